/** Offsets to lines. Lines are 1-based and end at `\n`, so CRLF counts once and offsets stay exact. */

export interface LineTable {
  /** Line of an offset, 1-based. */
  lineOf(offset: number): number;
  /** UTF-16 code units between the start of its line and an offset. */
  columnOf(offset: number): number;
  /** Newlines + 1, less one when the text ends in a newline; 0 for an empty text. */
  readonly count: number;
}

/** The line table of a text. */
export function readLines(text: string): LineTable {
  const starts = [0];
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  const indexOf = (offset: number): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle]! <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  };
  return {
    lineOf: (offset) => indexOf(offset) + 1,
    columnOf: (offset) => offset - starts[indexOf(offset)]!,
    count: text === '' ? 0 : starts.length - (text.endsWith('\n') ? 1 : 0),
  };
}
