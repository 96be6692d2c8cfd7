import { describe, expect, it } from 'vitest';
import { table } from './table.ts';

describe('A table', () => {
  it('aligns words to the left and figures to the right', () => {
    expect(
      table(
        ['', 'ours', 'reference'],
        [
          ['index, ms', '900', '2,000'],
          ['peak, MB', '80', ''],
        ],
      ),
    ).toBe(
      [
        '             ours  reference', //
        '  index, ms   900      2,000',
        '  peak, MB     80',
        '',
      ].join('\n'),
    );
  });
});
