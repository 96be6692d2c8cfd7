/**
 * What the worker keeps of repositories. One interface, kept in IndexedDB or in memory, and one suite of tests for both. A
 * repository is listed only when all of it is kept; several contents may go by one name and share extractions.
 */

import type { RepositorySummary } from '../../src/protocol/worker.ts';
import type { ExtractionText } from '../parse/protocol.ts';

export type { ExtractionText };

export interface NewEntry {
  readonly summary: RepositorySummary;
  readonly snapshot: Uint8Array<ArrayBuffer>;
  /** Of all that was read (`repository/fingerprint.ts`), or empty when it must be indexed again: files were lost. */
  readonly fingerprint: string;
  /** Of every indexed file, by extraction key (`repository/keys.ts`). They replace what was kept under this name. */
  readonly extractions: ReadonlyMap<string, ExtractionText>;
}

export interface Library {
  /** By name, then id. */
  list(): Promise<readonly RepositorySummary[]>;
  /** The repository of this name that was made from exactly this, or null. */
  find(name: string, fingerprint: string): Promise<RepositorySummary | null>;
  /** Those of the wanted extractions that are kept under this name. */
  extractions(name: string, keys: readonly string[]): Promise<ReadonlyMap<string, ExtractionText>>;
  /** Keeps an entry as a whole or not at all. Rejects with `cancelled` when the signal came in time, with `storage` when refused. */
  save(entry: NewEntry, signal: AbortSignal): Promise<void>;
  /** The snapshot's bytes, the caller's own; null when there is no such repository. */
  snapshot(id: string): Promise<Uint8Array<ArrayBuffer> | null>;
  /** True when there was something to forget. */
  forget(id: string): Promise<boolean>;
}

/** By name, then id, in UTF-16 order. */
export function byNameThenId(a: RepositorySummary, b: RepositorySummary): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}

/** Whether an entry has this name and was made from exactly this. */
export function isMadeFrom(
  entry: Pick<NewEntry, 'summary' | 'fingerprint'>,
  name: string,
  fingerprint: string,
): boolean {
  return entry.summary.name === name && entry.fingerprint === fingerprint && fingerprint !== '';
}
