/**
 * Which pieces of a file its share of the output budget buys. The most important come first and are taken whole; what does not fit is left and
 * the next tried. Money a file was promised buys anything that was gathered; money lent to it by files above buys only what
 * is important among all files. A piece larger than all its file may spend is shown through windows, never dropped; so is
 * one that matters and did not fit, as far as money is left that buys nothing whole.
 */
import type { RankedFile } from '../rank/types.ts';
import { chooseClusters } from './clusters.ts';
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

/** Rendered characters of a line that holds next to nothing. */
const SHORT_LINE = 20;

/**
 * Chooses among a file's pieces: what is important among all files first, places in bodies too large for the file included;
 * then those windows grow, then the rest of what was gathered, and what is left over widens windows again.
 */
export function choose(page: Page, file: RankedFile, money: Money): Choice {
  const pieces = offered(page, file);
  const { levers } = page;
  if (!levers.memberShrink) return chooseClusters(page, file, pieces, money);
  const lines = page.lines(file.file);
  const shown: Piece[] = [];
  const windowed: Piece[] = [];
  const left: Piece[] = [];
  let ranges: readonly LineRange[] = [];

  const matters = (piece: Piece): boolean => piece.importance >= page.bar;
  const limitOf = (piece: Piece): number => (matters(piece) ? money.spendable : money.own);
  const costWith = (more: readonly LineRange[]): number => costOf(union(ranges, more), lines);
  const take = (piece: Piece): void => {
    const limit = limitOf(piece);
    const fitting = piece.form === 'loose' ? undefined : formsOf(piece).find((form) => costWith(form) <= limit);
    if (fitting !== undefined) {
      ranges = union(ranges, fitting);
      shown.push(piece);
      return;
    }
    const tooLarge = costOf(piece.ranges, lines) > limit && (ranges.length === 0 || matters(piece));
    const budget = piece.form === 'loose' ? Math.round(levers.windowShare * limit) : limit;
    const opened = tooLarge || piece.form === 'loose' ? windowsOf(page, file, piece, ranges, budget, false) : null;
    ranges = opened ?? ranges;
    (opened === null ? left : windowed).push(piece);
  };
  const widen = (share: number): void => {
    for (const piece of windowed) {
      if (piece.form === 'loose') continue;
      const budget = Math.round(share * limitOf(piece));
      if (costOf(ranges, lines) < budget) ranges = windowsOf(page, file, piece, ranges, budget, true) ?? ranges;
    }
  };

  pieces.filter(matters).forEach(take);
  widen(levers.windowShare);
  pieces.filter((piece) => !matters(piece)).forEach(take);
  if (levers.wholeContainers) {
    for (const piece of shown) if (costWith(piece.whole) <= money.own) ranges = union(ranges, piece.whole);
  }
  // What is left buys no other piece whole, so it opens a place in what matters and did not fit.
  for (const piece of left.filter((each) => matters(each) && each.form !== 'loose')) {
    const opened = windowsOf(page, file, piece, ranges, limitOf(piece), false);
    if (opened === null) continue;
    ranges = opened;
    left.splice(left.indexOf(piece), 1);
    windowed.push(piece);
  }
  widen(1);
  ranges = closeGaps(ranges, lines);
  // What widening or a whole container has brought after all is shown.
  const brought = (piece: Piece): boolean =>
    piece.form !== 'loose' && piece.ranges.every((part) => covers(ranges, part));
  return {
    ranges,
    cost: costOf(ranges, lines),
    shown: [...shown, ...windowed.filter(brought), ...left.filter(brought)],
    windowed: windowed.filter((piece) => !brought(piece)),
    left: left.filter((piece) => !brought(piece)),
  };
}

/**
 * What a file offers: its best piece, and all that are important enough to be bought at all; code outside definitions only
 * when some place in it speaks of the question. One of which nothing was gathered is shown from its beginning.
 */
function offered(page: Page, file: RankedFile): readonly Piece[] {
  const speaks = (piece: Piece): boolean => piece.form !== 'loose' || page.places(file, piece).length > 0;
  const pieces = page
    .pieces(file)
    .filter((piece, at) => at === 0 || (piece.importance >= page.ownBar && speaks(piece)));
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

function windowsOf(
  page: Page,
  file: RankedFile,
  piece: Piece,
  taken: readonly LineRange[],
  budget: number,
  widens: boolean,
): readonly LineRange[] | null {
  const lines = page.lines(file.file);
  // Looking for a place in a large body is work; where even the shortest lines would not make a window there is none.
  if (taken.length > 0 && budget - costOf(taken, lines) < page.levers.minWindow * SHORT_LINE) return null;
  const all = page.places(file, piece);
  // A body opens at its best place, so that other pieces have their turn before it grows.
  const places = widens || piece.form === 'loose' ? all : all.slice(0, 1);
  if (piece.form === 'loose' && places.length === 0 && taken.length > 0) return null;
  return openWindows(
    {
      body: piece.ranges,
      head: headOf(page, piece),
      places,
      taken,
      budget,
      minLines: page.levers.minWindow,
      widens,
    },
    lines,
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
