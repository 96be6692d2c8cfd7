/** Edges as lines of JSON, in the order of the graph. `kind=calls` means calls and instantiations, resolved or not. */
import { CONFIDENCES, EDGE_KINDS, type EdgeKind, type Graph, STRATEGIES } from '../src/engine/graph/types.ts';
import { fail } from '../src/engine/problem.ts';

export interface EdgeFilter {
  readonly kind: string | null;
  /** Path of the file that the edges start in. */
  readonly path: string | null;
}

/** Throws bad-request for a kind or a file that does not exist. */
export function edgeRows(graph: Graph, { kind, path }: EdgeFilter): Iterator<string> {
  const kinds = kindsOf(kind);
  const [from, to] = path === null ? [0, graph.edges.count] : rangeOf(graph, path);
  return rows(graph, kinds, from, to);
}

function kindsOf(kind: string | null): ReadonlySet<EdgeKind> {
  if (kind === null) return new Set(EDGE_KINDS);
  if (kind === 'calls') return new Set(['calls', 'instantiates']);
  const known = EDGE_KINDS.find((name) => name === kind);
  if (known) return new Set([known]);
  const said = kind.slice(0, 80);
  return fail('bad-request', `There is no kind of edge “${said}”.`, `Use one of ${EDGE_KINDS.join(', ')}.`, 'kind');
}

/** Nodes of a file follow each other, and so do the edges that start in them. */
function rangeOf({ files, nodes, edges, strings }: Graph, path: string): readonly [number, number] {
  for (let file = 0; file < files.count; file++) {
    if (strings.at(files.path[file]) !== path) continue;
    const end = file + 1 < files.count ? files.firstNode[file + 1] : nodes.count;
    return [edges.outStart[files.firstNode[file]], edges.outStart[end]];
  }
  return fail(
    'bad-request',
    `No indexed file has the path ${JSON.stringify(path.slice(0, 200))}.`,
    'Use a path as it stands in an answer, or leave it out for all files.',
    'path',
  );
}

function* rows(
  { edges, nodes, files, strings }: Graph,
  kinds: ReadonlySet<EdgeKind>,
  from: number,
  to: number,
): Generator<string> {
  const pathOf = (node: number): string => strings.at(files.path[nodes.file[node]]);
  for (let edge = from; edge < to; edge++) {
    const kind = EDGE_KINDS[edges.kind[edge]];
    if (!kinds.has(kind)) continue;
    const target = edges.target[edge];
    yield `${JSON.stringify({
      path: pathOf(edges.source[edge]),
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
