/**
 * The built page, from its folder: strict policy on every file, for ever where the name carries a hash, compressed once.
 * Nothing outside the folder is served.
 */
import { readFile, stat } from 'node:fs/promises';
import { extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { IMMUTABLE, PAGE_HEADERS, withHeaders } from '../headers.ts';
import type { Fetch } from '../http.ts';

/** By ending: the type, and whether compression helps. */
const TYPES: Readonly<Record<string, { readonly type: string; readonly packs: boolean }>> = {
  '.html': { type: 'text/html; charset=utf-8', packs: true },
  '.js': { type: 'text/javascript; charset=utf-8', packs: true },
  '.css': { type: 'text/css; charset=utf-8', packs: true },
  '.json': { type: 'application/json', packs: true },
  '.webmanifest': { type: 'application/manifest+json', packs: true },
  '.wasm': { type: 'application/wasm', packs: true },
  '.svg': { type: 'image/svg+xml', packs: true },
  '.txt': { type: 'text/plain; charset=utf-8', packs: true },
  '.md': { type: 'text/plain; charset=utf-8', packs: true },
  '.png': { type: 'image/png', packs: false },
  '.ico': { type: 'image/x-icon', packs: false },
  '.woff2': { type: 'font/woff2', packs: false },
  '.zip': { type: 'application/zip', packs: false },
};
const UNKNOWN = { type: 'application/octet-stream', packs: false };
/** Where the build puts files whose names carry the hash of their content. */
const HASHED = '/assets/';

interface PageFile {
  readonly type: string;
  readonly tag: string;
  readonly plain: Uint8Array<ArrayBuffer>;
  readonly packed: Uint8Array<ArrayBuffer> | null;
}

/** Answers GET and HEAD for the files of `folder`. */
export function pageFiles(folder: string): Fetch {
  const read = createReader(resolve(folder));
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, 'The page is only read.');
    const file = await read(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
    if (!file) return plain(404, 'There is no such page.');
    const cached = {
      'cache-control': pathname.startsWith(HASHED) ? `public, ${IMMUTABLE}` : 'no-cache',
      etag: file.tag,
    };
    if (request.headers.get('if-none-match') === file.tag) {
      return withHeaders(new Response(null, { status: 304, headers: cached }), PAGE_HEADERS);
    }
    const packs = file.packed !== null && /\bgzip\b/.test(request.headers.get('accept-encoding') ?? '');
    const body = packs && file.packed ? file.packed : file.plain;
    const headers: Record<string, string> = {
      ...cached,
      'content-type': file.type,
      'content-length': String(body.length),
      vary: 'accept-encoding',
    };
    if (packs) headers['content-encoding'] = 'gzip';
    return withHeaders(new Response(request.method === 'HEAD' ? null : body, { headers }), PAGE_HEADERS);
  };
}

const plain = (status: number, text: string): Response =>
  withHeaders(
    new Response(`${text}\n`, { status, headers: { 'content-type': 'text/plain; charset=utf-8' } }),
    PAGE_HEADERS,
  );

/** Files by address, each read and compressed once as long as it does not change. Null when there is none. */
function createReader(root: string): (pathname: string) => Promise<PageFile | null> {
  const known = new Map<string, PageFile>();
  return async (pathname) => {
    const path = placeOf(root, pathname);
    const found = path === null ? null : await stat(path).catch(() => null);
    if (path === null || !found?.isFile()) return null;
    const tag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
    const before = known.get(path);
    if (before?.tag === tag) return before;
    const { type, packs } = TYPES[extname(path).toLowerCase()] ?? UNKNOWN;
    const content = new Uint8Array(await readFile(path));
    const packed = packs ? new Uint8Array(await promisify(gzip)(content)) : null;
    const file = { type, tag, plain: content, packed };
    known.set(path, file);
    return file;
  };
}

/** Null for what is no path, or lies outside. */
function placeOf(root: string, pathname: string): string | null {
  try {
    const path = join(root, decodeURIComponent(pathname));
    return path.startsWith(root + sep) && !path.includes('\0') ? path : null;
  } catch {
    return null;
  }
}
