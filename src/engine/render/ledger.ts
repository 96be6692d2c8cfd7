/**
 * Which file may still spend what of the output budget. Two totals run: everything promised so far and everything spent so far, headings and fences on
 * both sides. Their gap is slack, which flows down in rank order; an overshoot makes spent outrun promised, which stops
 * slack until it is made good. So no exit from the loop can forget to account, and no file is cut below its promise.
 */
import type { Allocation, Tier } from '../allocate/types.ts';
import type { Levers } from '../levers.ts';

export interface Ledger {
  /** Characters promised to files reached so far, their overhead included. */
  readonly promised: number;
  /** Characters of sections written so far. */
  readonly spent: number;
  /** Promised to all files together, overhead included. */
  readonly total: number;
  /** What all purchases together may spend over the total. */
  readonly overshoot: number;
  /** What sections may come to at all: the hard ceiling without the text around them. */
  readonly ceiling: number;
}

/** A ledger before the first file. `held` is the text around the source, in characters. */
export function openLedger(allocation: Allocation, tier: Tier, held: number, levers: Levers): Ledger {
  const admitted = allocation.grants.filter((grant) => grant.tag === 'reserved').length;
  return {
    promised: 0,
    spent: 0,
    total: allocation.reserved + admitted * levers.fileOverhead,
    overshoot: Math.round(levers.buyOvershoot * tier.envelope),
    ceiling: Math.max(0, tier.hardCeiling - held),
  };
}

/** What files above have left over. */
export const slackOf = (ledger: Ledger, levers: Levers): number =>
  levers.carryForward ? Math.max(0, ledger.promised - ledger.spent) : 0;

/** The ledger once a file with this promise (overhead included) has been reached. */
export const promise = (ledger: Ledger, chars: number): Ledger => ({ ...ledger, promised: ledger.promised + chars });

/** The ledger once a section has been written. */
export const spend = (ledger: Ledger, chars: number): Ledger => ({ ...ledger, spent: ledger.spent + chars });

const owedBelow = (ledger: Ledger, levers: Levers): number =>
  levers.fundingGuard ? Math.max(0, ledger.total - ledger.promised) : 0;

/** Whether a section of so many characters may be written although it exceeds what its file may spend. */
export function canOvershoot(ledger: Ledger, chars: number, levers: Levers): boolean {
  const committed = ledger.spent + chars + owedBelow(ledger, levers);
  const funded = !levers.fundingGuard || committed <= ledger.total + ledger.overshoot;
  return funded && (!levers.ceilingGuard || committed <= ledger.ceiling);
}

/** The largest section that leaves the files below payable. */
export const roomFor = (ledger: Ledger, levers: Levers): number =>
  ledger.ceiling - ledger.spent - owedBelow(ledger, levers);

/** Whether a section can stand in the answer at all. */
export const fits = (ledger: Ledger, chars: number): boolean => ledger.spent + chars <= ledger.ceiling;
