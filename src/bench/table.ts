/** Rows as aligned text: the first column to the left, the others to the right; one without a title is prose. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const all = [head, ...rows];
  const widths = head.map((_, column) => Math.max(...all.map((row) => row[column].length)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0]) : head[column] === '' ? ` ${cell}` : cell.padStart(widths[column]),
      )
      .join('  ')
      .trimEnd();
  return `${all.map((row) => `  ${line(row)}`).join('\n')}\n`;
}
