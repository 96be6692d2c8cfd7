/**
 * Where a bracket or a stretch of text ends, so that lists can be split and arguments passed over without the tree. One
 * pass with a stack of offsets: ten thousand nested brackets cost ten thousand entries, never a call frame. Strings,
 * comments and regular expressions are stepped over, so a bracket inside them does not count.
 */
import type { Span } from './match.ts';

export interface Skips {
  /** Offset after the bracket group or opaque stretch that starts here; 0 where none does. */
  after(offset: number): number;
}

/** Code of the bracket that closes this one; 0 for anything else. */
function closerOf(code: number): number {
  if (code === 0x28) return 0x29;
  return code === 0x5b || code === 0x7b ? code + 2 : 0;
}

function isCloser(code: number): boolean {
  return code === 0x29 || code === 0x5d || code === 0x7d;
}

/** Reads the brackets of a text around its opaque stretches, which are sorted and do not overlap. */
export function readSkips(text: string, opaque: readonly Span[]): Skips {
  const after = new Int32Array(text.length + 1);
  const open: number[] = [];
  let next = 0;
  let opaqueStart = opaque[0]?.start ?? text.length;
  for (let at = 0; at < text.length; ) {
    if (at >= opaqueStart) {
      const { end } = opaque[next]!;
      if (end > at) after[at] = end;
      at = Math.max(at, end);
      next++;
      opaqueStart = opaque[next]?.start ?? text.length;
      continue;
    }
    const code = text.charCodeAt(at);
    if (closerOf(code) !== 0) open.push(at);
    else if (isCloser(code)) closeGroup(text, open, code, at, after);
    at++;
  }
  return { after: (offset) => after[offset] ?? 0 };
}

/** Broken text may leave brackets open; a closer ends the nearest opener of its kind and forgets those inside. */
function closeGroup(text: string, open: number[], closer: number, at: number, after: Int32Array): void {
  for (let depth = open.length - 1; depth >= 0; depth--) {
    const opener = open[depth]!;
    if (closerOf(text.charCodeAt(opener)) !== closer) continue;
    after[opener] = at + 1;
    open.length = depth;
    return;
  }
}

/** Parts of a range between commas outside brackets and text, white space trimmed; empty parts keep their place. */
export function splitList(text: string, skips: Skips, start: number, end: number): Span[] {
  const parts: Span[] = [];
  let from = start;
  for (let at = start; at < end; ) {
    const beyond = skips.after(at);
    if (beyond > at) {
      at = beyond;
      continue;
    }
    if (text.charCodeAt(at) === 0x2c) {
      parts.push(trimmed(text, from, at));
      from = at + 1;
    }
    at++;
  }
  parts.push(trimmed(text, from, end));
  return parts;
}

/** The range without white space at its ends. */
export function trimmed(text: string, start: number, end: number): Span {
  let from = start;
  let to = end;
  while (from < to && isSpace(text.charCodeAt(from))) from++;
  while (to > from && isSpace(text.charCodeAt(to - 1))) to--;
  return { start: from, end: to };
}

/** White space of source text: blank, tab, line ends, no-break space. */
export function isSpace(code: number): boolean {
  return code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0xa0;
}
