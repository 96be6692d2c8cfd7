/**
 * The call path of a question: the longest chain of calls that joins definitions it is about, with at most one step in a
 * row through something else. Breadth first, so a chain is the shortest between its ends.
 */
import { CONFIDENCES, EDGE_KINDS, type Graph } from '../graph/types.ts';
import type { Gathered } from './gather.ts';
import type { FlowStep } from './types.ts';
import { MAX_FLOW, MAX_FLOW_STARTS } from './weights.ts';

const CALLS = EDGE_KINDS.indexOf('calls');
const SURE = CONFIDENCES.indexOf('inferred');
const MAX_VISITS = 1_500;

interface Visit {
  readonly node: number;
  readonly before: Visit | null;
  readonly callLine: number;
  readonly depth: number;
  readonly unnamed: number;
}

export function callPath(graph: Graph, gathered: Gathered): readonly FlowStep[] {
  const named = new Set(gathered.entries);
  const starts = [...gathered.entries]
    .sort((a, b) => (gathered.grades.get(b) ?? 1) - (gathered.grades.get(a) ?? 1) || a - b)
    .slice(0, MAX_FLOW_STARTS);
  let best: Visit | null = null;
  for (const start of starts) {
    const end = farthest(graph, start, named);
    if (end && end.depth > (best?.depth ?? 1)) best = end;
  }
  return best ? stepsOf(best) : [];
}

/** The deepest definition of the question that calls lead to. */
function farthest({ edges }: Graph, start: number, named: ReadonlySet<number>): Visit | null {
  const queue: Visit[] = [{ node: start, before: null, callLine: 0, depth: 1, unnamed: 0 }];
  const seen = new Set([start]);
  let deepest: Visit | null = null;
  for (let head = 0; head < queue.length && head < MAX_VISITS; head++) {
    const visit = queue[head];
    if (visit.depth === MAX_FLOW) continue;
    for (let edge = edges.outStart[visit.node]; edge < edges.outStart[visit.node + 1]; edge++) {
      const target = edges.target[edge];
      if (target < 0 || edges.kind[edge] !== CALLS || edges.confidence[edge] < SURE || seen.has(target)) continue;
      const unnamed = named.has(target) ? 0 : visit.unnamed + 1;
      if (unnamed > 1) continue;
      seen.add(target);
      const next: Visit = { node: target, before: visit, callLine: edges.line[edge], depth: visit.depth + 1, unnamed };
      queue.push(next);
      if (unnamed === 0 && next.depth > (deepest?.depth ?? 1)) deepest = next;
    }
  }
  return deepest;
}

function stepsOf(end: Visit): readonly FlowStep[] {
  const steps: FlowStep[] = [];
  let callLine = 0;
  for (let visit: Visit | null = end; visit; visit = visit.before) {
    steps.unshift({ node: visit.node, callLine });
    callLine = visit.callLine;
  }
  return steps;
}
