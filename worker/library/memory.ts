/** A library that lasts as long as the tab: what is used when the browser refuses to store. */
import { throwIfCancelled } from '../repository/cancelled.ts';
import { byNameThenId, type ExtractionText, isMadeFrom, type Library, type NewEntry } from './types.ts';

/** An empty library in memory. */
export function createMemoryLibrary(): Library {
  const entries = new Map<string, Omit<NewEntry, 'extractions'>>();
  const extractions = new Map<string, ReadonlyMap<string, ExtractionText>>();
  return {
    async list() {
      return [...entries.values()].map(({ summary }) => summary).sort(byNameThenId);
    },
    async find(name, fingerprint) {
      const made = [...entries.values()].find((entry) => isMadeFrom(entry, name, fingerprint));
      return made?.summary ?? null;
    },
    async extractions(name, keys) {
      const found = new Map<string, ExtractionText>();
      for (const key of keys) {
        const extraction = extractions.get(name)?.get(key);
        if (extraction !== undefined) found.set(key, extraction);
      }
      return found;
    },
    async save(entry, signal) {
      throwIfCancelled(signal);
      const { summary, fingerprint } = entry;
      entries.set(summary.id, { summary, fingerprint, snapshot: entry.snapshot.slice() });
      extractions.set(summary.name, entry.extractions);
    },
    async snapshot(id) {
      return entries.get(id)?.snapshot.slice() ?? null;
    },
    async forget(id) {
      const entry = entries.get(id);
      if (!entry) return false;
      entries.delete(id);
      const { name } = entry.summary;
      if (![...entries.values()].some(({ summary }) => summary.name === name)) extractions.delete(name);
      return true;
    },
  };
}
