/**
 * Shapes on which spending went wrong, each with a check that the fixture still has the shape: without it, a gate passes on
 * nothing once a file has drifted small enough for another rule to cover it.
 */
import { describe, expect, it } from 'vitest';
import { type Asked, type AskOptions, ask, climb, readSections } from '../../testing/answers.ts';
import { rankedRepository } from '../../testing/ranked-repository.ts';

const spent = (asked: Asked, path: string) => {
  const at = asked.page.ranking.files.findIndex((file) => file.path === path);
  const grant = asked.allocation.grants[at];
  const file = asked.spending.files[at];
  return { ...file, size: file.size ?? 0, reserved: grant.tag === 'reserved' ? grant.chars : 0 };
};
const delivered = (asked: Asked, path: string): number =>
  readSections(asked.answer.markdown).find((section) => section.path === path)?.body ?? 0;

/** A piece of the fixtures below is nine lines of forty. */
const PIECE = 9 * 45;

/** No file gets less than the smaller of its reservation and its size, but for a rest that buys no whole piece. */
const keepsItsPromises = (asked: Asked): boolean =>
  asked.page.ranking.files.every(({ path }) => {
    const { reserved, size } = spent(asked, path);
    return delivered(asked, path) > Math.min(reserved, size) - PIECE;
  });

describe('a reservation under the file size still buys the file', () => {
  const repository = rankedRepository(`
    lib/utils.js | 272 × 18 | 56
      function flag 20–24 ★10
      function etag 60–66 ★9
      function accepts 120–126 ★9
    lib/response.js | 500 × 30 | 34
      function send 10–40 ★8
      function json 60–80 ★8
    lib/request.js | 300 × 30 | 22
      function header 10–40 ★7
    lib/view.js | 300 × 30 | 14
      function render 10–40 ★7
  `);
  const on = ask(repository);
  const off = ask(repository, { levers: { buyFraction: 1 } });
  const { reserved, size } = spent(on, 'lib/utils.js');

  it('has the shape: a thin first file, sized over its reservation and outside of grace', () => {
    expect(size).toBe(272 * (18 + 2) + 9 + 90 * 2 + 173 * 3);
    expect(reserved).toBeLessThan(size);
    expect(reserved).toBeGreaterThanOrEqual(0.6 * size);
    expect(size).toBeGreaterThan(reserved + Math.min(800, Math.round(0.15 * reserved)));
    expect(off.spending.files[0].allocated).toBeLessThan(reserved / 2);
  });

  it('ships whole, and without the purchase as a stub', () => {
    expect(spent(on, 'lib/utils.js')).toMatchObject({ mode: 'whole', paidBy: 'bought' });
    expect(delivered(on, 'lib/utils.js')).toBe(size);
    expect(spent(off, 'lib/utils.js').mode).toBe('definitions');
    expect(delivered(off, 'lib/utils.js')).toBeLessThan(900);
  });

  it('reads merit from the reservation, not from what was borrowed', () => {
    const borrowing = rankedRepository(`
      thin.js | 900 × 40 | 60
        function one 10–20 ★10
      weak.js | 150 × 40 | 20
        function two 10–40 ★9
    `);
    const { size: whole, reserved: own, paidBy } = spent(ask(borrowing), 'weak.js');
    expect(own).toBeLessThan(0.6 * whole);
    expect(paidBy).toBe('pieces');
  });
});

describe('an unspendable reservation flows to the next file down', () => {
  const dense = Array.from(
    { length: 20 },
    (_, at) => `function f${at} ${at * 20 + 1}–${at * 20 + 20} ★${9 - at / 100}`,
  );
  const repository = rankedRepository(`
    lib/application.js | 800 × 40 | 40
      function lazyrouter 100–115 ★10
    lib/router.js | 400 × 40 | 34
      ${dense.join('\n')}
    lib/small.js | 30 × 40 | 20
      function small 1–30 ★8
  `);
  const on = ask(repository);
  const off = ask(repository, { levers: { carryForward: false } });

  it('has the shape: the first far too large to buy and thin, the second dense', () => {
    const first = spent(on, 'lib/application.js');
    expect(first.reserved / first.size).toBeLessThan(0.4);
    expect(first.allocated).toBeLessThan(first.reserved / 2);
    expect(spent(on, 'lib/router.js').size).toBeGreaterThan(2 * spent(on, 'lib/router.js').reserved);
    expect(on.page.ranking.flow).toEqual([]);
  });

  it('lets the second spend well over its reservation, and without the flow nothing over it', () => {
    const { reserved } = spent(on, 'lib/router.js');
    expect(delivered(on, 'lib/router.js')).toBeGreaterThan(1.1 * reserved);
    expect(delivered(off, 'lib/router.js')).toBeLessThanOrEqual(reserved);
  });

  it('stays under the valve, so that a leader hands a weak file not the whole answer', () => {
    expect(spent(ask(repository, { levers: { maxShare: 0.4 } }), 'lib/router.js').spendable).toBeLessThan(
      spent(on, 'lib/router.js').spendable ?? 0,
    );
  });

  it('buys nothing that matters little, and stays unspent', () => {
    const weak = rankedRepository(`
      lib/application.js | 800 × 40 | 40
        function lazyrouter 100–115 ★10
      lib/router.js | 400 × 40 | 34
        ${dense.map((row) => row.replace(/★.*/, '★2')).join('\n')}
    `);
    const { reserved } = spent(ask(weak), 'lib/router.js');
    expect(delivered(ask(weak), 'lib/router.js')).toBeLessThanOrEqual(reserved);
    expect(delivered(ask(weak, { levers: { slackBar: 0 } }), 'lib/router.js')).toBeGreaterThan(1.1 * reserved);
  });
});

describe('a purchase leaves everybody below payable', () => {
  /** Eight files, each a little over six tenths paid: everyone merits its purchase, nobody can fund them all. */
  const members = (at: number): string =>
    Array.from(
      { length: 9 },
      (_, row) => `function f${at}x${row} ${row * 10 + 1}–${row * 10 + 9} ★${10 - at / 10}`,
    ).join('\n');
  const eight = Array.from({ length: 8 }, (_, at) => `f${at}.ts | 91 × 40 | ${40 - at}\n${members(at)}`).join('\n');
  const options: AskOptions = { indexedFiles: 900 };
  const on = ask(rankedRepository(eight), options);
  const off = ask(rankedRepository(eight), { ...options, levers: { fundingGuard: false } });

  it('has the shape: every file merits, and all purchases together are more than an answer', () => {
    const files = on.page.ranking.files.map(({ path }) => spent(on, path));
    for (const { reserved, size } of files) {
      expect(reserved / size).toBeGreaterThanOrEqual(0.6);
      expect(size).toBeGreaterThan(1.15 * reserved);
    }
    expect(files.reduce((sum, { size }) => sum + size, 0)).toBeGreaterThan(25_000);
  });

  it('keeps all eight promises, and breaks those of the last when nothing guards them', () => {
    expect(readSections(on.answer.markdown)).toHaveLength(8);
    expect(keepsItsPromises(on)).toBe(true);
    expect(on.spending.files.some(({ paidBy }) => paidBy === 'bought')).toBe(true);
    expect(keepsItsPromises(off)).toBe(false);
    expect(delivered(off, 'f7.ts')).toBeLessThan(spent(off, 'f7.ts').reserved / 2);
    expect(off.answer.truncated).toBe(true);
    expect(off.answer.markdown.length).toBeLessThanOrEqual(25_000);
  });
});

describe('grace is paid from the same pool', () => {
  it('so eight files a little over their reservations do not starve the last', () => {
    const members = (at: number): string =>
      Array.from({ length: 6 }, (_, row) => `function f${at}x${row} ${row * 10 + 1}–${row * 10 + 9} ★9`).join('\n');
    const files = Array.from({ length: 8 }, (_, at) => `f${at}.ts | 67 × 40 | 40\n${members(at)}`).join('\n');
    const asked = ask(rankedRepository(files), { indexedFiles: 900, levers: { buyFraction: 1 } });
    const all = asked.page.ranking.files.map(({ path }) => spent(asked, path));
    for (const { reserved, size } of all) {
      expect(size).toBeGreaterThan(reserved);
      expect(size).toBeLessThanOrEqual(1.15 * reserved);
    }
    expect(all.reduce((sum, { size }) => sum + size + 80, asked.preamble.held)).toBeGreaterThan(25_000);
    expect(all.some(({ paidBy }) => paidBy === 'grace')).toBe(true);
    expect(keepsItsPromises(asked)).toBe(true);
  });
});

describe('a purchase fits under the hard ceiling', () => {
  const rows = (name: string, many: number): string =>
    Array.from({ length: many }, (_, at) => `function ${name}${at} ${at * 10 + 1}–${at * 10 + 9} ★9`).join('\n');
  const options: AskOptions = { indexedFiles: 900, maxFiles: 2 };

  it('so a second file keeps its reservation', () => {
    const two = rankedRepository(`a.ts | 310 × 40 | 40\n${rows('a', 31)}\nb.ts | 600 × 40 | 40\n${rows('b', 60)}`);
    const [on, off] = [ask(two, options), ask(two, { ...options, levers: { ceilingGuard: false } })];
    const { reserved, size } = spent(on, 'a.ts');
    const { total, overshoot } = { total: on.allocation.reserved + 400, overshoot: 3_600 };
    expect(reserved).toBeGreaterThanOrEqual(0.6 * size);
    expect(size + 200 + total / 2).toBeLessThan(total + overshoot);
    expect(size + 200 + total / 2).toBeGreaterThan(25_000 - on.preamble.held);
    expect([spent(on, 'a.ts').mode, spent(off, 'a.ts').mode]).toEqual(['definitions', 'whole']);
    expect(keepsItsPromises(on)).toBe(true);
    expect(delivered(off, 'b.ts')).toBeLessThan(spent(off, 'b.ts').reserved - 500);
  });

  it('and a single file is never lost for being bought', () => {
    const one = rankedRepository(`a.ts | 560 × 40 | 40 pinned\n${rows('a', 56)}`);
    const [on, off] = [ask(one, options), ask(one, { ...options, levers: { ceilingGuard: false } })];
    expect(spent(on, 'a.ts').size).toBeGreaterThan(25_000 - on.preamble.held);
    expect(delivered(on, 'a.ts')).toBeGreaterThan(20_000);
    expect(delivered(off, 'a.ts')).toBe(0);
  });
});

describe('bytes follow relevance, not file size', () => {
  /** The file that answers is large; a helper half as relevant is small enough to ship whole under a flat cap. */
  const allocator = Array.from(
    { length: 40 },
    (_, at) => `function plan${at} ${at * 20 + 1}–${at * 20 + 18} ★${10 - at / 10}`,
  );
  const repository = rankedRepository(`
    src/mcp/allocator.ts | 800 × 40 | 77.5
      ${allocator.join('\n')}
    src/util/budget-math.ts | 130 × 40 | 36
      function clampBudget 40–60 ★6
    scripts/report.ts | 90 × 40 | 20
      function report 10–20 ★3
  `);
  const share = (asked: Asked, path: string): number => delivered(asked, path) / asked.answer.markdown.length;

  it('so the answering file has most of the answer, and had less than the helper under the flat cap', () => {
    const now = ask(repository);
    const before = ask(repository, { levers: 'flat-cap' });
    expect(share(now, 'src/mcp/allocator.ts')).toBeGreaterThan(0.5);
    expect(share(now, 'src/mcp/allocator.ts')).toBeGreaterThan(2 * share(now, 'src/util/budget-math.ts'));
    expect(share(before, 'src/util/budget-math.ts')).toBeGreaterThan(share(before, 'src/mcp/allocator.ts'));
    expect(spent(before, 'src/util/budget-math.ts')).toMatchObject({ mode: 'whole', paidBy: 'flat' });
  });
});

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
