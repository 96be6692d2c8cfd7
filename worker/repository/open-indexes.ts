/** The indexes that are ready to answer: a few, the one asked last among them; others are read from the library again. */
import { openSnapshot } from '../../src/engine/snapshot/open.ts';
import type { RepositoryIndex } from '../../src/engine/snapshot/types.ts';
import type { Library } from '../library/types.ts';

/** So many repositories are held open: the one in view and the one before it. */
const HELD = 2;

export interface OpenIndexes {
  /** Null when the library has no such repository. */
  get(id: string): Promise<RepositoryIndex | null>;
  put(id: string, index: RepositoryIndex): void;
  drop(id: string): void;
}

/** Indexes over a library; nothing is parsed to open one. */
export function createOpenIndexes(library: Library): OpenIndexes {
  /** In the order they were asked for. */
  const held = new Map<string, RepositoryIndex>();
  const put = (id: string, index: RepositoryIndex): void => {
    held.delete(id);
    held.set(id, index);
    for (const oldest of held.keys()) {
      if (held.size <= HELD) break;
      held.delete(oldest);
    }
  };
  return {
    async get(id) {
      const known = held.get(id);
      if (known) {
        put(id, known);
        return known;
      }
      const bytes = await library.snapshot(id);
      if (!bytes) return null;
      const index = openSnapshot(bytes);
      put(id, index);
      return index;
    },
    put,
    drop: (id) => void held.delete(id),
  };
}
