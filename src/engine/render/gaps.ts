/** Rows that stand for lines left out: how many, and which definitions, as far as there is money to name them. */
import type { RankedFile } from '../rank/types.ts';
import type { LineRange } from './lines.ts';
import type { Page } from './page.ts';
import type { Piece } from './pieces.ts';
import { bareGapRow, gapsBetween } from './ranges.ts';

export interface GapRows {
  /** Before the first range and after the last; empty when nothing gathered lies there. */
  readonly before: string;
  readonly after: string;
  /** Between neighbours, one a hole. */
  readonly between: readonly string[];
}

interface Elided {
  readonly text: string;
  readonly line: number;
  readonly importance: number;
}

/** Names what was left out, the most important holes first, for no more than `spare` characters over bare rows. */
export function gapRows(
  page: Page,
  file: RankedFile,
  ranges: readonly LineRange[],
  left: readonly Piece[],
  spare: number,
): GapRows {
  const holes = gapsBetween(ranges);
  const bare = holes.map(bareGapRow);
  if (ranges.length === 0 || spare <= 0 || page.levers.gapNames === 0) return { before: '', after: '', between: bare };
  const { count } = page.lines(file.file);
  const importance = new Map(left.map((piece) => [piece.node, piece.importance]));
  const outline = page
    .outline(file.file)
    .filter(
      ({ outer, node, bodyLine }) =>
        importance.has(node) || (bodyLine > 0 && (outer < 0 || page.kind(node) === 'method')),
    );
  const elidedIn = (hole: LineRange): readonly Elided[] =>
    outline
      .filter(({ startLine, endLine }) => startLine >= hole.startLine && endLine <= hole.endLine)
      .map(({ node, declarationLine }) => ({
        text: `${page.name(node)}:${declarationLine}`,
        line: declarationLine,
        importance: importance.get(node) ?? 0,
      }))
      .sort((a, b) => b.importance - a.importance || a.line - b.line);

  const outside = [
    { startLine: 1, endLine: ranges[0].startLine - 1 },
    { startLine: ranges[ranges.length - 1].endLine + 1, endLine: count },
  ];
  const all = [...holes, ...outside].map((hole, at) => {
    const elided = hole.endLine >= hole.startLine ? elidedIn(hole) : [];
    const edge = at >= holes.length;
    return {
      at,
      hole,
      bare: edge ? '' : bare[at],
      elided: edge ? elided.filter((each) => each.importance > 0) : elided,
    };
  });
  const rows = all.map((each) => each.bare);
  let room = spare;
  const byImportance = [...all].sort(
    (a, b) => (b.elided[0]?.importance ?? 0) - (a.elided[0]?.importance ?? 0) || a.at - b.at,
  );
  for (const { at, hole, bare: without, elided } of byImportance) {
    for (let names = Math.min(page.levers.gapNames, elided.length); names > 0; names--) {
      const row = namedRow(hole, elided, names);
      if (row.length - without.length > room) continue;
      room -= row.length - without.length;
      rows[at] = row;
      break;
    }
  }
  return { before: rows[holes.length], after: rows[holes.length + 1], between: rows.slice(0, holes.length) };
}

function namedRow(hole: LineRange, elided: readonly Elided[], names: number): string {
  const more = elided.length > names ? `, +${elided.length - names}` : '';
  const named = elided
    .slice(0, names)
    .map(({ text }) => text)
    .join(', ');
  return `${bareGapRow(hole).trimEnd()}: ${named}${more}\n`;
}
