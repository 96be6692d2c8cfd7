/**
 * A file as numbered lines. Every size here is what a line costs in the answer: its number, a tab, its text verbatim and
 * the newline. Lines end at `\n` only, so a carriage return stays part of its line, as it was indexed.
 */

/** Lines of a file, 1-based and inclusive. */
export interface LineRange {
  readonly startLine: number;
  readonly endLine: number;
}

export interface Lines {
  /** Newlines + 1, less one when the text ends in a newline; 0 for an empty text. */
  readonly count: number;
  /** A line's text, without its newline. */
  text(line: number): string;
  /** Rendered characters of a range; 0 when it is empty. */
  cost(startLine: number, endLine: number): number;
  /** The rendered range, each line ending in a newline. */
  render(startLine: number, endLine: number): string;
}

/** What stands around a line's text: a tab and a newline. */
const AROUND = 2;

/** Measures a text once; everything after is arithmetic. */
export function readLines(text: string): Lines {
  const starts: number[] = [];
  for (let at = 0; at < text.length; ) {
    starts.push(at);
    const newline = text.indexOf('\n', at);
    at = newline < 0 ? text.length : newline + 1;
  }
  const count = starts.length;
  const closed = text.endsWith('\n');
  const endOf = (line: number): number => (line < count ? starts[line] - 1 : closed ? text.length - 1 : text.length);
  const upTo = new Float64Array(count + 1);
  for (let line = 1, digits = 1, next = 10; line <= count; line++) {
    if (line === next) {
      digits++;
      next *= 10;
    }
    upTo[line] = upTo[line - 1] + (endOf(line) - starts[line - 1]) + digits + AROUND;
  }
  const textOf = (line: number): string => text.slice(starts[line - 1], endOf(line));
  return {
    count,
    text: textOf,
    cost: (startLine, endLine) => (endLine < startLine ? 0 : upTo[endLine] - upTo[startLine - 1]),
    render(startLine, endLine) {
      let rendered = '';
      for (let line = startLine; line <= endLine; line++) rendered += `${line}\t${textOf(line)}\n`;
      return rendered;
    },
  };
}
