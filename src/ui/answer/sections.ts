/**
 * Reads the answer's text by its layout: a section opens with its path as a bold code span, a fence follows, and inside it a
 * source line is its number, a TAB and the text. Every line of the text lands in exactly one piece, so printing the pieces
 * gives the text back; what does not look like a section stays prose, and an answer cut at its ceiling still reads.
 */

export type Row =
  | { readonly tag: 'line'; readonly number: number; readonly text: string }
  /** Lines left out between two runs; `text` says how many. */
  | { readonly tag: 'gap'; readonly text: string };

export interface Section {
  readonly path: string;
  /** What stands behind the path: `lines 3–40 of 90`, definitions. */
  readonly says: string;
  /** Lines between the opening line and the fence, mostly none. */
  readonly notes: string;
  /** The fence as it opened, to know its end by. */
  readonly fence: string;
  readonly language: string;
  readonly rows: readonly Row[];
  /** False when the text ends inside the fence. */
  readonly closed: boolean;
}

export type Piece =
  | { readonly tag: 'prose'; readonly text: string }
  | { readonly tag: 'section'; readonly section: Section };

const OPENING = /^\*\*`(.+?)`\*\* — (.*)$/;
const FENCE = /^(`{3,})([^\s`]*)\s*$/;
const SOURCE_LINE = /^ *(\d+)\t(.*)$/s;

function rowOf(line: string): Row {
  const match = SOURCE_LINE.exec(line);
  return match ? { tag: 'line', number: Number(match[1]), text: match[2] } : { tag: 'gap', text: line };
}

/** The pieces of an answer's markdown, in order. */
export function readAnswer(markdown: string): readonly Piece[] {
  const lines = markdown.split('\n');
  const pieces: Piece[] = [];
  let prose: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const opening = OPENING.exec(lines[at]);
    const fenceAt = opening ? lines.findIndex((line, index) => index > at && FENCE.test(line)) : -1;
    const before = fenceAt < 0 ? [] : lines.slice(at + 1, fenceAt);
    if (!opening || fenceAt < 0 || before.some((line) => OPENING.test(line))) {
      prose.push(lines[at]);
      continue;
    }
    if (prose.length > 0) pieces.push({ tag: 'prose', text: prose.join('\n') });
    prose = [];
    const [, marks, language] = FENCE.exec(lines[fenceAt]) ?? ['', '```', ''];
    const end = lines.findIndex((line, index) => index > fenceAt && line.trimEnd() === marks);
    const rows = lines.slice(fenceAt + 1, end < 0 ? lines.length : end).map(rowOf);
    pieces.push({
      tag: 'section',
      section: {
        path: opening[1],
        says: opening[2],
        notes: before.join('\n'),
        fence: marks,
        language,
        rows,
        closed: end >= 0,
      },
    });
    at = end < 0 ? lines.length : end;
  }
  if (prose.length > 0) pieces.push({ tag: 'prose', text: prose.join('\n') });
  return pieces;
}

/** Consecutive source lines of a section, with the gap rows between them. */
export type Run =
  | { readonly tag: 'lines'; readonly first: number; readonly texts: readonly string[] }
  | { readonly tag: 'gap'; readonly text: string };

/** Rows grouped so that a run is one stretch of the file. */
export function runsOf(rows: readonly Row[]): readonly Run[] {
  const runs: Run[] = [];
  let texts: string[] = [];
  let first = 0;
  const close = () => {
    if (texts.length > 0) runs.push({ tag: 'lines', first, texts });
    texts = [];
  };
  for (const row of rows) {
    if (row.tag === 'gap') {
      close();
      runs.push(row);
    } else {
      if (texts.length > 0 && row.number !== first + texts.length) close();
      if (texts.length === 0) first = row.number;
      texts.push(row.text);
    }
  }
  close();
  return runs;
}
