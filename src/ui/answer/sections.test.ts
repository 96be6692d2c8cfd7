import { describe, expect, it } from 'vitest';
import { type Piece, readAnswer, runsOf } from './sections.ts';

const TWO = [
  '2 files answer this.',
  '',
  '**`pay/cycle.go`** — lines 3–9 of 20 · `Run`, `Close`',
  '```go',
  '3\tfunc Run() {',
  '4\t\treturn',
  '⋯ 3 lines',
  '8\t}',
  '9\t',
  '```',
  '',
  '**`web/app.ts`** — lines 1–1 of 1, complete',
  '````ts',
  '1\tconst a = "```";',
  '````',
  'Left out: `b.go`.',
].join('\n');

/** The pieces in a small notation: prose as ¶, a section as its path, what it says, and its line numbers with … for gaps. */
const outline = (pieces: readonly Piece[]): string[] =>
  pieces.map((piece) =>
    piece.tag === 'prose'
      ? `¶ ${piece.text.trim()}`
      : `${piece.section.path} [${piece.section.language}] ${piece.section.says}: ${piece.section.rows
          .map((row) => (row.tag === 'line' ? row.number : '…'))
          .join(' ')}`,
  );

/** The text that the pieces were read from. */
const print = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) => {
      if (piece.tag === 'prose') return piece.text;
      const { path, says, notes, fence, language, rows, closed } = piece.section;
      return [
        `**\`${path}\`** — ${says}`,
        ...(notes ? [notes] : []),
        fence + language,
        ...rows.map((row) => (row.tag === 'line' ? `${row.number}\t${row.text}` : row.text)),
        ...(closed ? [fence] : []),
      ].join('\n');
    })
    .join('\n');

describe('an answer', () => {
  it.each([TWO, TWO.slice(0, 120), `${TWO}\n`, '', '\n\n', 'nothing found'])('loses no line', (text) => {
    expect(print(readAnswer(text))).toBe(text);
  });

  it('reads as prose and sections in order', () => {
    expect(outline(readAnswer(TWO))).toEqual([
      '¶ 2 files answer this.',
      'pay/cycle.go [go] lines 3–9 of 20 · `Run`, `Close`: 3 4 … 8 9',
      '¶ ',
      'web/app.ts [ts] lines 1–1 of 1, complete: 1',
      '¶ Left out: `b.go`.',
    ]);
  });

  it('keeps source verbatim: tabs, trailing white space, carriage returns, fences, line separators', () => {
    const lines = ['\tif x {  ', 'a\r', '```', '', '7\t8', '\u2028;'];
    const text = `**\`a.go\`** — lines 1–6 of 6\n\`\`\`go\n${lines.map((line, i) => `${i + 1}\t${line}`).join('\n')}\n\`\`\``;
    const [piece] = readAnswer(text);
    expect(piece.tag === 'section' && piece.section.rows.map((row) => row.text)).toEqual(lines);
  });

  it('reads line numbers set in a column', () => {
    const [piece] = readAnswer('**`a.go`** — x\n```go\n  9\ta\n 10\tb\n```');
    expect(piece.tag === 'section' && piece.section.rows).toEqual([
      { tag: 'line', number: 9, text: 'a' },
      { tag: 'line', number: 10, text: 'b' },
    ]);
  });

  it('still reads when it was cut inside a fence', () => {
    const cut = TWO.slice(0, TWO.indexOf('8\t}') + 3);
    expect(outline(readAnswer(cut)).at(-1)).toBe('pay/cycle.go [go] lines 3–9 of 20 · `Run`, `Close`: 3 4 … 8');
    expect(readAnswer(cut).at(-1)).toMatchObject({ section: { closed: false } });
  });

  it('leaves a bold path without a fence in the prose', () => {
    expect(outline(readAnswer('**`a.go`** — nothing'))).toEqual(['¶ **`a.go`** — nothing']);
    expect(outline(readAnswer('**`a.go`** — nothing\n**`b.go`** — x\n```go\n1\ta\n```'))).toEqual([
      '¶ **`a.go`** — nothing',
      'b.go [go] x: 1',
    ]);
  });

  it('groups rows into stretches of the file', () => {
    const [, piece] = readAnswer(TWO);
    const runs = piece.tag === 'section' ? runsOf(piece.section.rows) : [];
    expect(runs).toEqual([
      { tag: 'lines', first: 3, texts: ['func Run() {', '\treturn'] },
      { tag: 'gap', text: '⋯ 3 lines' },
      { tag: 'lines', first: 8, texts: ['}', ''] },
    ]);
  });

  it('starts a new stretch where numbers jump without a gap row', () => {
    expect(
      runsOf([
        { tag: 'line', number: 1, text: 'a' },
        { tag: 'line', number: 5, text: 'b' },
      ]).map((run) => run.tag === 'lines' && run.first),
    ).toEqual([1, 5]);
  });
});
