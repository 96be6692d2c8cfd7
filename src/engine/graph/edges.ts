/** Edges as rows, then as columns in their one order: by source, line, column, kind, target, name. */
import { compare } from './repository.ts';
import type { StringPool } from './strings.ts';
import {
  CONFIDENCES,
  type Confidence,
  EDGE_KINDS,
  type EdgeKind,
  type EdgeTable,
  STRATEGIES,
  type Strategy,
} from './types.ts';

export interface EdgeRow {
  readonly source: number;
  /** −1 when unresolved or foreign. */
  readonly target: number;
  readonly kind: EdgeKind;
  readonly confidence: Confidence;
  readonly strategy: Strategy;
  readonly line: number;
  readonly column: number;
  /** Last segment of what is written there. */
  readonly name: string;
}

const KIND_INDEX = new Map(EDGE_KINDS.map((kind, index) => [kind, index]));
const CONFIDENCE_INDEX = new Map(CONFIDENCES.map((confidence, index) => [confidence, index]));
const STRATEGY_INDEX = new Map(STRATEGIES.map((strategy, index) => [strategy, index]));

const kindOf = (row: EdgeRow): number => KIND_INDEX.get(row.kind) ?? 0;

function byOrder(a: EdgeRow, b: EdgeRow): number {
  return (
    a.source - b.source ||
    a.line - b.line ||
    a.column - b.column ||
    kindOf(a) - kindOf(b) ||
    a.target - b.target ||
    compare(a.name, b.name) ||
    compare(a.confidence, b.confidence) ||
    compare(a.strategy, b.strategy)
  );
}

/** Sorts the rows and lays them out; rows that say the same twice are kept once. */
export function layEdges(rows: readonly EdgeRow[], nodeCount: number, pool: StringPool): EdgeTable {
  const sorted = [...rows].sort(byOrder);
  const kept = sorted.filter((row, at) => at === 0 || !says(sorted[at - 1], row));
  const count = kept.length;
  const table = {
    count,
    source: new Uint32Array(count),
    target: new Int32Array(count),
    kind: new Uint8Array(count),
    confidence: new Uint8Array(count),
    strategy: new Uint8Array(count),
    line: new Uint32Array(count),
    column: new Uint32Array(count),
    name: new Uint32Array(count),
    outStart: new Uint32Array(nodeCount + 1),
    inStart: new Uint32Array(nodeCount + 1),
    inEdge: new Uint32Array(kept.filter(({ target }) => target >= 0).length),
  };
  kept.forEach((row, at) => {
    table.source[at] = row.source;
    table.target[at] = row.target;
    table.kind[at] = kindOf(row);
    table.confidence[at] = CONFIDENCE_INDEX.get(row.confidence) ?? 0;
    table.strategy[at] = STRATEGY_INDEX.get(row.strategy) ?? 0;
    table.line[at] = row.line;
    table.column[at] = row.column;
    table.name[at] = pool.id(row.name);
    table.outStart[row.source + 1]++;
    if (row.target >= 0) table.inStart[row.target + 1]++;
  });
  for (let node = 0; node < nodeCount; node++) {
    table.outStart[node + 1] += table.outStart[node];
    table.inStart[node + 1] += table.inStart[node];
  }
  const next = table.inStart.slice(0, nodeCount);
  kept.forEach(({ target }, at) => {
    if (target >= 0) table.inEdge[next[target]++] = at;
  });
  return table;
}

function says(a: EdgeRow, b: EdgeRow): boolean {
  return (
    a.source === b.source &&
    a.line === b.line &&
    a.column === b.column &&
    a.kind === b.kind &&
    a.target === b.target &&
    a.name === b.name
  );
}
