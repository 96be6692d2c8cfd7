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
  /** Lines of a range that contain a lower-case text in any case, in order, each once. */
  having(text: string, startLine: number, endLine: number): readonly number[];
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
  /** The line that an offset lies in, known to be one of a range. */
  const lineAt = (offset: number, from: number, to: number): number => {
    let [low, high] = [from, to];
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle - 1] <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  let lower: string | null = null;
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
    having(sought, startLine, endLine) {
      const found: number[] = [];
      if (endLine < startLine || sought === '') return found;
      lower ??= text.toLowerCase();
      // A few letters change their length with their case; then offsets would lie.
      if (lower.length !== text.length) {
        for (let line = startLine; line <= endLine; line++) {
          if (textOf(line).toLowerCase().includes(sought)) found.push(line);
        }
        return found;
      }
      // A slice, so that a text which is not there is not sought in the rest of the file.
      const first = starts[startLine - 1];
      const part = lower.slice(first, endOf(endLine));
      for (let at = part.indexOf(sought); at >= 0; ) {
        const line = lineAt(first + at, startLine, endLine);
        found.push(line);
        at = line === endLine ? -1 : part.indexOf(sought, starts[line] - first);
      }
      return found;
    },
  };
}
