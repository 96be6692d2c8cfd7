import { Worker } from 'node:worker_threads';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../src/engine/problem.ts';
import type { ParseWorkerHandle, Spawn } from './handle.ts';
import type { ParseOutcome } from './outcome.ts';
import { type PoolSettings, parseAll } from './pool.ts';
import type { FromParseWorker, NumberedJob } from './protocol.ts';

/**
 * A thread that does what the text says: `ok` is read, `hang` never returns, `trap` runs into an unreachable instruction,
 * `exit` ends the thread, `foreign` has a grammar that is refused, `flaky` hangs in the first thread that meets it. An
 * extraction is the text itself, so that every answer shows whose it is.
 */
const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  const unreachable = new Uint8Array([0,97,115,109,1,0,0,0,1,4,1,96,0,0,3,2,1,0,7,5,1,1,116,0,0,10,5,1,3,0,0,11]);
  const trap = () => new WebAssembly.Instance(new WebAssembly.Module(unreachable)).exports.t();
  const answer = (job, text) => {
    if (text.startsWith('hang')) for (;;);
    if (text === 'flaky' && Atomics.add(workerData.met, 0, 1) === 0) for (;;);
    if (text === 'exit') process.exit(3);
    if (text === 'foreign') return { tag: 'unusable', job, why: 'needs a newer runtime' };
    try {
      if (text === 'trap') trap();
    } catch (thrown) {
      return { tag: 'crashed', job, why: thrown.message };
    }
    return { tag: 'parsed', job, extraction: text };
  };
  parentPort.on('message', ({ jobs }) => {
    for (const { job, text } of jobs) parentPort.postMessage(answer(job, text));
  });
  parentPort.postMessage({ tag: 'ready' });
`;

/** Real threads, counted. */
function threads(script = THREAD) {
  const met = new Int32Array(new SharedArrayBuffer(4));
  const started: Worker[] = [];
  const ended: Promise<number>[] = [];
  const spawn: Spawn = ({ message, died }) => {
    const thread = new Worker(script, { eval: true, workerData: { met } });
    started.push(thread);
    ended.push(new Promise((resolve) => thread.once('exit', resolve)));
    let killed = false;
    thread.on('message', (said: FromParseWorker) => message(said));
    thread.on('error', (thrown: Error) => died(thrown.message));
    thread.on('exit', (code) => killed || died(`ended with code ${code}`));
    return {
      post: (said) => thread.postMessage(said),
      kill: () => {
        killed = true;
        void thread.terminate();
      },
    };
  };
  return { spawn, started, ended };
}

/** Short enough that a hung thread is noticed at once, long enough for a thread to start on a busy machine. */
const LIMITS = { start: 20_000, prepare: 0, file: 1_500, thousandChars: 0 };
const settings = (spawn: Spawn, more: Partial<PoolSettings> = {}): PoolSettings => ({
  spawn,
  workers: 1,
  limits: LIMITS,
  signal: new AbortController().signal,
  module: () => Promise.reject(new Error('no modules here')),
  onAnswer: () => {},
  ...more,
});
const jobs = (texts: string) => texts.split(' ').map((text) => ({ text, language: 'go' }));
const word = (outcome: ParseOutcome): string => (outcome.tag === 'parsed' ? outcome.extraction : outcome.tag);
const words = async (texts: string, pool: PoolSettings) => (await parseAll(jobs(texts), pool)).map(word).join(' ');

describe('A pool of parse workers', () => {
  it('answers every job at its own place', async () => {
    const { spawn } = threads();
    expect(await words('a b c d e f g h i j k l m n o p q r s t', settings(spawn, { workers: 2 }))).toBe(
      'a b c d e f g h i j k l m n o p q r s t',
    );
  });

  it('gives up a file that hangs twice, and reads the others', async () => {
    const { spawn, started } = threads();
    expect(await words('a hang b', settings(spawn))).toBe('a hung b');
    expect(started).toHaveLength(3);
  });

  it('keeps a file that hangs only once', async () => {
    const { spawn, started } = threads();
    expect(await words('a flaky b', settings(spawn))).toBe('a flaky b');
    expect(started).toHaveLength(2);
  });

  it('gives up a file that traps twice, in fresh workers', async () => {
    const { spawn, started } = threads();
    const [, trapped] = await parseAll(jobs('a trap b'), settings(spawn));
    expect(trapped).toEqual({ tag: 'crashed', detail: 'unreachable' });
    expect(started).toHaveLength(3);
  });

  it('gives up a file that takes its worker down, and says with which code', async () => {
    const { spawn } = threads();
    const outcomes = await parseAll(jobs('exit a'), settings(spawn));
    expect(outcomes.map(word).join(' ')).toBe('crashed a');
    expect(outcomes[0]).toEqual({ tag: 'crashed', detail: 'ended with code 3' });
  });

  it('loses nothing when every file of a batch is bad', async () => {
    const { spawn } = threads();
    expect(await words('trap exit trap', settings(spawn))).toBe('crashed crashed crashed');
  });

  it('goes on with other languages when a grammar is refused', async () => {
    const { spawn, started } = threads();
    expect(await words('a foreign b', settings(spawn))).toBe('a unusable b');
    expect(started).toHaveLength(1);
  });

  it('fails in words when no worker starts', async () => {
    const { spawn, started } = threads('throw new Error("no such module")');
    const thrown = await parseAll(jobs('a'), settings(spawn)).catch((reason: unknown) => reason);
    expect(thrown).toBeInstanceOf(ProblemError);
    expect(`${thrown}`).toContain('no such module');
    expect(started).toHaveLength(3);
  });

  it('starts no worker for no work', async () => {
    const { spawn, started } = threads();
    expect(await parseAll([], settings(spawn))).toEqual([]);
    expect(started).toHaveLength(0);
  });

  it('starts no more workers than there are batches', async () => {
    const { spawn, started } = threads();
    await words('a b c', settings(spawn, { workers: 3 }));
    expect(started).toHaveLength(1);
  });

  it('ends its workers when it is done', async () => {
    const { spawn, ended } = threads();
    await words('a hang b', settings(spawn, { workers: 2 }));
    expect(await Promise.all(ended)).toHaveLength(3);
  });

  it('ends a hung worker at once when it is cancelled', async () => {
    const { spawn, ended } = threads();
    const controller = new AbortController();
    const running = parseAll(
      jobs('a hang b'),
      settings(spawn, { signal: controller.signal, onAnswer: () => controller.abort() }),
    );
    await expect(running).rejects.toMatchObject({ problem: { code: 'cancelled' } });
    expect(await Promise.all(ended)).toHaveLength(1);
  });

  it('starts nothing when it was cancelled before', async () => {
    const { spawn, started } = threads();
    await expect(parseAll(jobs('a'), settings(spawn, { signal: AbortSignal.abort() }))).rejects.toMatchObject({
      problem: { code: 'cancelled' },
    });
    expect(started).toHaveLength(0);
  });

  it('gives the same outcomes in whatever order the workers finish', async () => {
    const texts = Array.from({ length: 60 }, (_, at) => `f${at}`).join(' ');
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 1, max: 3 }), async (scheduler, workers) => {
        const spawn: Spawn = ({ message }): ParseWorkerHandle => {
          const run = async (batch: readonly NumberedJob[]) => {
            for (const { job, text } of batch) {
              await scheduler.schedule(Promise.resolve());
              message({ tag: 'parsed', job, extraction: text });
            }
          };
          queueMicrotask(() => message({ tag: 'ready' }));
          return { post: (said) => said.tag === 'batch' && void run(said.jobs), kill: () => {} };
        };
        const parsed = words(texts, settings(spawn, { workers }));
        expect(await scheduler.waitFor(parsed)).toBe(texts);
      }),
      { numRuns: 40 },
    );
  });
});
