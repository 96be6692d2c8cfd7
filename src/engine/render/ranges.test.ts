/** Ranges are written `3–5 9`; what a function returns is read the same way. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LineRange, readLines } from './lines.ts';
import { closeGaps, costOf, covers, gapsBetween, linesIn, union, within, without } from './ranges.ts';

const read = (text: string): LineRange[] =>
  text
    .split(' ')
    .filter((part) => part !== '')
    .map((part) => part.split('–').map(Number))
    .map(([startLine, endLine = startLine]) => ({ startLine, endLine }));
const show = (ranges: readonly LineRange[]): string =>
  ranges
    .map(({ startLine, endLine }) => (startLine === endLine ? `${startLine}` : `${startLine}–${endLine}`))
    .join(' ');

describe('ranges of lines', () => {
  it.each([
    ['3–5 9', '4–7', '3–7 9'],
    ['1–2', '3–4', '1–4'],
    ['8–9', '1', '1 8–9'],
    ['5–4', '', ''],
  ])('%j and %j are %j', (a, b, both) => {
    expect(show(union(read(a), read(b)))).toBe(both);
  });

  it.each([
    ['1–10', '3–4 8', '1–2 5–7 9–10'],
    ['3–5', '1–9', ''],
    ['3–5', '9', '3–5'],
    ['3–5', '2–3 5–6', '4'],
  ])('%j without %j is %j', (range, taken, rest) => {
    expect(show(without(read(range)[0], read(taken)))).toBe(rest);
  });

  it('know their holes, their bounds and their size', () => {
    expect(show(gapsBetween(read('1–2 5 9–10')))).toBe('3–4 6–8');
    expect(show(within(read('1–4 8–9 20'), read('3–8')[0]))).toBe('3–4 8');
    expect(linesIn(read('1–4 8–9'))).toBe(6);
    expect(covers(read('1–4 6–9'), read('2–4')[0])).toBe(true);
    expect(covers(read('1–4 6–9'), read('4–6')[0])).toBe(false);
  });

  it('close holes that cost no more than their row, so never raise the cost', () => {
    const lines = readLines('one\n\n\nfour is long enough\nfive\n\nseven\n');
    expect(show(closeGaps(read('1 4'), lines))).toBe('1–4');
    expect(show(closeGaps(read('3 5'), lines))).toBe('3 5');
    const range = fc.tuple(fc.integer({ min: 1, max: 7 }), fc.nat(3));
    fc.assert(
      fc.property(fc.array(range, { minLength: 1, maxLength: 4 }), (list) => {
        const ranges = union(
          list.map(([startLine, more]) => ({ startLine, endLine: Math.min(7, startLine + more) })),
          [],
        );
        const closed = closeGaps(ranges, lines);
        expect(costOf(closed, lines)).toBeLessThanOrEqual(costOf(ranges, lines));
        expect(ranges.every((each) => covers(closed, each))).toBe(true);
      }),
    );
  });
});
