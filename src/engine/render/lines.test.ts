import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readLines } from './lines.ts';

describe('numbered lines', () => {
  it.each([
    ['', 0, ''],
    ['a', 1, '1\ta\n'],
    ['a\n', 1, '1\ta\n'],
    ['a\n\nb', 3, '1\ta\n2\t\n3\tb\n'],
    ['\n', 1, '1\t\n'],
    ['a\r\nb\r\n', 2, '1\ta\r\n2\tb\r\n'],
    ['a\rb\n', 1, '1\ta\rb\n'],
  ])('%j has %i lines', (text, count, rendered) => {
    const lines = readLines(text);
    expect(lines.count).toBe(count);
    expect(lines.render(1, lines.count)).toBe(rendered);
  });

  it('cost what they render to, and give every line back as it was', () => {
    const text = fc.array(fc.constantFrom('', 'x', '\ttab', 'ä😀', 'long '.repeat(9), '`'), { maxLength: 120 });
    fc.assert(
      fc.property(text, fc.boolean(), fc.nat(120), fc.nat(120), (rows, closed, a, b) => {
        const source = rows.join('\n') + (closed && rows.length > 0 ? '\n' : '');
        const lines = readLines(source);
        const expected = source.split('\n').slice(0, lines.count);
        expect(Array.from({ length: lines.count }, (_, at) => lines.text(at + 1))).toEqual(expected);
        const [from, to] = [Math.max(1, Math.min(a, b)), Math.min(lines.count, Math.max(a, b))];
        expect(lines.cost(from, to)).toBe(from > to ? 0 : lines.render(from, to).length);
      }),
    );
  });

  it('find a text in any case where a search line by line finds it', () => {
    const rows = fc.array(fc.constantFrom('', 'Retry', 'no', 'retry(RETRY)', 'İ', 'the retrY', 're'), {
      maxLength: 30,
    });
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 30 }), fc.integer({ min: 1, max: 30 }), (list, a, b) => {
        const lines = readLines(list.join('\n'));
        const [from, to] = [Math.min(a, b), Math.min(lines.count, Math.max(a, b))];
        const expected = Array.from({ length: Math.max(0, to - from + 1) }, (_, at) => from + at).filter((line) =>
          lines.text(line).toLowerCase().includes('retry'),
        );
        expect(lines.having('retry', from, to)).toEqual(expected);
      }),
    );
  });
});
