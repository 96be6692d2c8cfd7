/** Numbers of the search room, each with its reason. */
import type { SearchField } from './types.ts';

/** How much a hit in a field counts, and how strongly long fields are held against it (BM25F, Robertson & Zaragoza 2009, §3.6). */
export const FIELD_WEIGHTS: Readonly<Record<SearchField, { readonly weight: number; readonly norm: number }>> = {
  name: { weight: 8, norm: 0.4 },
  qualifiedName: { weight: 2.5, norm: 0.5 },
  path: { weight: 3, norm: 0.5 },
  signature: { weight: 2, norm: 0.6 },
  doc: { weight: 2.5, norm: 0.6 },
  body: { weight: 1, norm: 0.75 },
  string: { weight: 1, norm: 0.75 },
  comment: { weight: 1, norm: 0.75 },
};
/** Saturation: how fast a repeated term stops counting. */
export const K1 = 1.2;
/** A stem that is not the word itself. */
export const STEM_WEIGHT = 0.7;
