/**
 * One parse worker under a watchdog. It is given a batch and ends in one of three ways: every job answered, lost in the
 * middle of a known job (hung, or crashed), or never started. While it waits for a module no clock runs, because a grammar
 * may come over a slow network. After a loss it is dead and stays so.
 */
import type { LanguageId } from '../../src/engine/classify/types.ts';
import { problemOf } from '../../src/engine/problem.ts';
import { type Deferred, deferred } from './deferred.ts';
import type { ParseWorkerHandle, Spawn } from './handle.ts';
import { fileLimit, type ParseLimits } from './limits.ts';
import type { ParseOutcome } from './outcome.ts';
import type { FromParseWorker, NumberedJob } from './protocol.ts';

/** How a batch ended. `at` is the place in the batch of the job that was under way. */
export type BatchEnd =
  | { readonly tag: 'done' }
  | { readonly tag: 'lost'; readonly at: number; readonly outcome: ParseOutcome }
  | { readonly tag: 'never-started'; readonly why: string };

export interface AttendedSettings {
  readonly spawn: Spawn;
  readonly limits: ParseLimits;
  /** A compiled module by its file name. */
  module(file: string): Promise<WebAssembly.Module>;
  /** Takes each answer as it comes. */
  answer(job: number, outcome: ParseOutcome): void;
}

export interface AttendedWorker {
  /** One batch at a time. */
  run(batch: readonly NumberedJob[]): Promise<BatchEnd>;
  kill(): void;
}

/** Starts a parse worker and attends to it until it is killed or lost. */
export function attend(settings: AttendedSettings): AttendedWorker {
  const { limits } = settings;
  const languages = new Set<LanguageId>();
  let started = false;
  let dead = false;
  let wanted = 0;
  let batch: readonly NumberedJob[] = [];
  let at = 0;
  let turn: Deferred<BatchEnd> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = (how: BatchEnd): void => {
    clearTimeout(timer);
    const ended = turn;
    turn = null;
    ended?.resolve(how);
  };
  const kill = (): void => {
    dead = true;
    clearTimeout(timer);
    handle.kill();
  };
  const lose = (outcome: ParseOutcome & { readonly detail: string }): void => {
    if (dead) return;
    kill();
    end(started ? { tag: 'lost', at, outcome } : { tag: 'never-started', why: outcome.detail });
  };
  const arm = (): void => {
    clearTimeout(timer);
    const job = batch[at];
    if (!turn || wanted > 0 || !job) return;
    const limit = started ? fileLimit(limits, job.text.length, !languages.has(job.language)) : limits.start;
    timer = setTimeout(() => lose({ tag: 'hung', detail: `no answer within ${seconds(limit)}` }), limit);
  };
  const supply = async (file: string): Promise<void> => {
    wanted++;
    arm();
    const reply = await settings.module(file).then(
      (module) => ({ tag: 'module', file, module }) as const,
      (thrown: unknown) => ({ tag: 'no-module', file, problem: problemOf(thrown) }) as const,
    );
    wanted--;
    if (dead) return;
    handle.post(reply);
    arm();
  };
  const answered = (job: number, outcome: ParseOutcome): void => {
    const current = batch[at];
    if (current?.job !== job) {
      lose({ tag: 'crashed', detail: 'the parser answered for another file' });
      return;
    }
    languages.add(current.language);
    settings.answer(job, outcome);
    at++;
    if (at === batch.length) end({ tag: 'done' });
    else arm();
  };
  const hear = (message: FromParseWorker): void => {
    if (dead) return;
    switch (message.tag) {
      case 'ready':
        started = true;
        arm();
        break;
      case 'want':
        void supply(message.file);
        break;
      case 'parsed':
        answered(message.job, { tag: 'parsed', extraction: message.extraction });
        break;
      case 'unusable':
        answered(message.job, { tag: 'unusable', detail: message.why });
        break;
      case 'crashed':
        lose({ tag: 'crashed', detail: message.why });
        break;
    }
  };
  const handle: ParseWorkerHandle = settings.spawn({
    message: hear,
    died: (why) => lose({ tag: 'crashed', detail: why }),
  });

  return {
    run(next) {
      turn = deferred<BatchEnd>();
      batch = next;
      at = 0;
      const ended = turn.promise;
      if (dead) end({ tag: 'never-started', why: 'the worker ended before it was given work' });
      else {
        handle.post({ tag: 'batch', jobs: batch });
        arm();
      }
      return ended;
    },
    kill,
  };
}

const seconds = (milliseconds: number): string => {
  const thousand = 1_000;
  return `${Math.round(milliseconds / thousand)} s`;
};
