import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Fetch } from '../http.ts';
import { pageFiles } from './page.ts';

const WASM = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);
let folder: string;
let page: Fetch;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-'));
  await mkdir(join(folder, 'built/assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'outside');
  await writeFile(join(folder, 'built-not'), 'a neighbour');
  for (const name of ['index.html', 'sw.js', 'manifest.webmanifest', 'favicon.svg', 'licences.txt', 'odd.name']) {
    await writeFile(join(folder, 'built', name), `content of ${name} `.repeat(100));
  }
  await writeFile(join(folder, 'built/assets/go-3f2a.wasm'), WASM);
  page = pageFiles(join(folder, 'built'));
});
afterAll(() => rm(folder, { recursive: true }));

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  page(new Request(`http://127.0.0.1${path}`, { headers, method }));

describe('The page', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml', 'no-cache'],
    ['/odd.name', 'application/octet-stream', 'no-cache'],
    ['/assets/go-3f2a.wasm', 'application/wasm', 'public, max-age=31536000, immutable'],
  ])('gives %s as %s, kept %s, under the policy', async (path, type, kept) => {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe(type);
    expect(headers.get('cache-control')).toBe(kept);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; connect-src 'self'; style-src 'self'; " +
        "img-src 'self' data:; font-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('is compressed for those who can read that, and the same for those who cannot', async () => {
    const plain = new Uint8Array(await (await get('/sw.js')).arrayBuffer());
    const packed = await get('/sw.js', { 'accept-encoding': 'br, gzip' });
    const body = new Uint8Array(await packed.arrayBuffer());
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect(packed.headers.get('vary')).toBe('accept-encoding');
    expect(Number(packed.headers.get('content-length'))).toBe(body.length);
    expect(body.length).toBeLessThan(plain.length / 4);
    expect(new Uint8Array(gunzipSync(body))).toEqual(plain);
  });

  it('is not sent again while it stands as it was, and is sent when it changed', async () => {
    const tag = (await get('/licences.txt')).headers.get('etag') ?? '';
    const again = await get('/licences.txt', { 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    await writeFile(join(folder, 'built/licences.txt'), 'other terms');
    const changed = await get('/licences.txt', { 'if-none-match': tag });
    expect([changed.status, await changed.text()]).toEqual([200, 'other terms']);
  });

  it('answers HEAD without a body', async () => {
    const response = await get('/index.html', {}, 'HEAD');
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(Number(response.headers.get('content-length'))).toBeGreaterThan(1_000);
  });

  it.each([
    '/none.html',
    '/assets',
    '/assets/',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/..%5csecret.txt',
    '/a%00b',
    '/%',
    '/..%2fbuilt-not',
  ])('has nothing at %s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await response.text()).toBe('There is no such page.\n');
  });

  it('is only read', async () => {
    expect((await get('/index.html', {}, 'POST')).status).toBe(405);
  });
});
