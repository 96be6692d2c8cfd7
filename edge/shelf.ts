/**
 * Stored repositories: a snapshot and a small record each, the record last, so that what is listed is whole. A few opened
 * indexes stay in memory; answering from them loads no grammar.
 */
import type { Coverage } from '../src/engine/graph/types.ts';
import { fail } from '../src/engine/problem.ts';
import { openSnapshot } from '../src/engine/snapshot/open.ts';
import type { RepositoryIndex, Snapshot } from '../src/engine/snapshot/types.ts';
import type { Store } from './store/types.ts';

export const RECORDS = 'repositories/';
const SNAPSHOTS = 'snapshots/';
const ID = /^[0-9a-f]{64}$/;

export interface StoredRepository {
  readonly id: string;
  readonly name: string;
  readonly coverage: Coverage;
  /** Size of the snapshot in bytes. */
  readonly bytes: number;
}

export interface Shelf {
  /** By name, then id. */
  list(): Promise<readonly StoredRepository[]>;
  /** Throws unknown-repository. */
  find(id: string): Promise<StoredRepository>;
  open(id: string): Promise<RepositoryIndex>;
  snapshot(id: string): Promise<Uint8Array<ArrayBuffer>>;
  keep(repository: StoredRepository, snapshot: Snapshot, index: RepositoryIndex): Promise<void>;
  remove(id: string): Promise<void>;
}

export function createShelf(store: Store, openRepositories: number): Shelf {
  const opened = new Map<string, RepositoryIndex>();
  const remember = (id: string, index: RepositoryIndex): RepositoryIndex => {
    opened.delete(id);
    opened.set(id, index);
    for (const oldest of opened.keys()) {
      if (opened.size <= openRepositories) break;
      opened.delete(oldest);
    }
    return index;
  };
  const unknown = (id: string): never =>
    fail(
      'unknown-repository',
      `There is no repository ${JSON.stringify(id.slice(0, 80))} here.`,
      'List what is stored with GET /v1/repositories, or post its archive to /v1/repositories.',
      id.slice(0, 80),
    );
  const read = async (id: string): Promise<StoredRepository | null> => {
    const bytes = ID.test(id) ? await store.get(RECORDS + id) : null;
    return bytes ? (JSON.parse(new TextDecoder().decode(bytes)) as StoredRepository) : null;
  };
  const snapshot = async (id: string): Promise<Uint8Array<ArrayBuffer>> =>
    (ID.test(id) ? await store.get(SNAPSHOTS + id) : null) ?? unknown(id);
  return {
    async list() {
      const keys = await store.list(RECORDS);
      const found = await Promise.all(keys.map((key) => read(key.slice(RECORDS.length))));
      return found
        .filter((record) => record !== null)
        .sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1));
    },
    find: async (id) => (await read(id)) ?? unknown(id),
    open: async (id) => remember(id, opened.get(id) ?? openSnapshot(await snapshot(id))),
    snapshot,
    async keep(repository, made, index) {
      await store.put(SNAPSHOTS + made.id, made.bytes);
      await store.put(RECORDS + made.id, new TextEncoder().encode(JSON.stringify(repository)));
      remember(made.id, index);
    },
    async remove(id) {
      if (!(await read(id))) unknown(id);
      opened.delete(id);
      await store.remove(RECORDS + id);
      await store.remove(SNAPSHOTS + id);
    },
  };
}
