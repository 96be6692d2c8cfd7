/**
 * Opens a repository, phase by phase: take in, parse what is new, resolve and index, store. A cancel is noticed between any
 * two steps, and nothing stored is touched before the last one.
 */
import type { SkippedFile } from '../../src/engine/classify/types.ts';
import { indexRepository } from '../../src/engine/engine.ts';
import { LANGUAGES } from '../../src/engine/languages/index.ts';
import { fail } from '../../src/engine/problem.ts';
import type { RepositoryIndex } from '../../src/engine/snapshot/types.ts';
import { takeIn } from '../../src/ingest/intake.ts';
import type { OpenSource, Progress, RepositorySummary } from '../../src/protocol/worker.ts';
import type { Library } from '../library/types.ts';
import { throwIfCancelled } from './cancelled.ts';
import { fingerprintOf } from './fingerprint.ts';
import { intakeSource } from './intake-source.ts';
import { extractionKey } from './keys.ts';
import { type ParseParts, parseFiles } from './parse-files.ts';

export interface OpenParts extends ParseParts {
  readonly library: Library;
  /** An index that is ready or stored; null when it cannot be had. */
  index(id: string): Promise<RepositoryIndex | null>;
}

export interface Opened {
  readonly summary: RepositorySummary;
  readonly index: RepositoryIndex;
}

/** The repository in `source`, parsed, indexed and stored. Rejects with a worded problem. */
export async function openRepository(
  source: OpenSource,
  parts: OpenParts,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Opened> {
  const intake = await takeIn(intakeSource(source), LANGUAGES, { signal, onProgress });
  throwIfCancelled(signal);

  const fingerprint = fingerprintOf(intake);
  const before = await unchanged(intake.name, fingerprint, parts);
  if (before) {
    onProgress({
      phase: 'store',
      done: 1,
      total: 1,
      bytes: before.summary.bytes,
      skipped: countByReason(intake.skipped),
    });
    return before;
  }

  const total = intake.files.length;
  const left = countByReason(intake.skipped);
  const kept = await parts.library.extractions(intake.name, [...new Set(intake.files.map(extractionKey))]);
  const parsed = await parseFiles(intake.files, kept, parts, signal, ({ done, bytes, skipped }) =>
    onProgress({ phase: 'parse', done, total, bytes, skipped: added(left, skipped) }),
  );
  const skipped = [...intake.skipped, ...parsed.skipped].sort(byPath);
  if (parsed.files.length === 0) refuseUnparsed(intake.name, parsed.skipped);

  const files = parsed.files.length;
  const bytes = parsed.files.reduce((sum, file) => sum + file.bytes, 0);
  const all = countByReason(skipped);
  onProgress({ phase: 'resolve', done: 0, total: files, bytes: 0, skipped: all });
  await messagesIn();
  throwIfCancelled(signal);
  const { snapshot, index } = indexRepository({
    files: parsed.files,
    extractions: parsed.extractions,
    projects: intake.projects,
    skipped,
  });
  onProgress({ phase: 'index', done: files, total: files, bytes, skipped: all });
  await messagesIn();
  throwIfCancelled(signal);

  const size = snapshot.bytes.byteLength;
  const summary = { id: snapshot.id, name: intake.name, coverage: index.graph.coverage, bytes: size };
  onProgress({ phase: 'store', done: 0, total: 1, bytes: 0, skipped: all });
  // Files that were lost to a parser or a network may come through next time.
  const made = parsed.skipped.length === 0 ? fingerprint : '';
  await parts.library.save({ summary, snapshot: snapshot.bytes, fingerprint: made, extractions: parsed.byKey }, signal);
  onProgress({ phase: 'store', done: 1, total: 1, bytes: size, skipped: all });
  return { summary, index };
}

/** What is kept of the same content under the same name. */
async function unchanged(name: string, fingerprint: string, { library, index }: OpenParts): Promise<Opened | null> {
  const summary = await library.find(name, fingerprint);
  if (!summary) return null;
  // What is kept but cannot be read any more is made anew.
  const ready = await index(summary.id).catch(() => null);
  return ready && { summary, index: ready };
}

/** Lets messages in that arrived while this thread was busy: a cancel is one. */
const messagesIn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const byPath = (a: SkippedFile, b: SkippedFile): number => {
  if (a.path === b.path) return 0;
  return a.path < b.path ? -1 : 1;
};

type Counts = Readonly<Record<string, number>>;

function countByReason(skipped: readonly SkippedFile[]): Counts {
  const counts: Record<string, number> = {};
  for (const { reason } of skipped) counts[reason] = (counts[reason] ?? 0) + 1;
  return counts;
}

function added(a: Counts, b: Counts): Counts {
  const sums: Record<string, number> = { ...a };
  for (const [reason, count] of Object.entries(b)) sums[reason] = (sums[reason] ?? 0) + count;
  return sums;
}

function refuseUnparsed(name: string, skipped: readonly SkippedFile[]): never {
  const [first] = skipped;
  return fail(
    'empty-repository',
    `None of the ${skipped.length} source files of ${name} could be parsed; the first: ${first.path}, ${first.detail}.`,
    'Check the connection and open it again.',
    first.path,
  );
}
