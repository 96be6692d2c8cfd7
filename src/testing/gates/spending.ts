/**
 * Shapes on which spending a reservation went wrong: what was promised and lost, what was bought with another file's money
 * (seed CG-15, CG-21).
 */
import type { AskOptions } from '../answers.ts';
import { atLeast, atMost, type Fixture, type Gate, holds } from './gate.ts';
import { type Seen, spending } from './look.ts';

interface Shape {
  readonly name: string;
  readonly seed: string;
  readonly notation: string;
  readonly options?: Omit<AskOptions, 'levers'>;
  readonly given?: Fixture<Seen>['given'];
  readonly shape: readonly Gate<Seen>[];
  readonly gates: readonly Gate<Seen>[];
}

const fixture = ({ name, seed, notation, options = {}, given = {}, shape, gates }: Shape): Fixture<Seen> => ({
  name,
  seed,
  given,
  open: spending(notation, options),
  shape,
  gates,
});

const reserved = (seen: Seen, path: string): number => seen.row(path).reservation ?? 0;
const size = (seen: Seen, path: string): number => seen.row(path).size ?? 0;
const bought = (seen: Seen, path: string): number => reserved(seen, path) / size(seen, path);
const delivered = (seen: Seen, path: string): number => seen.row(path).delivered;

/** Nine lines of forty: the pieces of the fixtures below, and so the largest rest of a promise that buys nothing more. */
const PIECE = 9 * 45;

/** What the worst file lacks of the smaller of its reservation and its size. */
const worstRest = (seen: Seen): number =>
  Math.max(
    ...seen.report.files.map(
      (file) => Math.min(file.reservation ?? 0, file.size ?? Number.POSITIVE_INFINITY) - file.delivered,
    ),
  );

/** Functions of nine lines one after another, from the first line on. */
const rows = (name: string, many: number, importance: number): string =>
  Array.from({ length: many }, (_, at) => `function ${name}${at} ${at * 10 + 1}–${at * 10 + 9} ★${importance}`).join(
    '\n',
  );

const buy = fixture({
  name: 'a reservation under the file size still buys the file',
  seed: 'CG-21',
  notation: `
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
  `,
  shape: [
    atLeast(
      'the first file is over its reservation',
      1,
      (seen) => size(seen, 'lib/utils.js') - reserved(seen, 'lib/utils.js'),
    ),
    atLeast('its reservation has bought six tenths of it', 0.6, (seen) => bought(seen, 'lib/utils.js')),
    atLeast(
      'it is outside of grace',
      1,
      (seen) =>
        size(seen, 'lib/utils.js') -
        reserved(seen, 'lib/utils.js') -
        Math.min(800, Math.round(0.15 * reserved(seen, 'lib/utils.js'))),
    ),
    atMost('it is short enough for the history to ship it whole', 3 * 3_800, (seen) => size(seen, 'lib/utils.js')),
  ],
  gates: [
    atLeast('it arrives whole', 1, (seen) => delivered(seen, 'lib/utils.js') / size(seen, 'lib/utils.js')),
    holds('and the report says it was bought', (seen) => seen.row('lib/utils.js').paidBy === 'bought'),
  ],
});

const borrowed = fixture({
  name: 'a weak file below a file that spends little',
  seed: 'CG-21 §1',
  notation: `
    thin.js | 900 × 40 | 60
      function one 10–20 ★10
    weak.js | 150 × 40 | 20
      function two 10–40 ★9
  `,
  shape: [atMost('its own reservation is under six tenths of it', 0.59, (seen) => bought(seen, 'weak.js'))],
  gates: [holds('is not bought with what it borrowed', (seen) => seen.row('weak.js').paidBy === 'pieces')],
});

const DENSE = Array.from({ length: 20 }, (_, at) => `function f${at} ${at * 20 + 1}–${at * 20 + 20} ★${9 - at / 100}`);

const carry = fixture({
  name: 'an unspendable reservation flows to the next file down',
  seed: 'CG-21',
  notation: `
    lib/application.js | 800 × 40 | 40
      function lazyrouter 100–115 ★10
    lib/router.js | 400 × 40 | 34
      ${DENSE.join('\n')}
    lib/small.js | 30 × 40 | 20
      function small 1–30 ★8
  `,
  shape: [
    atMost('the first is far too large to buy', 0.4, (seen) => bought(seen, 'lib/application.js')),
    atMost('and thin', 0.5, (seen) => delivered(seen, 'lib/application.js') / reserved(seen, 'lib/application.js')),
    atMost('the second is too large to buy', 0.5, (seen) => bought(seen, 'lib/router.js')),
    holds('nothing is on a call path', (seen) => seen.report.files.every(({ flags }) => !flags.includes('spine'))),
  ],
  gates: [
    atLeast(
      'the second spends over 1.1 times its reservation',
      1.1,
      (seen) => delivered(seen, 'lib/router.js') / reserved(seen, 'lib/router.js'),
    ),
    atMost('what is carried is spent once', 0, (seen) => seen.report.envelope.delivered - seen.report.budget.envelope),
  ],
});

const handedAll = fixture({
  name: 'a leader that spends next to nothing above a dense weak file',
  seed: 'CG-21 §2',
  notation: `
    lib/application.js | 800 × 40 | 100
      function lazyrouter 100–115 ★10
    lib/router.js | 400 × 40 | 30
      ${DENSE.join('\n')}
  `,
  shape: [
    atLeast(
      'the leader leaves more than the valve',
      6_000,
      (seen) => reserved(seen, 'lib/application.js') - delivered(seen, 'lib/application.js'),
    ),
  ],
  gates: [
    atMost('hands it seven tenths of the envelope at most', 9_100, (seen) => seen.row('lib/router.js').spendable ?? 0),
  ],
});

const littleWorth = fixture({
  name: 'slack above a file that matters little',
  seed: 'ours',
  notation: `
    lib/application.js | 800 × 40 | 40
      function lazyrouter 100–115 ★10
    lib/router.js | 400 × 40 | 34
      ${DENSE.map((row) => row.replace(/★.*/, '★2')).join('\n')}
  `,
  shape: [],
  gates: [atMost('stays unspent', 1, (seen) => delivered(seen, 'lib/router.js') / reserved(seen, 'lib/router.js'))],
});

const funding = fixture({
  name: 'eight files that all merit a purchase',
  seed: 'CG-21 §1',
  options: { indexedFiles: 900 },
  notation: Array.from(
    { length: 8 },
    (_, at) => `f${at}.ts | 91 × 40 | ${40 - at}\n${rows(`f${at}x`, 9, 10 - at / 10)}`,
  ).join('\n'),
  shape: [
    atLeast('every one has bought six tenths of itself', 0.6, (seen) =>
      Math.min(...seen.report.files.map(({ path }) => bought(seen, path))),
    ),
    atMost('and none is within grace', 1 / 1.15, (seen) =>
      Math.max(...seen.report.files.map(({ path }) => bought(seen, path))),
    ),
    atLeast('together they are more than an answer', 25_001, (seen) =>
      seen.report.files.reduce((sum, { path }) => sum + size(seen, path), 0),
    ),
  ],
  gates: [
    atLeast('the last one is delivered', 1, (seen) => delivered(seen, 'f7.ts')),
    atMost('no promise is broken by more than a piece', PIECE - 1, worstRest),
    holds('somebody is bought', ({ report }) => report.files.some(({ paidBy }) => paidBy === 'bought')),
  ],
});

const grace = fixture({
  name: 'eight files a little over their reservations',
  seed: 'CG-21 §1',
  options: { indexedFiles: 900 },
  given: { buyFraction: 1 },
  notation: Array.from({ length: 8 }, (_, at) => `f${at}.ts | 67 × 40 | 40\n${rows(`f${at}x`, 6, 9)}`).join('\n'),
  shape: [
    atLeast('every one is within grace', 1 / 1.15, (seen) =>
      Math.min(...seen.report.files.map(({ path }) => bought(seen, path))),
    ),
    atMost('and over its reservation', 0.999, (seen) =>
      Math.max(...seen.report.files.map(({ path }) => bought(seen, path))),
    ),
    atLeast('together they are more than an answer', 25_001, (seen) =>
      seen.report.files.reduce((sum, { path }) => sum + size(seen, path) + 80, seen.report.allocation.held),
    ),
  ],
  gates: [
    atMost('no promise is broken by more than a piece', PIECE - 1, worstRest),
    holds('somebody ships by grace', ({ report }) => report.files.some(({ paidBy }) => paidBy === 'grace')),
  ],
});

const oneOver = fixture({
  name: 'one file a little over its reservation',
  seed: 'CG-21 §1',
  given: { buyFraction: 1 },
  notation: 'a.ts | 220 × 40 | 40\nfunction a 1–40 ★10',
  shape: [atLeast('hundreds of characters over', 300, (seen) => size(seen, 'a.ts') - reserved(seen, 'a.ts'))],
  gates: [holds('ships whole', (seen) => seen.row('a.ts').render === 'whole')],
});

const ceilingOfTwo = fixture({
  name: 'a purchase that the last tier’s ceiling cannot hold',
  seed: 'CG-21, third condition',
  options: { indexedFiles: 900, maxFiles: 2 },
  notation: `a.ts | 310 × 40 | 40\n${rows('a', 31, 9)}\nb.ts | 600 × 40 | 40\n${rows('b', 60, 9)}`,
  shape: [
    atLeast('the first merits its purchase', 0.6, (seen) => bought(seen, 'a.ts')),
    atMost(
      'the overshoot pool would pay for it',
      0,
      (seen) => size(seen, 'a.ts') + 200 - (seen.report.allocation.reserved + 400) / 2 - 3_600,
    ),
    atLeast(
      'the ceiling would not',
      1,
      (seen) =>
        size(seen, 'a.ts') + 200 + (seen.report.allocation.reserved + 400) / 2 - (25_000 - seen.report.allocation.held),
    ),
  ],
  gates: [
    holds('is not made', (seen) => seen.row('a.ts').render === 'definitions'),
    atLeast('so the second keeps its promise', -PIECE, (seen) => delivered(seen, 'b.ts') - reserved(seen, 'b.ts')),
  ],
});

const ceilingOfOne = fixture({
  name: 'a pinned file larger than any answer',
  seed: 'CG-21, third condition',
  options: { indexedFiles: 900, maxFiles: 2 },
  notation: `a.ts | 560 × 40 | 40 pinned\n${rows('a', 56, 9)}`,
  shape: [atLeast('it does not fit', 1, (seen) => size(seen, 'a.ts') - (25_000 - seen.report.allocation.held))],
  gates: [atLeast('is not lost for being bought', 20_000, (seen) => delivered(seen, 'a.ts'))],
});

const byRelevance = fixture({
  name: 'a large file that answers, and a small one that does not',
  seed: 'CG-14',
  notation: `
    src/mcp/allocator.ts | 800 × 40 | 77.5
      ${Array.from({ length: 40 }, (_, at) => `function plan${at} ${at * 20 + 1}–${at * 20 + 18} ★${10 - at / 10}`).join('\n')}
    src/util/budget-math.ts | 130 × 40 | 36
      function clampBudget 40–60 ★6
    scripts/report.ts | 90 × 40 | 20
      function report 10–20 ★3
  `,
  shape: [
    atMost('the small one could ship whole under a flat cap', 3 * 3_800, (seen) =>
      size(seen, 'src/util/budget-math.ts'),
    ),
    atLeast('the large one could not', 3 * 3_800, (seen) => size(seen, 'src/mcp/allocator.ts')),
  ],
  gates: [
    atLeast('the one that answers has most of the answer', 0.5, (seen) => seen.share(/allocator/)),
    atLeast(
      'and over twice what the small one has',
      2,
      (seen) => delivered(seen, 'src/mcp/allocator.ts') / Math.max(1, delivered(seen, 'src/util/budget-math.ts')),
    ),
  ],
});

const oversized = fixture({
  name: 'a densely packed file, one cluster from end to end',
  seed: 'CG-12',
  notation: `
    a.ts | 402 × 40 | 40
      class Service 1–402 body 1
      ${Array.from({ length: 40 }, (_, at) => `method m${at} ${at * 10 + 2}–${at * 10 + 10} ★${9 - at / 10}`).join('\n')}
    b.ts | 100 × 40 | 40
      function b 1–40 ★8
  `,
  shape: [atLeast('it is far over its reservation', 2, (seen) => size(seen, 'a.ts') / reserved(seen, 'a.ts'))],
  gates: [
    atMost('stays within its reservation', 0, (seen) => delivered(seen, 'a.ts') - reserved(seen, 'a.ts')),
    atLeast('shows its most important members', 1, (seen) => seen.lines('a.ts').filter((line) => line === 5).length),
    atLeast('and the file below it is delivered', 1, (seen) => delivered(seen, 'b.ts')),
  ],
});

/** The levers of spending, each on the shape that it was made for. */
export const SPENDING: readonly Fixture<Seen>[] = [
  buy,
  borrowed,
  carry,
  handedAll,
  littleWorth,
  funding,
  grace,
  oneOver,
  ceilingOfTwo,
  ceilingOfOne,
  byRelevance,
  oversized,
];
