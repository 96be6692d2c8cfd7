/**
 * A larger bound never gets a shorter answer. Within one envelope the best division may leave more unspent than within a
 * smaller one, so of all envelopes on a fixed ladder up to the bound the longest answer is taken: what was possible within
 * less stays possible within more.
 */
import type { Tier } from '../allocate/types.ts';
import type { Rendered } from './types.ts';

/** The longest answer over tiers in order of their envelopes; the largest envelope wins ties. */
export function longestAnswer<T extends Rendered>(tiers: readonly Tier[], answerWithin: (tier: Tier) => T): T {
  let at = tiers.length - 1;
  let best = answerWithin(tiers[at]);
  // No answer is longer than its envelope here, so envelopes under the best length cannot better it.
  for (at--; at >= 0 && tiers[at].hardCeiling > best.answer.markdown.length; at--) {
    const candidate = answerWithin(tiers[at]);
    if (candidate.answer.markdown.length > best.answer.markdown.length) best = candidate;
  }
  return best;
}
