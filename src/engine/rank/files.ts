/**
 * A file's one number and the reasons that sum to it. Repetition inside a file counts less and less, so that a file does
 * not grow relevant by being large: the best definition of a tier counts in full, each further one a fixed part of the one
 * before. (Sum of reasons) × penalty is the score, to the last bit of a double.
 */
import type { Graph } from '../graph/types.ts';
import type { Levers } from '../levers.ts';
import type { Evidence } from '../search/types.ts';
import type { Classes } from './classes.ts';
import type { Gathered } from './gather.ts';
import { rankNode } from './nodes.ts';
import type { RankedFile, RankedNode, Reason, Tier } from './types.ts';
import { COVER_POINTS, FILE_WORDS_POINTS, GRADE_POWER, REPEATS, WALK_POINTS } from './weights.ts';

export type Draft = Omit<RankedFile, 'rank' | 'central'>;

export interface Gathering {
  readonly graph: Graph;
  readonly evidence: Evidence;
  readonly classes: Classes;
  readonly levers: Levers;
  readonly gathered: Gathered;
  /** Mass of the walk by node. */
  readonly mass: ReadonlyMap<number, number>;
  readonly onFlow: ReadonlySet<number>;
}

/** Every file with a gathered definition, best first: by score, then path. */
export function draftFiles(gathering: Gathering): readonly Draft[] {
  const { graph, gathered, onFlow, levers, classes, evidence } = gathering;
  const byFile = new Map<number, RankedNode[]>();
  for (const each of gathered.nodes.values()) {
    const file = graph.nodes.file[each.node];
    const list = byFile.get(file);
    const ranked = rankNode(each, onFlow.has(each.node), levers);
    if (list === undefined) byFile.set(file, [ranked]);
    else list.push(ranked);
  }
  const mass = massByFile(gathering);
  const maxMass = Math.max(0, ...mass.values());
  const bestWords = Math.max(0, ...evidence.files.map(({ file, score }) => score * classes.penalty(file)));
  const covered = saysBest(gathering);
  const words = new Map(evidence.files.map((file) => [file.file, file]));
  const drafts = [...byFile].map(([file, nodes]): Draft => {
    const named = nodes.some(({ tier }) => tier === 'named' || tier === 'exact');
    const pinned = evidence.question.pinnedFiles.includes(file);
    const demotions = named || pinned ? [] : classes.demotions(file);
    const penalty = named || pinned ? 1 : classes.penalty(file);
    const found = words.get(file);
    const graphMass = mass.get(file) ?? 0;
    const reasons = reasonsOf(nodes, levers);
    const add = (label: string, amount: number): void => {
      if (amount > 0) reasons.push({ label, amount });
    };
    if (levers.bodyEvidence && bestWords > 0)
      add('words', FILE_WORDS_POINTS * Math.min(1, (found?.score ?? 0) / bestWords) ** GRADE_POWER);
    if (maxMass > 0) add('walk', (WALK_POINTS * graphMass) / maxMass);
    if (levers.coverage) add('says it best', COVER_POINTS * (covered.get(file) ?? 0));
    return {
      file,
      path: graph.strings.at(graph.files.path[file]),
      fileClass: classes.of(file),
      score: sumOf(reasons) * penalty,
      reasons,
      penalty,
      demotions,
      worth: pinned ? 1 : penalty,
      graphMass,
      termHits: bitCount(found?.naming ?? 0),
      pinned,
      named,
      entry: named || nodes.some(({ tier }) => tier === 'entry'),
      spine: nodes.some(({ node }) => onFlow.has(node)),
      lowValue: classes.of(file) === 'test',
      generated: classes.of(file) === 'generated',
      declaration: classes.of(file) === 'declaration',
      nodes: nodes.sort((a, b) => b.importance - a.importance || a.node - b.node),
      anchors: evidence.question.anchors
        .filter((anchor) => anchor.file === file)
        .map(({ startLine, endLine }) => ({ startLine, endLine })),
    };
  });
  return pinnedOnTop(drafts, levers).sort((a, b) => b.score - a.score || (a.path < b.path ? -1 : 1));
}

export const sumOf = (reasons: readonly Reason[]): number => reasons.reduce((sum, { amount }) => sum + amount, 0);

/** A file that was asked for by path stands over every other: what the best of those has, and a naming on top. */
function pinnedOnTop(drafts: readonly Draft[], levers: Levers): Draft[] {
  const best = Math.max(0, ...drafts.filter(({ pinned }) => !pinned).map(({ score }) => score));
  return drafts.map((draft) => {
    if (!draft.pinned) return draft;
    const reasons = [{ label: 'path named', amount: best + levers.namedTier }, ...draft.reasons];
    return { ...draft, reasons, score: sumOf(reasons) * draft.penalty };
  });
}

const TIER_ORDER: readonly Tier[] = ['exact', 'named', 'entry', 'flow', 'connected', 'peripheral'];

/** One reason a tier; the peripheral ones together are capped instead of counted down (CG-10 §1). */
function reasonsOf(nodes: readonly RankedNode[], levers: Levers): Reason[] {
  return TIER_ORDER.flatMap((tier): readonly Reason[] => {
    const amounts = nodes.flatMap((node) => (node.tier === tier ? node.reasons.map(({ amount }) => amount) : []));
    const amount =
      tier === 'peripheral'
        ? Math.min(
            levers.peripheralCap,
            amounts.reduce((sum, each) => sum + each, 0),
          )
        : amounts.sort((a, b) => b - a).reduce((sum, each, at) => sum + each * REPEATS[tier] ** at, 0);
    return amount > 0 ? [{ label: tier, amount }] : [];
  });
}

/**
 * Which file says each word of the question best, as the sum of those words' shares of the question's rarity, squared: the
 * rarest word of a question asks for a place of its own.
 */
function saysBest({ evidence, classes }: Gathering): ReadonlyMap<number, number> {
  const { concepts } = evidence.question;
  const speaking = evidence.files.filter(({ file }) => classes.penalty(file) === 1);
  const whole = concepts.reduce((sum, { rarity }) => sum + rarity ** 2, 0);
  const shares = new Map<number, number>();
  concepts.forEach(({ rarity }, at) => {
    const most = Math.max(0, ...speaking.map(({ amounts }) => amounts[at]));
    const best = most > 0 ? speaking.find(({ amounts }) => amounts[at] === most) : undefined;
    if (best) shares.set(best.file, (shares.get(best.file) ?? 0) + rarity ** 2 / whole);
  });
  return shares;
}

function massByFile({ graph, mass, classes }: Gathering): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const [node, amount] of mass) {
    const file = graph.nodes.file[node];
    sums.set(file, (sums.get(file) ?? 0) + amount * classes.penalty(file));
  }
  return sums;
}

export function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
