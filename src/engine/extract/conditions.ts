/**
 * Text with one branch of each condition of a preprocessor: `#if … #else … #endif` may cut a declaration in two, which no
 * grammar can read. The first branch stays, directives and the other branches become blanks, so that every offset is the
 * same. It is read in this way only when it reads better than as it is.
 */
import type { Match } from './match.ts';

const DIRECTIVE = /^\s*#\s*(\w+)/;

/** The text with first branches only; the same text when it has no conditions. */
export function firstBranches(text: string): string {
  if (!/^\s*#\s*if/m.test(text)) return text;
  const open: { readonly outer: boolean }[] = [];
  let keeps = true;
  const lines = text.split('\n').map((line) => {
    const word = DIRECTIVE.exec(line)?.[1];
    if (word === undefined) return keeps ? line : blank(line);
    if (word.startsWith('if')) open.push({ outer: keeps });
    else if (word === 'endif') keeps = open.pop()?.outer ?? true;
    else if (word.startsWith('el')) keeps = false;
    return blank(line);
  });
  return lines.join('\n');
}

/** How many errors a reading has. */
export function errorsOf(matches: readonly Match[]): number {
  return matches.reduce((count, { tag }) => count + (tag === 'error' || tag === 'missing' ? 1 : 0), 0);
}

const blank = (line: string): string => line.replace(/[^\r]/g, ' ');
