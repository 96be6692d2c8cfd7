/** A row of the report for each file that was considered: ranked ones with what they got, fallen ones with where they fell. */
import type { Allocation, Grant } from '../allocate/types.ts';
import { NODE_KINDS } from '../extract/types.ts';
import type { Graph } from '../graph/types.ts';
import type { Levers } from '../levers.ts';
import type { FallenFile, RankedFile, ScoredFile } from '../rank/types.ts';
import type { FileSpending } from '../render/types.ts';
import { detailOf } from './detail.ts';
import type { ReportFile } from './types.ts';

/** What a row needs to know of the whole answer. */
export interface Whole {
  /** Characters of the answer as it was delivered, and as it was chosen. */
  readonly delivered: number;
  readonly allocated: number;
  /** Body characters of the file's section as a reader finds it; null when there is none. */
  readonly section: number | null;
  readonly pointed: boolean;
  readonly allocation: Allocation;
  readonly maxFiles: number;
  readonly levers: Levers;
}

/** The row of a ranked file. */
export function rankedRow(graph: Graph, file: RankedFile, grant: Grant, spent: FileSpending, whole: Whole): ReportFile {
  const lost = spent.mode !== null && whole.section === null;
  return {
    ...scored(graph, file),
    rank: file.rank,
    flags: file.central ? [...flagsOf(file), 'central'] : flagsOf(file),
    weight: grant.weight,
    worth: whole.levers.worthInAllocation ? file.worth : 1,
    boost: file.spine ? whole.levers.spineBoost : 1,
    reservation: grant.tag === 'reserved' ? grant.chars : 0,
    inherited: spent.inherited,
    lent: spent.lent,
    funded: spent.funded,
    spendable: spent.spendable,
    size: spent.size,
    render: spent.mode,
    paidBy: spent.paidBy,
    skipped: spent.skipped,
    place: whole.section !== null ? 'delivered' : whole.pointed ? 'pointer' : 'omitted',
    detail: lost ? 'its section is not in the text' : detailOf(file, grant, spent, whole),
    clipped: spent.clipped || lost,
    allocated: spent.allocated,
    delivered: whole.section ?? 0,
    allocatedShare: whole.allocated === 0 ? 0 : spent.allocated / whole.allocated,
    deliveredShare: whole.delivered === 0 ? 0 : (whole.section ?? 0) / whole.delivered,
    spans: spent.spans,
  };
}

/** The row of a file that fell before anything was divided. */
export function fallenRow(graph: Graph, file: FallenFile): ReportFile {
  return {
    ...scored(graph, file),
    rank: null,
    flags: flagsOf(file),
    weight: null,
    worth: null,
    boost: null,
    reservation: null,
    inherited: 0,
    lent: null,
    funded: null,
    spendable: null,
    size: null,
    render: null,
    paidBy: null,
    skipped: file.stage,
    place: 'omitted',
    detail: file.detail,
    clipped: false,
    allocated: 0,
    delivered: 0,
    allocatedShare: 0,
    deliveredShare: 0,
    spans: [],
  };
}

const scored = (graph: Graph, file: ScoredFile) => ({
  path: file.path,
  fileClass: file.fileClass,
  score: file.score,
  reasons: file.reasons,
  penalty: file.penalty,
  demotions: file.demotions,
  graphMass: file.graphMass,
  termHits: file.termHits,
  nodes: file.nodes.length,
  kinds: kindsOf(graph, file),
});

function kindsOf({ nodes }: Graph, file: ScoredFile): string {
  const counts = new Map<string, number>();
  for (const { node } of file.nodes) {
    const kind = NODE_KINDS[nodes.kind[node]];
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts]
    .sort(([one, many], [other, more]) => more - many || (one < other ? -1 : 1))
    .map(([kind, count]) => `${kind}:${count}`)
    .join(' ');
}

function flagsOf(file: ScoredFile): ReportFile['flags'] {
  const flags = [
    ['pinned', file.pinned],
    ['named', file.named],
    ['entry', file.entry],
    ['spine', file.spine],
    ['low-value', file.lowValue],
    ['generated', file.generated],
    ['declaration', file.declaration],
  ] as const;
  return flags.flatMap(([name, has]) => (has ? [name] : []));
}
