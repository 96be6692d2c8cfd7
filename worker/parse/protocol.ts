/**
 * What passes between the repository worker and a parse worker. One batch is under way at a time, its jobs are answered one
 * by one in the order they came, and every job is answered exactly once unless the worker is lost: so whoever listens
 * always knows which file a silent worker is busy with.
 */
import type { LanguageId } from '../../src/engine/classify/types.ts';
import type { Problem } from '../../src/engine/problem.ts';

/** One text to read. */
export interface ParseJob {
  readonly text: string;
  readonly language: LanguageId;
}

/** A job with its place in the list it came from. */
export interface NumberedJob extends ParseJob {
  readonly job: number;
}

/** The name under which a parse worker asks for the tree-sitter runtime; grammars go by their own file names. */
export const RUNTIME_FILE = 'web-tree-sitter.wasm';

/**
 * An extraction as JSON. The parse worker writes it, so that what is left for the repository worker is one reading: posting
 * and storing a text costs a fraction of what the same objects cost, which are cloned each time.
 */
export type ExtractionText = string;

export type ToParseWorker =
  | { readonly tag: 'batch'; readonly jobs: readonly NumberedJob[] }
  | { readonly tag: 'module'; readonly file: string; readonly module: WebAssembly.Module }
  | { readonly tag: 'no-module'; readonly file: string; readonly problem: Problem };

export type FromParseWorker =
  /** Its code is loaded and it listens. */
  | { readonly tag: 'ready' }
  /** It waits for a module: RUNTIME_FILE or a grammar. */
  | { readonly tag: 'want'; readonly file: string }
  | { readonly tag: 'parsed'; readonly job: number; readonly extraction: ExtractionText }
  /** The grammar of the job's language cannot be used; other languages go on. */
  | { readonly tag: 'unusable'; readonly job: number; readonly why: string }
  /** Its last word: after a trap the instance is not to be trusted. */
  | { readonly tag: 'crashed'; readonly job: number; readonly why: string };
