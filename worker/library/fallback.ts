/**
 * A library that goes on when the browser refuses to store: what cannot be stored is kept in memory, and `state` says so and
 * why. What was stored before stays readable when only writing is refused (no room left); when reading is refused too, the
 * store is not asked again in this tab.
 */
import { type Problem, problemOf } from '../../src/engine/problem.ts';
import type { StorageState } from '../../src/protocol/worker.ts';
import { byNameThenId, type ExtractionText, type Library, type NewEntry } from './types.ts';

export interface FallbackLibrary extends Library {
  state(): Promise<StorageState>;
}

/** `stored` while it works, `memory` for the rest. */
export function createFallbackLibrary(stored: Library, memory: Library): FallbackLibrary {
  /** Why the last entry, or everything, is kept in memory. */
  let refusal: Problem | null = null;
  let unreadable = false;

  /** The stored answer, or `instead` once the store refuses to be read. */
  const read = async <T>(work: (library: Library) => Promise<T>, instead: T): Promise<T> => {
    if (unreadable) return instead;
    try {
      return await work(stored);
    } catch (thrown) {
      refusal = storageProblemOf(thrown);
      unreadable = true;
      return instead;
    }
  };

  /** Whether the store took the entry; a refusal is remembered. */
  const stores = async (entry: NewEntry, signal: AbortSignal): Promise<boolean> => {
    if (unreadable) return false;
    try {
      await stored.save(entry, signal);
      return true;
    } catch (thrown) {
      refusal = storageProblemOf(thrown);
      return false;
    }
  };
  /** A refusal is over once nothing is left in memory because of it. */
  const recover = async (): Promise<void> => {
    if (!unreadable && (await memory.list()).length === 0) refusal = null;
  };

  return {
    async state() {
      await read((library) => library.list(), []);
      if (!refusal) return { kind: 'indexeddb', why: '' };
      const kept = (await memory.list()).map(({ name }) => name).join(', ');
      const lasting = unreadable
        ? 'Repositories are kept in memory until this tab is closed.'
        : `In memory until this tab is closed: ${kept}. What was stored before is still there.`;
      return { kind: 'memory', why: `${refusal.seen} ${lasting}` };
    },
    async list() {
      const kept = await memory.list();
      const ids = new Set(kept.map(({ id }) => id));
      const before = await read((library) => library.list(), []);
      return [...kept, ...before.filter(({ id }) => !ids.has(id))].sort(byNameThenId);
    },
    async find(name, fingerprint) {
      return (await memory.find(name, fingerprint)) ?? read((library) => library.find(name, fingerprint), null);
    },
    async extractions(name, keys) {
      const none: ReadonlyMap<string, ExtractionText> = new Map();
      const before = await read((library) => library.extractions(name, keys), none);
      return new Map([...before, ...(await memory.extractions(name, keys))]);
    },
    async save(entry, signal) {
      if (!(await stores(entry, signal))) {
        await memory.save(entry, signal);
        return;
      }
      await memory.forget(entry.summary.id);
      await recover();
    },
    async snapshot(id) {
      return (await memory.snapshot(id)) ?? read((library) => library.snapshot(id), null);
    },
    async forget(id) {
      const inMemory = await memory.forget(id);
      const inStore = unreadable ? false : await stored.forget(id);
      await recover();
      return inMemory || inStore;
    },
  };
}

/** The problem when it is the store that refused; anything else is no reason to go on without it. */
function storageProblemOf(thrown: unknown): Problem {
  const problem = problemOf(thrown);
  if (problem.code !== 'storage') throw thrown;
  return problem;
}
