import { describe, expect, it } from 'vitest';
import { presetAnswer } from '../../testing/preset-answers.ts';
import { judge } from './bars.ts';
import type { Bar, ShareOf } from './types.ts';

/** 800 characters of source in an answer of 850. */
const ANSWER = presetAnswer(
  'current',
  'lib/a.js 400 whole, lib/b.js 200 window, test/a.js 120 definitions test, gen/c.js 80 skeleton generated | lib/d.js',
);
const judged = (bar: Bar, shareOf: ShareOf = 'source'): string => {
  const { met, says } = judge(bar, ANSWER, shareOf);
  return `${met ? 'reached' : 'short'} — ${says}`;
};
const share = (part: Extract<Bar, { tag: 'share' }>['part'], bound: 'least' | 'most', percent: number): Bar => ({
  tag: 'share',
  part,
  bound,
  percent,
});

describe('A bar', () => {
  it.each<[Bar, string]>([
    [share({ tag: 'top' }, 'least', 50), 'reached — the top file: at least 50.0% of the source, has 50.0%'],
    [share({ tag: 'top' }, 'least', 50.1), 'short — the top file: at least 50.1% of the source, has 50.0%'],
    [
      share({ tag: 'file', path: 'lib/b.js' }, 'least', 25),
      'reached — lib/b.js: at least 25.0% of the source, has 25.0%',
    ],
    [share({ tag: 'file', path: 'lib/d.js' }, 'least', 1), 'short — lib/d.js: at least 1.0% of the source, has 0.0%'],
    [
      share({ tag: 'class', fileClass: 'test' }, 'most', 0),
      'short — test files: at most 0.0% of the source, has 15.0%',
    ],
    [
      share({ tag: 'all-but-class', fileClass: 'generated' }, 'least', 90),
      'reached — all but generated files: at least 90.0% of the source, has 90.0%',
    ],
    [
      share({ tag: 'set', name: 'lib/**', paths: /^lib\// }, 'least', 75),
      'reached — lib/**: at least 75.0% of the source, has 75.0%',
    ],
    [{ tag: 'first', path: 'lib/a.js' }, 'reached — lib/a.js: the most source of all, and lib/a.js has it'],
    [{ tag: 'first', path: 'lib/b.js' }, 'short — lib/b.js: the most source of all, and lib/a.js has it'],
    [{ tag: 'not-first', path: 'lib/a.js' }, 'short — lib/a.js: not the most source of all, and lib/a.js has it'],
    [{ tag: 'delivered', path: 'lib/b.js' }, 'reached — lib/b.js: some source, has window'],
    [{ tag: 'delivered', path: 'lib/d.js' }, 'short — lib/d.js: some source, has none'],
    [{ tag: 'whole', path: 'lib/a.js' }, 'reached — lib/a.js: the whole file, has whole'],
    [{ tag: 'whole', path: 'lib/b.js' }, 'short — lib/b.js: the whole file, has window'],
    [{ tag: 'files', least: 4 }, 'reached — files with source: at least 4, has 4'],
    [{ tag: 'files', least: 5 }, 'short — files with source: at least 5, has 4'],
    [{ tag: 'filled', percent: 85 }, 'reached — the envelope: at least 85.0% filled, has 85.0%'],
    [{ tag: 'filled', percent: 90 }, 'short — the envelope: at least 90.0% filled, has 85.0%'],
  ])('%o', (bar, words) => {
    expect(judged(bar)).toBe(words);
  });

  it('divides by the whole answer where the history did', () => {
    expect(judged(share({ tag: 'top' }, 'least', 50), 'answer')).toBe(
      'short — the top file: at least 50.0% of the answer, has 47.1%',
    );
  });

  it('finds nothing in an empty answer', () => {
    const nothing = presetAnswer('current', '');
    expect(judge(share({ tag: 'top' }, 'least', 1), nothing, 'source').met).toBe(false);
    expect(judge({ tag: 'first', path: 'lib/a.js' }, nothing, 'source')).toEqual({
      met: false,
      says: 'lib/a.js: the most source of all, and none has it',
    });
  });
});
