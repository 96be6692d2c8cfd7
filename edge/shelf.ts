/**
 * Stored repositories: a snapshot and a small record each. The record is written last and removed first, so what is listed
 * is whole. A few opened indexes stay in memory; answering from them loads no grammar. Keys hold the versions of format
 * and extractor: a new release never answers from an old index.
 */
import { EXTRACTOR_VERSION } from '../src/engine/extract/types.ts';
import { fail } from '../src/engine/problem.ts';
import { FORMAT_VERSION } from '../src/engine/snapshot/format.ts';
import { openSnapshot } from '../src/engine/snapshot/open.ts';
import type { RepositoryIndex } from '../src/engine/snapshot/types.ts';
import type { Indexed } from './index-intake.ts';
import type { Store } from './store/types.ts';

/** Versions of format and extractor, as the beginning of every key. */
export const RELEASE = `${FORMAT_VERSION}.${EXTRACTOR_VERSION}`;
/** Where records lie, which is all that is ever listed. */
export const RECORDS = `${RELEASE}/repositories/`;
const SNAPSHOTS = `${RELEASE}/snapshots/`;
const ID = /^[0-9a-f]{64}$/;

/** Small enough for a listing; the coverage is in the snapshot. */
export interface StoredRepository {
  /** Content address of the snapshot. */
  readonly id: string;
  readonly name: string;
  /** Size of the snapshot in bytes. */
  readonly bytes: number;
  /** Indexed files. */
  readonly files: number;
}

export interface OpenRepository {
  readonly repository: StoredRepository;
  readonly index: RepositoryIndex;
}

export interface Shelf {
  /** By name, then id. */
  list(): Promise<readonly StoredRepository[]>;
  /** Ready for questions. Throws unknown-repository or bad-snapshot. */
  open(id: string): Promise<OpenRepository>;
  /** Throws unknown-repository. */
  snapshot(id: string): Promise<Uint8Array<ArrayBuffer>>;
  /** The same content keeps its id; the latest name counts. */
  keep(name: string, indexed: Indexed): Promise<StoredRepository>;
  /** Throws unknown-repository. */
  remove(id: string): Promise<void>;
}

/** `openBytes`: of snapshots that stay open. */
export function createShelf(store: Store, openBytes: number): Shelf {
  const opened = createOpened(openBytes);
  const find = async (id: string): Promise<StoredRepository> => {
    const bytes = ID.test(id) ? await store.get(RECORDS + id) : null;
    return bytes ? readRecord(bytes) : unknown(id);
  };
  const read = async (id: string): Promise<Uint8Array<ArrayBuffer>> => (await store.get(SNAPSHOTS + id)) ?? unknown(id);
  return {
    async list() {
      const found = (await store.list(RECORDS)).map(({ value }) => readRecord(value));
      return found.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : a.id < b.id ? -1 : 1));
    },
    async open(id) {
      const repository = await find(id);
      const index = opened.get(id) ?? opened.put(id, repository.bytes, openSnapshot(await read(id)));
      return { repository, index };
    },
    async snapshot(id) {
      await find(id);
      return read(id);
    },
    async keep(name, { snapshot: { id, bytes }, index }) {
      const record = { id, name, bytes: bytes.length, files: index.graph.files.count };
      await store.put(SNAPSHOTS + id, bytes);
      await store.put(RECORDS + id, new TextEncoder().encode(JSON.stringify(record)));
      opened.put(id, bytes.length, index);
      return record;
    },
    async remove(id) {
      await find(id);
      opened.drop(id);
      await store.remove(RECORDS + id);
      await store.remove(SNAPSHOTS + id);
    },
  };
}

const readRecord = (bytes: Uint8Array): StoredRepository =>
  JSON.parse(new TextDecoder().decode(bytes)) as StoredRepository;

function unknown(id: string): never {
  const said = id.slice(0, 80);
  return fail(
    'unknown-repository',
    `There is no repository ${JSON.stringify(said)} here.`,
    'List what is stored with GET /v1/repositories, or post its archive to /v1/repositories.',
    said,
  );
}

interface Opened {
  get(id: string): RepositoryIndex | null;
  put(id: string, bytes: number, index: RepositoryIndex): RepositoryIndex;
  drop(id: string): void;
}

/** The indexes asked last, up to a sum of bytes; the very last always stays. */
function createOpened(limit: number): Opened {
  const held = new Map<string, { readonly bytes: number; readonly index: RepositoryIndex }>();
  const put = (id: string, bytes: number, index: RepositoryIndex): RepositoryIndex => {
    held.delete(id);
    held.set(id, { bytes, index });
    let sum = [...held.values()].reduce((total, each) => total + each.bytes, 0);
    for (const [oldest, each] of held) {
      if (sum <= limit || held.size === 1) break;
      held.delete(oldest);
      sum -= each.bytes;
    }
    return index;
  };
  return {
    get(id) {
      const found = held.get(id);
      return found ? put(id, found.bytes, found.index) : null;
    },
    put,
    drop: (id) => void held.delete(id),
  };
}
