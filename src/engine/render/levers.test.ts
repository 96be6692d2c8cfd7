/**
 * Every lever of spending is a mechanism: with it off, or at another value, what its fixture shows is gone. The levers of the
 * seed that need a shape of their own (buy, carry-forward, guards, slack) have it in `spend.test.ts`.
 */
import { describe, expect, it } from 'vitest';
import { type Asked, ask, readSections } from '../../testing/answers.ts';
import { rankedRepository } from '../../testing/ranked-repository.ts';
import type { LeverSettings } from '../levers.ts';

const whole = ({ answer }: Asked): boolean => answer.files[0].mode === 'whole';
const rows = ({ answer }: Asked): readonly string[] => readSections(answer.markdown)[0].rows;
const linesOf = ({ answer }: Asked): readonly number[] => [...readSections(answer.markdown)[0].lines.keys()];
const has =
  (text: string) =>
  ({ answer }: Asked): boolean =>
    answer.markdown.includes(text);

const MEMBERS = Array.from(
  { length: 40 },
  (_, at) => `method m${at} ${at * 10 + 2}–${at * 10 + 10} ★${9 - at / 10}`,
).join('\n');
const DENSE = `a.ts | 402 × 40 | 40\nclass Service 1–402 body 1\n${MEMBERS}\nb.ts | 100 × 40 | 40\nfunction b 1–40 ★8`;
const LONG = 'a.ts | 500 × 40 | 40\nfunction big 1–400 ★10\nfunction helper 410–440 ★9';

const TABLE: readonly [
  keyof LeverSettings,
  string,
  number | boolean,
  string,
  (asked: Asked) => boolean,
  number | null,
][] = [
  [
    'memberShrink',
    'a dense file stays within its reservation',
    false,
    DENSE,
    ({ answer }) => answer.files[0].delivered <= answer.files[0].reservation,
    null,
  ],
  [
    'graceFraction',
    'a file a little over its reservation ships whole',
    0,
    'a.ts | 220 × 40 | 40\nfunction a 1–40 ★10',
    whole,
    null,
  ],
  ['graceMax', 'grace reaches hundreds of characters', 100, 'a.ts | 220 × 40 | 40\nfunction a 1–40 ★10', whole, null],
  [
    'ownBar',
    'what matters a fiftieth of the best is not bought at all',
    0,
    'a.ts | 900 × 40 | 40\nfunction a 1–20 ★100\nfunction b 30–40 ★2',
    (asked) => !linesOf(asked).includes(35),
    null,
  ],
  [
    'finishNamed',
    'a named body is finished',
    false,
    'a.ts | 900 × 40 | 40\nfunction a 1–225 ★10 named',
    ({ answer }) => answer.files[0].mode === 'definitions',
    null,
  ],
  [
    'wholeContainers',
    'a gathered class is shown with members that were not',
    false,
    'a.ts | 900 × 40 | 40\nclass Service 1–60 ★10\nmethod m 5–50',
    (asked) => linesOf(asked).includes(30),
    null,
  ],
  [
    'minWindow',
    'a window holds twelve lines',
    5,
    'a.ts | 200 × 40 | 40 pinned @100',
    (asked) => linesOf(asked).length === 12,
    4_000,
  ],
  [
    'windowShare',
    'a window leaves room for a gathered helper',
    1,
    LONG.replace('★9', '★1'),
    (asked) => linesOf(asked).includes(430),
    6_000,
  ],
  [
    'gapNames',
    'a gap row names what it leaves out',
    0,
    'a.ts | 300 × 40 | 40\nfunction a 1–20 ★10\nfunction b 30–200\nfunction c 210–220 ★9',
    (asked) => rows(asked).join('').includes('b:30'),
    4_000,
  ],
  [
    'flowShare',
    'the call path stands before the source',
    0,
    'a.ts | 60 × 40 | 40\nfunction a 1–20 ★10\nfunction b 30–40 ★9\na → b @5',
    has('**Call path**'),
    null,
  ],
  [
    'callersShare',
    'callers stand before the source',
    0,
    'a.ts | 60 × 40 | 40\nfunction a 1–20\nfunction b 30–40 ★9\na → b @5',
    has('**Callers of what is shown**'),
    null,
  ],
  [
    'epilogueShare',
    'a full answer still points to the rest',
    0,
    `a.ts | 700 × 40 | 40 named\nfunction a 1–690 ★10\n${Array.from({ length: 6 }, (_, at) => `a/directory/with/a/rather/long/name/other${at}.ts | 9 × 9 | 1\nfunction f${at} 1–9 ★2`).join('\n')}`,
    ({ answer }) => answer.pointers.length >= 3,
    null,
  ],
];

describe('with a lever off', () => {
  it.each(TABLE)('%s: not so that %s', (lever, _, off, notation, holds, maxChars) => {
    const repository = rankedRepository(notation);
    // Buying would ship what grace or a finished body are to show.
    const buys: LeverSettings = lever === 'graceFraction' || lever === 'graceMax' ? { buyFraction: 1 } : {};
    expect(holds(ask(repository, { maxChars, levers: buys }))).toBe(true);
    expect(holds(ask(repository, { maxChars, levers: { ...buys, [lever]: off } }))).toBe(false);
  });
});

describe('the presets replay history on one repository', () => {
  it('each step changes the answer', () => {
    const repository = rankedRepository(`
      lib/big.ts | 900 × 40 | 60
        function run 100–130 ★10
        function walk 200–230 ★9
      lib/mid.ts | 140 × 40 | 45
        function mid 20–40 ★9
      lib/low.ts | 60 × 40 | 30 ×.3
        function low 5–20 ★5
    `);
    const texts = ['flat-cap', 'proportional', 'current'].map((levers) => ask(repository, { levers }).answer.markdown);
    expect(new Set(texts).size).toBe(3);
    for (const text of texts) expect(text.length).toBeLessThanOrEqual(19_500);
  });
});
