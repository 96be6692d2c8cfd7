/**
 * Windows: whole lines of a body that is larger than what may be spent on it. Each holds the most that is worth reading
 * around one place, none is smaller than the least window unless the money is, and what is left over widens them.
 */
import type { LineRange, Lines } from './lines.ts';
import { closeGaps, costOf, union, within } from './ranges.ts';

export interface WindowInput {
  /** What the windows may lie in. */
  readonly body: readonly LineRange[];
  /** The declaration, shown first when it leaves room for a window; null for lines without one. */
  readonly head: LineRange | null;
  readonly focus: ReadonlyMap<number, number>;
  /** Lines that are shown anyway. */
  readonly taken: readonly LineRange[];
  /** What `taken` and the windows together may cost, in rendered characters. */
  readonly budget: number;
  readonly minLines: number;
  /** Whether what is left over widens the windows. */
  readonly widens: boolean;
}

/** Taken lines and windows together; null when not even one line more fits. */
export function openWindows(input: WindowInput, lines: Lines): readonly LineRange[] | null {
  const { body, head, budget, taken } = input;
  const fits = (ranges: readonly LineRange[]): boolean => costOf(ranges, lines) <= budget;
  const places = placesOf(input);
  let shown = taken;
  const take = (range: LineRange): boolean => {
    const next = union(shown, [range]);
    if (!fits(next)) return false;
    shown = next;
    return true;
  };
  if (head !== null && places.length > 0 && fits(union(union(taken, [head]), [places[0]]))) take(head);
  const opened = places.filter(take);
  if (opened.length === 0) {
    const from = places[0]?.startLine ?? head?.startLine ?? body[0].startLine;
    const home = body.find((range) => range.startLine <= from && from <= range.endLine) ?? body[0];
    if (!take({ startLine: from, endLine: from })) return null;
    return widen(shown, [home], lines, fits);
  }
  return closeGaps(input.widens ? widen(shown, body, lines, fits) : shown, lines);
}

/** Least windows in order of what they hold, the richest first; the beginning of the body when nothing is rich. */
function placesOf({ body, focus, minLines }: WindowInput): readonly LineRange[] {
  const places: LineRange[] = [];
  const open = new Map(focus);
  while (open.size > 0) {
    let best: { readonly range: LineRange; readonly worth: number } | null = null;
    for (const line of open.keys()) {
      const range = around(line, body, minLines);
      if (range === null) continue;
      let worth = 0;
      for (let at = range.startLine; at <= range.endLine; at++) worth += open.get(at) ?? 0;
      if (best === null || worth > best.worth || (worth === best.worth && range.startLine < best.range.startLine)) {
        best = { range, worth };
      }
    }
    if (best === null) break;
    places.push(best.range);
    for (let at = best.range.startLine; at <= best.range.endLine; at++) open.delete(at);
  }
  return places.length > 0 ? places : body.slice(0, 1).map((range) => firstLines(range, minLines));
}

function around(line: number, body: readonly LineRange[], minLines: number): LineRange | null {
  const home = body.find((range) => range.startLine <= line && line <= range.endLine);
  if (home === undefined) return null;
  const latest = Math.max(home.startLine, home.endLine - minLines + 1);
  const startLine = Math.min(Math.max(home.startLine, line - Math.floor(minLines / 2)), latest);
  return { startLine, endLine: Math.min(home.endLine, startLine + minLines - 1) };
}

const firstLines = (range: LineRange, count: number): LineRange => ({
  startLine: range.startLine,
  endLine: Math.min(range.endLine, range.startLine + count - 1),
});

/** Line by line around what is shown of the body, below before above, until nothing more fits. */
function widen(
  shown: readonly LineRange[],
  body: readonly LineRange[],
  lines: Lines,
  fits: (ranges: readonly LineRange[]) => boolean,
): readonly LineRange[] {
  let current = shown;
  for (let grew = true; grew; ) {
    grew = false;
    for (const home of body) {
      for (const window of within(current, home)) {
        for (const line of [window.endLine + 1, window.startLine - 1]) {
          if (line < home.startLine || line > home.endLine) continue;
          const next = union(current, [{ startLine: line, endLine: line }]);
          if (next.length > current.length || !fits(next)) continue;
          grew ||= costOf(next, lines) !== costOf(current, lines);
          current = next;
        }
      }
    }
  }
  return current;
}
