/** What the design history measured, and what an answer of today must show to have reached it. Plain data. */
import type { FileClass } from '../../engine/classify/types.ts';

/** Part of the source of an answer. */
export type Part =
  /** The file with the most characters. */
  | { readonly tag: 'top' }
  | { readonly tag: 'file'; readonly path: string }
  | { readonly tag: 'class'; readonly fileClass: FileClass }
  | { readonly tag: 'all-but-class'; readonly fileClass: FileClass }
  | { readonly tag: 'set'; readonly name: string; readonly paths: RegExp };

/** One thing that must be true of an answer. */
export type Bar =
  | { readonly tag: 'share'; readonly part: Part; readonly bound: 'least' | 'most'; readonly percent: number }
  | { readonly tag: 'first'; readonly path: string }
  | { readonly tag: 'not-first'; readonly path: string }
  | { readonly tag: 'delivered'; readonly path: string }
  /** Every line of the file is shown. */
  | { readonly tag: 'whole'; readonly path: string }
  | { readonly tag: 'files'; readonly least: number }
  /** The answer takes at least this much of its envelope. */
  | { readonly tag: 'filled'; readonly percent: number };

/** Percent of what: the history's tables divide by the whole answer, its measurements with agents by the source alone. */
export type ShareOf = 'answer' | 'source';

export interface Measured {
  readonly section: 'CG-10' | 'CG-12' | 'CG-21' | 'A/B';
  readonly before: string;
  readonly after: string;
}

export interface HistoryQuestion {
  /** Name of the repository's folder. */
  readonly repository: string;
  /** The history's own short name of the question. */
  readonly title: string;
  readonly query: string;
  /** Whether the history records the words, or they were chosen to fit the title. */
  readonly words: 'recorded' | 'chosen';
  readonly measured: readonly Measured[];
  readonly shareOf: ShareOf;
  /** The file that is watched under every preset; null when the history names none. */
  readonly watched: string | null;
  readonly bars: readonly Bar[];
}
