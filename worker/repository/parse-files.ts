/**
 * From files to extractions: what is kept from before is not parsed again, equal files are parsed once, and a file that
 * cannot be parsed leaves the index with the reason beside its path. The result does not depend on scheduling.
 */
import type { SkippedFile, SkipReason, SourceFile } from '../../src/engine/classify/types.ts';
import type { GrammarHost } from '../../src/engine/extract/host.ts';
import type { Extraction } from '../../src/engine/extract/types.ts';
import { PARSED } from '../../src/engine/languages/index.ts';
import { workersFor } from '../parse/batches.ts';
import type { Spawn } from '../parse/handle.ts';
import type { ParseLimits } from '../parse/limits.ts';
import type { ParseOutcome } from '../parse/outcome.ts';
import { parseAll } from '../parse/pool.ts';
import { type ExtractionText, RUNTIME_FILE } from '../parse/protocol.ts';
import { extractionKey } from './keys.ts';

export interface ParseParts {
  readonly spawn: Spawn;
  readonly grammars: GrammarHost;
  /** Processor cores of the machine. */
  readonly cores: number;
  readonly limits: ParseLimits;
}

export interface ParsedFiles {
  /** In the order they came, without those that could not be parsed. */
  readonly files: readonly SourceFile[];
  /** Parallel to the files. */
  readonly extractions: readonly Extraction[];
  /** Those that could not be parsed, in the order they came. */
  readonly skipped: readonly SkippedFile[];
  /** Every extraction by its key, to be kept. */
  readonly byKey: ReadonlyMap<string, ExtractionText>;
}

/** How far parsing is: files and their bytes, and files given up so far by reason. */
export interface ParseProgress {
  readonly done: number;
  readonly bytes: number;
  readonly skipped: Readonly<Record<string, number>>;
}

/** Parses what is not `kept`. Rejects with `cancelled`, or when no parser can be started. */
export async function parseFiles(
  files: readonly SourceFile[],
  kept: ReadonlyMap<string, ExtractionText>,
  parts: ParseParts,
  signal: AbortSignal,
  onProgress: (progress: ParseProgress) => void,
): Promise<ParsedFiles> {
  const alike = new Map<string, SourceFile[]>();
  for (const file of files) {
    const key = extractionKey(file);
    const known = alike.get(key);
    if (known) known.push(file);
    else alike.set(key, [file]);
  }
  const missing = [...alike.keys()].filter((key) => !kept.has(key));
  const outcomes = new Map<string, ParseOutcome>(
    [...kept].map(([key, extraction]) => [key, { tag: 'parsed', extraction }]),
  );

  const skippedSoFar: Record<string, number> = {};
  let done = 0;
  let bytes = 0;
  const count = (key: string, outcome: ParseOutcome): void => {
    for (const file of alike.get(key) ?? []) {
      done++;
      bytes += file.bytes;
      if (outcome.tag === 'parsed') continue;
      const reason = SKIP_REASONS[outcome.tag];
      skippedSoFar[reason] = (skippedSoFar[reason] ?? 0) + 1;
    }
    onProgress({ done, bytes, skipped: { ...skippedSoFar } });
  };
  onProgress({ done, bytes, skipped: {} });
  for (const [key, outcome] of outcomes) count(key, outcome);

  if (missing.length > 0) {
    await loadGrammars(files, parts.grammars);
    const parsed = await parseAll(
      missing.flatMap((key) => alike.get(key)?.slice(0, 1) ?? []),
      {
        spawn: parts.spawn,
        workers: workersFor(missing.length, parts.cores),
        limits: parts.limits,
        signal,
        module: (file) => (file === RUNTIME_FILE ? parts.grammars.runtime() : parts.grammars.grammar(file)),
        onAnswer: (job, outcome) => count(missing[job], outcome),
      },
    );
    for (const [job, outcome] of parsed.entries()) outcomes.set(missing[job], outcome);
  }
  return collect(files, outcomes);
}

/** Under which reason a file that was not parsed is listed. */
const SKIP_REASONS = {
  unusable: 'no-grammar',
  hung: 'parser-hung',
  crashed: 'parser-crashed',
} as const satisfies Record<Exclude<ParseOutcome['tag'], 'parsed'>, SkipReason>;

/** Fetches what is surely needed, all at once; a grammar that fails is told when its first file comes. */
async function loadGrammars(files: readonly SourceFile[], grammars: GrammarHost): Promise<void> {
  const present = new Set(files.map(({ language }) => language));
  for (const { id, grammar } of PARSED) if (present.has(id)) grammars.grammar(grammar).catch(() => {});
  await grammars.runtime();
}

function collect(files: readonly SourceFile[], outcomes: ReadonlyMap<string, ParseOutcome>): ParsedFiles {
  const parsed: SourceFile[] = [];
  const extractions: Extraction[] = [];
  const skipped: SkippedFile[] = [];
  const byKey = new Map<string, ExtractionText>();
  for (const file of files) {
    const key = extractionKey(file);
    const outcome = outcomes.get(key);
    if (!outcome) continue;
    if (outcome.tag === 'parsed') {
      parsed.push(file);
      extractions.push(JSON.parse(outcome.extraction) as Extraction);
      byKey.set(key, outcome.extraction);
    } else {
      const detail = outcome.tag === 'unusable' ? outcome.detail : `${outcome.detail}, twice`;
      skipped.push({ path: file.path, bytes: file.bytes, reason: SKIP_REASONS[outcome.tag], detail });
    }
  }
  return { files: parsed, extractions, skipped, byKey };
}
