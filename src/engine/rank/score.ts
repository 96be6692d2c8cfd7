/** What a gathered definition is worth, and why. */
import { NODE_KINDS } from '../extract/types.ts';
import { type Graph, NODE_FLAGS } from '../graph/types.ts';
import type { Levers } from '../levers.ts';
import type { Gathered } from './gather.ts';
import type { RankedNode, Reason, Tier } from './types.ts';
import { INTERFACE_MEMBER, ISOLATED, KIND_WEIGHTS, WEAK_KINDS } from './weights.ts';

/** Importance of a definition inside its file: the tier first, then how well its words fit. */
const TIER_IMPORTANCE: Readonly<Record<Tier, number>> = {
  exact: 110,
  named: 90,
  entry: 60,
  flow: 55,
  connected: 20,
  peripheral: 5,
};
const GRADE_IMPORTANCE = 40;

export function scoreNode(
  node: number,
  graph: Graph,
  gathered: Gathered,
  flow: ReadonlySet<number>,
  levers: Levers,
): RankedNode {
  const found = gathered.tiers.get(node) ?? 'peripheral';
  const tier: Tier = flow.has(node) && (found === 'connected' || found === 'peripheral') ? 'flow' : found;
  const grade = gathered.grades.get(node) ?? 0;
  const weight = levers.kindWeights ? kindWeight(node, graph) : 1;
  const isolated = levers.isolation && isMatched(tier) && isWeak(node, graph) && !isUsed(node, graph);
  const factor = isolated ? ISOLATED : weight;
  const reasons: Reason[] = [{ label: tier, amount: tierPoints(tier, grade, levers) * factor }];
  return {
    node,
    tier,
    importance:
      (TIER_IMPORTANCE[tier] + GRADE_IMPORTANCE * grade) * (isolated ? ISOLATED : Math.max(INTERFACE_MEMBER, weight)),
    reasons,
  };
}

const isMatched = (tier: Tier): boolean => tier === 'exact' || tier === 'named' || tier === 'entry';

function tierPoints(tier: Tier, grade: number, levers: Levers): number {
  if (tier === 'exact' || tier === 'named') return levers.namedTier;
  if (tier === 'entry') return levers.entryTier * grade;
  return tier === 'peripheral' ? levers.peripheralTier : levers.connectedTier;
}

function kindWeight(node: number, { nodes }: Graph): number {
  const weight = KIND_WEIGHTS[NODE_KINDS[nodes.kind[node]]];
  return (nodes.flags[node] & NODE_FLAGS.inInterface) !== 0 ? Math.min(weight, INTERFACE_MEMBER) : weight;
}

const isWeak = (node: number, { nodes }: Graph): boolean =>
  WEAK_KINDS.has(NODE_KINDS[nodes.kind[node]]) || (nodes.flags[node] & NODE_FLAGS.inInterface) !== 0;

/** Any resolved edge in or out: something uses it, or it does something. */
function isUsed(node: number, { edges }: Graph): boolean {
  if (edges.inStart[node + 1] > edges.inStart[node]) return true;
  for (let edge = edges.outStart[node]; edge < edges.outStart[node + 1]; edge++)
    if (edges.target[edge] >= 0) return true;
  return false;
}
