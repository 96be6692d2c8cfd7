/** Paths like one that does not exist: those under it when it is a folder, else those with the most letter pairs in common. */
import type { Graph } from '../graph/types.ts';

const NEAREST = 3;
/** Paths less alike than this are not worth naming: 0 … 1. */
const LEAST_ALIKE = 0.5;
/** The name of a file says more than its folders. */
const NAME_SHARE = 0.7;

/** At most three, the most alike first, ties by path; indexed and skipped files alike. */
export function nearestPaths(graph: Graph, path: string): readonly string[] {
  const wanted = path.toLowerCase().replace(/\/+$/, '');
  if (wanted === '') return [];
  const [whole, name] = [likenessTo(wanted), likenessTo(nameOf(wanted))];
  const { files, strings, coverage } = graph;
  const found: { readonly path: string; readonly alike: number }[] = [];
  const offer = (path: string): void => {
    const lower = path.toLowerCase();
    const inside = lower.startsWith(`${wanted}/`);
    const alike = inside ? 1 : NAME_SHARE * name(nameOf(lower)) + (1 - NAME_SHARE) * whole(lower);
    if (alike >= LEAST_ALIKE) found.push({ path, alike });
  };
  for (let file = 0; file < files.count; file++) offer(strings.at(files.path[file]));
  for (const skipped of coverage.skipped) offer(skipped.path);
  return found
    .sort((a, b) => b.alike - a.alike || (a.path < b.path ? -1 : 1))
    .slice(0, NEAREST)
    .map(({ path }) => path);
}

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Pairs of letters are told apart by so many marks; that two share one costs a path at most a wrong neighbour. */
const MARKS = 4_096;

/**
 * How alike texts are to one text: the share of their pairs of neighbouring letters, edges included, that both have, 0 … 1.
 * A large repository is gone through for each path that is asked, so pairs are marks in a table and nothing is made a text.
 */
function likenessTo(text: string): (other: string) => number {
  /** Which text had the mark last: the one that all are compared with is the first. */
  const had = new Uint32Array(MARKS);
  const wanted = new Uint8Array(MARKS);
  let texts = 0;
  const read = (each: string): { readonly pairs: number; readonly shared: number } => {
    texts++;
    let [before, pairs, shared] = [0, 0, 0];
    for (let at = 0; at <= each.length; at++) {
      const code = at < each.length ? each.charCodeAt(at) : 0;
      const mark = (before * 31 + code) % MARKS;
      before = code;
      if (had[mark] === texts) continue;
      had[mark] = texts;
      pairs++;
      shared += wanted[mark];
    }
    return { pairs, shared };
  };
  const own = read(text);
  had.forEach((by, mark) => {
    wanted[mark] = by;
  });
  return (other) => {
    const { pairs, shared } = read(other);
    return (2 * shared) / (own.pairs + pairs);
  };
}
