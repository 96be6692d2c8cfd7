/**
 * The report of one answer, from what the rooms recorded and from the answer's own text. Writing it touches nothing: it is
 * made after the answer, from values, and only when it was asked for. Its numbers add up: what files delivered and the text
 * around it are the answer's length, what was promised and what was held back are the envelope, and every ranked or fallen
 * file is in exactly one place.
 */
import type { Allocation, Tier } from '../allocate/types.ts';
import type { Graph } from '../graph/types.ts';
import type { Levers } from '../levers.ts';
import type { Ranking } from '../rank/types.ts';
import type { Answer, Spending } from '../render/types.ts';
import type { Question } from '../search/types.ts';
import { measureSections } from './measure.ts';
import { noteOf } from './note.ts';
import { fallenRow, rankedRow } from './rows.ts';
import type { Report } from './types.ts';

export interface ReportInput {
  readonly question: Question;
  readonly graph: Graph;
  readonly levers: Levers;
  /** As the request knows it: its tier, and its bound if it set one. */
  readonly budget: Tier & { readonly maxChars: number | null };
  readonly ranking: Ranking;
  readonly allocation: Allocation;
  readonly answer: Answer;
  readonly spending: Spending;
}

/** Writes the report. */
export function buildReport(input: ReportInput): Report {
  const { question, graph, levers, budget, ranking, allocation, answer, spending } = input;
  const delivered = answer.markdown.length;
  // Sections stand in rank order, so the nth section is the nth file that was rendered.
  const sections = [...measureSections(answer.markdown)];
  const filesDelivered = sections.length;
  const source = sections.reduce((sum, { chars }) => sum + chars, 0);
  const allocated = delivered - source + spending.files.reduce((sum, file) => sum + file.allocated, 0);
  const pointed = new Set(answer.pointers.map(({ path }) => path));
  const admitted = allocation.grants.filter(({ tag }) => tag === 'reserved').length;
  const rendered = spending.files.filter(({ mode }) => mode !== null);
  const shares = { delivered, allocated };
  return {
    tool: 'explore',
    query: question.text,
    note: noteOf(question, graph, ranking),
    indexedFiles: graph.files.count,
    levers,
    budget: {
      envelope: budget.envelope,
      hardCeiling: budget.hardCeiling,
      maxFiles: budget.maxFiles,
      maxChars: budget.maxChars,
      mostPerFile: Math.round(levers.maxShare * allocation.envelope),
      flatCap: levers.flatCap > 0 ? levers.flatCap : null,
    },
    envelope: {
      delivered,
      allocated,
      overBudget: allocated > budget.envelope,
      truncated: answer.truncated,
      source,
      sourceShare: shareOf(source, delivered),
      meta: delivered - source,
      metaShare: shareOf(delivered - source, delivered),
    },
    selection: {
      ...ranking.thresholds,
      filesGrouped: ranking.funnel.grouped,
      filesPastLowValue: ranking.funnel.pastLowValue,
      filesPastFloor: ranking.funnel.pastFloor,
      filesRanked: ranking.funnel.ranked,
      filesRendered: rendered.length,
      filesDelivered,
    },
    allocation: {
      envelope: allocation.envelope,
      held: spending.held,
      overhead: admitted * levers.fileOverhead,
      admitted,
      pool: allocation.pool,
      reserved: allocation.reserved,
      unreserved: allocation.pool - allocation.reserved,
      cliffAt: allocation.cliffAt,
      cliffed: ranking.files.flatMap(({ path }, at) => (spending.files[at].skipped === 'cliff' ? [path] : [])),
      preamble: spending.preamble,
    },
    sections: spending.sections,
    concepts: question.concepts.map(({ word, rarity }) => ({ word, rarity })),
    files: [
      ...ranking.files.map((file, at) =>
        rankedRow(graph, file, allocation.grants[at], spending.files[at], {
          ...shares,
          section: spending.files[at].mode === null ? null : (sections.shift()?.chars ?? null),
          pointed: pointed.has(file.path),
          allocation,
          maxFiles: budget.maxFiles,
          levers,
        }),
      ),
      ...ranking.fallen.map((file) => fallenRow(graph, file)),
    ],
  };
}

const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
