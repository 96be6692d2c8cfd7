/** Answers under presets, as the bench compares them, from a line of text. */

import type { PresetAnswer } from '../bench/replay/presets.ts';
import { FILE_CLASSES } from '../engine/classify/types.ts';
import type { RenderMode } from '../engine/render/types.ts';

const MODES: readonly RenderMode[] = ['whole', 'definitions', 'window', 'skeleton'];

/**
 * `a.ts 300 whole, b_test.go 100 window test | c.ts`: files with source (path, characters, mode and, unless it is `source`,
 * class), then pointers. The text around the source has 50 characters, the envelope 1,000.
 */
export function presetAnswer(preset: PresetAnswer['preset'], notation: string): PresetAnswer {
  const [delivered = [], pointers = []] = notation.split('|').map((part) =>
    part
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  );
  const rows = delivered.map((item) => item.split(' '));
  const source = rows.reduce((sum, [, chars]) => sum + Number(chars), 0);
  return {
    preset,
    chars: source + 50,
    source,
    envelope: 1_000,
    files: rows.map(([path, chars, mode, fileClass = 'source']) => ({
      path,
      fileClass: oneOf(FILE_CLASSES, fileClass),
      delivered: Number(chars),
      share: (100 * Number(chars)) / source,
      mode: oneOf(MODES, mode),
      complete: mode === 'whole',
    })),
    pointers,
  };
}

function oneOf<T extends string>(words: readonly T[], word: string): T {
  const found = words.find((candidate) => candidate === word);
  if (found === undefined) throw new Error(`“${word}” is none of ${words.join(', ')}.`);
  return found;
}
