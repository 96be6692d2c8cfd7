/**
 * A random walk with restart over what was gathered (Tong, Faloutsos & Pan 2006). Mass says how much the question's
 * definitions have to do with each other. What a definition has only because the walk restarts on it does not count, and
 * what has no edge hands its mass back to the restart, so nothing gains by standing alone. Total mass stays 1.
 */
import type { Graph } from '../graph/types.ts';
import type { Levers } from '../levers.ts';
import type { Gathered } from './gather.ts';
import { tieOf } from './neighbours.ts';
import { LEAST_RESTART, WALK_STEPS } from './weights.ts';

/** Mass of each gathered node, in excess of its restart share when that lever is on. */
export function walk(graph: Graph, gathered: Gathered, levers: Levers): ReadonlyMap<number, number> {
  const ids = [...gathered.nodes.keys()].sort((a, b) => a - b);
  const ties = tiesAmong(graph, ids);
  const degree = new Float64Array(ids.length);
  for (const { from, to, strength } of ties) {
    degree[from] += strength;
    degree[to] += strength;
  }
  const restart = restartOf(gathered, ids);
  if (restart === null) return new Map();

  let mass = restart.slice();
  for (let step = 0; step < WALK_STEPS; step++) {
    const next = new Float64Array(ids.length);
    let dangling = 0;
    for (let at = 0; at < mass.length; at++) if (degree[at] === 0) dangling += mass[at];
    for (const { from, to, strength } of ties) {
      next[to] += (mass[from] * strength) / degree[from];
      next[from] += (mass[to] * strength) / degree[to];
    }
    for (let at = 0; at < next.length; at++) {
      const back = levers.excessMass ? dangling * restart[at] : degree[at] === 0 ? mass[at] : 0;
      next[at] = (1 - levers.restart) * (next[at] + back) + levers.restart * restart[at];
    }
    mass = next;
  }
  const own = (at: number): number => {
    if (!levers.excessMass) return 0;
    return degree[at] === 0 ? mass[at] : levers.restart * restart[at];
  };
  return new Map(ids.map((node, at) => [node, Math.max(0, mass[at] - own(at))]));
}

/** Where the walk starts again: the entries, each by its strength. Null when there are none. */
function restartOf({ nodes, entries }: Gathered, ids: readonly number[]): Float64Array | null {
  const place = new Map(ids.map((node, at) => [node, at]));
  const restart = new Float64Array(ids.length);
  let total = 0;
  for (const node of entries) {
    const entry = nodes.get(node);
    if (entry === undefined) continue;
    const strength = Math.max(LEAST_RESTART, (entry.tier === 'entry' ? entry.grade : entry.share) * entry.weight);
    restart[place.get(node) ?? 0] += strength;
    total += strength;
  }
  return total === 0 ? null : restart.map((strength) => strength / total);
}

interface Tie {
  readonly from: number;
  readonly to: number;
  readonly strength: number;
}

/** Edges between gathered definitions, by their place in `ids`. */
function tiesAmong(graph: Graph, ids: readonly number[]): readonly Tie[] {
  const { edges } = graph;
  const place = new Map(ids.map((node, at) => [node, at]));
  const ties: Tie[] = [];
  ids.forEach((source, from) => {
    for (let edge = edges.outStart[source]; edge < edges.outStart[source + 1]; edge++) {
      const to = place.get(edges.target[edge]);
      const strength = to === undefined || to === from ? 0 : tieOf(graph, edge);
      if (to !== undefined && strength > 0) ties.push({ from, to, strength });
    }
  });
  return ties;
}
