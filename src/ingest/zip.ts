/**
 * Zip, read by its central directory, which alone says what is a symlink and what is encrypted; and written, for samples.
 * The compressed archive is in memory (it is bounded), never the inflated one: entries are inflated one by one.
 */
import { inflateSync, zipSync } from 'fflate';
import { fail } from '../engine/problem.ts';
import type { ArchiveEntry, TakeEntry } from './entry.ts';

/** Signatures and sizes of PKWARE's APPNOTE 6.3.10, sections 4.3.7, 4.3.12 and 4.3.16. */
const LOCAL_BYTES = 30;
const CENTRAL = 0x02014b50;
const CENTRAL_BYTES = 46;
const END = 0x06054b50;
const END_BYTES = 22;
const MAX_COMMENT = 65_535;
const ENCRYPTED = 1;
const UTF8_NAME = 0x800;
const STORED = 0;
const DEFLATED = 8;
/** Unix file type in the upper half of the external attributes. */
const TYPE_MASK = 0xf000;
const SYMLINK = 0xa000;
const ZIP64_MARK = 0xffffffff;

const damaged = (seen: string): never =>
  fail('bad-archive', `The zip archive cannot be read: ${seen}.`, 'Make the archive again and open that one.');

export async function readZip(bytes: Uint8Array, take: TakeEntry): Promise<void> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = findEnd(view);
  const count = view.getUint16(end + 10, true);
  let at = view.getUint32(end + 16, true);
  if (at === ZIP64_MARK || count === 0xffff)
    damaged('it is of the zip64 kind, for archives of 4 GB or 65,535 files and more');
  for (let entry = 0; entry < count; entry++) {
    if (at + CENTRAL_BYTES > bytes.length || view.getUint32(at, true) !== CENTRAL)
      damaged(`entry ${entry + 1} of ${count} is missing`);
    const nameLength = view.getUint16(at + 28, true);
    await take(entryAt(bytes, view, at, nameLength));
    at += CENTRAL_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - END_BYTES; at >= Math.max(0, view.byteLength - END_BYTES - MAX_COMMENT); at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  return damaged('its list of files, which stands at the end, is missing; it may have been cut short');
}

function entryAt(bytes: Uint8Array, view: DataView, at: number, nameLength: number): ArchiveEntry {
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const compressed = view.getUint32(at + 20, true);
  const size = view.getUint32(at + 24, true);
  const mode = view.getUint32(at + 38, true) >>> 16;
  const local = view.getUint32(at + 42, true);
  const name = readName(bytes.subarray(at + CENTRAL_BYTES, at + CENTRAL_BYTES + nameLength), (flags & UTF8_NAME) !== 0);
  const folder = name.endsWith('/') || name.endsWith('\\');
  if ((flags & ENCRYPTED) !== 0) {
    fail(
      'bad-archive',
      `The entry ${name} of the zip archive is encrypted.`,
      'Make the archive again without a password.',
      name,
    );
  }
  return {
    name,
    kind: folder ? 'folder' : (mode & TYPE_MASK) === SYMLINK ? 'symlink' : 'file',
    size,
    async read() {
      if (local + LOCAL_BYTES > bytes.length) return damaged(`the content of ${name} lies outside of it`);
      const start = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
      const body = bytes.subarray(start, start + compressed);
      if (method === STORED) return body.slice();
      if (method !== DEFLATED) return damaged(`${name} is compressed by method ${method}, which is not read`);
      try {
        return inflateSync(body, { out: new Uint8Array(size) });
      } catch (thrown) {
        return damaged(`${name} does not inflate (${thrown instanceof Error ? thrown.message : String(thrown)})`);
      }
    },
  };
}

/** Names are UTF-8 where they are valid UTF-8, flagged or not; else bytes of the original IBM set, shown as Latin-1. */
function readName(bytes: Uint8Array, flagged: boolean): string {
  try {
    return new TextDecoder('utf-8', { fatal: !flagged }).decode(bytes);
  } catch {
    return Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  }
}

/** Earliest date that an entry can hold, in local time as the library reads it. */
const ENTRY_DATE = new Date(1980, 0, 1, 12);

/** The same contents always give the same bytes. Entries in the order of the object's keys. */
export function writeZip(contents: Readonly<Record<string, Uint8Array>>): Uint8Array {
  return zipSync({ ...contents }, { mtime: ENTRY_DATE, level: 9 });
}
