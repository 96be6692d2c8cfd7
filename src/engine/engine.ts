/**
 * The pipeline, in the order of the rooms. Pure: the same files and the same request give the same bytes in every home.
 * What the platform has to give (grammars, bytes, a store) has already been taken by the time anything here runs.
 */
import { allocate } from './allocate/allocate.ts';
import { envelopesWithin, tierOf } from './allocate/tiers.ts';
import type { Tier } from './allocate/types.ts';
import type { ProjectFile, SkippedFile, SourceFile } from './classify/types.ts';
import { buildReport } from './diagnose/report.ts';
import { explainPaths } from './diagnose/why-not.ts';
import type { Extraction } from './extract/types.ts';
import { buildGraph } from './graph/build.ts';
import { LANGUAGES } from './languages/index.ts';
import { readLevers } from './levers.ts';
import { rank } from './rank/rank.ts';
import { longestAnswer } from './render/ladder.ts';
import { openPage } from './render/page.ts';
import { composePreamble } from './render/preamble.ts';
import { render } from './render/render.ts';
import type { ExploreRequest, ExploreResult } from './request.ts';
import { buildInvertedIndex } from './search/build.ts';
import { findEvidence } from './search/evidence.ts';
import { readQuestion } from './search/question.ts';
import { encodeSnapshot } from './snapshot/encode.ts';
import { openSnapshot } from './snapshot/open.ts';
import type { RepositoryIndex, Snapshot } from './snapshot/types.ts';

/** A repository that was read and parsed. Files in path order, extractions parallel to them. */
export interface ParsedRepository {
  readonly files: readonly SourceFile[];
  readonly extractions: readonly Extraction[];
  readonly projects: readonly ProjectFile[];
  readonly skipped: readonly SkippedFile[];
}

/** Resolves, indexes and packs. The index that is returned is read back from the snapshot's own bytes. */
export function indexRepository(parsed: ParsedRepository): {
  readonly snapshot: Snapshot;
  readonly index: RepositoryIndex;
} {
  const graph = buildGraph({ ...parsed, languages: LANGUAGES });
  const texts = parsed.files.map((file) => file.text);
  const lexicon = buildInvertedIndex(graph, { text: (file) => texts[file] }, parsed.extractions);
  const snapshot = encodeSnapshot(graph, lexicon, texts);
  return { snapshot, index: openSnapshot(snapshot.bytes) };
}

/**
 * Answers a question: ranks files, allocates the output budget across them, and has each spend its share on source. The
 * answer is the same with and without the report and whatever it is asked why. Throws `unknown-lever` for a lever or preset
 * that does not exist; the request's other fields have been checked at the door.
 */
export function explore({ graph, index, sources }: RepositoryIndex, request: ExploreRequest): ExploreResult {
  const levers = readLevers(request.levers);
  const maxChars = request.maxChars ?? null;
  const tier = tierOf(graph.coverage.filesParsed, request.maxFiles ?? null, maxChars);
  const question = readQuestion(request.query, graph, index);
  const evidence = findEvidence(question, graph, index, levers);
  const ranking = rank(graph, evidence, levers);

  const page = openPage({ graph, sources, index, question, ranking, levers, languages: LANGUAGES, stated: tier });
  const answered = longestAnswer(envelopesWithin(tier, maxChars), (within: Tier) => {
    const preamble = composePreamble(page, within);
    const allocation = allocate(ranking.files, within, preamble.held, levers);
    return { ...render(page, within, preamble, allocation), allocation };
  });
  const budget = { ...tier, maxChars };
  const report = request.report ? buildReport({ question, graph, levers, budget, ranking, ...answered }) : null;
  const why = request.why ? explainPaths({ graph, evidence, levers, budget, ranking, ...answered }, request.why) : [];
  return { answer: answered.answer, coverage: graph.coverage, report, why };
}
