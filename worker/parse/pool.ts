/**
 * Parses a list of texts with a few workers. The outcomes stand in the order of the jobs, so how the work was scheduled
 * never shows. A worker that hangs or crashes is replaced; the file it was busy with is tried once more, alone in a fresh
 * worker, before it is given up, and the rest of its batch goes on. Whatever happens, no worker outlives the call.
 */
import { fail } from '../../src/engine/problem.ts';
import { cancelledProblem, throwIfCancelled } from '../repository/cancelled.ts';
import { type AttendedWorker, attend, type BatchEnd } from './attended.ts';
import { cutBatches } from './batches.ts';
import { deferred } from './deferred.ts';
import type { Spawn } from './handle.ts';
import type { ParseLimits } from './limits.ts';
import type { ParseOutcome } from './outcome.ts';
import type { NumberedJob, ParseJob } from './protocol.ts';

/** A worker that does not start is started again this often before the whole call fails. */
const START_ATTEMPTS = 3;

export interface PoolSettings {
  readonly spawn: Spawn;
  /** How many work at the same time; at least 1. */
  readonly workers: number;
  readonly limits: ParseLimits;
  readonly signal: AbortSignal;
  /** A compiled module by its file name: RUNTIME_FILE or a grammar. */
  module(file: string): Promise<WebAssembly.Module>;
  /** After each job, in any order. */
  onAnswer(job: number, outcome: ParseOutcome): void;
}

/** One outcome a job, in the order of the jobs. Rejects with `cancelled`, or when no worker can be started at all. */
export async function parseAll(jobs: readonly ParseJob[], settings: PoolSettings): Promise<readonly ParseOutcome[]> {
  const batches = cutBatches(jobs);
  const outcomes = new Map<number, ParseOutcome>();
  const alive = new Set<AttendedWorker>();
  const answer = (job: number, outcome: ParseOutcome): void => {
    outcomes.set(job, outcome);
    settings.onAnswer(job, outcome);
  };
  const start = (): AttendedWorker => {
    const worker = attend({ spawn: settings.spawn, limits: settings.limits, module: settings.module, answer });
    alive.add(worker);
    return worker;
  };
  const dismiss = (worker: AttendedWorker): void => {
    worker.kill();
    alive.delete(worker);
  };

  let nextBatch = 0;
  const work = async (): Promise<void> => {
    let worker: AttendedWorker | null = null;
    /** Runs jobs in the present worker, or in a new one when there is none. */
    const run = async (todo: readonly NumberedJob[]): Promise<Exclude<BatchEnd, { tag: 'never-started' }>> => {
      let why = '';
      for (let attempt = 0; attempt < START_ATTEMPTS; attempt++) {
        worker ??= start();
        const end = await worker.run(todo);
        if (end.tag !== 'done') {
          dismiss(worker);
          worker = null;
        }
        if (end.tag !== 'never-started') return end;
        why = end.why;
      }
      return fail('internal', `The parser could not be started: ${why}.`, 'Reload the page and open it again.');
    };
    for (let batch = batches[nextBatch++]; batch; batch = batches[nextBatch++]) {
      let todo = batch;
      while (todo.length > 0) {
        const end = await run(todo);
        if (end.tag === 'done') break;
        const lost = todo.slice(end.at, end.at + 1);
        const again = await run(lost);
        if (again.tag === 'lost') for (const { job } of lost) answer(job, again.outcome);
        todo = todo.slice(end.at + 1);
      }
    }
  };

  const cancelled = deferred<never>();
  const onAbort = (): void => cancelled.reject(cancelledProblem());
  settings.signal.addEventListener('abort', onAbort);
  try {
    throwIfCancelled(settings.signal);
    const crew = Array.from({ length: Math.min(settings.workers, batches.length) }, work);
    await Promise.race([Promise.all(crew), cancelled.promise]);
  } finally {
    settings.signal.removeEventListener('abort', onAbort);
    for (const worker of alive) worker.kill();
  }
  return jobs.map((_, job) => outcomes.get(job) ?? fail('internal', 'A file was not parsed.', 'Open it again.'));
}
