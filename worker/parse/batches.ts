/**
 * Cuts the jobs into batches, in their order. A batch is large enough that messages cost little and small enough that the
 * workers finish together.
 */
import type { NumberedJob, ParseJob } from './protocol.ts';

/** No batch has more files. */
const BATCH_FILES = 8;
/** A batch is closed once it holds this many characters; a larger file is a batch by itself. */
const BATCH_CHARS = 120_000;

/** Every job in exactly one batch, numbered by its place in the list. */
export function cutBatches(jobs: readonly ParseJob[]): readonly (readonly NumberedJob[])[] {
  const batches: NumberedJob[][] = [];
  let batch: NumberedJob[] = [];
  let chars = 0;
  for (const [job, { text, language }] of jobs.entries()) {
    const full = batch.length === BATCH_FILES || (batch.length > 0 && chars + text.length > BATCH_CHARS);
    if (full) {
      batches.push(batch);
      batch = [];
      chars = 0;
    }
    batch.push({ job, text, language });
    chars += text.length;
  }
  if (batch.length > 0) batches.push(batch);
  return batches;
}

/** From this many files on a second and a third worker pay for their start. */
const FILES_FOR_MORE_WORKERS = 200;
/** More workers than this gain nothing: the graph is built by one. */
const MOST_WORKERS = 3;

/** How many parse workers to start for so many files on so many processor cores; at least one. */
export function workersFor(files: number, cores: number): number {
  if (files <= FILES_FOR_MORE_WORKERS) return 1;
  return Math.max(1, Math.min(cores - 1, MOST_WORKERS));
}
