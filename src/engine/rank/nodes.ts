/** What a gathered definition is worth inside its file, and why. */
import type { Levers } from '../levers.ts';
import type { GatheredNode } from './gather.ts';
import type { RankedNode, Tier } from './types.ts';
import { GRADE_POWER, IMPORTANCE, LEAST_IMPORTANCE_WEIGHT } from './weights.ts';

/** `onFlow`: the call path of the question passes through it. */
export function rankNode(gathered: GatheredNode, onFlow: boolean, levers: Levers): RankedNode {
  const tier = tierOf(gathered, onFlow);
  const { node, grade, share, weight, isolated } = gathered;
  const worth = IMPORTANCE[tier] * (tier === 'entry' ? 1 : share) + IMPORTANCE.words * grade;
  return {
    node,
    tier,
    importance: worth * (isolated ? weight : Math.max(LEAST_IMPORTANCE_WEIGHT, weight)),
    reasons: [{ label: tier, amount: pointsOf(gathered, tier, levers) }],
  };
}

const tierOf = ({ tier }: GatheredNode, onFlow: boolean): Tier =>
  onFlow && (tier === 'connected' || tier === 'peripheral') ? 'flow' : tier;

/** Points of one definition before its file's repetition is counted down. */
function pointsOf({ grade, share, weight }: GatheredNode, tier: Tier, levers: Levers): number {
  switch (tier) {
    case 'exact':
    case 'named':
      return levers.namedTier * share * weight;
    case 'entry':
      return levers.entryTier * (levers.grading ? grade ** GRADE_POWER : weight);
    case 'flow':
      return levers.connectedTier * weight;
    case 'connected':
      return levers.connectedTier * share * weight;
    case 'peripheral':
      return levers.peripheralTier * share * weight;
  }
}
