/** Browser tests against the built page on the real server: one process, a fresh store, a free port. */
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser } from './browser.ts';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

// Test processes read this file again: they inherit what the first reading decided.
process.env.E2E_PORT ??= String(await freePort());
process.env.E2E_STORE ??= mkdtempSync(join(tmpdir(), 'codegraph-web-'));
process.env.E2E_BROWSER ??= findBrowser() ?? '';

const { E2E_PORT, E2E_STORE, E2E_BROWSER } = process.env;
const address = `http://127.0.0.1:${E2E_PORT}`;

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: address,
    browserName: 'chromium',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    launchOptions: { ...(E2E_BROWSER ? { executablePath: E2E_BROWSER } : {}), args: [...BROWSER_ARGS] },
  },
  webServer: {
    command: `"${process.execPath}" --liftoff-only dist/edge/node.js`,
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    url: `${address}/healthz`,
    env: { PORT: E2E_PORT ?? '', STORE_DIR: E2E_STORE ?? '' },
    reuseExistingServer: false,
    timeout: 60_000,
  },
});
