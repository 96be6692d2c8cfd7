import { describe, expect, it } from 'vitest';
import { envelopesWithin, tierOf } from './tiers.ts';

describe('the ladder of envelopes', () => {
  it('is the tier itself when the request bounds nothing', () => {
    const tier = tierOf(10, null, null);
    expect(envelopesWithin(tier, null)).toEqual([tier]);
  });

  it('climbs to the bound in steps that waste a twentieth at most, and each rung bounds envelope and text alike', () => {
    for (let maxChars = 2_000; maxChars <= 25_000; maxChars += 137) {
      const rungs = envelopesWithin(tierOf(10, 3, maxChars), maxChars);
      const last = rungs[rungs.length - 1];
      expect(last.envelope).toBeLessThanOrEqual(maxChars);
      expect(last.envelope).toBeGreaterThan(maxChars * 0.95);
      for (const rung of rungs)
        expect(rung).toEqual({ envelope: rung.envelope, hardCeiling: rung.envelope, maxFiles: 3 });
    }
  });

  it('has every rung of a smaller bound among those of a larger one', () => {
    const rungs = (maxChars: number) =>
      envelopesWithin(tierOf(10, null, maxChars), maxChars).map((rung) => rung.envelope);
    const all = rungs(25_000);
    for (const maxChars of [2_000, 2_039, 2_040, 5_400, 9_999, 24_000]) {
      expect(all.slice(0, rungs(maxChars).length)).toEqual(rungs(maxChars));
    }
  });
});
