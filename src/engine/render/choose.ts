/**
 * Which pieces of a file its money buys. The most important come first and are taken whole; what does not fit is left and
 * the next tried. Money a file was promised buys anything that was gathered; money lent to it by files above buys only what
 * is important among all files. A piece larger than all its file may spend is shown through windows, never dropped.
 */
import type { RankedFile } from '../rank/types.ts';
import { chooseClusters } from './clusters.ts';
import { focusOf } from './focus.ts';
import type { LineRange } from './lines.ts';
import type { Page } from './page.ts';
import type { Piece } from './pieces.ts';
import { closeGaps, costOf, covers, union } from './ranges.ts';
import { openWindows } from './window.ts';

/** What a file may spend on its body, in rendered characters. */
export interface Money {
  /** What it was promised. */
  readonly own: number;
  /** With what files above it left and lent; never less than `own`. */
  readonly spendable: number;
}

export interface Choice {
  /** Lines to show; empty when nothing fits. */
  readonly ranges: readonly LineRange[];
  /** Rendered characters, a bare row for each hole included. */
  readonly cost: number;
  readonly shown: readonly Piece[];
  readonly windowed: readonly Piece[];
  /** Pieces that did not fit, most important first. */
  readonly left: readonly Piece[];
}

/** Chooses among a file's pieces. */
export function choose(page: Page, file: RankedFile, money: Money): Choice {
  const pieces = offered(page, file);
  if (!page.levers.memberShrink) return chooseClusters(page, file, pieces, money);
  const lines = page.lines(file.file);
  const limitOf = (piece: Piece): number => (piece.importance >= page.bar ? money.spendable : money.own);
  const costWith = (ranges: readonly LineRange[]): number => costOf(union(shownRanges, ranges), lines);
  let shownRanges: readonly LineRange[] = [];
  const shown: Piece[] = [];
  const windowed: Piece[] = [];
  const left: Piece[] = [];

  pieces.forEach((piece, at) => {
    const limit = limitOf(piece);
    const fitting = formsOf(piece).find((form) => costWith(form) <= limit);
    if (piece.form === 'loose' && !covers(shownRanges, boundsOf(piece))) {
      const opened = windowsOf(page, file, piece, shownRanges, limit);
      if (opened !== null) shownRanges = opened;
      (opened === null ? left : windowed).push(piece);
    } else if (fitting !== undefined) {
      shownRanges = union(shownRanges, fitting);
      shown.push(piece);
    } else if (costOf(piece.ranges, lines) > limit && (shownRanges.length === 0 || piece.importance >= page.bar)) {
      const waiting = at < pieces.length - 1;
      const spent = costOf(shownRanges, lines);
      const budget = waiting ? Math.min(limit, spent + Math.round(page.levers.windowShare * limit)) : limit;
      const opened = windowsOf(page, file, piece, shownRanges, budget);
      if (opened !== null) shownRanges = opened;
      (opened === null ? left : windowed).push(piece);
    } else {
      left.push(piece);
    }
  });

  if (page.levers.wholeContainers) {
    for (const piece of shown) if (costWith(piece.whole) <= money.own) shownRanges = union(shownRanges, piece.whole);
  }
  for (const piece of windowed) {
    if (piece.form === 'loose') continue;
    shownRanges = windowsOf(page, file, piece, shownRanges, limitOf(piece)) ?? shownRanges;
  }
  const ranges = closeGaps(shownRanges, lines);
  return { ranges, cost: costOf(ranges, lines), shown, windowed, left };
}

/** A file of which nothing was gathered is shown from its beginning. */
function offered(page: Page, file: RankedFile): readonly Piece[] {
  const pieces = page.pieces(file);
  const { count } = page.lines(file.file);
  if (pieces.length > 0 || count === 0) return pieces;
  const ranges = [{ startLine: 1, endLine: count }];
  const why = 'the file’s beginning: nothing in it was matched by itself';
  return [
    {
      node: -1,
      name: 'beginning',
      importance: 1,
      demanded: false,
      ranges,
      whole: ranges,
      context: [],
      form: 'anchor',
      why,
    },
  ];
}

/** What would do for a piece, the fullest first: a demanded container with its members, then with its frame, then alone. */
function formsOf(piece: Piece): readonly (readonly LineRange[])[] {
  const framed = union(piece.ranges, piece.context);
  return piece.demanded ? [union(piece.whole, piece.context), framed, piece.ranges] : [framed, piece.ranges];
}

const boundsOf = (piece: Piece): LineRange => ({
  startLine: piece.ranges[0].startLine,
  endLine: piece.ranges[piece.ranges.length - 1].endLine,
});

function windowsOf(
  page: Page,
  file: RankedFile,
  piece: Piece,
  taken: readonly LineRange[],
  budget: number,
): readonly LineRange[] | null {
  const focus = focusOf(page, file, piece.ranges);
  if (piece.form === 'loose' && focus.size === 0 && taken.length > 0) return null;
  return openWindows(
    {
      body: piece.ranges,
      head: headOf(page, piece),
      focus,
      taken,
      budget,
      minLines: page.levers.minWindow,
      widens: piece.form !== 'loose',
    },
    page.lines(file.file),
  );
}

/** From the declaration to where the body begins; doc comments of a body this large have to wait. */
function headOf(page: Page, piece: Piece): LineRange | null {
  if (piece.node < 0 || piece.form === 'loose') return null;
  const { nodes } = page.graph;
  const startLine = nodes.startLine[piece.node];
  const endLine = Math.min(Math.max(startLine, nodes.bodyLine[piece.node]), nodes.endLine[piece.node]);
  const { count } = page.lines(nodes.file[piece.node]);
  return startLine > count ? null : { startLine, endLine: Math.min(endLine, count) };
}
