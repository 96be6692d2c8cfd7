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
  const inside = (line: number): boolean =>
    ranges.some(({ startLine, endLine }) => line >= startLine && line <= endLine);
  const add = (line: number, amount: number): void => {
    if (amount > 0 && inside(line)) worth.set(line, (worth.get(line) ?? 0) + amount);
  };
  for (const anchor of file.anchors) for (let line = anchor.startLine; line <= anchor.endLine; line++) add(line, ASKED);
  const { nodes, edges, files } = page.graph;
  for (const step of page.ranking.flow) if (nodes.file[step.node] === file.file) add(step.callLine, PATH_CALL);

  for (
    let edge = edges.outStart[files.firstNode[file.file]];
    edge < edges.outStart[files.firstNode[file.file + 1]];
    edge++
  ) {
    const target = edges.target[edge];
    if (target >= 0 && target !== edges.source[edge]) {
      add(edges.line[edge], CALL * page.importance(target));
    }
  }

  const lines = page.lines(file.file);
  for (const { startLine, endLine } of ranges) {
    for (let line = startLine; line <= endLine; line++) {
      const text = lines.text(line).toLowerCase();
      if (outside && COMMENT.test(text)) continue;
      for (const concept of page.question.concepts) {
        const best = concept.terms
          .filter(({ term }) => term.length >= SHORTEST_WORD && text.includes(term))
          .reduce((most, { weight }) => Math.max(most, weight), 0);
        add(line, WORD * concept.rarity * best);
      }
    }
  }
  return worth;
}
