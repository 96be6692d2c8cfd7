import type { Graph } from '../graph/types.ts';
import type { Sources } from '../render/types.ts';
import type { InvertedIndex } from '../search/types.ts';

/** Everything a question needs. */
export interface RepositoryIndex {
  readonly graph: Graph;
  readonly index: InvertedIndex;
  readonly sources: Sources;
}

export interface Snapshot {
  /** SHA-256 over format, extractor version and the hash of every section, lower-case hex: the repository’s id. */
  readonly id: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
