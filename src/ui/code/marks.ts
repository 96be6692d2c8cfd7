/**
 * Which parts of a line are words of the question. A word matches a part of an identifier (`calculate` in `recalculatePay` does
 * not count, in `payCalculate` it does) or a form of it that differs by a short ending, as `creates` and `create` do.
 */
import type { Mark } from './tokens.ts';

const PART = /\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{Lo}+|\d+/gu;
/** Letters that two forms of one word may differ by at the end, and the letters they must share. */
const ENDING = 3;
const STEM = 4;

function sameWord(part: string, word: string): boolean {
  if (part === word) return true;
  const [short, long] = part.length < word.length ? [part, word] : [word, part];
  if (long.length - short.length > ENDING || short.length < STEM) return false;
  return long.startsWith(short) || (short.endsWith('e') && long.startsWith(short.slice(0, -1)));
}

/** Marks of one line, in order; parts that touch become one mark. `words` are lower case. */
export function marksOf(line: string, words: readonly string[]): readonly Mark[] {
  const marks: Mark[] = [];
  for (const found of line.matchAll(PART)) {
    const part = found[0].toLowerCase();
    if (!words.some((word) => sameWord(part, word))) continue;
    const start = found.index;
    const end = start + found[0].length;
    const last = marks.at(-1);
    if (last?.end === start) marks[marks.length - 1] = { start: last.start, end };
    else marks.push({ start, end });
  }
  return marks;
}
