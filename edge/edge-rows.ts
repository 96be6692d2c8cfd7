/** Edges as lines of JSON, in the order of the graph. `kind=calls` means calls and instantiations, resolved or not. */
import { CONFIDENCES, EDGE_KINDS, type EdgeKind, type Graph, STRATEGIES } from '../src/engine/graph/types.ts';
import { fail } from '../src/engine/problem.ts';

export interface EdgeFilter {
  readonly kind: string | null;
  /** Path of the file that the edges start in. */
  readonly path: string | null;
}

/** Throws bad-request for a kind that does not exist. */
export function edgeRows(graph: Graph, filter: EdgeFilter): Iterator<string> {
  const kinds = kindsOf(filter.kind);
  return rows(graph, kinds, filter.path);
}

function kindsOf(kind: string | null): ReadonlySet<EdgeKind> {
  if (kind === null) return new Set(EDGE_KINDS);
  if (kind === 'calls') return new Set(['calls', 'instantiates']);
  const known = EDGE_KINDS.find((name) => name === kind);
  return known
    ? new Set([known])
    : fail('bad-request', `There is no kind of edge “${kind}”.`, `Use one of ${EDGE_KINDS.join(', ')}.`, 'kind');
}

function* rows(
  { edges, nodes, files, strings }: Graph,
  kinds: ReadonlySet<EdgeKind>,
  only: string | null,
): Generator<string> {
  const pathOf = (node: number): string => strings.at(files.path[nodes.file[node]]);
  for (let edge = 0; edge < edges.count; edge++) {
    const kind = EDGE_KINDS[edges.kind[edge]];
    const path = pathOf(edges.source[edge]);
    if (!kinds.has(kind) || (only !== null && path !== only)) continue;
    const target = edges.target[edge];
    yield `${JSON.stringify({
      path,
      line: edges.line[edge],
      column: edges.column[edge],
      name: strings.at(edges.name[edge]),
      kind,
      target: target < 0 ? null : { path: pathOf(target), line: nodes.startLine[target] },
      confidence: CONFIDENCES[edges.confidence[edge]],
      strategy: STRATEGIES[edges.strategy[edge]],
    })}\n`;
  }
}
