/**
 * Index to bytes. The same index always gives the same bytes, whatever platform wrote them, so their hash is the
 * repository's identity.
 */
import { EXTRACTOR_VERSION } from '../extract/types.ts';
import type { Graph } from '../graph/types.ts';
import { sha256Hex } from '../hash.ts';
import type { InvertedIndex } from '../search/types.ts';
import { aligned, ENTRY_BYTES, FORMAT_VERSION, HEADER_BYTES, MAGIC, SECTIONS, type SectionName } from './format.ts';
import { packTexts } from './texts.ts';
import type { Snapshot } from './types.ts';

type Column = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** `texts` are the sources of the graph's files, in file order. */
export function encodeSnapshot(graph: Graph, index: InvertedIndex, texts: readonly string[]): Snapshot {
  const { files, nodes, edges } = graph;
  const strings = packTexts(graph.strings.count, (id) => graph.strings.at(id));
  const terms = packTexts(index.termCount, (id) => index.term(id));
  const sources = packTexts(texts.length, (file) => texts[file]);
  const meta = new TextEncoder().encode(JSON.stringify({ coverage: graph.coverage, projectNames: graph.projectNames }));
  const columns: Record<SectionName, Column> = {
    meta,
    'strings.start': strings.start,
    'strings.utf8': strings.utf8,
    'files.path': files.path,
    'files.language': files.language,
    'files.fileClass': files.fileClass,
    'files.classReason': files.classReason,
    'files.hash': files.hash,
    'files.encoding': files.encoding,
    'files.lines': files.lines,
    'files.chars': files.chars,
    'files.firstNode': files.firstNode,
    'files.parseErrors': files.parseErrors,
    'nodes.kind': nodes.kind,
    'nodes.file': nodes.file,
    'nodes.parent': nodes.parent,
    'nodes.name': nodes.name,
    'nodes.qualifiedName': nodes.qualifiedName,
    'nodes.signature': nodes.signature,
    'nodes.doc': nodes.doc,
    'nodes.start': nodes.start,
    'nodes.end': nodes.end,
    'nodes.startLine': nodes.startLine,
    'nodes.endLine': nodes.endLine,
    'nodes.docLine': nodes.docLine,
    'nodes.bodyLine': nodes.bodyLine,
    'nodes.flags': nodes.flags,
    'edges.source': edges.source,
    'edges.target': edges.target,
    'edges.kind': edges.kind,
    'edges.confidence': edges.confidence,
    'edges.strategy': edges.strategy,
    'edges.line': edges.line,
    'edges.column': edges.column,
    'edges.name': edges.name,
    'edges.outStart': edges.outStart,
    'edges.inStart': edges.inStart,
    'edges.inEdge': edges.inEdge,
    'terms.start': terms.start,
    'terms.utf8': terms.utf8,
    'index.postingStart': index.postingStart,
    'index.postingNode': index.postingNode,
    'index.postingCounts': index.postingCounts,
    'index.fieldLengths': index.fieldLengths,
    'index.meanLengths': index.meanLengths,
    'sources.start': sources.start,
    'sources.utf8': sources.utf8,
  };
  const bytes = lay(columns);
  return { id: sha256Hex(bytes), bytes };
}

/** Header, table, sections. Typed arrays are written as they lie in memory; every host of the engine is little-endian. */
function lay(columns: Readonly<Record<SectionName, Column>>): Uint8Array<ArrayBuffer> {
  const tableEnd = aligned(HEADER_BYTES + SECTIONS.length * ENTRY_BYTES);
  const places: { readonly at: number; readonly length: number }[] = [];
  let end = tableEnd;
  for (const name of SECTIONS) {
    const at = aligned(end);
    const length = columns[name].byteLength;
    places.push({ at, length });
    end = at + length;
  }
  const bytes = new Uint8Array(aligned(end));
  const view = new DataView(bytes.buffer);
  for (const [word, value] of [MAGIC, FORMAT_VERSION, EXTRACTOR_VERSION, SECTIONS.length].entries()) {
    view.setUint32(word * 4, value, true);
  }
  SECTIONS.forEach((name, section) => {
    const { at, length } = places[section];
    view.setUint32(HEADER_BYTES + section * ENTRY_BYTES, at, true);
    view.setUint32(HEADER_BYTES + section * ENTRY_BYTES + 4, length, true);
    const column = columns[name];
    bytes.set(new Uint8Array(column.buffer, column.byteOffset, column.byteLength), at);
  });
  return bytes;
}
