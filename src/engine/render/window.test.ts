import { describe, expect, it } from 'vitest';
import { type LineRange, readLines } from './lines.ts';
import { costOf, linesIn } from './ranges.ts';
import { openWindows, placesOf, type WindowInput } from './window.ts';

/** A body of 200 lines of 30 characters: a line costs 35 or so. */
const LINES = readLines(`${Array.from({ length: 200 }, (_, at) => `line ${at + 1}`.padEnd(30, '.')).join('\n')}\n`);
const BODY = {
  body: [{ startLine: 1, endLine: 200 }],
  head: { startLine: 1, endLine: 2 } as LineRange | null,
  focus: new Map<number, number>(),
  taken: [] as readonly LineRange[],
  budget: 1_500,
  minLines: 12,
  widens: false,
};
const open = ({ focus, ...input }: typeof BODY): readonly LineRange[] | null => {
  const windows: WindowInput = { ...input, places: placesOf(input.body, focus, input.minLines) };
  return openWindows(windows, LINES);
};
const show = (ranges: readonly LineRange[] | null): string =>
  ranges === null ? 'nothing' : ranges.map(({ startLine, endLine }) => `${startLine}–${endLine}`).join(' ');

describe('windows in a body too large to show', () => {
  it('begin where the body begins when no line speaks of the question', () => {
    expect(show(open(BODY))).toBe('1–12');
  });

  it('lie around the lines that do, behind the declaration', () => {
    expect(show(open({ ...BODY, focus: new Map([[100, 1]]) }))).toBe('1–2 94–105');
  });

  it('take the richest place first, and one window for lines that are near each other', () => {
    const focus = new Map([
      [40, 1],
      [100, 1],
      [104, 1],
      [160, 1],
    ]);
    expect(show(open({ ...BODY, focus, budget: 600 }))).toBe('1–2 94–105');
    expect(show(open({ ...BODY, focus, budget: 1_000 }))).toBe('1–2 34–45 94–105');
  });

  it('widen evenly until nothing more fits', () => {
    const focus = new Map([
      [50, 1],
      [150, 1],
    ]);
    const opened = open({ ...BODY, focus, budget: 2_000, widens: true });
    expect(show(opened)).toBe('1–9 38–61 138–161');
    expect(costOf(opened ?? [], LINES)).toBeLessThanOrEqual(2_000);
  });

  it('keep to the body at its edges', () => {
    expect(show(open({ ...BODY, focus: new Map([[200, 1]]) }))).toBe('1–2 189–200');
    const small = { ...BODY, body: [{ startLine: 50, endLine: 55 }], head: null, focus: new Map([[51, 1]]) };
    expect(show(open(small))).toBe('50–55');
  });

  it('become smaller than the least window only when the money is', () => {
    const opened = open({ ...BODY, budget: 250 });
    expect(linesIn(opened ?? [])).toBe(7);
    expect(show(open({ ...BODY, budget: 20 }))).toBe('nothing');
  });

  it('leave no sliver beside what is shown anyway', () => {
    const taken = [{ startLine: 60, endLine: 80 }];
    expect(show(open({ ...BODY, taken, focus: new Map([[150, 1]]), budget: 900 }))).toBe('nothing');
  });

  it('count what is shown anyway against the same money', () => {
    const taken = [{ startLine: 60, endLine: 80 }];
    const opened = open({ ...BODY, taken, focus: new Map([[85, 1]]), budget: 1_300 });
    expect(show(opened)).toBe('1–2 60–90');
  });
});
