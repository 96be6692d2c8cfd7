/**
 * The call path of a question: the longest chain of calls that joins definitions it is about, with at most one step in a
 * row through something else. Breadth first, so a chain is the shortest between its ends.
 */
import { CONFIDENCES, EDGE_KINDS, type Graph } from '../graph/types.ts';
import type { Gathered } from './gather.ts';
import type { FlowStep } from './types.ts';
import { FLOW_GRADE, MAX_FLOW, MAX_FLOW_STARTS, MAX_FLOW_VISITS } from './weights.ts';

const CALLS = EDGE_KINDS.indexOf('calls');
const SURE = CONFIDENCES.indexOf('inferred');

interface Visit {
  readonly node: number;
  readonly before: Visit | null;
  readonly callLine: number;
  readonly depth: number;
  readonly unnamed: number;
}

/** Empty when no call leads from one definition of the question to another. */
export function callPath(graph: Graph, gathered: Gathered): readonly FlowStep[] {
  const meant = gathered.entries.filter((node) => {
    const entry = gathered.nodes.get(node);
    return entry !== undefined && (entry.tier !== 'entry' || entry.grade >= FLOW_GRADE);
  });
  const ends = new Set(meant);
  let best: Visit | null = null;
  for (const start of meant.slice(0, MAX_FLOW_STARTS)) {
    const end = farthest(graph, start, ends);
    if (end && end.depth > (best?.depth ?? 1)) best = end;
  }
  return best ? stepsOf(best) : [];
}

/** The deepest definition of the question that calls lead to. */
function farthest({ edges }: Graph, start: number, ends: ReadonlySet<number>): Visit | null {
  const queue: Visit[] = [{ node: start, before: null, callLine: 0, depth: 1, unnamed: 0 }];
  const seen = new Set([start]);
  let deepest: Visit | null = null;
  for (let head = 0; head < queue.length && head < MAX_FLOW_VISITS; head++) {
    const visit = queue[head];
    if (visit.depth === MAX_FLOW) continue;
    for (let edge = edges.outStart[visit.node]; edge < edges.outStart[visit.node + 1]; edge++) {
      const target = edges.target[edge];
      if (target < 0 || edges.kind[edge] !== CALLS || edges.confidence[edge] < SURE || seen.has(target)) continue;
      const unnamed = ends.has(target) ? 0 : visit.unnamed + 1;
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
