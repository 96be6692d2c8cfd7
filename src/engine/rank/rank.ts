/**
 * Files in the order of one number, with the reasons that sum to it. What falls, falls at a named stage with its numbers.
 * The order is total: score, then distinct concepts in names, then path.
 */
import { FILE_CLASSES, type FileClass } from '../classify/types.ts';
import type { Graph } from '../graph/types.ts';
import type { Levers } from '../levers.ts';
import type { Evidence } from '../search/types.ts';
import { callPath } from './flow.ts';
import { gather } from './gather.ts';
import { scoreNode } from './score.ts';
import type { FallenFile, FallStage, RankedFile, RankedNode, Ranking, Reason } from './types.ts';
import { walk } from './walk.ts';
import { CENTRAL_FILES, MASS_POINTS, WORD_POINTS } from './weights.ts';

type Draft = Omit<RankedFile, 'rank' | 'central'> & { readonly concepts: number };

export function rank(graph: Graph, evidence: Evidence, levers: Levers): Ranking {
  const gathered = gather(graph, evidence);
  const flow = callPath(graph, gathered);
  const onFlow = new Set(flow.map(({ node }) => node));
  const mass = fileMass(graph, walk(graph, gathered, levers), evidence, levers);
  const maxGraphMass = Math.max(0, ...mass.values());

  const byFile = new Map<number, RankedNode[]>();
  for (const node of new Set([...gathered.tiers.keys(), ...onFlow])) {
    const file = graph.nodes.file[node];
    const list = byFile.get(file) ?? [];
    byFile.set(file, list);
    list.push(scoreNode(node, graph, gathered, onFlow, levers));
  }
  const drafts = [...byFile]
    .map(([file, nodes]) =>
      draftOf(file, nodes, { graph, evidence, levers, mass, maxGraphMass, onFlow, gathered: gathered.grades }),
    )
    .sort(byScore);

  const fallen: FallenFile[] = [];
  const fall = (draft: Draft, stage: FallStage, detail: string): void => {
    const { file, path, score, graphMass, termHits } = draft;
    fallen.push({ file, path, stage, score, graphMass, termHits, detail });
  };

  const worthwhile = drafts.filter((draft) => !draft.lowValue || draft.pinned || draft.named);
  const filters = levers.lowValueFilter && !evidence.question.wantsTests && worthwhile.length >= 2;
  const past = filters ? worthwhile : drafts;
  if (filters)
    for (const draft of drafts)
      if (!past.includes(draft)) fall(draft, 'low-value', 'a test or example, and two other files remain');

  const scoreFloor = Math.min(
    levers.scoreFloorMax,
    Math.max(levers.scoreFloorMin, levers.scoreFloor * (past[0]?.score ?? 0)),
  );
  const overFloor = past.filter((draft) => draft.pinned || draft.score >= scoreFloor);
  const backfilled = past.filter(
    (draft) =>
      !overFloor.includes(draft) && (overFloor.length === 0 ? draft.score > 0 : draft.score >= levers.scoreFloorMin),
  );
  const floored = new Set([...overFloor, ...backfilled.slice(0, Math.max(0, levers.backfill - overFloor.length))]);
  for (const draft of past)
    if (!floored.has(draft))
      fall(draft, 'score-floor', `score ${draft.score.toFixed(1)} under the floor ${scoreFloor.toFixed(1)}`);

  const candidates = past.filter((draft) => floored.has(draft));
  const central = new Set(
    [...candidates]
      .filter(({ graphMass, termHits }) => graphMass > 0 && termHits > 0)
      .sort((a, b) => b.graphMass - a.graphMass || b.termHits - a.termHits || (a.path < b.path ? -1 : 1))
      .slice(0, CENTRAL_FILES),
  );
  const graphGate = levers.graphGate * maxGraphMass;
  const passes = (draft: Draft): boolean =>
    draft.pinned ||
    draft.entry ||
    draft.named ||
    central.has(draft) ||
    draft.graphMass >= graphGate ||
    draft.termHits >= 2;
  const gated = candidates.filter(passes);
  const graphGateApplied = maxGraphMass > 0 && gated.length >= 2;
  const ranked = graphGateApplied ? gated : candidates;
  for (const draft of candidates)
    if (!ranked.includes(draft))
      fall(draft, 'graph-gate', `graph mass ${draft.graphMass.toFixed(4)} under ${graphGate.toFixed(4)}`);

  return {
    files: ranked.map((draft, at) => ({ ...draft, rank: at + 1, central: central.has(draft) })),
    fallen,
    flow,
    entries: gathered.entries,
    thresholds: { scoreFloor, maxGraphMass, graphGate, graphGateApplied },
    funnel: { grouped: drafts.length, pastLowValue: past.length, pastFloor: candidates.length, ranked: ranked.length },
  };
}

interface Context {
  readonly graph: Graph;
  readonly evidence: Evidence;
  readonly levers: Levers;
  readonly mass: ReadonlyMap<number, number>;
  readonly maxGraphMass: number;
  readonly onFlow: ReadonlySet<number>;
  readonly gathered: ReadonlyMap<number, number>;
}

function draftOf(file: number, nodes: readonly RankedNode[], context: Context): Draft {
  const { graph, evidence, levers, mass, maxGraphMass, onFlow } = context;
  const { question } = evidence;
  const fileClass = FILE_CLASSES[graph.files.fileClass[file]];
  const pinned = question.pinnedFiles.includes(file);
  const has = (...tiers: readonly string[]): boolean => nodes.some(({ tier }) => tiers.includes(tier));
  const named = has('exact', 'named');
  const reasons = reasonsOf(nodes, levers);
  const graphMass = mass.get(file) ?? 0;
  if (maxGraphMass > 0 && graphMass > 0)
    reasons.push({ label: 'walk', amount: (MASS_POINTS * graphMass) / maxGraphMass });
  const grade = Math.max(0, ...nodes.map(({ node }) => context.gathered.get(node) ?? 0));
  if (levers.bodyEvidence && grade > 0) reasons.push({ label: 'words', amount: WORD_POINTS * grade });
  const penalty = penaltyOf(fileClass, named, question.wantsTests, levers);
  const sum = reasons.reduce((total, { amount }) => total + amount, 0);
  return {
    file,
    path: graph.strings.at(graph.files.path[file]),
    score: sum * penalty,
    reasons,
    penalty,
    worth: pinned ? 1 : penalty,
    graphMass,
    termHits: evidence.fileTermHits.get(file) ?? 0,
    concepts: evidence.fileConcepts.get(file) ?? 0,
    pinned,
    named,
    entry: has('exact', 'named', 'entry'),
    spine: nodes.some(({ node }) => onFlow.has(node)),
    lowValue: fileClass === 'test',
    generated: fileClass === 'generated',
    declaration: fileClass === 'declaration',
    nodes: [...nodes].sort((a, b) => b.importance - a.importance || a.node - b.node),
    anchors: question.anchors
      .filter((anchor) => anchor.file === file)
      .map(({ startLine, endLine }) => ({ startLine, endLine })),
  };
}

/** One reason a tier, in the order of tiers; the peripheral ones together are capped. */
function reasonsOf(nodes: readonly RankedNode[], levers: Levers): Reason[] {
  const sums = new Map<string, number>();
  for (const { reasons } of nodes)
    for (const { label, amount } of reasons) sums.set(label, (sums.get(label) ?? 0) + amount);
  return ['exact', 'named', 'entry', 'flow', 'connected', 'peripheral'].flatMap((label) => {
    const sum = sums.get(label) ?? 0;
    const amount = label === 'peripheral' ? Math.min(sum, levers.peripheralCap) : sum;
    return amount > 0 ? [{ label, amount }] : [];
  });
}

function penaltyOf(fileClass: FileClass, named: boolean, wantsTests: boolean, levers: Levers): number {
  switch (fileClass) {
    case 'generated':
      return levers.generatedPenalty;
    case 'test':
      return wantsTests ? 1 : levers.lowValuePenalty;
    case 'declaration':
      return named ? 1 : levers.declarationPenalty;
    case 'example':
    case 'docs':
    case 'vendored':
    case 'config':
      return named ? 1 : levers.sidelinePenalty;
    case 'source':
      return 1;
  }
}

function fileMass(
  graph: Graph,
  mass: ReadonlyMap<number, number>,
  evidence: Evidence,
  levers: Levers,
): ReadonlyMap<number, number> {
  const sums = new Map<number, number>();
  for (const [node, amount] of mass) {
    const file = graph.nodes.file[node];
    sums.set(file, (sums.get(file) ?? 0) + amount);
  }
  for (const [file, sum] of sums) {
    sums.set(
      file,
      sum * penaltyOf(FILE_CLASSES[graph.files.fileClass[file]], false, evidence.question.wantsTests, levers),
    );
  }
  return sums;
}

function byScore(a: Draft, b: Draft): number {
  if (a.pinned !== b.pinned) return a.pinned ? -1 : 1;
  return b.score - a.score || b.termHits - a.termHits || (a.path < b.path ? -1 : 1);
}
