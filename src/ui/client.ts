/**
 * The repository worker's life cycle, and the page's only road to it. The worker starts with the first call; when it crashes,
 * every call that waited is answered with a worded problem and the next call starts a new one; a cancel that it cannot hear,
 * because it is deep in a parse, ends it. No call rejects and none stays without an answer.
 */
import { proxy, type Remote, releaseProxy, wrap } from 'comlink';
import type { Problem } from '../engine/problem.ts';
import type { ExploreRequest } from '../engine/request.ts';
import type {
  ExploreOutcome,
  IndexedFile,
  OpenSource,
  Outcome,
  Progress,
  RepositorySummary,
  RepositoryWorker,
  StorageState,
} from '../protocol/worker.ts';

/** How long a cancel waits, in milliseconds, before the worker is ended. */
const CANCEL_PATIENCE = 1500;

/** The part of a Worker that is used here. */
export type WorkerEnd = Pick<Worker, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'terminate'>;

interface Running {
  readonly worker: WorkerEnd;
  readonly remote: Remote<RepositoryWorker>;
  /** Settles when the worker is gone, with what every waiting call answers. */
  readonly gone: Promise<Problem>;
  readonly end: (problem: Problem) => void;
}

const CANCELLED: Problem = {
  code: 'cancelled',
  seen: 'You cancelled.',
  todo: 'Open it again when you are ready; nothing of it was kept.',
  where: '',
};

const crashed = (message: string): Problem => ({
  code: 'internal',
  seen: message ? `The worker stopped: ${message}.` : 'The worker stopped.',
  todo: 'Try again; a new one starts by itself. If it stops again, leave out the largest files.',
  where: '',
});

const settled = <T>(value: T): Outcome<T> => ({ tag: 'ok', value });

export class RepositoryClient {
  readonly #start: () => WorkerEnd;
  #running: Running | null = null;

  /** `start` makes a worker that exposes a RepositoryWorker; it is called when one is needed and none runs. */
  constructor(start: () => WorkerEnd) {
    this.#start = start;
  }

  storage(): Promise<Outcome<StorageState>> {
    return this.#ask(async (remote) => settled(await remote.storage()));
  }

  list(): Promise<Outcome<readonly RepositorySummary[]>> {
    return this.#ask(async (remote) => settled(await remote.list()));
  }

  open(source: OpenSource, onProgress: (progress: Progress) => void): Promise<Outcome<RepositorySummary>> {
    return this.#ask((remote) => remote.open(source, proxy(onProgress)));
  }

  explore(id: string, request: ExploreRequest): Promise<Outcome<ExploreOutcome>> {
    return this.#ask((remote) => remote.explore(id, request));
  }

  files(id: string): Promise<Outcome<readonly IndexedFile[]>> {
    return this.#ask((remote) => remote.files(id));
  }

  /** The index as one file: the bytes that the endpoint stores under the same id. */
  snapshot(id: string): Promise<Outcome<Uint8Array<ArrayBuffer>>> {
    return this.#ask((remote) => remote.snapshot(id));
  }

  forget(id: string): Promise<Outcome<null>> {
    return this.#ask((remote) => remote.forget(id));
  }

  /** Ends the open that is running: softly when the worker listens, with the worker when it does not. */
  async cancel(): Promise<void> {
    const running = this.#running;
    if (!running) return;
    const heard = running.remote.cancel().then(
      () => true,
      () => false,
    );
    const patience = new Promise<boolean>((done) => setTimeout(done, CANCEL_PATIENCE, false));
    if (!(await Promise.race([heard, patience]))) running.end(CANCELLED);
  }

  async #ask<T>(call: (remote: Remote<RepositoryWorker>) => Promise<Outcome<T>>): Promise<Outcome<T>> {
    try {
      this.#running ??= this.#run();
      const { remote, gone } = this.#running;
      return await Promise.race([call(remote), gone.then((problem): Outcome<T> => ({ tag: 'problem', problem }))]);
    } catch (thrown) {
      return { tag: 'problem', problem: crashed(thrown instanceof Error ? thrown.message : String(thrown)) };
    }
  }

  #run(): Running {
    const worker = this.#start();
    const remote = wrap<RepositoryWorker>(worker);
    let settle: (problem: Problem) => void = () => {};
    const gone = new Promise<Problem>((resolve) => {
      settle = resolve;
    });
    const running: Running = {
      worker,
      remote,
      gone,
      end: (problem) => {
        if (this.#running === running) this.#running = null;
        settle(problem);
        remote[releaseProxy]();
        worker.terminate();
      },
    };
    worker.addEventListener('error', (event) => running.end(crashed('message' in event ? String(event.message) : '')));
    worker.addEventListener('messageerror', () => running.end(crashed('a message could not be read')));
    return running;
  }
}
