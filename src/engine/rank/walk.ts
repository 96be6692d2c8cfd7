/**
 * A random walk with restart over what was gathered (Tong, Faloutsos & Pan 2006). Mass says how much the question's
 * definitions have to do with each other; what a node has only because the walk restarts on it does not count.
 */
import { CONFIDENCES, EDGE_KINDS, type Graph } from '../graph/types.ts';
import type { Levers } from '../levers.ts';
import type { Gathered } from './gather.ts';
import { CONFIDENCE_WEIGHTS, EDGE_WEIGHTS, WALK_STEPS } from './weights.ts';

/** Mass of each gathered node, in excess of its restart share when that lever is on. */
export function walk(graph: Graph, gathered: Gathered, levers: Levers): ReadonlyMap<number, number> {
  const ids = [...gathered.tiers.keys()].sort((a, b) => a - b);
  const place = new Map(ids.map((node, at) => [node, at]));
  const { from, to, weight } = adjacency(graph, ids, place);
  const degree = new Float64Array(ids.length);
  for (let at = 0; at < weight.length; at++) degree[from[at]] += weight[at];

  const restart = new Float64Array(ids.length);
  for (const node of gathered.entries) restart[place.get(node) ?? 0] += Math.max(0.1, gathered.grades.get(node) ?? 1);
  const total = restart.reduce((sum, mass) => sum + mass, 0);
  if (total === 0) return new Map();
  for (let at = 0; at < restart.length; at++) restart[at] /= total;

  let mass = restart.slice();
  for (let step = 0; step < WALK_STEPS; step++) {
    const next = new Float64Array(ids.length);
    let dangling = 0;
    for (let at = 0; at < mass.length; at++) if (degree[at] === 0) dangling += mass[at];
    for (let at = 0; at < weight.length; at++) next[to[at]] += (mass[from[at]] * weight[at]) / degree[from[at]];
    for (let at = 0; at < next.length; at++) {
      next[at] = (1 - levers.restart) * (next[at] + dangling * restart[at]) + levers.restart * restart[at];
    }
    mass = next;
  }
  return new Map(
    ids.map((node, at) => {
      const own = levers.excessMass ? (degree[at] === 0 ? mass[at] : levers.restart * restart[at]) : 0;
      return [node, Math.max(0, mass[at] - own)];
    }),
  );
}

function adjacency({ edges }: Graph, ids: readonly number[], place: ReadonlyMap<number, number>) {
  const from: number[] = [];
  const to: number[] = [];
  const weight: number[] = [];
  for (const source of ids) {
    for (let edge = edges.outStart[source]; edge < edges.outStart[source + 1]; edge++) {
      const target = edges.target[edge];
      const there = place.get(target);
      const here = place.get(source);
      if (there === undefined || here === undefined || target === source) continue;
      const strength =
        EDGE_WEIGHTS[EDGE_KINDS[edges.kind[edge]]] * CONFIDENCE_WEIGHTS[CONFIDENCES[edges.confidence[edge]]];
      if (strength === 0) continue;
      from.push(here, there);
      to.push(there, here);
      weight.push(strength, strength);
    }
  }
  return { from, to, weight };
}
