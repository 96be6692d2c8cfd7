/** Archives made in the test, so that each is as small and as wrong as it has to be. */
import { gzipSync, zipSync } from 'fflate';

export interface Entry {
  readonly path: string;
  readonly text: string | Uint8Array;
}

const bytesOf = ({ text }: Entry): Uint8Array => (typeof text === 'string' ? new TextEncoder().encode(text) : text);

export const zip = (entries: readonly Entry[]): Uint8Array =>
  zipSync(Object.fromEntries(entries.map((entry) => [entry.path, bytesOf(entry)])));

const BLOCK = 512;

/** One ustar header; sums and sizes are octal text. */
function header(path: string, size: number): Uint8Array {
  const block = new Uint8Array(BLOCK);
  const put = (at: number, text: string) => block.set(new TextEncoder().encode(text), at);
  put(0, path);
  put(100, '0000644\0');
  put(124, `${size.toString(8).padStart(11, '0')}\0`);
  put(136, '00000000000\0');
  put(148, '        ');
  put(156, '0');
  put(257, 'ustar\x0000');
  const sum = block.reduce((total, byte) => total + byte, 0);
  put(148, `${sum.toString(8).padStart(6, '0')}\0 `);
  return block;
}

export function tarGz(entries: readonly Entry[]): Uint8Array {
  const parts = entries.flatMap((entry) => {
    const bytes = bytesOf(entry);
    return [header(entry.path, bytes.length), bytes, new Uint8Array((BLOCK - (bytes.length % BLOCK)) % BLOCK)];
  });
  parts.push(new Uint8Array(2 * BLOCK));
  const tar = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    tar.set(part, at);
    at += part.length;
  }
  return gzipSync(tar, { mtime: 0 });
}
