/**
 * The report of one answer, from what the rooms recorded and from the answer's own text. Writing it touches nothing: it is
 * made after the answer, from values, and only when it was asked for. Its numbers add up: what files delivered and the text
 * around it are the answer's length, and every ranked or fallen file is in exactly one place.
 */
import type { Allocation, Grant } from '../allocate/types.ts';
import type { Levers } from '../levers.ts';
import type { FallenFile, RankedFile, Ranking } from '../rank/types.ts';
import type { Answer, FileSpending, Spending } from '../render/types.ts';
import type { Question } from '../search/types.ts';
import { measureSections } from './measure.ts';
import type { Report, ReportFile } from './types.ts';

export interface ReportInput {
  readonly question: Question;
  readonly indexedFiles: number;
  readonly levers: Levers;
  /** As the request knows it: its tier, and its bound if it set one. */
  readonly budget: Report['budget'];
  readonly ranking: Ranking;
  readonly allocation: Allocation;
  readonly answer: Answer;
  readonly spending: Spending;
}

/** Writes the report. */
export function buildReport(input: ReportInput): Report {
  const { question, ranking, allocation, answer, spending } = input;
  const chars = answer.markdown.length;
  // Sections stand in rank order, so the nth section is the nth file that was rendered.
  const sections = [...measureSections(answer.markdown)];
  const pointed = new Set(answer.pointers.map(({ path }) => path));
  const allocatedSource = spending.files.reduce((sum, file) => sum + file.allocated, 0);
  const ranked = ranking.files.map((file, at) =>
    rankedRow(file, allocation.grants[at], spending.files[at], {
      delivered: spending.files[at].mode === null ? 0 : (sections.shift()?.chars ?? 0),
      chars,
      pointed: pointed.has(file.path),
    }),
  );
  const source = ranked.reduce((sum, file) => sum + file.delivered, 0);
  const allocated = chars - source + allocatedSource;
  return {
    query: question.text,
    indexedFiles: input.indexedFiles,
    levers: input.levers,
    budget: input.budget,
    envelope: {
      delivered: chars,
      allocated,
      overBudget: allocated > input.budget.envelope,
      truncated: answer.truncated,
      source,
      meta: chars - source,
    },
    selection: {
      ...ranking.thresholds,
      filesGrouped: ranking.funnel.grouped,
      filesPastLowValue: ranking.funnel.pastLowValue,
      filesPastFloor: ranking.funnel.pastFloor,
      filesRanked: ranking.funnel.ranked,
      filesDelivered: ranked.filter(({ place }) => place === 'delivered').length,
    },
    allocation: {
      pool: allocation.pool,
      cliffAt: allocation.cliffAt,
      reserved: allocation.reserved,
      held: spending.held,
      preamble: spending.preamble,
    },
    concepts: question.concepts.map(({ word, rarity }) => ({ word, rarity })),
    files: [...ranked, ...ranking.fallen.map(fallenRow)],
  };
}

function rankedRow(
  file: RankedFile,
  grant: Grant,
  spent: FileSpending,
  found: { readonly delivered: number; readonly chars: number; readonly pointed: boolean },
): ReportFile {
  const { path, rank, score, reasons, penalty, graphMass, termHits } = file;
  return {
    path,
    rank,
    score,
    reasons,
    penalty,
    graphMass,
    termHits,
    flags: flagsOf(file),
    weight: grant.weight,
    reservation: grant.tag === 'reserved' ? grant.chars : 0,
    spendable: spent.spendable,
    size: spent.size,
    render: spent.mode,
    paidBy: spent.paidBy,
    skipped: spent.skipped,
    place: spent.mode !== null ? 'delivered' : found.pointed ? 'pointer' : 'omitted',
    detail: detailOf(grant, spent),
    clipped: spent.clipped,
    allocated: spent.allocated,
    delivered: found.delivered,
    allocatedShare: found.chars === 0 ? 0 : spent.allocated / found.chars,
    deliveredShare: found.chars === 0 ? 0 : found.delivered / found.chars,
    spans: spent.spans,
  };
}

function fallenRow({ path, stage, score, graphMass, termHits, detail }: FallenFile): ReportFile {
  return {
    path,
    rank: null,
    score,
    reasons: [],
    penalty: 1,
    graphMass,
    termHits,
    flags: [],
    weight: null,
    reservation: null,
    spendable: null,
    size: null,
    render: null,
    paidBy: null,
    skipped: stage,
    place: 'omitted',
    detail,
    clipped: false,
    allocated: 0,
    delivered: 0,
    allocatedShare: 0,
    deliveredShare: 0,
    spans: [],
  };
}

function flagsOf(file: RankedFile): ReportFile['flags'] {
  const flags = [
    ['pinned', file.pinned],
    ['named', file.named],
    ['entry', file.entry],
    ['central', file.central],
    ['spine', file.spine],
    ['low-value', file.lowValue],
    ['generated', file.generated],
    ['declaration', file.declaration],
  ] as const;
  return flags.flatMap(([name, has]) => (has ? [name] : []));
}

/** Why a file got less than it was promised, how it came to more, or why it got nothing. */
function detailOf(grant: Grant, spent: FileSpending): string {
  const reserved = grant.tag === 'reserved' ? grant.chars : 0;
  switch (spent.skipped) {
    case 'cliff':
      return `weight ${round(grant.weight)} is under the cliff`;
    case 'max-files':
      return 'files above it took all places';
    case 'unaffordable':
      return 'the pool could not pay it a floor';
    case 'no-ranges':
      return 'it has no line to show';
    case 'no-room':
      return `nothing of it fits ${spent.spendable ?? 0} characters`;
    case null:
      break;
  }
  const size = spent.size ?? 0;
  if (spent.paidBy === 'grace') return `whole by grace: ${size} over ${spent.spendable ?? 0}`;
  if (spent.paidBy === 'bought') return `whole, bought: ${reserved} reserved of ${size}`;
  if (spent.paidBy === 'flat') return 'whole under the flat cap';
  const parts: string[] = [];
  if (spent.windows.length > 0) parts.push(`too large to show whole: ${spent.windows.join(', ')}`);
  if (spent.left.length > 0) parts.push(`did not fit: ${spent.left.join(', ')}`);
  if (spent.allocated < Math.min(reserved, size)) {
    const rest = Math.min(reserved, size) - spent.allocated;
    const whole = spent.left.length > 0 ? 'no other piece fits it' : 'nothing else in it was gathered';
    const why = spent.windows.length > 0 ? 'no further line fits it' : whole;
    parts.push(`${rest} of its reservation left: ${why}`);
  }
  return parts.join('; ');
}

const round = (value: number): number => Math.round(value * 100) / 100;
