/**
 * How large an answer may be, from the number of indexed files and from what the request asked for. The envelope bounds
 * what files are promised, the hard ceiling bounds the text; a request's `maxChars` is both, so it bounds everything.
 */
import type { Tier } from './types.ts';

/** No answer is longer, in UTF-16 code units: above it, hosts put tool results aside where nobody reads them. */
export const LONGEST_ANSWER = 25_000;

/** The hard ceiling over the envelope where nothing else limits it. */
const CEILING_FACTOR = 1.5;

/** From small repositories to large; the first row whose `below` exceeds the number of indexed files counts. */
const ROWS: readonly { readonly below: number; readonly envelope: number; readonly maxFiles: number }[] = [
  { below: 150, envelope: 13_000, maxFiles: 4 },
  { below: 500, envelope: 18_000, maxFiles: 5 },
];
const LARGEST = { envelope: 24_000, maxFiles: 8 };

/** The tier of a request, its output budget: `maxFiles` and `maxChars` (UTF-16 code units) are null where the request left them open. */
export function tierOf(indexedFiles: number, maxFiles: number | null, maxChars: number | null): Tier {
  const row = ROWS.find((candidate) => indexedFiles < candidate.below) ?? LARGEST;
  const envelope = maxChars ?? row.envelope;
  return {
    envelope,
    hardCeiling: maxChars ?? Math.min(Math.round(CEILING_FACTOR * envelope), LONGEST_ANSWER),
    maxFiles: maxFiles ?? row.maxFiles,
  };
}

/** The smallest envelope that is tried, the least distance between two, and the fraction they grow by. */
const LADDER = { first: 2_000, leastStep: 40, growth: 24 };

/**
 * The tiers to try for a request, smallest envelope first. Without `maxChars` that is the tier itself. With it, a fixed
 * ladder of envelopes up to it: what was possible within less stays possible within more, so that a larger bound never
 * gets a shorter answer. Integers only, so every home climbs the same rungs.
 */
export function envelopesWithin(tier: Tier, maxChars: number | null): readonly Tier[] {
  if (maxChars === null || maxChars <= LADDER.first) return [tier];
  const rungs: Tier[] = [];
  for (
    let envelope = LADDER.first;
    envelope <= maxChars;
    envelope += Math.max(LADDER.leastStep, Math.floor(envelope / LADDER.growth))
  ) {
    rungs.push({ envelope, hardCeiling: envelope, maxFiles: tier.maxFiles });
  }
  return rungs;
}
