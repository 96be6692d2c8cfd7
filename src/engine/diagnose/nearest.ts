/** Paths like one that does not exist: those under it when it is a folder, else those with the most letter pairs in common. */
import type { Graph } from '../graph/types.ts';

const NEAREST = 3;
/** Paths less alike than this are not worth naming: 0 … 1. */
const LEAST_ALIKE = 0.4;
/** The name of a file says more than its folders. */
const NAME_SHARE = 0.7;

/** At most three, the most alike first, ties by path; indexed and skipped files alike. */
export function nearestPaths(graph: Graph, path: string): readonly string[] {
  const wanted = path.toLowerCase().replace(/\/+$/, '');
  if (wanted === '') return [];
  const [wholePairs, namePairs] = [pairsOf(wanted), pairsOf(nameOf(wanted))];
  const { files, strings, coverage } = graph;
  const known = [
    ...Array.from({ length: files.count }, (_, file) => strings.at(files.path[file])),
    ...coverage.skipped.map((skipped) => skipped.path),
  ];
  return known
    .map((candidate) => {
      const lower = candidate.toLowerCase();
      const inside = lower.startsWith(`${wanted}/`);
      const name = alike(namePairs, pairsOf(nameOf(lower)));
      const alikeness = inside ? 1 : NAME_SHARE * name + (1 - NAME_SHARE) * alike(wholePairs, pairsOf(lower));
      return { candidate, alikeness };
    })
    .filter(({ alikeness }) => alikeness >= LEAST_ALIKE)
    .sort((a, b) => b.alikeness - a.alikeness || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, NEAREST)
    .map(({ candidate }) => candidate);
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Neighbouring letters, the edges included. */
function pairsOf(text: string): ReadonlySet<string> {
  const pairs = new Set<string>();
  const framed = `^${text}$`;
  for (let at = 0; at + 1 < framed.length; at++) pairs.add(framed.slice(at, at + 2));
  return pairs;
}

/** Of all their pairs, how many they share: 0 … 1. */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const pair of other) if (one.has(pair)) shared++;
  return (2 * shared) / (one.size + other.size);
}
