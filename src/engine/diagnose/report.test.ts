/** What a report says of one small answer, and its table as text. */
import { describe, expect, it } from 'vitest';
import { type Asked, type AskOptions, ask } from '../../testing/answers.ts';
import { rankedRepository } from '../../testing/ranked-repository.ts';
import { measureSections } from './measure.ts';
import { buildReport } from './report.ts';
import { reportTable } from './table.ts';
import type { Report } from './types.ts';

function reportOf({ page, tier, answer, spending, allocation }: Asked): Report {
  return buildReport({
    question: page.question,
    indexedFiles: page.graph.files.count,
    levers: page.levers,
    budget: { envelope: tier.envelope, hardCeiling: tier.hardCeiling, maxFiles: tier.maxFiles, maxChars: null },
    ranking: page.ranking,
    allocation,
    answer,
    spending,
  });
}

const told = (notation: string, options: AskOptions = {}): Record<string, string> =>
  Object.fromEntries(
    reportOf(ask(rankedRepository(notation), options)).files.map(({ path, detail }) => [path, detail]),
  );

describe('a report explains', () => {
  it.each<[string, string, AskOptions, string]>([
    ['a purchase', 'a.ts | 240 × 40 | 40\nfunction a 1–20 ★10', {}, 'whole, bought: 9100 reserved of 10692'],
    [
      'grace',
      'a.ts | 220 × 40 | 40\nfunction a 1–20 ★10',
      { levers: { buyFraction: 1 } },
      'whole by grace: 9792 over 9100',
    ],
    [
      'a window',
      'a.ts | 400 × 40 | 40\nfunction a 1–390 ★10',
      {},
      'too large to show whole: a; 28 of its reservation left: no further line fits it',
    ],
    [
      'a thin file',
      'a.ts | 900 × 40 | 40\nfunction a 1–20 ★10',
      {},
      '8229 of its reservation left: nothing else in it was gathered',
    ],
    [
      'what did not fit',
      'a.ts | 400 × 40 | 40\nfunction a 1–150 ★10\nfunction b 160–330 ★9',
      {},
      'did not fit: b; 2439 of its reservation left: no other piece fits it',
    ],
    ['the flat cap', 'a.ts | 100 × 40 | 40', { levers: 'flat-cap' }, 'whole under the flat cap'],
    ['a line too long', 'a.ts | 1 × 30000 | 40', {}, 'nothing of it fits 9100 characters'],
  ])('%s', (_, notation, options, detail) => {
    expect(told(notation, options)['a.ts']).toBe(detail);
  });

  it('why a file has no source', () => {
    const files = 'a.ts | 10 × 40 | 40\nb.ts | 10 × 40 | 1\nc.ts | 10 × 40 | 39';
    expect(told(files, { maxFiles: 1 })).toEqual({
      'a.ts': '',
      'b.ts': 'weight 1 is under the cliff',
      'c.ts': 'files above it took all places',
    });
    const four = 'a.ts | 10 × 40 | 40\nb.ts | 10 × 40 | 40\nc.ts | 10 × 40 | 40\nd.ts | 10 × 40 | 40';
    expect(told(four, { maxChars: 3_000 })['d.ts']).toBe('the pool could not pay it a floor');
  });
});

describe('a report counts', () => {
  it('files that fell before ranking in their own rows', () => {
    const repository = rankedRepository('a.ts | 10 × 40 | 40');
    const fallen = [
      { file: 0, path: 'b.ts', stage: 'score-floor', score: 3, graphMass: 0, termHits: 1, detail: 'score 3 under 8' },
    ] as const;
    const report = reportOf(ask({ ...repository, ranking: { ...repository.ranking, fallen } }));
    expect(report.files[1]).toMatchObject({
      path: 'b.ts',
      rank: null,
      place: 'omitted',
      skipped: 'score-floor',
      detail: 'score 3 under 8',
    });
  });

  it('sections by the answer’s own text', () => {
    const markdown =
      '**`a.ts`** — lines 1–2 of 2\n```ts\n1\tx\n⋯ 3 lines\n```\n\n**`` b`c.ts ``** — x\n````ts\n1\t```\n````\n';
    expect(measureSections(markdown)).toEqual([
      { path: 'a.ts', chars: 14 },
      { path: 'b`c.ts', chars: 6 },
    ]);
  });
});

describe('the table of a report', () => {
  it('reads like this', () => {
    const asked = ask(
      rankedRepository(`
        lib/cycle.ts | 90 × 40 | 61.5 named entry
          function run 10–40 ★10
        lib/store.ts | 900 × 40 | 20
          function upsert 5–20 ★7
        gen/store.ts | 30 × 40 | 12 ×.3 generated
      `),
      { question: { concepts: [{ word: 'cycle', terms: [], rarity: 0.8 }] } },
    );
    expect(reportTable(reportOf(asked))).toMatchInlineSnapshot(`
      "
      explore: how does it work?
        3 files indexed; concepts: cycle
        envelope    5,005 delivered, 5,005 allocated, 13,000 budget, 19,500 ceiling
        source      4,650 (92.9%), meta 355 (7.1%)
        files       3 grouped, 3 past low-value, 3 past the floor (>= 0.0), 3 ranked, 2 in the answer (maxFiles 4)
        graph gate  not applied: 0.00000 of max 0.00000
        allocation  12,052 reserved of 12,053 pool, 547 held; cliff at 9.22, 1 under it

          # deliv%  chars reserved spendable    size  score   graph hits penalty  render       flags · file
          1  78.9%  3,951    8,738     8,738   3,951   61.5 0.00000    0    1.00  whole        named entry · lib/cycle.ts
          2  14.0%    699    3,314     3,314  40,392   20.0 0.00000    0    1.00  definitions* - · lib/store.ts
             2615 of its reservation left: nothing else in it was gathered

        without source:
          3  cliff (pointer)  score 12.0  hits 0  generated · gen/store.ts — weight 3.6 is under the cliff
      "
    `);
  });
});
