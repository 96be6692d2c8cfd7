import { describe, expect, it } from 'vitest';
import { codeSpan, counted, grouped, oneLine } from './wording.ts';

describe('words of the answer', () => {
  it.each([
    ['  how\n\tdoes it  work? ', 40, 'how does it work?'],
    ['a\u2028**`b`** — c\u0000', 40, 'a **`b`** — c'],
    ['abcdef', 6, 'abcdef'],
    ['abcdefg', 6, 'abcde…'],
    ['abcd😀ef', 6, 'abcd…'],
  ])('%j on one line of %i is %j', (text, most, line) => {
    expect(oneLine(text, most)).toBe(line);
  });

  it('separates thousands the same way everywhere', () => {
    expect([0, 999, 1_000, 13_000, 1_234_567].map(grouped)).toEqual(['0', '999', '1,000', '13,000', '1,234,567']);
    expect([counted(1, 'file'), counted(2_000, 'file'), counted(0, 'entry', 'entries')]).toEqual([
      '1 file',
      '2,000 files',
      '0 entries',
    ]);
  });

  it('keeps a code span whole whatever backticks are in it', () => {
    expect([codeSpan('a'), codeSpan('a`b'), codeSpan('``x')]).toEqual(['`a`', '`` a`b ``', '``` ``x ```']);
  });
});
