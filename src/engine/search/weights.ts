/** Numbers of the search room, each with its reason. */
import type { SearchField } from './types.ts';

/**
 * How much a hit in a field counts, and how strongly a long field is held against it (BM25F, Robertson & Zaragoza 2009,
 * §3.6). A name says what a thing is; a body says what it does.
 */
export const FIELD_WEIGHTS: Readonly<Record<SearchField, { readonly weight: number; readonly norm: number }>> = {
  name: { weight: 6, norm: 0.5 },
  qualifiedName: { weight: 2, norm: 0.5 },
  path: { weight: 2.5, norm: 0.5 },
  signature: { weight: 1.5, norm: 0.5 },
  doc: { weight: 1.5, norm: 0.5 },
  body: { weight: 1, norm: 0.6 },
  string: { weight: 1, norm: 0.5 },
  comment: { weight: 1, norm: 0.5 },
};

/** Saturation: how fast a repeated term stops counting (the usual value). */
export const K1 = 1.2;

/** What a match through another form of a word is worth beside the word itself. */
export const KIN_WEIGHTS = {
  /** Another number or tense: `routes`, `routed`. */
  inflected: 0.85,
  /** A kindred word: `router` for `route`. */
  derived: 0.5,
  /** A short form: `ctx` for `context`. */
  short: 0.6,
  /** Two words of the question written as one: `login` for `log … in`. */
  joined: 0.9,
} as const;

/** How much of its rarity a concept keeps, by where its word comes from. */
export const CONCEPT_SHARES = {
  /** The project's own name says little about a place in it. */
  projectName: 0.2,
  /** Words of wishing and mending (`add`, `fix`, `support`) say what is wanted, not where. */
  wish: 0.4,
  /** Parts of an identifier that stands for itself in the repository. */
  partOfResolved: 0.3,
} as const;

/**
 * What of its score a document keeps by the share of the question's rarity that it covers: `least` at none, all at one,
 * and by the power of the share between.
 */
export const COVERAGE = { least: 0.35, power: 1 } as const;

/** How strongly a long file is held against it, 0 … 1. */
export const FILE_NORM = 0.6;
