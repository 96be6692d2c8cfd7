/**
 * A library in IndexedDB: one database for each name with snapshots and extractions, and one small catalogue of what is
 * complete. The catalogue's entry is written last and removed first, so a tab that is closed in between leaves only records
 * that nothing refers to; the next save removes them. Entries of an older release are not listed: their graphs are old.
 */
import type { RepositorySummary } from '../../src/protocol/worker.ts';
import { throwIfCancelled } from '../repository/cancelled.ts';
import { compress, decompress } from './compress.ts';
import type { Databases, Records } from './database.ts';
import type { Exclusive } from './lock.ts';
import { byNameThenId, type ExtractionText, isMadeFrom, type Library } from './types.ts';

const CATALOGUE = 'codegraph-web';
const DATABASE_PREFIX = 'codegraph-web/';
const SNAPSHOT_PREFIX = 'snapshot:';
const EXTRACTION_PREFIX = 'extraction:';

/** A line of the catalogue, by the repository's id. */
interface Entry {
  /** The release of the formats that the entry was written with. */
  readonly release: string;
  readonly summary: RepositorySummary;
  readonly fingerprint: string;
}

export interface IndexedDbSettings {
  readonly databases: Databases;
  readonly exclusive: Exclusive;
  /** Changes whenever snapshots or extractions of before are not to be used. */
  readonly release: string;
}

const databaseOf = (name: string): string => `${DATABASE_PREFIX}${name}`;

/** A library that outlives the tab. Rejects with `storage` whenever the browser refuses. */
export function createIndexedDbLibrary({ databases, exclusive, release }: IndexedDbSettings): Library {
  const catalogue = <T>(work: (records: Records) => Promise<T>): Promise<T> => databases.use(CATALOGUE, work);
  const current = async (): Promise<readonly Entry[]> => {
    const records = await catalogue((all) => all.entries());
    return records.map(([, value]) => value as Entry).filter((entry) => entry.release === release);
  };
  const listed = async (): Promise<readonly RepositorySummary[]> =>
    (await current()).map(({ summary }) => summary).sort(byNameThenId);
  const byId = async (id: string): Promise<RepositorySummary | undefined> =>
    (await listed()).find((summary) => summary.id === id);

  /** Removes what no entry of the catalogue refers to. */
  const tidy = async (name: string, extractions: ReadonlySet<string>): Promise<void> => {
    const summaries = await listed();
    const ids = new Set(summaries.map(({ id }) => id));
    const names = new Set(summaries.map((summary) => databaseOf(summary.name)));
    const snapshots = summaries.filter((summary) => summary.name === name).map(({ id }) => SNAPSHOT_PREFIX + id);
    await catalogue(async (records) => {
      await records.delMany((await records.keys()).filter((id) => !ids.has(id)));
    });
    await databases.use(databaseOf(name), async (records) => {
      const kept = new Set([...snapshots, ...extractions]);
      await records.delMany((await records.keys()).filter((key) => !kept.has(key)));
    });
    for (const database of await databases.names()) {
      if (database.startsWith(DATABASE_PREFIX) && !names.has(database)) await databases.destroy(database);
    }
  };

  return {
    list: listed,
    async find(name, fingerprint) {
      const made = (await current()).find((entry) => isMadeFrom(entry, name, fingerprint));
      return made?.summary ?? null;
    },
    async extractions(name, keys) {
      if (!(await listed()).some((summary) => summary.name === name)) return new Map();
      const values = await databases.use(databaseOf(name), (records) =>
        records.getMany(keys.map((key) => EXTRACTION_PREFIX + key)),
      );
      const found = new Map<string, ExtractionText>();
      for (const [at, key] of keys.entries()) {
        const value = values[at];
        if (typeof value === 'string') found.set(key, value);
      }
      return found;
    },
    async save({ summary, snapshot, fingerprint, extractions }, signal) {
      const packed = await compress(snapshot);
      await exclusive(async () => {
        throwIfCancelled(signal);
        const { id, name } = summary;
        const stored = new Map([...extractions].map(([key, value]) => [EXTRACTION_PREFIX + key, value]));
        const fresh = await databases.use(databaseOf(name), async (records) => {
          const known = new Set(await records.keys());
          const missing = [...stored].filter(([key]) => !known.has(key));
          await records.setMany([...missing, [SNAPSHOT_PREFIX + id, packed]]);
          return [...missing.map(([key]) => key), ...(known.has(SNAPSHOT_PREFIX + id) ? [] : [SNAPSHOT_PREFIX + id])];
        });
        try {
          throwIfCancelled(signal);
          const entry: Entry = { release, summary, fingerprint };
          await catalogue((records) => records.setMany([[id, entry]]));
        } catch (thrown) {
          await databases
            .use(databaseOf(name), (records) => records.delMany(fresh))
            .catch(() => {
              // What is left refers to nothing and goes with the next save; the first failure is the one to tell.
            });
          throw thrown;
        }
        await tidy(name, new Set(stored.keys())).catch(() => {
          // The entry is complete; what could not be removed is removed by the next save.
        });
      }, signal);
    },
    async snapshot(id) {
      const summary = await byId(id);
      if (!summary) return null;
      const [packed] = await databases.use(databaseOf(summary.name), (records) =>
        records.getMany([SNAPSHOT_PREFIX + id]),
      );
      return packed instanceof Uint8Array ? decompress(new Uint8Array(packed)) : null;
    },
    async forget(id) {
      return exclusive(async () => {
        const summary = await byId(id);
        if (!summary) return false;
        await catalogue((records) => records.delMany([id]));
        const others = (await listed()).some(({ name }) => name === summary.name);
        if (others) {
          await databases.use(databaseOf(summary.name), (records) => records.delMany([SNAPSHOT_PREFIX + id]));
        } else {
          await databases.destroy(databaseOf(summary.name));
        }
        return true;
      }, new AbortController().signal);
    },
  };
}
