/**
 * Where to look in a body that cannot be shown whole: each line's worth, from the words of the question in it, from calls
 * to other definitions that matter, from the call path that passes through it and from lines the question asked for.
 */
import type { RankedFile } from '../rank/types.ts';
import type { LineRange } from './lines.ts';
import type { Page } from './page.ts';

/** A line the question asked for by number. */
const ASKED = 20;
/** The line on which the call path goes on. */
const PATH_CALL = 8;
/** A call to a gathered definition of full importance. */
const CALL = 3;
/** A word of the question as rare as words get. */
const WORD = 2;
/** A line that begins like a comment in any of the languages; outside definitions it belongs to something not shown. */
const COMMENT = /^\s*(?:\*|\/\*|\/\/|# |--|"""|<!--)/;
/** Words shorter than this are in everything. */
const SHORTEST_WORD = 3;

/**
 * Worth of the lines of a file; lines that say nothing of the question are absent. Comments count inside a definition, and
 * not in code that is outside of all.
 */
export function focusOf(
  page: Page,
  file: RankedFile,
  ranges: readonly LineRange[],
  outside: boolean,
): ReadonlyMap<number, number> {
  const worth = new Map<number, number>();
  const lines = page.lines(file.file);
  const add = (line: number, amount: number): void => {
    if (amount > 0 && !(outside && COMMENT.test(lines.text(line)))) worth.set(line, (worth.get(line) ?? 0) + amount);
  };
  const inside = (line: number): boolean =>
    ranges.some(({ startLine, endLine }) => line >= startLine && line <= endLine);

  for (const { startLine, endLine } of file.anchors) {
    for (let line = startLine; line <= endLine; line++) if (inside(line)) add(line, ASKED);
  }
  const { nodes, edges, files } = page.graph;
  for (const { node, callLine } of page.ranking.flow) {
    if (nodes.file[node] === file.file && inside(callLine)) add(callLine, PATH_CALL);
  }
  const [first, last] = [ranges[0].startLine, ranges[ranges.length - 1].endLine];
  const end = edges.outStart[files.firstNode[file.file + 1]];
  for (let edge = edges.outStart[files.firstNode[file.file]]; edge < end; edge++) {
    const line = edges.line[edge];
    const target = edges.target[edge];
    if (line < first || line > last || target < 0 || target === edges.source[edge]) continue;
    const amount = CALL * page.importance(target);
    if (amount > 0 && inside(line)) add(line, amount);
  }
  for (const { terms, rarity } of page.question.concepts) {
    const best = new Map<number, number>();
    for (const { term, weight } of terms) {
      if (term.length < SHORTEST_WORD) continue;
      for (const { startLine, endLine } of ranges) {
        for (const line of lines.having(term, startLine, endLine)) {
          best.set(line, Math.max(weight, best.get(line) ?? 0));
        }
      }
    }
    for (const [line, weight] of best) add(line, WORD * rarity * weight);
  }
  return worth;
}
