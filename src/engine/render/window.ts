/**
 * Windows: whole lines of a body that is larger than what may be spent on it. Each holds the most that is worth reading
 * around one place, none is smaller than the least window unless the money is, and what is left over widens them.
 */
import type { LineRange, Lines } from './lines.ts';
import { bareGapRow, closeGaps, costOf, union } from './ranges.ts';

export interface WindowInput {
  /** What the windows may lie in. */
  readonly body: readonly LineRange[];
  /** The declaration, shown first when it leaves room for a window; null for lines without one. */
  readonly head: LineRange | null;
  /** Least windows, the best first. */
  readonly places: readonly LineRange[];
  /** Lines that are shown anyway. */
  readonly taken: readonly LineRange[];
  /** What `taken` and the windows together may cost, in rendered characters. */
  readonly budget: number;
  readonly minLines: number;
  /** Whether what is left over widens the windows. */
  readonly widens: boolean;
}

/**
 * Taken lines and windows together. Less than a least window is opened only where nothing is shown otherwise; null when
 * there is no room for that either.
 */
export function openWindows(input: WindowInput, lines: Lines): readonly LineRange[] | null {
  const { body, head, budget, taken } = input;
  const places = input.places.length > 0 ? input.places : [firstLines(body[0], input.minLines)];
  let shown = taken;
  const take = (range: LineRange): boolean => {
    const next = union(shown, [range]);
    if (costOf(next, lines) > budget) return false;
    shown = next;
    return true;
  };
  if (head !== null && costOf(union(taken, [head, places[0]]), lines) <= budget) take(head);
  if (places.filter(take).length === 0) {
    const from = places[0].startLine;
    if (taken.length > 0 || !take({ startLine: from, endLine: from })) return null;
    const home = body.find((range) => range.startLine <= from && from <= range.endLine) ?? body[0];
    return widen(shown, [home], lines, budget);
  }
  return closeGaps(input.widens ? widen(shown, body, lines, budget) : shown, lines);
}

/** No budget opens more. */
const MOST_PLACES = 40;

/** Least windows in order of what they hold, the richest first; none when no line is worth anything. */
export function placesOf(
  body: readonly LineRange[],
  focus: ReadonlyMap<number, number>,
  minLines: number,
): readonly LineRange[] {
  let open = [...focus].map(([line, worth]) => ({ line, worth })).sort((a, b) => a.line - b.line);
  const places: LineRange[] = [];
  while (open.length > 0 && places.length < MOST_PLACES) {
    let best: LineRange = around(open[0].line, body, minLines);
    let most = -1;
    // Lines in order, so the lines that a window holds are a run which only moves on.
    let from = 0;
    for (const { line } of open) {
      const range = around(line, body, minLines);
      while (open[from].line < range.startLine) from++;
      let worth = 0;
      for (let at = from; at < open.length && open[at].line <= range.endLine; at++) worth += open[at].worth;
      if (worth > most) [best, most] = [range, worth];
    }
    places.push(best);
    open = open.filter(({ line }) => line < best.startLine || line > best.endLine);
  }
  return places;
}

function around(line: number, body: readonly LineRange[], minLines: number): LineRange {
  const home = body.find((range) => range.startLine <= line && line <= range.endLine) ?? body[0];
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
  budget: number,
): readonly LineRange[] {
  const current = shown.map((range) => ({ ...range }));
  let cost = costOf(current, lines);
  const gapCost = (above: LineRange | undefined, below: LineRange | undefined): number =>
    above === undefined || below === undefined || below.startLine <= above.endLine + 1
      ? 0
      : bareGapRow({ startLine: above.endLine + 1, endLine: below.startLine - 1 }).length;
  const grow = (at: number, step: 'below' | 'above'): boolean => {
    const range = current[at];
    const line = step === 'below' ? range.endLine + 1 : range.startLine - 1;
    const neighbour = step === 'below' ? current[at + 1] : current[at - 1];
    const home = body.find(({ startLine, endLine }) => startLine <= range.endLine && range.startLine <= endLine);
    const free = neighbour === undefined || line < neighbour.startLine || line > neighbour.endLine;
    if (home === undefined || line < home.startLine || line > home.endLine || !free) return false;
    const wider = step === 'below' ? { ...range, endLine: line } : { ...range, startLine: line };
    const [before, after] =
      step === 'below'
        ? [gapCost(range, neighbour), gapCost(wider, neighbour)]
        : [gapCost(neighbour, range), gapCost(neighbour, wider)];
    const more = lines.cost(line, line) + after - before;
    if (cost + more > budget) return false;
    cost += more;
    current[at] = wider;
    return true;
  };
  for (let grew = true; grew; ) {
    grew = false;
    for (let at = 0; at < current.length; at++) {
      if (grow(at, 'below')) grew = true;
      if (grow(at, 'above')) grew = true;
    }
  }
  return union(current, []);
}
