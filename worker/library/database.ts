/**
 * The only file that knows the database library. A database is open only while it is used, so that no tab stands in the way
 * of another that removes it; every call ends, in its result or in a worded refusal, because some browsers never answer.
 */
import { createStore, delMany, entries, getMany, keys, setMany, type UseStore } from 'idb-keyval';
import { storageProblem } from './refusal.ts';

/** One store of records by text keys. */
export interface Records {
  getMany(keys: readonly string[]): Promise<readonly unknown[]>;
  /** All or none. */
  setMany(records: readonly (readonly [string, unknown])[]): Promise<void>;
  delMany(keys: readonly string[]): Promise<void>;
  keys(): Promise<readonly string[]>;
  entries(): Promise<readonly (readonly [string, unknown])[]>;
}

export interface Databases {
  use<T>(name: string, work: (records: Records) => Promise<T>): Promise<T>;
  destroy(name: string): Promise<void>;
  /** Names of all databases of this origin; empty where the browser does not tell. */
  names(): Promise<readonly string[]>;
}

const STORE = 'records';

/**
 * Databases of this origin; a call that takes longer than `limit` milliseconds counts as refused. The factory is the
 * platform's own (the library opens databases with that one), or undefined where there is none.
 */
export function createDatabases(factory: IDBFactory | undefined, limit: number): Databases {
  const present = (): IDBFactory => {
    if (factory) return factory;
    throw new DOMException('there is no IndexedDB', 'NotSupportedError');
  };
  const timely = async <T>(call: () => Promise<T>): Promise<T> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new DOMException('no answer', 'TimeoutError')), limit);
    });
    try {
      return await Promise.race([call(), late]);
    } catch (thrown) {
      throw storageProblem(thrown);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    async use(name, work) {
      await timely(async () => present());
      const store = createStore(name, STORE);
      try {
        return await work({
          getMany: (wanted) => timely(() => getMany([...wanted], store)),
          setMany: (records) =>
            timely(() =>
              setMany(
                records.map(([key, value]) => [key, value]),
                store,
              ),
            ),
          delMany: (unwanted) => timely(() => delMany([...unwanted], store)),
          keys: () => timely(() => keys<string>(store)),
          entries: () => timely(() => entries<string, unknown>(store)),
        });
      } finally {
        // Not waited for: a database that does not open does not close either, and the work has already said so.
        close(store).catch(() => {});
      }
    },
    destroy: (name) => timely(() => destroy(present(), name)),
    names: () => timely(async () => ((await present().databases?.()) ?? []).map(({ name }) => name ?? '')),
  };
}

const close = async (store: UseStore): Promise<void> => store('readonly', (records) => records.transaction.db.close());

const destroy = (factory: IDBFactory, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = factory.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => reject(request.error);
  });
