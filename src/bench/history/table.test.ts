import { describe, expect, it } from 'vitest';
import { presetAnswer } from '../../testing/preset-answers.ts';
import { judge } from './bars.ts';
import { historyBlock } from './table.ts';
import type { HistoryQuestion } from './types.ts';

const QUESTION: HistoryQuestion = {
  repository: 'shop',
  title: 'pay for a basket',
  query: 'how is a basket paid for?',
  words: 'chosen',
  measured: [
    { section: 'CG-10', before: '59% to test/*', after: 'pay.ts + basket.ts' },
    { section: 'CG-12', before: 'pay.ts 43.1%', after: 'pay.ts 82.3%' },
  ],
  shareOf: 'answer',
  watched: 'src/pay.ts',
  bars: [
    { tag: 'first', path: 'src/pay.ts' },
    { tag: 'share', part: { tag: 'file', path: 'src/pay.ts' }, bound: 'least', percent: 82.3 },
  ],
};

describe('A question of the history', () => {
  it('is shown with what was measured then, what each preset gives today, and its verdicts', () => {
    const answers = [
      presetAnswer('flat-cap', 'test/pay.test.ts 590 whole test, src/basket.ts 100 definitions | src/pay.ts'),
      presetAnswer('scored', 'src/basket.ts 300 definitions'),
      presetAnswer('current', 'src/pay.ts 1600 definitions, src/gen/api.ts 350 window generated'),
    ];
    const verdicts = QUESTION.bars.map((bar) => judge(bar, answers[2], QUESTION.shareOf));
    expect(historyBlock(QUESTION, answers, verdicts)).toMatchInlineSnapshot(`
      "shop · pay for a basket
        “how is a basket paid for?” (words chosen); shares are percent of the answer
        CG-10 59% to test/* → pay.ts + basket.ts
        CG-12 pay.ts 43.1% → pay.ts 82.3%
                               flat-cap     scored       current
        answer, characters          740        350         2,000
        files with source             2          1             2
        top file            pay.test.ts  basket.ts        pay.ts
        its share                  79.7       85.7          80.0
        src/pay.ts                    ·             1,600 80.0 D
        tests                      79.7        0.0           0.0
        generated                   0.0        0.0          17.5
        reached  src/pay.ts: the most source of all, and src/pay.ts has it
        SHORT    src/pay.ts: at least 82.3% of the answer, has 80.0%
      "
    `);
  });
});
