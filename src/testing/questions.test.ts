/**
 * Questions as people put them, over small repositories written in the test: what is named, what is meant, what stays out.
 * A repository is a map from path to text; an answer is told by its files in rank order.
 */
import { describe, expect, it } from 'vitest';
import { explore } from '../engine/engine.ts';
import type { LeverSettings } from '../engine/levers.ts';
import type { RepositoryIndex } from '../engine/snapshot/types.ts';
import { indexFiles } from './index-folder.ts';

type Files = Readonly<Record<string, string>>;

const indexed = async (files: Files): Promise<RepositoryIndex> =>
  (await indexFiles(Object.entries(files).map(([path, text]) => ({ path, content: new TextEncoder().encode(text) }))))
    .index;

function ranked(index: RepositoryIndex, query: string, levers: LeverSettings = {}): readonly string[] {
  const { report } = explore(index, {
    query,
    levers: levers as Readonly<Record<string, number | boolean>>,
    report: true,
  });
  return (report?.files ?? []).filter(({ rank }) => rank !== null).map(({ path }) => path);
}

const SHOP: Files = {
  'src/order.ts': `import { price } from './price';
import { Store } from './store';

/** Places an order and keeps it. */
export function placeOrder(items: string[], store: Store): number {
  const total = price(items);
  store.save('order', total);
  return total;
}
`,
  'src/price.ts': `const TAX_RATE = 0.2;

/** What the items cost together, tax included. */
export function price(items: string[]): number {
  return items.length * 100 * (1 + TAX_RATE);
}
`,
  'src/store.ts': `export class Store {
  private rows = new Map<string, number>();

  save(key: string, value: number): void {
    this.rows.set(key, value);
  }
}
`,
  'src/json.ts': `/** Errors as JSON for logs. */
export function JSON_error(error: Error): string {
  return '{"message":"' + error.message + '"}';
}
export const JSON_VERSION = 1;
`,
  'src/upgrade.ts': `export function check(current: string, latest: string): boolean {
  return current !== latest;
}
`,
  'test/order.test.ts': `import { placeOrder } from '../src/order';
import { Store } from '../src/store';

describe('placing an order', () => {
  it('places an order and keeps the order in the store of orders', () => {
    placeOrder(['order'], new Store());
  });
});
`,
  'examples/order-demo.ts': `import { placeOrder } from '../src/order';
placeOrder(['an order'], { save() {} } as never);
`,
};

describe('a question', () => {
  it('in prose finds what does the work, and neither tests nor examples', async () => {
    const files = ranked(await indexed(SHOP), 'how is an order placed and stored?');
    expect(files[0]).toBe('src/order.ts');
    expect(files.filter((path) => /test|example/.test(path))).toEqual([]);
  });

  it('that speaks of tests gets them', async () => {
    expect(ranked(await indexed(SHOP), 'which test covers placing an order?')).toContain('test/order.test.ts');
  });

  it('that names an identifier is answered with it first', async () => {
    expect(ranked(await indexed(SHOP), 'placeOrder')[0]).toBe('src/order.ts');
    expect(ranked(await indexed(SHOP), 'Store.save')[0]).toBe('src/store.ts');
    expect(ranked(await indexed(SHOP), 'where is TAX_RATE used?')[0]).toBe('src/price.ts');
  });

  it('with a capitalised word or an acronym alone asks for nothing by name', async () => {
    const { report } = explore(await indexed(SHOP), {
      query: 'How is the total of an order written as JSON?',
      report: true,
    });
    expect(report?.files.filter(({ flags }) => flags.includes('named'))).toEqual([]);
  });

  it('with a plain English word does not ask for the function of that name', async () => {
    const { report } = explore(await indexed(SHOP), {
      query: 'where do we check that an order is paid?',
      report: true,
    });
    expect(report?.files.find(({ path }) => path === 'src/upgrade.ts')?.flags ?? []).not.toContain('named');
  });

  it('counts words at the end of a sentence like any other', async () => {
    const index = await indexed(SHOP);
    expect(ranked(index, 'how is a price made?')).toEqual(ranked(index, 'how is a price made'));
  });

  it('gives a file that it names by path a place, with the lines it points at', async () => {
    const { answer } = explore(await indexed(SHOP), { query: 'what happens in src/price.ts:4?' });
    expect(answer.files[0].path).toBe('src/price.ts');
    expect(answer.markdown).toContain('4\texport function price(');
  });

  it('says which path it could not find', async () => {
    const { answer } = explore(await indexed(SHOP), { query: 'what does src/missing/file.ts do with an order?' });
    expect(answer.markdown).toContain('`src/missing/file.ts`');
  });

  it('finds paths with brackets', async () => {
    const index = await indexed({ ...SHOP, 'src/routes/[id]/+page.ts': 'export const load = () => 1;\n' });
    expect(ranked(index, 'src/routes/[id]/+page.ts')[0]).toBe('src/routes/[id]/+page.ts');
  });

  it('that nothing answers says what was looked for', async () => {
    const { answer } = explore(await indexed(SHOP), { query: 'zymurgy quokka' });
    expect(answer.files).toEqual([]);
    expect(answer.markdown).toMatch(/zymurgy/);
  });

  it('in Chinese, or with accents, meets what is written so', async () => {
    const index = await indexed({
      'a.py': '# 计算订单价格\ndef total(items):\n    return len(items)\n',
      'b.py': '# café crème\ndef brew():\n    return 1\n',
      'c.py': 'def other():\n    return 2\n',
    });
    expect(ranked(index, '订单价格怎么计算')[0]).toBe('a.py');
    expect(ranked(index, 'café')[0]).toBe('b.py');
  });

  it('gets the same first files however many it asks for', async () => {
    const index = await indexed(SHOP);
    const paths = (maxFiles: number) =>
      explore(index, { query: 'how is an order placed and priced?', maxFiles }).answer.files.map(({ path }) => path);
    expect(paths(20).slice(0, 2)).toEqual(paths(2));
  });
});

const GENERATED: Files = {
  'store/store.go':
    '// Code generated by fkit. DO NOT EDIT.\npackage store\n\n// Store keeps slips.\ntype Store struct{}\n\n// SaveSlip saves a slip in the store.\nfunc (s *Store) SaveSlip(slip string) { s.writeSlip(slip) }\n\nfunc (s *Store) writeSlip(slip string) {}\n',
  'pay/pay.go':
    'package pay\n\n// Store keeps slips.\ntype Store struct{}\n\n// SaveSlip saves a slip.\nfunc (s *Store) SaveSlip(slip string) { keep(slip) }\n\nfunc keep(slip string) {}\n',
  'main.go': 'package main\n\nfunc main() {}\n',
};

describe('every lever of scoring is a mechanism', () => {
  const score = (index: RepositoryIndex, query: string, path: string, levers: LeverSettings = {}): number =>
    explore(index, {
      query,
      levers: levers as Readonly<Record<string, number | boolean>>,
      report: true,
    }).report?.files.find((file) => file.path === path)?.score ?? 0;

  it('generatedPenalty demotes generated files, and the name of a file of theirs still finds them', async () => {
    const index = await indexed(GENERATED);
    expect(ranked(index, 'how is a slip saved in the store?')[0]).toBe('pay/pay.go');
    const query = 'how is a slip saved in the store?';
    const demoted = score(index, query, 'store/store.go');
    expect(score(index, query, 'store/store.go', { generatedPenalty: 1 })).toBeGreaterThan(2 * demoted);
    expect(ranked(index, 'store/store.go')[0]).toBe('store/store.go');
  });

  it('bodyEvidence finds words that no name has', async () => {
    const index = await indexed({
      'a.ts': 'export function run() {\n  return retryWithBackoff;\n}\nexport const retryWithBackoff = "retry";\n',
      'b.ts': 'export function step() {\n  // throttled by the gateway\n  return 1;\n}\n',
      'c.ts': 'export const other = 1;\n',
    });
    expect(ranked(index, 'what is throttled by the gateway')[0]).toBe('b.ts');
    expect(ranked(index, 'what is throttled by the gateway', { bodyEvidence: false })).not.toContain('b.ts');
  });

  it.each<[string, LeverSettings, string, string]>([
    ['namedTier', { namedTier: 0 }, 'placeOrder', 'src/order.ts'],
    ['entryTier', { entryTier: 0 }, 'how is an order placed and stored?', 'src/order.ts'],
    ['connectedTier', { connectedTier: 0 }, 'placeOrder', 'src/price.ts'],
    ['kindWeights', { kindWeights: false, isolation: false }, 'TAX_RATE', 'src/price.ts'],
    ['excessMass', { excessMass: false }, 'how is an order placed and stored?', 'src/price.ts'],
    ['restart', { restart: 0.9 }, 'how is an order placed and stored?', 'src/order.ts'],
    ['coverage', { coverage: false }, 'how is an order placed and stored?', 'src/order.ts'],
  ])('%s changes a score', async (_, levers, query, path) => {
    const index = await indexed(SHOP);
    expect(score(index, query, path, levers)).not.toBeCloseTo(score(index, query, path), 6);
  });

  it('lowValueFilter keeps tests out', async () => {
    const index = await indexed(SHOP);
    const query = 'how is an order placed and stored?';
    expect(ranked(index, query)).not.toContain('test/order.test.ts');
    expect(ranked(index, query, { lowValueFilter: false, lowValuePenalty: 1 })).toContain('test/order.test.ts');
  });

  it('scoreFloor cuts the tail of a precise question', async () => {
    const index = await indexed(SHOP);
    const loose = ranked(index, 'placeOrder', { scoreFloor: 0, scoreFloorMin: 0, backfill: 0, graphGate: 0 });
    const tight = ranked(index, 'placeOrder', { scoreFloor: 1, scoreFloorMax: 1000, backfill: 0 });
    expect(tight.length).toBeLessThan(loose.length);
    expect(ranked(index, 'placeOrder', { scoreFloor: 1, scoreFloorMax: 1000, backfill: 3 }).length).toBeGreaterThan(
      tight.length,
    );
  });
});
