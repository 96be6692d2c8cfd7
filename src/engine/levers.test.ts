/** Levers are named, explained, within their bounds, and presets are settings of them. */
import { describe, expect, it } from 'vitest';
import { LEVERS, PRESETS, readLevers } from './levers.ts';
import { ProblemError } from './problem.ts';

describe.each(Object.entries(LEVERS))('%s', (_, lever) => {
  it('says what it does in a sentence, and which section of the history it comes from', () => {
    expect(lever.says).toMatch(/^[A-Z].{20,}\.$/);
    expect(lever.seed).toMatch(/^(?:CG-\d+(?: §\d|, third condition)?|Baseline|ours)$/);
  });

  it('stands within its bounds, with a unit', () => {
    if (lever.kind === 'switch') return expect(typeof lever.value).toBe('boolean');
    expect(lever.value).toBeGreaterThanOrEqual(lever.min);
    expect(lever.value).toBeLessThanOrEqual(lever.max);
    return expect(lever.unit).not.toBe('');
  });
});

describe('the levers of a request', () => {
  it('are all of today without one', () => {
    expect(readLevers(undefined)).toEqual(readLevers('current'));
    expect(readLevers({})).toEqual(readLevers('current'));
  });

  it('are those of a preset by its name, each preset another set', () => {
    const sets = Object.keys(PRESETS).map((name) => JSON.stringify(readLevers(name)));
    expect(new Set(sets).size).toBe(sets.length);
  });

  it('are single settings upon the preset that they name', () => {
    expect(readLevers({ preset: 'scored', cliff: 0.1 })).toEqual({ ...readLevers('scored'), cliff: 0.1 });
    expect(readLevers({ cliff: 0.1 })).toEqual({ ...readLevers('current'), cliff: 0.1 });
  });

  it.each([
    ['newest'],
    [{ preset: 'newest' }],
    [{ preset: 3 }],
    [{ clif: 1 }],
    [{ cliff: -1 }],
    [{ cliff: Number.NaN }],
  ])('fail in words for %j', (settings) => {
    expect(() => readLevers(settings)).toThrow(ProblemError);
    expect(() => readLevers(settings)).toThrow(/There is no (?:preset|lever)|was set to/);
  });
});
