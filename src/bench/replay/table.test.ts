import { describe, expect, it } from 'vitest';
import { presetAnswer } from '../../testing/preset-answers.ts';
import { PRESET_NAMES } from './presets.ts';
import { replayTable } from './table.ts';

describe('A replay', () => {
  it('sets what every file got side by side', () => {
    expect(
      replayTable([
        presetAnswer('flat-cap', 'src/a.ts 1000 whole, test/a.ts 2000 whole | src/b.ts'),
        presetAnswer('current', 'src/b.ts 12345 definitions, src/a.ts 40 window, src/c.ts 15 skeleton | test/a.ts'),
      ]),
    ).toMatchInlineSnapshot(`
      "                           flat-cap         current
        answer, characters  3,050          12,450
        source, characters  3,000          12,400
        files with source       2               3
        src/a.ts            1,000  33.3 W      40   0.3 P
        test/a.ts           2,000  66.7 W               ·
        src/b.ts                        ·  12,345  99.6 D
        src/c.ts                               15   0.1 S

        characters, % of the delivered source, and what is shown: W the whole file, D definitions, P part of one, S a skeleton; · named without source
      "
    `);
  });

  it('puts a file where it is first delivered, and files that are only named last', () => {
    const first = (table: string): readonly string[] =>
      table
        .split('\n')
        .map((line) => line.trim().split(/\s/)[0])
        .filter((word) => /^[a-z]$/.test(word));
    const table = replayTable([
      presetAnswer('flat-cap', 'b 1 whole | z, d'),
      presetAnswer('scored', 'c 1 whole, b 1 whole |'),
      presetAnswer('current', 'd 1 whole, a 1 whole, c 1 whole | y, z'),
    ]);
    expect(first(table)).toEqual(['b', 'c', 'd', 'a', 'z', 'y']);
  });

  it('is a table too when nothing was found', () => {
    expect(replayTable(PRESET_NAMES.map((preset) => presetAnswer(preset, '|')))).toMatchInlineSnapshot(`
      "                        flat-cap      scored  proportional       spent     current
        answer, characters  50          50            50          50          50
        source, characters   0           0             0           0           0
        files with source    0           0             0           0           0

        characters, % of the delivered source, and what is shown: W the whole file, D definitions, P part of one, S a skeleton; · named without source
      "
    `);
  });
});
