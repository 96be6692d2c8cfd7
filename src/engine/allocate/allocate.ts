/**
 * Allocates the output budget of an answer across files: who is promised how many characters. A pure function from weights
 * to reservations. What must stay true, at every tier
 * and for every shape of ranking: reservations sum to no more than the pool, and the pool with everything held back is no
 * more than the envelope; nobody is admitted who cannot be paid; somebody always is. Sizes are rendered sizes, gutter
 * included, in UTF-16 code units.
 *
 * What the share valve takes from a file is handed to the others by weight, each up to its own valve; with nobody left
 * below a valve it stays unreserved.
 */
import type { Levers } from '../levers.ts';
import type { Allocation, Candidate, Grant, Tier, UnreservedReason } from './types.ts';

/**
 * Divides a tier's envelope, the output budget, among candidate files in rank order. `held` is what the text around the source takes: the preamble
 * and the reserve for what follows the source.
 */
export function allocate(candidates: readonly Candidate[], tier: Tier, held: number, levers: Levers): Allocation {
  const weights = weigh(candidates, levers);
  const top = Math.max(0, ...weights);
  const cliffAt = Math.min(levers.cliff * top, levers.cliffMax);
  const overCliff = aboveCliff(candidates, weights, cliffAt, levers);
  const seated = levers.slotHandOff
    ? overCliff.slice(0, tier.maxFiles)
    : overCliff.filter((at) => at < tier.maxFiles || at === overCliff[0]);
  const admitted = payable(seated, candidates, weights, tier.envelope - held, levers);

  const pool = Math.max(0, tier.envelope - held - levers.fileOverhead * admitted.length);
  const valve = Math.round(levers.maxShare * tier.envelope);
  const shares = divide(
    admitted.map((at) => ({
      weight: levers.proportionalSplit && top > 0 ? weights[at] / top : 1,
      most: Math.min(
        candidates[at].named || candidates[at].pinned ? pool : valve,
        levers.flatCap > 0 ? levers.flatCap : pool,
      ),
    })),
    pool,
    levers.minChars,
  );

  const reasonAt = (at: number): UnreservedReason => {
    if (!overCliff.includes(at)) return 'cliff';
    return seated.includes(at) ? 'unaffordable' : 'max-files';
  };
  const grants = candidates.map((_, at): Grant => {
    const seat = admitted.indexOf(at);
    return seat < 0
      ? { tag: 'pointer', weight: weights[at], reason: reasonAt(at) }
      : { tag: 'reserved', weight: weights[at], chars: shares[seat] };
  });
  return { grants, envelope: tier.envelope, pool, cliffAt, reserved: shares.reduce((sum, chars) => sum + chars, 0) };
}

/** Score × worth × boost. What is not a finite number above zero weighs nothing; a pinned file is as heavy as any. */
function weigh(candidates: readonly Candidate[], levers: Levers): readonly number[] {
  const raw = candidates.map(({ score, worth, spine }) => {
    const weight = score * (levers.worthInAllocation ? worth : 1) * (spine ? levers.spineBoost : 1);
    return Number.isFinite(weight) && weight > 0 ? weight : 0;
  });
  const heaviest = Math.max(1, ...raw);
  return raw.map((weight, at) => (candidates[at].pinned ? heaviest : weight));
}

/** On the call path, or asked for by path: no cliff for these, and they are paid first. */
const isExempt = (candidate: Candidate, levers: Levers): boolean =>
  (candidate.spine && levers.spineExempt) || candidate.pinned;

/** Candidates that get source as far as weight decides, in rank order; the first one when none would. */
function aboveCliff(
  candidates: readonly Candidate[],
  weights: readonly number[],
  cliffAt: number,
  levers: Levers,
): readonly number[] {
  const over = candidates.flatMap((candidate, at) =>
    isExempt(candidate, levers) || (weights[at] > 0 && weights[at] >= cliffAt) ? [at] : [],
  );
  return over.length === 0 && candidates.length > 0 ? [0] : over;
}

/** As many as can each be paid a floor and a header: exempt files first, then the heaviest; in rank order again. */
function payable(
  seated: readonly number[],
  candidates: readonly Candidate[],
  weights: readonly number[],
  chars: number,
  levers: Levers,
): readonly number[] {
  const each = levers.minChars + levers.fileOverhead;
  const affordable = each > 0 ? Math.max(1, Math.floor(chars / each)) : seated.length;
  if (seated.length <= affordable) return seated;
  const claim = (at: number): number => (isExempt(candidates[at], levers) ? 1 : 0);
  return [...seated]
    .sort((a, b) => claim(b) - claim(a) || weights[b] - weights[a] || a - b)
    .slice(0, affordable)
    .sort((a, b) => a - b);
}

interface Claim {
  /** Of the heaviest, 0 … 1, so that no sum of weights overflows. */
  readonly weight: number;
  /** What this file may be promised at most. */
  readonly most: number;
}

/** The floor for everybody, then the rest by weight, then what was over somebody's most. Whole characters, rounded down. */
function divide(claims: readonly Claim[], pool: number, minChars: number): readonly number[] {
  if (claims.length === 0) return [];
  const floor = Math.floor(Math.min(pool, minChars * claims.length) / claims.length);
  const most = claims.map((claim) => Math.max(floor, claim.most));
  const shares = claims.map(() => floor);
  let left = pool - floor * claims.length;
  let open = claims.map((_, at) => at);
  for (;;) {
    const total = open.reduce((sum, at) => sum + claims[at].weight, 0);
    const offered = left;
    for (const at of open) {
      const part = total > 0 ? (offered * claims[at].weight) / total : offered / open.length;
      const given = Math.min(most[at] - shares[at], Math.floor(part));
      shares[at] += given;
      left -= given;
    }
    const stillOpen = open.filter((at) => shares[at] < most[at]);
    // Without a file newly at its most, another round would only hand out what rounding left.
    if (stillOpen.length === 0 || stillOpen.length === open.length) return shares;
    open = stillOpen;
  }
}
