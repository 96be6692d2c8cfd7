/**
 * The boundary between the page and the repository worker: plain data with literal tags. No class, error object or object
 * graph crosses it; failures are worded problems.
 */
import type { FileClass, LanguageId } from '../engine/classify/types.ts';
import type { Coverage } from '../engine/graph/types.ts';
import type { Problem } from '../engine/problem.ts';
import type { ExploreRequest, ExploreResult } from '../engine/request.ts';

export type Outcome<T> =
  | { readonly tag: 'ok'; readonly value: T }
  | { readonly tag: 'problem'; readonly problem: Problem };

export const PHASES = ['read', 'unpack', 'classify', 'parse', 'resolve', 'index', 'store'] as const;
export type Phase = (typeof PHASES)[number];

export interface Progress {
  readonly phase: Phase;
  readonly done: number;
  /** Null while it is not known (an archive is read as it comes). */
  readonly total: number | null;
  /** Bytes gone through in this phase. */
  readonly bytes: number;
  /** Files skipped so far, by reason. */
  readonly skipped: Readonly<Record<string, number>>;
}

export type OpenSource =
  | { readonly tag: 'archive'; readonly name: string; readonly blob: Blob }
  | {
      readonly tag: 'folder';
      readonly name: string;
      readonly files: readonly { readonly path: string; readonly file: File }[];
    };

export interface RepositorySummary {
  /** Content address of the snapshot. */
  readonly id: string;
  readonly name: string;
  readonly coverage: Coverage;
  /** Size of the snapshot in bytes. */
  readonly bytes: number;
}

/** A file that was parsed, as a row of the coverage list; what was left out is in `Coverage.skipped`. */
export interface IndexedFile {
  readonly path: string;
  readonly language: LanguageId;
  readonly fileClass: FileClass;
  /** The line or rule that gave it its class; empty for `source`. */
  readonly classReason: string;
  readonly encoding: string;
  readonly lines: number;
  /** UTF-16 code units. */
  readonly chars: number;
  readonly definitions: number;
}

export interface StorageState {
  readonly kind: 'indexeddb' | 'memory';
  /** Why memory, in a sentence; empty for indexeddb. */
  readonly why: string;
}

/** An explore result with the fingerprint of its text, to compare with the endpoint's. */
export interface ExploreOutcome extends ExploreResult {
  /** SHA-256 of the markdown's UTF-8 bytes, lower-case hex. */
  readonly sha256: string;
}

/** What the page may ask of the worker (comlink on both ends). One open runs at a time. */
export interface RepositoryWorker {
  storage(): Promise<StorageState>;
  /** By name, then id. */
  list(): Promise<readonly RepositorySummary[]>;
  open(source: OpenSource, onProgress: (progress: Progress) => void): Promise<Outcome<RepositorySummary>>;
  /** Ends the open that is running; it answers `cancelled`. Nothing stored is touched. */
  cancel(): Promise<void>;
  explore(id: string, request: ExploreRequest): Promise<Outcome<ExploreOutcome>>;
  /** Every indexed file, in path order. */
  files(id: string): Promise<Outcome<readonly IndexedFile[]>>;
  forget(id: string): Promise<Outcome<null>>;
  snapshot(id: string): Promise<Outcome<Uint8Array<ArrayBuffer>>>;
}
