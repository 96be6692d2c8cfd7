/**
 * Index to bytes. The same index always gives the same bytes, whatever platform wrote them, so their hash is the
 * repository's identity.
 */
import type { Graph } from '../graph/types.ts';
import type { InvertedIndex } from '../search/types.ts';
import { type Column, EDGE_COLUMNS, type Element, FILE_COLUMNS, INDEX_COLUMNS, NODE_COLUMNS } from './format.ts';
import { lay } from './table.ts';
import { packTexts } from './texts.ts';
import type { Snapshot } from './types.ts';

/** `texts` are the sources of the graph's files, in file order. */
export function encodeSnapshot(graph: Graph, index: InvertedIndex, texts: readonly string[]): Snapshot {
  return lay([
    ['coverage', json(graph.coverage)],
    ['project-names', json(graph.projectNames)],
    ...packed('strings', graph.strings.count, (id) => graph.strings.at(id)),
    ...columnsOf('files', FILE_COLUMNS, graph.files),
    ...columnsOf('nodes', NODE_COLUMNS, graph.nodes),
    ...columnsOf('edges', EDGE_COLUMNS, graph.edges),
    ...packed('terms', index.termCount, (id) => index.term(id)),
    ...columnsOf('index', INDEX_COLUMNS, index),
    ...packed('sources', texts.length, (file) => texts[file]),
  ]);
}

type Named = readonly [string, Column];

const json = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

function packed(name: string, count: number, at: (index: number) => string): readonly Named[] {
  const { start, utf8 } = packTexts(count, at);
  return [
    [`${name}.start`, start],
    [`${name}.utf8`, utf8],
  ];
}

function columnsOf<Columns extends Readonly<Record<string, Element>>>(
  table: string,
  columns: Columns,
  values: { readonly [Name in keyof Columns]: Column },
): readonly Named[] {
  return Object.keys(columns).map((name) => [`${table}.${name}`, values[name]]);
}
