import { describe, expect, it } from 'vitest';
import { inlineOf } from './inline.ts';

const shown = (text: string): string =>
  inlineOf(text)
    .map(({ tag, text }) => ({ text, strong: `<b>${text}</b>`, code: `<c>${text}</c>` })[tag])
    .join('');

describe('prose of an answer', () => {
  it.each([
    ['lines 3–9 of 20 · `Run`, `Close`', 'lines 3–9 of 20 · <c>Run</c>, <c>Close</c>'],
    ['**Calls**\n- a → b', '<b>Calls</b>\n- a → b'],
    ['``a`b`` and `open', '<c>a`b</c> and `open'],
    ['2 * 3 ** 4', '2 * 3 ** 4'],
    ['<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['', ''],
  ])('%j', (text, expected) => {
    expect(shown(text)).toBe(expected);
  });
});
