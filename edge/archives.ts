/** Archives for tests, made by hand where a tool would refuse to make them. */
import { gzipSync } from 'node:zlib';
import { writeZip } from '../src/ingest/zip.ts';

/** Contents by path. */
export type Files = Readonly<Record<string, string>>;

export const zipOf = (files: Files): Uint8Array<ArrayBuffer> => {
  const encoder = new TextEncoder();
  const contents = Object.entries(files).map(([path, text]) => [path, encoder.encode(text)] as const);
  return new Uint8Array(writeZip(Object.fromEntries(contents)));
};

/** Block size of tar (POSIX.1-1988), and where its fields stand. */
const BLOCK = 512;
const FIELDS = { mode: 100, size: 124, checksum: 148, type: 156, magic: 257 };

/** A gzipped tar with everything below one root folder. */
export function tarGzOf(root: string, files: Files): Uint8Array<ArrayBuffer> {
  const blocks = Object.entries(files).flatMap(([path, text]) => {
    const content = Buffer.from(text);
    const header = Buffer.alloc(BLOCK);
    header.write(`${root}/${path}`, 0);
    header.write('0000644\0', FIELDS.mode);
    header.write(`${content.length.toString(8).padStart(11, '0')}\0`, FIELDS.size);
    header.write('        ', FIELDS.checksum);
    header.write('0', FIELDS.type);
    header.write('ustar\x0000', FIELDS.magic);
    const sum = header.reduce((total, byte) => total + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, FIELDS.checksum);
    return [header, content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)];
  });
  return new Uint8Array(gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)])));
}
