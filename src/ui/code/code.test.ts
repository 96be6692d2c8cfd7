import { describe, expect, it } from 'vitest';
import { marksOf } from './marks.ts';
import { markTokens, type TreeNode, tokenLines } from './tokens.ts';

const text = (value: string): TreeNode => ({ type: 'text', value });
const span = (kind: string, ...children: TreeNode[]): TreeNode => ({
  type: 'element',
  properties: { className: [kind] },
  children,
});

describe('tokens', () => {
  it('are cut at the ends of lines and keep the innermost class', () => {
    const root = {
      type: 'root',
      children: [text('a '), span('comment', text('/* b\n c '), span('doctag', text('@d\n'))), text(' e')],
    };
    expect(tokenLines(root).map((line) => line.map(({ text, kind }) => `${kind}:${text}`))).toEqual([
      [':a ', 'comment:/* b'],
      ['comment: c ', 'doctag:@d'],
      [': e'],
    ]);
  });

  it('are cut at the ends of marks', () => {
    const tokens = [
      { text: 'func ', kind: 'keyword' },
      { text: 'createPay', kind: 'title' },
    ];
    const pieces = markTokens(tokens, [
      { start: 3, end: 7 },
      { start: 11, end: 14 },
    ]);
    expect(pieces.map(({ text, marked }) => (marked ? `[${text}]` : text)).join('|')).toBe('fun|[c ]|[cr]|eate|[Pay]');
  });
});

/** The line with its marks in brackets. */
const marked = (line: string, ...words: string[]): string =>
  markTokens([{ text: line, kind: '' }], marksOf(line, words))
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('words of the question', () => {
  it.each([
    ['func (c *Cycle) CreatePayslip(id int)', ['create', 'payslip'], 'func (c *Cycle) [CreatePayslip](id int)'],
    ['payslips := calculated', ['payslip', 'calculate'], '[payslips] := [calculated]'],
    ['recalculate(HTTPServer)', ['calculate', 'http'], 'recalculate([HTTP]Server)'],
    ['snake_case_name', ['case'], 'snake_[case]_name'],
    ['creating', ['create'], '[creating]'],
    ['cat catalogue', ['cat'], '[cat] catalogue'],
    ['// 予算 を 配分', ['配分'], '// 予算 を [配分]'],
    ['nothing here', [], 'nothing here'],
  ])('%s with %j', (line, words, expected) => {
    expect(marked(line, ...words)).toBe(expected);
  });
});
