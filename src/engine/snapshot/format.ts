/**
 * The layout of a snapshot: a header, a table of sections, then the sections, each aligned so that a typed array can lie
 * on it. Everything is little-endian and uncompressed: compressors differ between runtimes, so compression is transport.
 * Header and table come first, so a reader can fetch them alone and then only the sections that it needs.
 *
 * header  0 magic · 8 format version · 12 extractor version · 16 sections · 20 reserved · 24 length of the whole · 32 id
 * table   a row per section: 0 name · 24 offset · 28 length · 32 SHA-256 of the section
 *
 * The id is the SHA-256 of the header before it and the table, so it vouches for versions, places and every section.
 */
import type { EdgeTable, FileTable, NodeTable } from '../graph/types.ts';
import type { InvertedIndex } from '../search/types.ts';

/** First eight bytes. The line end shows a file that a transfer took for text. */
export const MAGIC = 'cgraph\r\n';
/** Raised with every change of layout or of the meaning of a section. */
export const FORMAT_VERSION = 1;

/** Bytes of the header, and of a row of the table. */
export const HEADER_BYTES = 64;
export const ROW_BYTES = 64;
/** Bytes of a section's name; shorter ones end in zeros. */
export const NAME_BYTES = 24;
/** Where the id and a section's hash stand, from the start of header and row. */
export const HASH_AT = 32;
/** Every section starts at a multiple of this many bytes. */
export const ALIGNMENT = 8;
/** Offsets and lengths are 32-bit numbers. */
export const MAX_BYTES = 2 ** 32 - 1;

export type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;
export type Element = 'u8' | 'u16' | 'u32' | 'i32' | 'f64';

type ElementOf<Array> = Array extends Uint8Array
  ? 'u8'
  : Array extends Uint16Array
    ? 'u16'
    : Array extends Uint32Array
      ? 'u32'
      : Array extends Int32Array
        ? 'i32'
        : Array extends Float64Array
          ? 'f64'
          : never;
/** The columns of a table and nothing else: a column that is added to the table does not compile until it is here. */
type ColumnsOf<Table> = {
  readonly [Name in keyof Table as Table[Name] extends Column ? Name : never]: ElementOf<Table[Name]>;
};

export const FILE_COLUMNS: ColumnsOf<FileTable> = {
  path: 'u32',
  language: 'u32',
  fileClass: 'u8',
  classReason: 'u32',
  hash: 'u32',
  encoding: 'u32',
  lines: 'u32',
  chars: 'u32',
  firstNode: 'u32',
  parseErrors: 'u8',
};

export const NODE_COLUMNS: ColumnsOf<NodeTable> = {
  kind: 'u8',
  file: 'u32',
  parent: 'i32',
  name: 'u32',
  qualifiedName: 'u32',
  signature: 'u32',
  doc: 'u32',
  start: 'u32',
  end: 'u32',
  startLine: 'u32',
  endLine: 'u32',
  docLine: 'u32',
  bodyLine: 'u32',
  flags: 'u8',
};

export const EDGE_COLUMNS: ColumnsOf<EdgeTable> = {
  source: 'u32',
  target: 'i32',
  kind: 'u8',
  confidence: 'u8',
  strategy: 'u8',
  line: 'u32',
  column: 'u32',
  name: 'u32',
  outStart: 'u32',
  inStart: 'u32',
  inEdge: 'u32',
};

export const INDEX_COLUMNS: ColumnsOf<InvertedIndex> = {
  postingStart: 'u32',
  postingNode: 'u32',
  postingCounts: 'u8',
  fieldLengths: 'u16',
  meanLengths: 'f64',
};

/** First offset at or after `at` on which any typed array may lie. */
export const aligned = (at: number): number => Math.ceil(at / ALIGNMENT) * ALIGNMENT;
