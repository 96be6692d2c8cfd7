/**
 * One file's turn: whole whenever it may be paid whole, else the pieces its money buys. Sizes are rendered sizes, gutter
 * included, on both sides of every comparison. What must stay true: a file gets at least the smaller of its reservation and
 * its size unless nothing more of it matters or the next piece does not fit, and then the outcome says which.
 */
import type { RankedFile } from '../rank/types.ts';
import { type Choice, choose, type Money } from './choose.ts';
import { canOvershoot, fits, type Ledger, roomFor } from './ledger.ts';
import type { Page } from './page.ts';
import type { Piece } from './pieces.ts';
import { costOf, union } from './ranges.ts';
import { leastOverhead, type Section, writeSection } from './section.ts';
import type { PaidBy, SpendSkip } from './types.ts';

/** What a file's turn came to in characters of its body. */
export interface Turn {
  /** Rendered characters of the whole file. */
  readonly size: number;
  /** Of what files above left over, so much was lent to it. */
  readonly lent: number;
  /** The largest body that leaves the ceiling kept and the files below payable. */
  readonly funded: number;
  /** What its body could spend: what was promised and lent, as far as it is funded. */
  readonly spendable: number;
}

export type Outcome =
  | (Turn & {
      readonly tag: 'section';
      readonly section: Section;
      readonly paidBy: PaidBy;
      readonly shown: readonly Piece[];
      readonly windowed: readonly Piece[];
      readonly left: readonly Piece[];
    })
  | (Turn & { readonly tag: 'none'; readonly reason: SpendSkip });

/** History's flat cap let a file ship whole up to this multiple of it. */
const FLAT_WHOLE = 3;

/** Spends a file's reservation, its share of the output budget. The ledger already counts its promise; `slack` is what it may borrow. */
export function deliver(page: Page, file: RankedFile, reservation: number, slack: number, ledger: Ledger): Outcome {
  const { levers } = page;
  const lines = page.lines(file.file);
  const size = lines.cost(1, lines.count);
  const overhead = Math.max(leastOverhead(page, file), levers.fileOverhead);
  const own = levers.flatCap > 0 ? levers.flatCap : reservation + levers.fileOverhead - overhead;
  const valve = Math.max(own, Math.round(levers.maxShare * ledger.total));
  const most = file.named || file.pinned ? Number.POSITIVE_INFINITY : valve;
  const room = roomFor(ledger, levers) - overhead;
  const lent = Math.min(slack, Math.max(0, neededBy(page, file, size) - own));
  const spendable = Math.max(0, Math.min(own + lent, most, room));
  const turn: Turn = { size, lent, funded: Math.max(0, room), spendable };

  const paidBy = wholePaidBy(page, { reservation, spendable, size, overhead }, ledger);
  if (paidBy !== null) {
    const whole = wholeOf(page, file, size);
    const section = writeSection(page, file, { ...whole, complete: true, spare: 0, overhead });
    if (!fits(ledger, section.markdown.length)) return { tag: 'none', reason: 'no-room', ...turn };
    return { tag: 'section', section, ...turn, paidBy, ...whole };
  }

  const money = finishing(page, file, { own: Math.min(own, spendable), spendable }, reservation, overhead, ledger);
  const choice = choose(page, file, money);
  if (choice.ranges.length === 0) {
    return { tag: 'none', reason: lines.count === 0 ? 'no-ranges' : 'no-room', ...turn };
  }
  const section = writeSection(page, file, {
    ...choice,
    complete: choice.ranges.length === 1 && choice.cost === size,
    spare: money.own - choice.cost,
    overhead,
  });
  if (!fits(ledger, section.markdown.length)) return { tag: 'none', reason: 'no-room', ...turn };
  return { tag: 'section', section, ...turn, spendable: money.spendable, paidBy: 'pieces', ...choice };
}

/** The slack a file has use for: what its important pieces cost, or all of it when they are nearly all of it. */
function neededBy(page: Page, file: RankedFile, size: number): number {
  const important = page.pieces(file).filter((piece) => piece.importance >= page.bar);
  const ranges = union(
    important.flatMap((piece) => piece.ranges),
    important.flatMap((piece) => piece.context),
  );
  const needed = costOf(ranges, page.lines(file.file));
  return needed >= page.levers.buyFraction * size ? size : needed;
}

/** How a file's whole text is paid for, or null when it is not. */
function wholePaidBy(
  page: Page,
  {
    reservation,
    spendable,
    size,
    overhead,
  }: { readonly reservation: number; readonly spendable: number; readonly size: number; readonly overhead: number },
  ledger: Ledger,
): PaidBy | null {
  const { levers } = page;
  if (levers.flatCap > 0) return size <= FLAT_WHOLE * levers.flatCap ? 'flat' : null;
  if (size <= spendable) return 'own';
  const grace = Math.min(levers.graceMax, Math.round(levers.graceFraction * spendable));
  if (size <= spendable + grace && canOvershoot(ledger, size + overhead, levers)) return 'grace';
  const merits = levers.buyFraction < 1 && reservation >= levers.buyFraction * size;
  return merits && canOvershoot(ledger, size + overhead, levers) ? 'bought' : null;
}

/** Money that finishes the body which the question named, when its reservation has bought most of it. */
function finishing(
  page: Page,
  file: RankedFile,
  money: Money,
  reservation: number,
  overhead: number,
  ledger: Ledger,
): Money {
  const { levers } = page;
  const first = page.pieces(file)[0];
  if (!levers.finishNamed || levers.flatCap > 0 || first === undefined || !first.demanded) return money;
  const cost = costOf(first.ranges, page.lines(file.file));
  const merits = levers.buyFraction < 1 && cost > money.spendable && reservation >= levers.buyFraction * cost;
  if (!merits || !canOvershoot(ledger, cost + overhead, levers)) return money;
  return { own: cost, spendable: cost };
}

function wholeOf(page: Page, file: RankedFile, size: number): Choice {
  const { count } = page.lines(file.file);
  return {
    ranges: count === 0 ? [] : [{ startLine: 1, endLine: count }],
    cost: size,
    shown: page.pieces(file),
    windowed: [],
    left: [],
  };
}
