/** Three ways to look at a mechanism: alone on candidates, from a ranking on, and through the whole pipeline. */
import { allocate } from '../../engine/allocate/allocate.ts';
import { tierOf } from '../../engine/allocate/tiers.ts';
import type { Allocation, Candidate, Tier } from '../../engine/allocate/types.ts';
import type { Report, ReportFile } from '../../engine/diagnose/types.ts';
import { explore } from '../../engine/engine.ts';
import { readLevers } from '../../engine/levers.ts';
import type { Answer } from '../../engine/render/types.ts';
import type { RepositoryIndex } from '../../engine/snapshot/types.ts';
import { type AskOptions, ask, readSections, reportOf } from '../answers.ts';
import { candidates } from '../candidates.ts';
import { rankedRepository } from '../ranked-repository.ts';
import type { Setting } from './gate.ts';

export interface Division {
  readonly allocation: Allocation;
  readonly tier: Tier;
  readonly candidates: readonly Candidate[];
  /** Reserved characters of a candidate; 0 for one that got a pointer. */
  reserved(path: string): number;
}

/** `allocate` alone, on candidates in their notation. */
export function division(notation: string, tier: Tier = tierOf(100, null, null), held = 0) {
  const list = candidates(notation);
  return async () =>
    (setting: Setting): Division => {
      const allocation = allocate(list, tier, held, readLevers(setting));
      return {
        allocation,
        tier,
        candidates: list,
        reserved(path) {
          const grant = allocation.grants[list.findIndex((each) => each.path === path)];
          return grant.tag === 'reserved' ? grant.chars : 0;
        },
      };
    };
}

/** An answer with its report. */
export interface Seen {
  readonly answer: Answer;
  readonly report: Report;
  /** The report's row of a file. Throws when no such file was gathered. */
  row(path: string): ReportFile;
  /** Delivered characters of the files that a pattern matches. */
  delivered(files: RegExp): number;
  /** The same as a share of all delivered source, 0 … 1. */
  share(files: RegExp): number;
  /** Line numbers that the answer shows of a file. */
  lines(path: string): readonly number[];
  /** Rows of a file's fence that are no source: gaps. */
  gaps(path: string): readonly string[];
}

function seen(answer: Answer, report: Report): Seen {
  const sections = readSections(answer.markdown);
  const delivered = (files: RegExp): number =>
    report.files.reduce((sum, file) => sum + (files.test(file.path) ? file.delivered : 0), 0);
  const section = (path: string) => sections.find((each) => each.path === path);
  return {
    answer,
    report,
    delivered,
    row(path) {
      const row = report.files.find((file) => file.path === path);
      if (row === undefined)
        throw new Error(`${path} is not among ${report.files.map((file) => file.path).join(', ')}`);
      return row;
    },
    share: (files) => (report.envelope.source === 0 ? 0 : delivered(files) / report.envelope.source),
    lines: (path) => [...(section(path)?.lines.keys() ?? [])],
    gaps: (path) => section(path)?.rows ?? [],
  };
}

/** From a ranking on: the notation of a ranked repository, divided and written. */
export function spending(notation: string, options: Omit<AskOptions, 'levers'> = {}) {
  const repository = rankedRepository(notation);
  return async () =>
    (setting: Setting): Seen => {
      const asked = ask(repository, { ...options, levers: setting });
      return seen(asked.answer, reportOf(asked));
    };
}

export interface Bounds {
  readonly maxChars?: number;
  readonly maxFiles?: number;
}

/** The whole pipeline on an indexed repository. */
export function asking(index: RepositoryIndex, query: string, bounds: Bounds = {}) {
  return (levers: Setting): Seen => {
    const { answer, report } = explore(index, { query, levers, report: true, ...bounds });
    if (report === null) throw new Error('a report was asked for');
    return seen(answer, report);
  };
}
