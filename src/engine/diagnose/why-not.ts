/**
 * Finds the stage at which a path fell, from what the rooms recorded for the answer. Reads only: an answer is the same bytes
 * whether or not it is asked why.
 */
import type { Allocation, Tier } from '../allocate/types.ts';
import type { Graph } from '../graph/types.ts';
import type { Levers } from '../levers.ts';
import type { FallenFile, RankedFile, Ranking } from '../rank/types.ts';
import type { Answer, Spending } from '../render/types.ts';
import type { Evidence } from '../search/types.ts';
import { nearestPaths } from './nearest.ts';
import { notGathered } from './not-gathered.ts';
import type { Fate, WhyNot } from './why.ts';
import { whySentence } from './why-words.ts';

export interface Considered {
  readonly graph: Graph;
  readonly evidence: Evidence;
  readonly levers: Levers;
  readonly budget: Tier;
  readonly ranking: Ranking;
  readonly allocation: Allocation;
  readonly answer: Answer;
  readonly spending: Spending;
}

/** One explanation for each path, in the order they were asked for. */
export const explainPaths = (considered: Considered, paths: readonly string[]): readonly WhyNot[] =>
  paths.map((asked): WhyNot => {
    const path = asked
      .trim()
      .replaceAll('\\', '/')
      .replace(/^(?:\.?\/)+/, '');
    const fate = fateOf(considered, path);
    return { ...fate, path: fate.stage === 'not-in-repository' ? asked : path, says: whySentence(fate) };
  });

function fateOf(considered: Considered, path: string): Fate {
  const { graph, ranking } = considered;
  const at = ranking.files.findIndex((file) => file.path === path);
  if (at >= 0) return rankedFate(considered, ranking.files[at], at);
  const fallen = ranking.fallen.find((file) => file.path === path);
  if (fallen !== undefined) return fallenFate(considered, fallen);
  const file = fileAt(graph, path);
  if (file >= 0) return notGathered(considered, file);
  const skipped = graph.coverage.skipped.find((each) => each.path === path);
  if (skipped === undefined) return { stage: 'not-in-repository', nearest: nearestPaths(graph, path) };
  return { stage: 'not-indexed', reason: skipped.reason, bytes: skipped.bytes, detail: skipped.detail };
}

function rankedFate({ answer, allocation, spending, budget, levers }: Considered, file: RankedFile, at: number): Fate {
  const { weight } = allocation.grants[at];
  const { rank, score, path } = file;
  const spent = spending.files[at];
  const pointed = answer.pointers.some((pointer) => pointer.path === path);
  const ranked = { rank, score, weight, pointed };
  switch (spent.skipped) {
    case 'cliff':
      return { ...ranked, stage: 'cliff', cliffAt: allocation.cliffAt };
    case 'max-files':
      return { ...ranked, stage: 'max-files', cliffAt: allocation.cliffAt, maxFiles: budget.maxFiles };
    case 'unaffordable': {
      const paid = allocation.grants.filter(({ tag }) => tag === 'reserved').length;
      return { ...ranked, stage: 'unaffordable', least: levers.minChars + levers.fileOverhead, paid };
    }
    case 'no-room':
      return { ...ranked, stage: 'no-room', spendable: spent.spendable ?? 0, size: spent.size ?? 0 };
    case 'no-ranges':
      return { ...ranked, stage: 'no-ranges' };
    case null:
      break;
  }
  const shown = answer.files.find((each) => each.path === path);
  return {
    stage: 'delivered',
    rank,
    lines: spent.spans.map(({ startLine, endLine }) => ({ startLine, endLine })),
    ofLines: shown?.lines ?? 0,
    complete: !spent.clipped,
    reserved: Math.max(shown?.reservation ?? 0, spent.inherited),
    delivered: spent.allocated,
  };
}

function fallenFate({ ranking }: Considered, { stage, score, graphMass, termHits, fileClass }: FallenFile): Fate {
  const { scoreFloor, graphGate, gateTermHits } = ranking.thresholds;
  switch (stage) {
    case 'low-value':
      return { stage, fileClass, score, others: ranking.funnel.pastLowValue };
    case 'score-floor':
      return { stage, score, floor: scoreFloor, best: ranking.files[0]?.score ?? 0 };
    case 'graph-gate':
      return { stage, score, graphMass, gate: graphGate, termHits, hitsWanted: gateTermHits };
  }
}

/** The file with this path, or −1. Files stand in the order of their paths. */
function fileAt({ files, strings }: Graph, path: string): number {
  let low = 0;
  let high = files.count - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = strings.at(files.path[middle]);
    if (found === path) return middle;
    if (found < path) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}
