/** Why a file is not in an answer, in the words a reader gets. */
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { indexFiles } from '../../testing/index-folder.ts';
import { indexRandom, randomFiles, randomQuestion } from '../../testing/random-repository.ts';
import { explore } from '../engine.ts';
import type { ExploreRequest } from '../request.ts';
import type { RepositoryIndex } from '../snapshot/types.ts';

const body = (lines: number, text: string): string =>
  Array.from({ length: lines }, (_, at) => `  const step${at} = '${text}';\n`).join('');

const FILES: Readonly<Record<string, string>> = {
  'src/checkout.ts': `import { priceOf } from './price';\n\n/** Checks a basket out. */\nexport function checkoutBasket(basket: string[]): number {\n  return basket.reduce((sum, item) => sum + priceOf(item), 0);\n}\n`,
  'src/price.ts': `import { now } from './clock';\n\n/** The price of one item of a basket at checkout. */\nexport function priceOf(item: string): number {\n  return item.length * now();\n}\n`,
  'src/basket.ts': `export class Basket {\n  add(item: string): void {\n${body(30, 'basket')}  }\n}\n\nexport function checkoutLater(basket: Basket): void {\n  basket.add('');\n}\n`,
  'src/receipt.ts': `export function checkoutReceipt(): string {\n${body(20, 'receipt of a basket at checkout')}  return '';\n}\n`,
  'src/mail.ts': `/** Sends a letter; never at checkout. */\nexport function sendLetter(): void {\n${body(200, 'letter')}}\n`,
  'src/clock.ts': 'export function now(): number {\n  return 0;\n}\n',
  'test/checkout.test.ts': `import { checkoutBasket } from '../src/checkout';\n\nexport function testsCheckoutOfBasket(): void {\n  checkoutBasket([]);\n}\n`,
  'src/colour.ts': 'export const RED = 1;\n',
  'src/wide.ts': `export function wideCheckoutBasket() { return '${'x'.repeat(12_000)}'; }\n${'export const ONE = 1;\n'.repeat(90)}`,
  'NOTES.adoc': '# Shop\n',
  'logo.png': '\0\u0001',
  'node_modules/x/index.js': 'module.exports = 1;\n',
};

/** Nothing falls before it is ranked. */
const ALL = { scoreFloor: 0, scoreFloorMin: 0, graphGate: 0 };
const QUESTION = 'how does checkout price a basket?';

describe('Asked why a file is not in the answer, the engine says', () => {
  let index: RepositoryIndex;
  beforeAll(async () => {
    const encoder = new TextEncoder();
    ({ index } = await indexFiles(
      Object.entries(FILES).map(([path, text]) => ({ path, content: encoder.encode(text) })),
    ));
  });
  const why = (path: string, query = QUESTION, more: Partial<ExploreRequest> = {}): string => {
    const [told] = explore(index, { query, ...more, why: [path] }).why;
    return `${told.stage}: ${told.says}`;
  };

  it.each<[string, string, string, Partial<ExploreRequest>, string]>([
    [
      'a path that is not there, with its likes',
      'src/prices.ts',
      QUESTION,
      {},
      'not-in-repository: No file of the repository has this path; the nearest: src/price.ts.',
    ],
    [
      'a folder, with what is in it',
      'test',
      QUESTION,
      {},
      'not-in-repository: No file of the repository has this path; the nearest: test/checkout.test.ts.',
    ],
    [
      'a path like no other',
      'qqqq',
      QUESTION,
      {},
      'not-in-repository: No file of the repository has this path, or one like it.',
    ],
    [
      'a file that was skipped',
      'logo.png',
      QUESTION,
      {},
      'not-indexed: It was left out of the index: binary (PNG image), 2 bytes.',
    ],
    [
      'a file in a language that is not parsed',
      'NOTES.adoc',
      QUESTION,
      {},
      'not-indexed: It was left out of the index: no grammar (AsciiDoc: no grammar), 7 bytes.',
    ],
    [
      'a file in a folder that is ignored',
      'node_modules/x/index.js',
      QUESTION,
      {},
      'not-indexed: It was left out of the index: ignored (node_modules/ is left out by default), 20 bytes.',
    ],
    [
      'a file without a word of the question',
      'src/colour.ts',
      QUESTION,
      {},
      'no-word: It has none of the words “checkout”, “price”, “basket” in any name, path, signature, comment, string or body. No edge joins it to what matched.',
    ],
    [
      'a file that matches too weakly',
      'src/mail.ts',
      QUESTION,
      {},
      'not-gathered: It has “checkout” and not “price”, “basket”; its best match, sendLetter on line 2, has evidence 0.16 where the best has 1.63: weighed by kind and class 0.10 of the best, where 0.30 makes an entry. No edge joins it to what matched.',
    ],
    [
      'a test that was not asked for',
      'test/checkout.test.ts',
      QUESTION,
      {},
      'low-value: It scored 1.82, but its class is test, which the question does not ask for, and 6 other files answered.',
    ],
    [
      'a file under the score floor',
      'src/clock.ts',
      QUESTION,
      {},
      'score-floor: Its score 4.79 is under the floor of 5.13; the best file has 25.7.',
    ],
    [
      'a file under the graph gate',
      'src/clock.ts',
      QUESTION,
      { levers: { ...ALL, graphGate: 1 } },
      'graph-gate: It is hardly connected to what matched: graph mass 0.1162 under the gate of 0.2325, and its names hit no word of the question where 2 words would do. Its score was 4.79.',
    ],
    [
      'a file under the cliff',
      'src/clock.ts',
      QUESTION,
      { levers: { ...ALL, cliff: 1, cliffMax: 1000 } },
      'cliff: Ranked 4 with weight 4.79, it is under the cliff at 25.7: named without source.',
    ],
    [
      'a file past the places',
      'src/receipt.ts',
      QUESTION,
      { levers: { ...ALL, cliff: 0 }, maxFiles: 1 },
      'max-files: Ranked 5 with weight 4.03, it is over the cliff at 0.00, but past the one place for source: named without source.',
    ],
    [
      'a file that cannot be paid',
      'src/receipt.ts',
      QUESTION,
      { levers: { ...ALL, cliff: 0 }, maxChars: 2_000, maxFiles: 20 },
      'unaffordable: Ranked 5, it is behind the one file that the envelope pays the least of 900 characters: named without source.',
    ],
    [
      'a file of which nothing fits',
      'src/wide.ts',
      'wideCheckoutBasket',
      { maxChars: 5_000 },
      'no-room: Ranked 1, it could spend 4,218 characters of its 14,296, and nothing of it fits: named without source.',
    ],
    [
      'a file that is in the answer',
      'src/price.ts',
      QUESTION,
      {},
      'delivered: It is in the answer, ranked 1: all of its 6 lines, 178 characters of 5,400 reserved.',
    ],
    [
      'a file that is in the answer in part',
      'src/mail.ts',
      'sendLetter',
      { maxChars: 3_000 },
      'delivered: It is in the answer, ranked 1: lines 1–77 of 203, 2,316 characters of 2,325 reserved.',
    ],
    [
      'a path as it is written elsewhere',
      '.\\src\\price.ts',
      QUESTION,
      {},
      'delivered: It is in the answer, ranked 1: all of its 6 lines, 178 characters of 5,400 reserved.',
    ],
  ])('of %s', (_, path, query, more, words) => {
    expect(why(path, query, more)).toBe(words);
  });
});

const pathOf = (at: number): string => `src/${String(at).padStart(3, '0')}.ts`;
/** A word of its own for each number. */
const letters = (at: number): string => `Q${[...String(at)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

describe('Asked why, the engine', () => {
  it('answers path by path, in the order asked, and not at all when nothing is asked', async () => {
    const { index } = await indexFiles([{ path: 'a.ts', content: new TextEncoder().encode(FILES['src/clock.ts']) }]);
    const told = explore(index, { query: 'now', why: ['b.ts', 'a.ts', 'b.ts'] }).why;
    expect(told.map(({ path, stage }) => `${path} ${stage}`)).toEqual([
      'b.ts not-in-repository',
      'a.ts delivered',
      'b.ts not-in-repository',
    ]);
    expect(explore(index, { query: 'now' }).why).toEqual([]);
  });

  it.each<[string, number, (at: number) => string, string]>([
    ['of the same name as others', 5, () => 'basketTotal', 'but other definitions of the same name came first.'],
    [
      'among too many that match as well',
      60,
      (at) => `basketTotal${letters(at)}`,
      'but 40 stronger entries came first.',
    ],
    [
      'behind more than are weighed',
      450,
      (at) => `basketTotal${letters(at)}`,
      'past the 400 matches that were weighed.',
    ],
  ])('tells a match %s', async (_, count, nameOf, words) => {
    const { index } = await indexFiles(
      Array.from({ length: count }, (_, at) => ({
        path: pathOf(at),
        content: new TextEncoder().encode(`export function ${nameOf(at)}(): void {}\n`),
      })),
    );
    const [last] = explore(index, { query: 'how is the total of a basket made?', why: [pathOf(count - 1)] }).why;
    expect(last.says).toContain(words);
  });

  it('names the stage that the report names, for every file of any repository, and changes no byte', async () => {
    await fc.assert(
      fc.asyncProperty(randomFiles, randomQuestion, fc.constantFrom(1, 4, 20), async (files, query, maxFiles) => {
        const { index } = await indexRandom(files);
        const paths = files.map(({ path }) => path);
        const plain = explore(index, { query, maxFiles });
        const { answer, report, why } = explore(index, { query, maxFiles, report: true, why: paths });
        expect(JSON.stringify(answer)).toBe(JSON.stringify(plain.answer));
        const rows = new Map(report?.files.map((row) => [row.path, row]));
        for (const [at, told] of why.entries()) {
          expect(told.path).toBe(paths[at]);
          expect(told.says).toMatch(/^[A-Z].*\.$/);
          const row = rows.get(told.path);
          if (row === undefined) {
            expect(['no-word', 'not-gathered', 'not-indexed']).toContain(told.stage);
          } else {
            expect(told.stage).toBe(row.skipped ?? 'delivered');
            if ('pointed' in told) expect(told.pointed).toBe(row.place === 'pointer');
            if ('score' in told) expect(told.score).toBe(row.score);
          }
        }
      }),
      { numRuns: 30 },
    );
  });
});
