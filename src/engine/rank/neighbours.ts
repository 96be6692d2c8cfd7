/** One resolved edge away, either way, or the enclosing type: whom a set of definitions has to do with, and how closely. */
import { CONFIDENCES, EDGE_KINDS, type Graph } from '../graph/types.ts';
import { CONFIDENCE_WEIGHTS, EDGE_WEIGHTS, ENCLOSING } from './weights.ts';

export interface Neighbour {
  readonly node: number;
  /** Of the strongest way here: strength of where it starts × kind of edge × confidence. 0 … 1. */
  readonly strength: number;
}

/** How strong an edge is as a tie, 0 … 1. */
export const tieOf = ({ edges }: Graph, edge: number): number =>
  edges.target[edge] < 0
    ? 0
    : EDGE_WEIGHTS[EDGE_KINDS[edges.kind[edge]]] * CONFIDENCE_WEIGHTS[CONFIDENCES[edges.confidence[edge]]];

/** The strongest `most` neighbours that `takes` admits, strongest first, ties by node. */
export function neighboursOf(
  graph: Graph,
  roots: readonly number[],
  strengthOf: (node: number) => number,
  takes: (node: number) => boolean,
  most: number,
): readonly Neighbour[] {
  const { edges, nodes, files } = graph;
  const found = new Map<number, number>();
  const offer = (node: number, strength: number): void => {
    if (strength > (found.get(node) ?? 0) && takes(node)) found.set(node, strength);
  };
  for (const root of roots) {
    const strength = strengthOf(root);
    if (strength === 0) continue;
    const parent = nodes.parent[root];
    if (parent >= 0 && parent !== files.firstNode[nodes.file[root]]) offer(parent, strength * ENCLOSING);
    for (let edge = edges.outStart[root]; edge < edges.outStart[root + 1]; edge++) {
      if (edges.target[edge] >= 0) offer(edges.target[edge], strength * tieOf(graph, edge));
    }
    for (let at = edges.inStart[root]; at < edges.inStart[root + 1]; at++) {
      const edge = edges.inEdge[at];
      offer(edges.source[edge], strength * tieOf(graph, edge));
    }
  }
  return [...found]
    .map(([node, strength]) => ({ node, strength }))
    .sort((a, b) => b.strength - a.strength || a.node - b.node)
    .slice(0, most);
}
