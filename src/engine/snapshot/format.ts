/**
 * The layout of a snapshot: a fixed header, a table of sections, then the sections, each aligned to eight bytes so that a
 * typed array can lie on it. Everything is little-endian. The table comes first, so a reader can fetch it by range and
 * then only the sections it needs. Nothing here depends on a compressor: compression is transport.
 */

/** `CGW` and the version of the layout. */
export const MAGIC = 0x01574743;
export const FORMAT_VERSION = 1;

/** magic, format version, extractor version, number of sections; four bytes each. */
export const HEADER_BYTES = 16;
/** Per section: offset and length in bytes, four bytes each. The order of sections is fixed. */
export const ENTRY_BYTES = 8;
export const ALIGNMENT = 8;

/** Order and names are the format: append only. */
export const SECTIONS = [
  'meta',
  'strings.start',
  'strings.utf8',
  'files.path',
  'files.language',
  'files.fileClass',
  'files.classReason',
  'files.hash',
  'files.encoding',
  'files.lines',
  'files.chars',
  'files.firstNode',
  'files.parseErrors',
  'nodes.kind',
  'nodes.file',
  'nodes.parent',
  'nodes.name',
  'nodes.qualifiedName',
  'nodes.signature',
  'nodes.doc',
  'nodes.start',
  'nodes.end',
  'nodes.startLine',
  'nodes.endLine',
  'nodes.docLine',
  'nodes.bodyLine',
  'nodes.flags',
  'edges.source',
  'edges.target',
  'edges.kind',
  'edges.confidence',
  'edges.strategy',
  'edges.line',
  'edges.column',
  'edges.name',
  'edges.outStart',
  'edges.inStart',
  'edges.inEdge',
  'terms.start',
  'terms.utf8',
  'index.postingStart',
  'index.postingNode',
  'index.postingCounts',
  'index.fieldLengths',
  'index.meanLengths',
  'sources.start',
  'sources.utf8',
] as const;
export type SectionName = (typeof SECTIONS)[number];

/** First offset at or after `at` on which any typed array may lie. */
export const aligned = (at: number): number => Math.ceil(at / ALIGNMENT) * ALIGNMENT;
