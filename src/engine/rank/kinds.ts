/**
 * How good a kind of definition is as evidence (CG-10 §1). A local variable that happens to have the word's name is a
 * collision until something uses it; a table of many lines says something by its text, whatever kind it is.
 */
import { NODE_KINDS } from '../extract/types.ts';
import { type Graph, NODE_FLAGS } from '../graph/types.ts';
import type { Levers } from '../levers.ts';
import { BULK, INTERFACE_MEMBER, ISOLATED, KIND_WEIGHTS, WEAK_KINDS } from './weights.ts';

export interface KindWeight {
  /** Factor on whatever the definition scores, 0 … 1. */
  readonly weight: number;
  readonly isolated: boolean;
}

/** The weight of a definition that the question matched. `matched` asks for a use somewhere; neighbours have one. */
export function kindWeight(node: number, graph: Graph, levers: Levers, matched: boolean): KindWeight {
  const { nodes } = graph;
  const kind = NODE_KINDS[nodes.kind[node]];
  const declared = (nodes.flags[node] & NODE_FLAGS.inInterface) !== 0;
  const lines = nodes.endLine[node] - nodes.startLine[node] + 1;
  const bulky = WEAK_KINDS.has(kind) && lines >= BULK.lines;
  const weak = declared || (WEAK_KINDS.has(kind) && !bulky);
  if (matched && weak && levers.isolation && !isUsed(node, graph)) return { weight: ISOLATED, isolated: true };
  if (!levers.kindWeights) return { weight: 1, isolated: false };
  const own = bulky ? Math.max(BULK.weight, KIND_WEIGHTS[kind]) : KIND_WEIGHTS[kind];
  return { weight: declared ? Math.min(own, INTERFACE_MEMBER) : own, isolated: false };
}

/** Any resolved edge from elsewhere, or to elsewhere: something uses it, or it does something. */
function isUsed(node: number, { edges }: Graph): boolean {
  for (let at = edges.inStart[node]; at < edges.inStart[node + 1]; at++) {
    if (edges.source[edges.inEdge[at]] !== node) return true;
  }
  for (let edge = edges.outStart[node]; edge < edges.outStart[node + 1]; edge++) {
    if (edges.target[edge] >= 0 && edges.target[edge] !== node) return true;
  }
  return false;
}
