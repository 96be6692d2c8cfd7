/**
 * Header and table of sections: written before the sections, readable without them. Whatever is wrong in them is found
 * here, because the id in the header is the hash of everything else in header and table. Typed arrays are written as they
 * lie in memory, which is the same in every home of the engine: V8 and its peers run on little-endian machines.
 */
import { EXTRACTOR_VERSION } from '../extract/types.ts';
import { sha256Hex } from '../hash.ts';
import { fail } from '../problem.ts';
import {
  ALIGNMENT,
  aligned,
  type Column,
  FORMAT_VERSION,
  HASH_AT,
  HEADER_BYTES,
  MAGIC,
  MAX_BYTES,
  NAME_BYTES,
  ROW_BYTES,
} from './format.ts';

/** Where a section lies, in bytes from the start of the snapshot. */
export interface Section {
  readonly offset: number;
  readonly length: number;
  /** SHA-256, lower-case hex. */
  readonly sha256: string;
}

export interface Head {
  /** The snapshot's id. */
  readonly id: string;
  /** Bytes of the whole snapshot. */
  readonly length: number;
  readonly sections: ReadonlyMap<string, Section>;
}

/** So many first bytes hold the header, which says where the table ends. */
export const HEADER_RANGE = HEADER_BYTES;

/** Where the table ends, from the first HEADER_RANGE bytes. Throws `bad-snapshot`. */
export function headRange(bytes: Uint8Array): number {
  if (bytes.length < HEADER_BYTES) refuse(`It has ${bytes.length} bytes, fewer than its header.`);
  const view = viewOf(bytes);
  if (readName(bytes, 0, MAGIC.length) !== MAGIC) refuse('It does not start as a snapshot does.');
  const format = view.getUint32(8, true);
  const extractor = view.getUint32(12, true);
  if (format !== FORMAT_VERSION) refuse(`Its format is version ${format}; this release reads ${FORMAT_VERSION}.`);
  if (extractor !== EXTRACTOR_VERSION) {
    refuse(`It was made by extractor ${extractor}; this release has ${EXTRACTOR_VERSION}.`);
  }
  return HEADER_BYTES + view.getUint32(16, true) * ROW_BYTES;
}

/** Header and table, from the first `headRange` bytes or more. Throws `bad-snapshot`. */
export function readHead(bytes: Uint8Array): Head {
  const end = headRange(bytes);
  if (bytes.length < end) refuse(`It has ${bytes.length} bytes, fewer than its table of sections.`);
  const id = hex(bytes.subarray(HASH_AT, HEADER_BYTES));
  if (headHash(bytes, end) !== id) refuse('Its table of sections is damaged.');
  const view = viewOf(bytes);
  const sections = new Map<string, Section>();
  for (let row = HEADER_BYTES; row < end; row += ROW_BYTES) {
    sections.set(readName(bytes, row, NAME_BYTES), {
      offset: view.getUint32(row + NAME_BYTES, true),
      length: view.getUint32(row + NAME_BYTES + 4, true),
      sha256: hex(bytes.subarray(row + HASH_AT, row + ROW_BYTES)),
    });
  }
  return { id, length: view.getUint32(24, true), sections };
}

/** Header, table and sections, in the order of `columns`; and the id. */
export function lay(columns: readonly (readonly [string, Column])[]): {
  readonly id: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
} {
  const end = HEADER_BYTES + columns.length * ROW_BYTES;
  const length = columns.reduce((at, [, column]) => aligned(at + column.byteLength), end);
  if (length > MAX_BYTES) {
    fail(
      'too-large',
      `The index has ${length} bytes, more than the ${MAX_BYTES} that a snapshot can hold.`,
      'Index a part of the repository.',
    );
  }
  const bytes = new Uint8Array(length);
  const view = viewOf(bytes);
  writeName(bytes, 0, MAGIC);
  view.setUint32(8, FORMAT_VERSION, true);
  view.setUint32(12, EXTRACTOR_VERSION, true);
  view.setUint32(16, columns.length, true);
  view.setUint32(24, length, true);
  let offset = end;
  columns.forEach(([name, column], index) => {
    const row = HEADER_BYTES + index * ROW_BYTES;
    const content = new Uint8Array(column.buffer, column.byteOffset, column.byteLength);
    writeName(bytes, row, name);
    view.setUint32(row + NAME_BYTES, offset, true);
    view.setUint32(row + NAME_BYTES + 4, content.length, true);
    bytes.set(unhex(sha256Hex(content)), row + HASH_AT);
    bytes.set(content, offset);
    offset = aligned(offset + content.length);
  });
  const id = headHash(bytes, end);
  bytes.set(unhex(id), HASH_AT);
  return { id, bytes };
}

/** Refuses bytes in words. */
export function refuse(seen: string): never {
  return fail('bad-snapshot', `This is not a snapshot that can be used. ${seen}`, 'Index the repository again.');
}

/** Bytes that a typed array of any element can lie on: a slice of something else is copied, once. */
export const placed = (bytes: Uint8Array): Uint8Array => (bytes.byteOffset % ALIGNMENT === 0 ? bytes : bytes.slice());

function headHash(bytes: Uint8Array, end: number): string {
  const hashed = bytes.slice(0, end);
  hashed.fill(0, HASH_AT, HEADER_BYTES);
  return sha256Hex(hashed);
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

function writeName(bytes: Uint8Array, at: number, name: string): void {
  for (let index = 0; index < name.length; index++) bytes[at + index] = name.charCodeAt(index);
}

const readName = (bytes: Uint8Array, at: number, length: number): string =>
  String.fromCharCode(...bytes.subarray(at, at + length)).replace(/\0+$/, '');

const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
const unhex = (text: string): Uint8Array =>
  Uint8Array.from({ length: text.length / 2 }, (_, index) => Number.parseInt(text.slice(index * 2, index * 2 + 2), 16));
