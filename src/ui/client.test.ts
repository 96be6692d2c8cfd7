import { expose } from 'comlink';
import { describe, expect, it } from 'vitest';
import type { Progress, RepositoryWorker } from '../protocol/worker.ts';
import { RepositoryClient, type WorkerEnd } from './client.ts';

/** A worker's two ends in one thread: a channel with `terminate` and a way to crash. */
class Thread extends EventTarget implements WorkerEnd {
  readonly #near: MessagePort;
  ended = false;

  constructor(inside: Partial<RepositoryWorker>) {
    super();
    const { port1, port2 } = new MessageChannel();
    this.#near = port1;
    expose(inside, port2);
    port1.addEventListener('message', ({ data }) => this.dispatchEvent(new MessageEvent('message', { data })));
    port1.start();
  }
  postMessage(message: unknown, transfer?: Transferable[] | StructuredSerializeOptions): void {
    if (!this.ended) this.#near.postMessage(message, Array.isArray(transfer) ? transfer : []);
  }
  terminate(): void {
    this.ended = true;
    this.#near.close();
  }
  crash(): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }));
  }
}

const never = new Promise<never>(() => {});

function clientOf(...insides: Partial<RepositoryWorker>[]) {
  const threads: Thread[] = [];
  const client = new RepositoryClient(() => {
    const thread = new Thread(insides[threads.length] ?? {});
    threads.push(thread);
    return thread;
  });
  return { client, threads };
}

const indexeddb = async () => ({ kind: 'indexeddb', why: '' }) as const;

describe('the client', () => {
  it('starts the worker with the first call and keeps it', async () => {
    const { client, threads } = clientOf({ storage: indexeddb, list: async () => [] });
    expect(threads.length).toBe(0);
    expect(await client.storage()).toEqual({ tag: 'ok', value: { kind: 'indexeddb', why: '' } });
    await client.list();
    expect(threads.length).toBe(1);
    threads[0].terminate();
  });

  it('passes progress on while an open runs', async () => {
    const seen: string[] = [];
    const step = (phase: Progress['phase']): Progress => ({ phase, done: 1, total: null, bytes: 0, skipped: {} });
    const { client, threads } = clientOf({
      open: async (_, onProgress) => {
        await onProgress(step('read'));
        await onProgress(step('parse'));
        return { tag: 'problem', problem: { code: 'empty-repository', seen: 'a', todo: 'b', where: '' } };
      },
    });
    const outcome = await client.open({ tag: 'folder', name: 'x', files: [] }, ({ phase }) => seen.push(phase));
    expect(seen).toEqual(['read', 'parse']);
    expect(outcome.tag).toBe('problem');
    threads[0].terminate();
  });

  it('answers every waiting call when the worker crashes, and starts another for the next', async () => {
    const { client, threads } = clientOf({ list: () => never, files: () => never }, { storage: indexeddb });
    const waiting = [client.list(), client.files('a')];
    await Promise.resolve();
    threads[0].crash();
    for (const outcome of await Promise.all(waiting)) {
      expect(outcome).toMatchObject({ tag: 'problem', problem: { seen: 'The worker stopped: out of memory.' } });
    }
    expect(threads[0].ended).toBe(true);
    expect((await client.storage()).tag).toBe('ok');
    expect(threads.length).toBe(2);
    threads[1].terminate();
  });

  it('lets a worker that listens cancel by itself, and ends one that does not', async () => {
    let stop = () => {};
    const listening = clientOf({
      open: () =>
        new Promise((resolve) => {
          stop = () => resolve({ tag: 'problem', problem: { code: 'cancelled', seen: 'softly', todo: '', where: '' } });
        }),
      cancel: async () => stop(),
    });
    const soft = listening.client.open({ tag: 'folder', name: 'x', files: [] }, () => {});
    await listening.client.cancel();
    expect(await soft).toMatchObject({ problem: { seen: 'softly' } });
    expect(listening.threads[0].ended).toBe(false);
    listening.threads[0].terminate();

    const deaf = clientOf({ open: () => never, cancel: () => never });
    const hard = deaf.client.open({ tag: 'folder', name: 'x', files: [] }, () => {});
    await deaf.client.cancel();
    expect(await hard).toMatchObject({ tag: 'problem', problem: { code: 'cancelled' } });
    expect(deaf.threads[0].ended).toBe(true);
  });

  it('says what went wrong when the worker throws', async () => {
    const { client, threads } = clientOf({ list: () => Promise.reject(new Error('no such store')) });
    expect(await client.list()).toMatchObject({ problem: { seen: 'The worker stopped: no such store.' } });
    threads[0].terminate();
  });
});
