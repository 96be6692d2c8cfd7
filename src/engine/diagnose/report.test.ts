/** What a report says of one small answer, and its table as text. */
import { describe, expect, it } from 'vitest';
import { type AskOptions, ask, reportOf } from '../../testing/answers.ts';
import { rankedRepository } from '../../testing/ranked-repository.ts';
import { measureSections } from './measure.ts';
import { reportTable } from './table.ts';

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
      'shown in part: a; 28 of its reservation left: no further line fits it',
    ],
    [
      'a thin file',
      'a.ts | 900 × 40 | 40\nfunction a 1–20 ★10',
      {},
      '8229 of its reservation left: nothing else in it was gathered',
    ],
    [
      'what did not fit',
      'a.ts | 400 × 40 | 40\nfunction a 1–150 ★10\nfunction b 160–330 ★1',
      {},
      'did not fit: b; 2439 of its reservation left: no other piece fits it',
    ],
    ['the flat cap', 'a.ts | 100 × 40 | 40', { levers: 'flat-cap' }, 'whole under the flat cap'],
    ['a line too long', 'a.ts | 1 × 30000 | 40', {}, 'nothing of it fits 9100 characters; whole it takes 30003'],
  ])('%s', (_, notation, options, detail) => {
    expect(told(notation, options)['a.ts']).toBe(detail);
  });

  it('why a file has no source, with its numbers', () => {
    const files = 'a.ts | 10 × 40 | 40\nb.ts | 10 × 40 | 1\nc.ts | 10 × 40 | 39';
    expect(told(files, { maxFiles: 1 })).toEqual({
      'a.ts': '',
      'b.ts': 'weight 1 is under the cliff at 6',
      'c.ts': 'weight 39 is over the cliff at 6, but ranked 3 it is past the one place for source',
    });
    const four = 'a.ts | 10 × 40 | 40\nb.ts | 10 × 40 | 40\nc.ts | 10 × 40 | 40\nd.ts | 10 × 40 | 40';
    expect(told(four, { maxChars: 3_000 })['d.ts']).toBe(
      '2518 characters pay 2 files a floor of 700 with 200 for a heading, and its weight 40 is behind theirs',
    );
  });
});

describe('a report counts', () => {
  it('files that fell before ranking in their own rows, with the arithmetic of their scores', () => {
    const repository = rankedRepository(
      'a.ts | 10 × 40 | 40\nb.ts | 10 × 40 | 3 entry\n  function b 1–4 ★2\n  class B 5–8 ★1',
    );
    const [kept, low] = repository.ranking.files;
    const fallen = [{ ...low, stage: 'score-floor', detail: 'score 3.0 under the floor 8.0' }] as const;
    const report = reportOf(ask({ ...repository, ranking: { ...repository.ranking, files: [kept], fallen } }));
    expect(report.files[1]).toMatchObject({
      path: 'b.ts',
      rank: null,
      place: 'omitted',
      skipped: 'score-floor',
      score: 3,
      reasons: [{ label: 'as written', amount: 3 }],
      flags: ['entry'],
      nodes: 2,
      kinds: 'class:1 function:1',
      detail: 'score 3.0 under the floor 8.0',
    });
  });

  it('what a reader finds, not what was meant: a section that was lost is missed', () => {
    const asked = ask(rankedRepository('a.ts | 10 × 40 | 40\nb.ts | 10 × 40 | 40'));
    const at = asked.answer.markdown.indexOf('**`b.ts`**');
    const cut = { ...asked, answer: { ...asked.answer, markdown: asked.answer.markdown.slice(0, at) } };
    const { envelope, selection, files } = reportOf(cut);
    expect(selection).toMatchObject({ filesRendered: 2, filesDelivered: 1 });
    expect(envelope.allocated - envelope.delivered).toBe(files[1].allocated);
    expect(files[1]).toMatchObject({ place: 'omitted', delivered: 0, detail: 'its section is not in the text' });
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
    expect(reportTable(reportOf(asked), 'payroll')).toMatchInlineSnapshot(`
      "
      explore: how does it work?
        payroll, 3 indexed files; concepts: cycle
        envelope    5,005 delivered, 5,005 allocated, 13,000 budget, 19,500 ceiling
        source      4,650 (92.9%), meta 355 (7.1%); at most 9,100 a file
        files       3 grouped, 3 past low-value, 3 past the floor (>= 0.0), 3 ranked, 2 rendered, 2 in the answer (maxFiles 4)
        graph gate  not applied: 0.00000 of max 0.00000
        allocation  12,052 reserved of 12,053 pool, 547 held, 400 for headings; cliff at 9.22, 1 under it
        sections    4,778 spent of 12,452 promised, 2,340 of overshoot, 18,953 ceiling

          # deliv%  chars reserved spendable    size  score   graph hits penalty  render       flags · file
          1  78.9%  3,951    8,738     8,738   3,951   61.5 0.00000    0    1.00  whole        named entry · lib/cycle.ts
             function:1
             as written 61.50 = 61.50
          2  14.0%    699    3,314     3,314  40,392   20.0 0.00000    0    1.00  definitions* - · lib/store.ts
             function:1
             as written 20.00 = 20.00
             2615 of its reservation left: nothing else in it was gathered

        without source:
          3  cliff (pointer)  score 12.0  hits 0  penalty 1.00  generated · gen/store.ts — weight 3.6 is under the cliff at 9.23
      "
    `);
  });
});
