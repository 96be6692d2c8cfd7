/** From a ranked repository to its answer, by the calls of the pipeline; and an answer read back by its layout alone. */
import { allocate } from '../engine/allocate/allocate.ts';
import { envelopesWithin, tierOf } from '../engine/allocate/tiers.ts';
import type { Allocation, Tier } from '../engine/allocate/types.ts';
import { buildReport } from '../engine/diagnose/report.ts';
import type { Report } from '../engine/diagnose/types.ts';
import { type LeverSettings, readLevers } from '../engine/levers.ts';
import { longestAnswer } from '../engine/render/ladder.ts';
import { openPage, type Page } from '../engine/render/page.ts';
import { composePreamble, type Preamble } from '../engine/render/preamble.ts';
import { render } from '../engine/render/render.ts';
import type { Rendered } from '../engine/render/types.ts';
import type { InvertedIndex, Question } from '../engine/search/types.ts';
import type { RankedRepository } from './ranked-repository.ts';

const indexOf = (terms: readonly string[]): InvertedIndex => ({
  termCount: terms.length,
  term: (id) => terms[id],
  termId: (term) => terms.indexOf(term),
  postingStart: new Uint32Array(1),
  postingNode: new Uint32Array(0),
  postingCounts: new Uint8Array(0),
  fieldLengths: new Uint16Array(0),
  meanLengths: new Float64Array(0),
});

export interface AskOptions {
  readonly indexedFiles?: number;
  readonly maxFiles?: number | null;
  readonly maxChars?: number | null;
  readonly levers?: string | LeverSettings;
  readonly question?: Partial<Question>;
  /** Terms that the repository is said to have. */
  readonly terms?: readonly string[];
}

export interface Asked extends Rendered {
  readonly page: Page;
  readonly tier: Tier;
  readonly preamble: Preamble;
  readonly allocation: Allocation;
}

/** Divides and writes: the calls of the pipeline from a ranking on. */
export function ask(repository: RankedRepository, options: AskOptions = {}): Asked {
  const { tiers, within } = prepare(repository, options);
  return longestAnswer(tiers, within);
}

/** The length of the answer within each envelope that `ask` may choose from, smallest envelope first. */
export function climb(repository: RankedRepository, options: AskOptions): readonly number[] {
  const { tiers, within } = prepare(repository, options);
  return tiers.map((tier) => within(tier).answer.markdown.length);
}

function prepare(
  { graph, ranking, texts }: RankedRepository,
  options: AskOptions,
): { readonly tiers: readonly Tier[]; within(tier: Tier): Asked } {
  const levers = readLevers(options.levers);
  const maxChars = options.maxChars ?? null;
  const tier = tierOf(options.indexedFiles ?? graph.files.count, options.maxFiles ?? null, maxChars);
  const page = openPage({
    graph,
    ranking,
    levers,
    sources: { text: (file) => texts[file] },
    index: indexOf(options.terms ?? []),
    question: {
      text: 'how does it work?',
      concepts: [],
      named: [],
      pinnedFiles: [],
      anchors: [],
      unresolvedPaths: [],
      wants: [],
      ...options.question,
    },
    languages: [{ id: 'typescript', fence: 'ts' }],
    stated: tier,
  });
  return {
    tiers: envelopesWithin(tier, maxChars),
    within(tier) {
      const preamble = composePreamble(page, tier);
      const allocation = allocate(ranking.files, tier, preamble.held, levers);
      return { ...render(page, tier, preamble, allocation), page, tier, preamble, allocation };
    },
  };
}

/** The report of an answer that was asked for. */
export function reportOf({ page, answer, spending, allocation }: Asked): Report {
  const { question, graph, levers, ranking, stated } = page;
  const budget = { ...stated, maxChars: null };
  return buildReport({ question, graph, levers, budget, ranking, allocation, answer, spending });
}

/** A section of an answer as a reader finds it: numbered lines by their numbers, and the other rows of the fence. */
export interface ReadSection {
  readonly path: string;
  readonly heading: string;
  readonly lines: ReadonlyMap<number, string>;
  readonly rows: readonly string[];
  readonly body: number;
}

/** Reads an answer's markdown by its layout alone. */
export function readSections(markdown: string): readonly ReadSection[] {
  const sections: { path: string; heading: string; lines: Map<number, string>; rows: string[]; body: number }[] = [];
  let fenced = false;
  for (const line of markdown.split('\n')) {
    const heading = fenced ? null : line.match(/^\*\*`([^`]+)`\*\* — /);
    if (heading !== null) {
      sections.push({ path: heading[1], heading: line, lines: new Map(), rows: [], body: 0 });
    } else if (/^```/.test(line)) {
      fenced = !fenced;
    } else if (fenced) {
      const section = sections[sections.length - 1];
      section.body += line.length + 1;
      const numbered = line.match(/^(\d+)\t([\s\S]*)$/);
      if (numbered === null) section.rows.push(line);
      else section.lines.set(Number(numbered[1]), numbered[2]);
    }
  }
  return sections;
}
