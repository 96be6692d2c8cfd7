/**
 * Worked examples first. A line is `candidates ⇒ grants`; a candidate is a name, its score and its flags
 * (`a 40`, `b 12 ×.3`, `c 30 spine`), a grant the same name with its reservation or why it has none.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidates } from '../../testing/candidates.ts';
import { type LeverSettings, readLevers } from '../levers.ts';
import { allocate } from './allocate.ts';
import { tierOf } from './tiers.ts';
import type { Allocation, Candidate, Tier } from './types.ts';

const SMALL = tierOf(100, null, null);
const MEDIUM = tierOf(200, null, null);
const LARGE = tierOf(900, null, null);

function show(list: readonly Candidate[], allocation: Allocation): string {
  return list
    .map(({ path }, at) => {
      const grant = allocation.grants[at];
      return `${path} ${grant.tag === 'reserved' ? grant.chars : grant.reason}`;
    })
    .join(' | ');
}

function divided(text: string, tier: Tier = SMALL, levers: LeverSettings = {}, held = 0): string {
  const list = candidates(text);
  return show(list, allocate(list, tier, held, readLevers(levers)));
}

const withFiles = (tier: Tier, maxFiles: number): Tier => ({ ...tier, maxFiles });

describe('the envelope follows weight', () => {
  it('divides by weight over a floor, and the third falls off the cliff', () => {
    expect(divided('a 40 | b 20 | c 5')).toBe('a 8166 | b 4433 | c cliff');
  });

  it('lets worth, the call path and the valve change weights', () => {
    // The valve takes nothing here: 6,663 is under 9,100.
    expect(divided('a 99 | b 12 ×.3 | c 12 | d 30 spine')).toBe('a 6663 | b cliff | c 1422 | d 4314');
  });

  it('gives equal weights equal shares', () => {
    expect(divided('a 10 | b 10 | c 10 | d 10')).toBe('a 3050 | b 3050 | c 3050 | d 3050');
  });

  it('hands what the valve takes to the others', () => {
    // By weight alone a would have 10,355 of 12,600.
    expect(divided('a 100 | b 16')).toBe('a 9100 | b 3500');
  });

  it('leaves what the valve takes unreserved when nobody else is there', () => {
    expect(divided('a 100')).toBe('a 9100');
  });

  it('does not close the valve on a file that the question named', () => {
    expect(divided('a 100 named')).toBe('a 12800');
    expect(divided('a 0 pinned')).toBe('a 12800');
  });

  it('takes what is held for the text around the source out of the pool first', () => {
    expect(divided('a 40 | b 20', SMALL, {}, 2_600)).toBe('a 6433 | b 3566');
  });
});

describe('who gets source', () => {
  it('hands the slot of a cliffed file down', () => {
    expect(divided('a 40 | b 1 | c 30', withFiles(SMALL, 2))).toBe('a 7100 | b cliff | c 5500');
  });

  it('points to files past maxFiles', () => {
    expect(divided('a 40 | b 40 | c 40', withFiles(SMALL, 2))).toBe('a 6300 | b 6300 | c max-files');
  });

  it('caps the cliff, so that one loud file does not silence a full match', () => {
    expect(divided('a 500 | b 10 | c 9')).toBe('a 9100 | b 3500 | c cliff');
  });

  it('exempts the call path and pinned files from the cliff', () => {
    expect(divided('a 500 | b 2 spine')).toBe('a 9100 | b 3500');
    expect(divided('p 0 pinned | a 500')).toBe('p 6300 | a 6300');
  });

  it('admits no more than can be paid a floor and a header: the heaviest, in rank order', () => {
    const tight = tierOf(100, null, 2_000);
    expect(divided('a 20 | b 50 | c 40', tight)).toBe('a unaffordable | b 811 | c 788');
    expect(divided('a 20 | b 50 | c 40', tight, {}, 600)).toBe('a unaffordable | b 1200 | c unaffordable');
    expect(divided('a 20 spine | b 50 | c 49', tight, {}, 600)).toBe('a 1200 | b unaffordable | c unaffordable');
    expect(divided(Array.from({ length: 20 }, (_, at) => `f${at} 1`).join('|'), withFiles(SMALL, 20))).toContain(
      'f13 728 | f14 unaffordable',
    );
  });

  it('admits the first when no weight says anything', () => {
    expect(divided('a 0 | b 0')).toBe('a 9100 | b cliff');
    expect(divided('a NaN | b -3')).toBe('a 9100 | b cliff');
    expect(divided('a Infinity | b 4')).toBe('a cliff | b 9100');
    expect(allocate([], SMALL, 0, readLevers(undefined))).toMatchObject({ grants: [], reserved: 0 });
  });
});

describe('every lever of the allocation is a mechanism', () => {
  it.each<[string, LeverSettings, string, string]>([
    ['proportionalSplit', { proportionalSplit: false }, 'a 40 | b 20', 'a 6300 | b 6300'],
    ['worthInAllocation', { worthInAllocation: false }, 'a 20 | b 20 ×.3', 'a 6300 | b 6300'],
    ['spineBoost', { spineBoost: 1 }, 'a 20 | b 20 spine', 'a 6300 | b 6300'],
    ['cliff', { cliff: 0 }, 'a 40 | b 20 | c 5', 'a 7038 | b 3869 | c 1492'],
    ['cliffMax', { cliffMax: 1000 }, 'a 500 | b 60', 'a 9100 | b cliff'],
    ['minChars', { minChars: 0 }, 'a 40 | b 20', 'a 8400 | b 4200'],
    ['maxShare', { maxShare: 1 }, 'a 100 | b 16', 'a 10355 | b 2244'],
    ['fileOverhead', { fileOverhead: 0 }, 'a 40 | b 20', 'a 8433 | b 4566'],
    ['flatCap', { flatCap: 3800 }, 'a 40 | b 20', 'a 3800 | b 3800'],
  ])('%s', (_, settings, text, changed) => {
    expect(divided(text, SMALL, settings)).toBe(changed);
    expect(divided(text, SMALL)).not.toBe(changed);
  });

  it('flat-cap gives everybody the same small share, whatever their scores', () => {
    const list = candidates('a 58 | b 18 | c 18 | d 18');
    expect(show(list, allocate(list, SMALL, 0, readLevers('flat-cap')))).toBe('a 3050 | b 3050 | c 3050 | d 3050');
    const two = candidates('a 58 | b 18');
    expect(show(two, allocate(two, SMALL, 0, readLevers('flat-cap')))).toBe('a 3800 | b 3800');
  });
});

describe('the numbers of the design are the numbers in use', () => {
  it('tiers', () => {
    expect([0, 149, 150, 499, 500, 20_000].map((files) => tierOf(files, null, null))).toEqual([
      { envelope: 13_000, hardCeiling: 19_500, maxFiles: 4 },
      { envelope: 13_000, hardCeiling: 19_500, maxFiles: 4 },
      { envelope: 18_000, hardCeiling: 25_000, maxFiles: 5 },
      { envelope: 18_000, hardCeiling: 25_000, maxFiles: 5 },
      { envelope: 24_000, hardCeiling: 25_000, maxFiles: 8 },
      { envelope: 24_000, hardCeiling: 25_000, maxFiles: 8 },
    ]);
    expect(tierOf(900, 3, 5_400)).toEqual({ envelope: 5_400, hardCeiling: 5_400, maxFiles: 3 });
  });

  it('levers: whoever changes one measures again', () => {
    const { cliff, cliffMax, minChars, maxShare, fileOverhead, spineBoost } = readLevers('current');
    expect({ cliff, cliffMax, minChars, maxShare, fileOverhead, spineBoost }).toEqual({
      cliff: 0.15,
      cliffMax: 10,
      minChars: 700,
      maxShare: 0.7,
      fileOverhead: 200,
      spineBoost: 2,
    });
  });
});

const score = fc.oneof(
  { weight: 6, arbitrary: fc.double({ min: 0, max: 200, noNaN: true }) },
  { weight: 1, arbitrary: fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_VALUE, 1e-300) },
);
const anyCandidate = fc.record({
  path: fc.constant('f'),
  score,
  worth: fc.constantFrom(1, 0.5, 0.3, 0.09),
  spine: fc.boolean(),
  pinned: fc.boolean(),
  named: fc.boolean(),
});
const ranking = fc.array(anyCandidate, { minLength: 1, maxLength: 24 });
const anyTier = fc.constantFrom(
  SMALL,
  MEDIUM,
  LARGE,
  withFiles(LARGE, 20),
  tierOf(9, null, 2_000),
  tierOf(9, 20, 9_000),
);
const held = fc.integer({ min: 0, max: 3_000 });
const chars = (allocation: Allocation): readonly number[] =>
  allocation.grants.flatMap((grant) => (grant.tag === 'reserved' ? [grant.chars] : []));

describe('for every ranking, tier and text around it', () => {
  const levers = readLevers(undefined);

  it('reservations are whole numbers that fit the pool, and the pool fits the envelope', () => {
    fc.assert(
      fc.property(ranking, anyTier, held, (list, tier, kept) => {
        const allocation = allocate(list, tier, kept, levers);
        const paid = chars(allocation);
        const sum = paid.reduce((total, each) => total + each, 0);
        expect(paid.every((each) => Number.isInteger(each) && each >= 0)).toBe(true);
        expect(allocation.reserved).toBe(sum);
        expect(sum).toBeLessThanOrEqual(allocation.pool);
        expect(allocation.pool + kept + paid.length * levers.fileOverhead).toBeLessThanOrEqual(
          Math.max(tier.envelope, kept + levers.fileOverhead),
        );
      }),
    );
  });

  it('somebody is admitted, never more than asked for, and everybody admitted has the floor', () => {
    fc.assert(
      fc.property(ranking, anyTier, held, (list, tier, kept) => {
        const allocation = allocate(list, tier, kept, levers);
        const paid = chars(allocation);
        expect(paid.length).toBeGreaterThanOrEqual(1);
        expect(paid.length).toBeLessThanOrEqual(tier.maxFiles);
        for (const each of paid) expect(each).toBeGreaterThanOrEqual(Math.min(levers.minChars, allocation.pool));
      }),
    );
  });

  it('no file that was not named gets more than the valve', () => {
    fc.assert(
      fc.property(ranking, anyTier, held, (list, tier, kept) => {
        const valve = Math.max(levers.minChars, Math.round(levers.maxShare * tier.envelope));
        allocate(list, tier, kept, levers).grants.forEach((grant, at) => {
          if (grant.tag === 'reserved' && !list[at].named && !list[at].pinned)
            expect(grant.chars).toBeLessThanOrEqual(valve);
        });
      }),
    );
  });

  it('who weighs more is promised no less, valve aside', () => {
    fc.assert(
      fc.property(ranking, anyTier, held, (list, tier, kept) => {
        const alike = list.map((each) => ({ ...each, named: false, pinned: false }));
        const granted = allocate(alike, tier, kept, levers).grants.flatMap((grant) =>
          grant.tag === 'reserved' ? [grant] : [],
        );
        for (const a of granted)
          for (const b of granted) if (a.weight > b.weight) expect(a.chars).toBeGreaterThanOrEqual(b.chars);
      }),
    );
  });

  it('a larger envelope for the same files promises none of them less', () => {
    fc.assert(
      fc.property(
        fc.array(anyCandidate, { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 6_600, max: 25_000 }),
        fc.integer({ min: 6_600, max: 25_000 }),
        held,
        (list, one, other, kept) => {
          const [less, more] = [Math.min(one, other), Math.max(one, other)].map((envelope) =>
            chars(allocate(list, { envelope, hardCeiling: envelope, maxFiles: 4 }, kept, levers)),
          );
          expect(more.length).toBe(less.length);
          // Two rounds of whole characters may leave one behind each.
          for (const [at, each] of more.entries()) expect(each).toBeGreaterThanOrEqual(less[at] - 2);
        },
      ),
    );
  });

  it('the tiers of the design only ever add', () => {
    fc.assert(
      fc.property(fc.array(anyCandidate, { minLength: 1, maxLength: 4 }), held, (list, kept) => {
        const [small, medium, large] = [SMALL, MEDIUM, LARGE].map((tier) => chars(allocate(list, tier, kept, levers)));
        small.forEach((each, at) => {
          expect(medium[at]).toBeGreaterThanOrEqual(each);
          expect(large[at]).toBeGreaterThanOrEqual(medium[at]);
        });
      }),
    );
  });
});
