import { describe, expect, it } from 'vitest';
import type { Answer } from '../../engine/render/types.ts';
import { barOf } from './bar.ts';
import { huesOf } from './hues.ts';

/** `a 400/500` is a file that spent 400 of the 500 it was promised; `around` the text that is not source. */
function answerOf(notation: string, around = 100, pointers = ''): Answer {
  const files = notation
    .split(',')
    .map((part) => part.trim().split(/[ /]/))
    .map(([path, delivered, reservation], index) => ({
      path,
      rank: index + 1,
      score: 1,
      share: 0,
      reservation: Number(reservation),
      delivered: Number(delivered),
      mode: 'whole' as const,
      lines: 1,
      complete: true,
      spans: [],
      reasons: [],
      penalty: 1,
    }));
  const length = around + files.reduce((sum, file) => sum + file.delivered, 0);
  return {
    markdown: 'x'.repeat(length),
    files,
    pointers: pointers
      .split(' ')
      .filter(Boolean)
      .map((path) => ({ path, reason: 'cliff', definitions: [] })),
    truncated: false,
    envelope: 2000,
    hardCeiling: 3000,
  };
}

/** The bar as a line: `·` around, `#` delivered, `/` unspent, with start and length. */
const draw = (answer: Answer): string =>
  barOf(answer)
    .stretches.map(
      ({ tag, path, start, chars }) =>
        `${start}+${chars}${{ around: '·', delivered: '#', unspent: '/' }[tag]}${path ?? ''}`,
    )
    .join(' ');

describe('the budget bar', () => {
  it.each([
    ['a 400/500, b 300/300', '0+100· 100+400#a 500+100/a 600+300#b'],
    // b spends what a left: it is drawn once, as b's.
    ['a 400/500, b 350/300', '0+100· 100+400#a 500+50/a 550+350#b'],
    // More than anybody left: bought beyond the reservations, nothing hatched.
    ['a 400/500, b 900/300', '0+100· 100+400#a 500+900#b'],
    // The nearest leftover is spent first.
    ['a 400/500, b 0/100, c 350/300', '0+100· 100+400#a 500+100/a 600+50/b 650+350#c'],
    // A purchase is funded from what the files below do not need.
    ['a 600/500, b 200/400', '0+100· 100+600#a 700+200#b 900+100/b'],
  ])('%s', (notation, drawn) => {
    expect(draw(answerOf(notation))).toBe(drawn);
  });

  it('has delivered stretches that sum to the answer', () => {
    const bar = barOf(answerOf('a 417/500, b 309/120, c 30/900', 77));
    const delivered = bar.stretches.filter(({ tag }) => tag !== 'unspent').reduce((sum, { chars }) => sum + chars, 0);
    expect(delivered).toBe(bar.length);
    expect(bar.source).toBe(417 + 309 + 30);
  });

  it('keeps files without source as ticks', () => {
    expect(barOf(answerOf('a 1/1', 0, 'x.go y.go')).ticks).toEqual(['x.go', 'y.go']);
  });
});

describe('hues', () => {
  it('go by rank and turn neutral after the eighth', () => {
    const hues = huesOf(answerOf('a 1/1, b 1/1, c 1/1, d 1/1, e 1/1, f 1/1, g 1/1, h 1/1, i 1/1'));
    expect([...hues.values()]).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 0]);
  });
});
