/** How deep definitions, types and members are followed into one another: one count for all parts of resolution. */

export interface Depth {
  /** Runs one level deeper; too deep, it gives what stands for not knowing. */
  bounded<T>(work: () => T, otherwise: T): T;
}

/** Levels; real code needs about ten. */
const LIMIT = 40;

/** A count that starts at the top. */
export function createDepth(): Depth {
  let depth = 0;
  return {
    bounded(work, otherwise) {
      if (depth >= LIMIT) return otherwise;
      depth++;
      try {
        return work();
      } finally {
        depth--;
      }
    },
  };
}
