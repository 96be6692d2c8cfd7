/** Why a file is not in an answer, in the words a reader gets. */
import { beforeAll, describe, expect, it } from 'vitest';
import { indexFiles } from '../../testing/index-folder.ts';
import { explore } from '../engine.ts';
import type { ExploreRequest } from '../request.ts';
import type { RepositoryIndex } from '../snapshot/types.ts';

const body = (lines: number, text: string): string =>
  Array.from({ length: lines }, (_, at) => `  const step${at} = '${text}';\n`).join('');

const FILES: Readonly<Record<string, string>> = {
  'src/checkout.ts': `import { priceOf } from './price';\n\n/** Checks a basket out. */\nexport function checkoutBasket(basket: string[]): number {\n  return basket.reduce((sum, item) => sum + priceOf(item), 0);\n}\n`,
  'src/price.ts': `/** The price of one item of a basket at checkout. */\nexport function priceOf(item: string): number {\n  return item.length;\n}\n`,
  'src/basket.ts': `export class Basket {\n  add(item: string): void {\n${body(30, 'basket')}  }\n}\n\nexport function checkoutLater(basket: Basket): void {\n  basket.add('');\n}\n`,
  'src/receipt.ts': `export function checkoutReceipt(): string {\n${body(20, 'receipt of a basket at checkout')}  return '';\n}\n`,
  'src/mail.ts': `/** Sends a letter; never at checkout. */\nexport function sendLetter(): void {\n${body(200, 'letter')}}\n`,
  'src/clock.ts': 'export function now(): number {\n  return 0;\n}\n',
  'test/checkout.test.ts': `import { checkoutBasket } from '../src/checkout';\n\nexport function testsCheckoutOfBasket(): void {\n  checkoutBasket([]);\n}\n`,
  'src/wide.ts': `export const wideCheckoutBasket = '${'x'.repeat(30_000)}';\n`,
  'logo.png': '\0\u0001',
  'node_modules/x/index.js': 'module.exports = 1;\n',
};

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
    ['a path that is not there, with its likes', 'src/prices.ts', QUESTION, {}, ''],
    ['a folder, with what is in it', 'test', QUESTION, {}, ''],
    ['a path like no other', 'qqqq', QUESTION, {}, ''],
    ['a file that was skipped', 'logo.png', QUESTION, {}, ''],
    ['a file in a folder that is ignored', 'node_modules/x/index.js', QUESTION, {}, ''],
    ['a file without a word of the question', 'src/clock.ts', QUESTION, {}, ''],
    ['a file that matches too weakly', 'src/mail.ts', QUESTION, {}, ''],
    ['a test that was not asked for', 'test/checkout.test.ts', QUESTION, {}, ''],
    ['a file under the score floor', 'src/mail.ts', QUESTION, { levers: { scoreFloor: 1, scoreFloorMin: 99, scoreFloorMax: 99, backfill: 0 } }, ''],
    ['a file under the cliff', 'src/receipt.ts', QUESTION, { levers: { cliff: 1, cliffMax: 1000 } }, ''],
    ['a file past the places', 'src/receipt.ts', QUESTION, { maxFiles: 1 }, ''],
    ['a file that cannot be paid', 'src/receipt.ts', QUESTION, { maxChars: 2_000, levers: { cliff: 0 } }, ''],
    ['a file of which nothing fits', 'src/wide.ts', QUESTION, {levers: { cliff: 0 }}, ''],
    ['a file that is in the answer', 'src/price.ts', QUESTION, {}, ''],
    ['a file that is in the answer in part', 'src/mail.ts', 'sendLetter', { maxChars: 3_000 }, ''],
    ['a path as it is written elsewhere', '.\\src\\price.ts', QUESTION, {}, ''],
  ])('of %s', (_, path, query, more, words) => {
    expect(why(path, query, more)).toBe(words);
  });
});
