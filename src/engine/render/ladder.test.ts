/** A larger bound never gets a shorter answer, also where a larger envelope by itself would. */
import { describe, expect, it } from 'vitest';
import { ask, climb } from '../../testing/answers.ts';
import { rankedRepository } from '../../testing/ranked-repository.ts';

describe('a larger bound never gets a shorter answer', () => {
  /** Where a second file becomes affordable, the first is promised less and its one function no longer fits. */
  const repository = rankedRepository(`
    a.ts | 300 × 40 | 40
      function a 1–40 ★10
    b.ts | 300 × 40 | 38
      function b 1–4 ★10
  `);

  it('has the shape: alone, some envelope gives a longer answer than a larger one', () => {
    const lengths = climb(repository, { maxChars: 25_000 });
    expect(lengths.some((length, at) => at > 0 && length < lengths[at - 1])).toBe(true);
  });

  it('at any bound', () => {
    let before = 0;
    for (let maxChars = 2_000; maxChars <= 25_000; maxChars += 61) {
      const { length } = ask(repository, { maxChars }).answer.markdown;
      expect(length).toBeGreaterThanOrEqual(before);
      expect(length).toBeLessThanOrEqual(maxChars);
      before = length;
    }
  });
});
