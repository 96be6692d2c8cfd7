/** Sets of lines as ranges: in order, apart from each other by at least one line. */
import type { LineRange, Lines } from './lines.ts';

/** All lines of both. Neither needs to be in order. */
export function union(a: readonly LineRange[], b: readonly LineRange[]): readonly LineRange[] {
  const [one, other] = [ordered(a), ordered(b)];
  const merged: { startLine: number; endLine: number }[] = [];
  for (let left = 0, right = 0; left < one.length || right < other.length; ) {
    const fromOne = right === other.length || (left < one.length && one[left].startLine <= other[right].startLine);
    const { startLine, endLine } = fromOne ? one[left++] : other[right++];
    if (endLine < startLine) continue;
    const last = merged[merged.length - 1];
    if (last !== undefined && startLine <= last.endLine + 1) last.endLine = Math.max(last.endLine, endLine);
    else merged.push({ startLine, endLine });
  }
  return merged;
}

function ordered(ranges: readonly LineRange[]): readonly LineRange[] {
  for (let at = 1; at < ranges.length; at++) {
    if (ranges[at].startLine < ranges[at - 1].startLine) {
      return [...ranges].sort((a, b) => a.startLine - b.startLine || a.endLine - b.endLine);
    }
  }
  return ranges;
}

/** The lines of `range` that none of `taken` has. */
export function without(range: LineRange, taken: readonly LineRange[]): readonly LineRange[] {
  const rest: LineRange[] = [];
  let from = range.startLine;
  for (const { startLine, endLine } of union(taken, [])) {
    if (endLine < from || startLine > range.endLine) continue;
    if (startLine > from) rest.push({ startLine: from, endLine: startLine - 1 });
    from = endLine + 1;
  }
  if (from <= range.endLine) rest.push({ startLine: from, endLine: range.endLine });
  return rest;
}

/** The lines of `ranges` that lie in `bounds`. */
export const within = (ranges: readonly LineRange[], bounds: LineRange): readonly LineRange[] =>
  ranges
    .map(({ startLine, endLine }) => ({
      startLine: Math.max(startLine, bounds.startLine),
      endLine: Math.min(endLine, bounds.endLine),
    }))
    .filter((range) => range.endLine >= range.startLine);

export const covers = (ranges: readonly LineRange[], range: LineRange): boolean => without(range, ranges).length === 0;

export const linesIn = (ranges: readonly LineRange[]): number =>
  ranges.reduce((sum, { startLine, endLine }) => sum + endLine - startLine + 1, 0);

/** The holes between neighbours, in order. */
export const gapsBetween = (ranges: readonly LineRange[]): readonly LineRange[] =>
  ranges.slice(1).map((range, at) => ({ startLine: ranges[at].endLine + 1, endLine: range.startLine - 1 }));

/** The row that stands for a hole when its definitions are not named. */
export const bareGapRow = (gap: LineRange): string => {
  const lines = gap.endLine - gap.startLine + 1;
  return `⋯ ${lines} ${lines === 1 ? 'line' : 'lines'}\n`;
};

/** Rendered characters: the lines, and a bare row for each hole between them. */
export function costOf(ranges: readonly LineRange[], lines: Lines): number {
  let cost = 0;
  for (let at = 0; at < ranges.length; at++) {
    const { startLine, endLine } = ranges[at];
    cost += lines.cost(startLine, endLine);
    if (at > 0) cost += bareGapRow({ startLine: ranges[at - 1].endLine + 1, endLine: startLine - 1 }).length;
  }
  return cost;
}

/** Holes that cost no more to show than to mark are shown. */
export function closeGaps(ranges: readonly LineRange[], lines: Lines): readonly LineRange[] {
  const cheap = gapsBetween(ranges).filter((gap) => lines.cost(gap.startLine, gap.endLine) <= bareGapRow(gap).length);
  return cheap.length === 0 ? ranges : union(ranges, cheap);
}
