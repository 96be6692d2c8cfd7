/** Who is promised how much, on candidates alone: the levers of the split (seed CG-12, and its unit tests in CG-14). */
import { tierOf } from '../../engine/allocate/tiers.ts';
import { atLeast, atMost, type Fixture, type Gate, holds } from './gate.ts';
import { type Division, division } from './look.ts';

const SMALL = tierOf(100, null, null);

const fixture = (
  name: string,
  seed: string,
  open: Fixture<Division>['open'],
  ...gates: readonly Gate<Division>[]
): Fixture<Division> => ({ name, seed, given: {}, open, shape: [], gates });

const ratio = (seen: Division, a: string, b: string): number => seen.reserved(a) / Math.max(1, seen.reserved(b));

export const DIVISION: readonly Fixture<Division>[] = [
  fixture(
    'two files, one twice as relevant',
    'CG-12',
    division('a 40 | b 20', SMALL, 600),
    atLeast('the heavier is promised at least 1.6 times as much', 1.6, (seen) => ratio(seen, 'a', 'b')),
    atMost(
      'promises leave each file its heading and fence',
      13_000 - 600 - 2 * 200,
      ({ allocation }) => allocation.pool,
    ),
    atLeast('the pool is promised to the last characters', 11_998, ({ allocation }) => allocation.reserved),
    atLeast('a strong file is promised more than a flat cap allowed', 3_801, (seen) => seen.reserved('a')),
  ),
  fixture(
    'two files, one generated',
    'CG-12 §1',
    division('a 40 | b 40 ×.3'),
    atLeast('the demotion counts a second time, for bytes', 2, (seen) => ratio(seen, 'a', 'b')),
  ),
  fixture(
    'a file on the call path',
    'CG-12 §1',
    division('a 40 | b 20 spine | c 20'),
    atLeast('weighs twice as much', 1.7, (seen) => ratio(seen, 'b', 'c')),
  ),
  fixture(
    'a weak file on the call path',
    'CG-12 §1',
    division('a 90 | b 3 spine'),
    atLeast('has no cliff', 700, (seen) => seen.reserved('b')),
  ),
  fixture(
    'a tail under the cliff',
    'CG-12 §2',
    division('a 40 | b 20 | c 5 | d 4'),
    atMost('gets no source', 0, (seen) => seen.reserved('c') + seen.reserved('d')),
    atLeast('leaves its characters to those above it', 8_000, (seen) => seen.reserved('a')),
  ),
  fixture(
    'more candidates than places',
    'CG-12 §2',
    division('a 40 | b 1 | c 1 | d 30 | e 30 | f 30'),
    atLeast('the places of cliffed files pass to those that earn them', 2_000, (seen) => seen.reserved('f')),
  ),
  fixture(
    'one file that outscores everything',
    'CG-12 §2',
    division('a 500 | b 60 | c 12'),
    atLeast('silences no full match', 700, (seen) => seen.reserved('c')),
    atMost('takes seven tenths of the envelope at most', 9_100, (seen) => seen.reserved('a')),
  ),
  fixture(
    'a spread of weak files under a strong one',
    'CG-12 §3',
    division('a 1000 named | b 12 | c 11 | d 10'),
    atLeast('each has room for one whole method', 700, (seen) =>
      Math.min(...['b', 'c', 'd'].map((path) => seen.reserved(path))),
    ),
  ),
  fixture(
    'no file weighs anything',
    'CG-14',
    division('a 0 | b NaN | c -3'),
    atLeast('the cliff still leaves one', 1, ({ allocation }) => allocation.reserved),
    holds('its promise is a whole number of characters', ({ allocation }) => Number.isInteger(allocation.reserved)),
  ),
];
