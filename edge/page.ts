/** The built page, on the endpoint's port: strict policy on every file, long caching for names that carry a hash. */
import { existsSync } from 'node:fs';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { compress } from 'hono/compress';

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "worker-src 'self'",
  "connect-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function servePage(app: Hono, folder: string): void {
  if (!existsSync(folder)) return;
  app.use('*', async (context, next) => {
    await next();
    context.header('content-security-policy', POLICY);
    context.header('x-content-type-options', 'nosniff');
    context.header('referrer-policy', 'no-referrer');
    context.header('cross-origin-opener-policy', 'same-origin');
    const hashed = context.req.path.startsWith('/assets/');
    context.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
  });
  app.use('*', compress());
  app.use('*', serveStatic({ root: folder }));
}
