/** Sets of lines as ranges: in order, apart from each other by at least one line. */
import type { LineRange, Lines } from './lines.ts';

/** All lines of both. Neither needs to be in order. */
export function union(a: readonly LineRange[], b: readonly LineRange[]): readonly LineRange[] {
  const sorted = [...a, ...b]
    .filter((range) => range.endLine >= range.startLine)
    .sort((one, other) => one.startLine - other.startLine || one.endLine - other.endLine);
  const merged: { startLine: number; endLine: number }[] = [];
  for (const { startLine, endLine } of sorted) {
    const last = merged[merged.length - 1];
    if (last !== undefined && startLine <= last.endLine + 1) last.endLine = Math.max(last.endLine, endLine);
    else merged.push({ startLine, endLine });
  }
  return merged;
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
  const shown = ranges.reduce((sum, { startLine, endLine }) => sum + lines.cost(startLine, endLine), 0);
  return gapsBetween(ranges).reduce((sum, gap) => sum + bareGapRow(gap).length, shown);
}

/** Holes that cost no more to show than to mark are shown. */
export function closeGaps(ranges: readonly LineRange[], lines: Lines): readonly LineRange[] {
  const cheap = gapsBetween(ranges).filter((gap) => lines.cost(gap.startLine, gap.endLine) <= bareGapRow(gap).length);
  return cheap.length === 0 ? ranges : union(ranges, cheap);
}
