/** Reading expressions and types as text: brackets and quotes are skipped as wholes, so commas and dots inside never split. */

const CLOSERS: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };
const QUOTES = '"\'`';

/** Offset just after the quoted string that opens at `at`; the text's length when it never closes. */
export function afterString(text: string, at: number): number {
  const quote = text[at];
  for (let i = at + 1; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === quote) return i + 1;
  }
  return text.length;
}

export const isQuote = (char: string | undefined): boolean =>
  char !== undefined && char !== '' && QUOTES.includes(char);

/**
 * Offset just after the bracket that opens at `at`, or −1 when it does not close. Angle brackets nest only inside an angle
 * bracket: elsewhere they are comparisons. `=>` never closes one.
 */
export function afterBracket(text: string, at: number): number {
  const open: string[] = [CLOSERS[text[at]]];
  const angled = text[at] === '<';
  let i = at + 1;
  while (i < text.length) {
    const char = text[i];
    if (isQuote(char)) {
      i = afterString(text, i);
      continue;
    }
    if (char === open[open.length - 1] && !(char === '>' && text[i - 1] === '=')) {
      open.pop();
      if (open.length === 0) return i + 1;
    } else if (char === '(' || char === '[' || char === '{' || (char === '<' && angled)) {
      open.push(CLOSERS[char]);
    } else if (char === ')' || char === ']' || char === '}') {
      return -1;
    }
    i++;
  }
  return -1;
}

/** Calls `visit` with every offset that lies in no bracket and no string; stops when it answers true. Angles count as brackets when told. */
export function atTopLevel(text: string, angles: boolean, visit: (at: number) => boolean): void {
  let i = 0;
  while (i < text.length) {
    const char = text[i];
    if (isQuote(char)) {
      i = afterString(text, i);
    } else if (char === '(' || char === '[' || char === '{' || (char === '<' && angles)) {
      const after = afterBracket(text, i);
      if (after < 0) {
        if (char !== '<') return;
        i++;
      } else i = after;
    } else {
      if (visit(i)) return;
      i++;
    }
  }
}

/** The parts between top-level occurrences of a one-character separator, trimmed; empty parts are left out. */
export function splitTop(text: string, separator: string): string[] {
  const parts: string[] = [];
  let from = 0;
  atTopLevel(text, true, (at) => {
    const arrow = separator === '>' || (separator === '|' && text[at + 1] === '|');
    if (text[at] === separator && !arrow) {
      parts.push(text.slice(from, at).trim());
      from = at + 1;
    }
    return false;
  });
  parts.push(text.slice(from).trim());
  return parts.filter((part) => part !== '');
}
