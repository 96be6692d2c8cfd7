/**
 * Words to definitions. One tokeniser reads code, paths, names, comments and questions; a document is a definition with
 * its own text (a class without the bodies of its members, a file without its definitions).
 */

import type { FileClass } from '../classify/types.ts';

/** Fields of a document, in the order of their weights in `search/weights.ts`. */
export const SEARCH_FIELDS = [
  'name',
  'qualifiedName',
  'path',
  'signature',
  'doc',
  'body',
  'string',
  'comment',
] as const;
export type SearchField = (typeof SEARCH_FIELDS)[number];

/** Terms in UTF-16 order; postings by term, then node. */
export interface InvertedIndex {
  readonly termCount: number;
  term(id: number): string;
  /** −1 when the repository does not have the term. */
  termId(term: string): number;
  /** Postings of term t are postingStart[t] … postingStart[t + 1] − 1. */
  readonly postingStart: Uint32Array;
  readonly postingNode: Uint32Array;
  /** How often the term occurs in each field of that document: SEARCH_FIELDS.length counts a posting, 255 at most. */
  readonly postingCounts: Uint8Array;
  /** Tokens of each field of each node's document: SEARCH_FIELDS.length lengths a node, 65,535 at most. */
  readonly fieldLengths: Uint16Array;
  /** Mean over the documents that have the field at all, a field each. */
  readonly meanLengths: Float64Array;
}

/** One idea of the question: a word with its stems and spellings. */
export interface Concept {
  readonly word: string;
  /** Terms it is looked up by, with what a match through them is worth (1 for the word itself, less for a stem). */
  readonly terms: readonly { readonly term: string; readonly weight: number }[];
  /** Inverse document frequency of its most specific term in this repository, 0 … 1 of the largest possible. */
  readonly rarity: number;
}

/** A token of the question that has the shape of an identifier, or names a definition. */
export interface NamedToken {
  readonly text: string;
  /** Inner hump, underscore, dot or `::`: a request for that very thing. */
  readonly precise: boolean;
  /** Definitions with that name, in node order. Empty when nothing has it. */
  readonly nodes: readonly number[];
  readonly via: 'exact' | 'qualified' | 'prefix';
}

export interface LineAnchor {
  readonly file: number;
  readonly startLine: number;
  readonly endLine: number;
}

export interface Question {
  readonly text: string;
  readonly concepts: readonly Concept[];
  readonly named: readonly NamedToken[];
  /** Files the question names, in question order. */
  readonly pinnedFiles: readonly number[];
  readonly anchors: readonly LineAnchor[];
  /** Path-shaped words that match no file, or too many. */
  readonly unresolvedPaths: readonly string[];
  /** Classes of file that the question speaks of (`test`, `example`, …), which are then not demoted. */
  readonly wants: readonly FileClass[];
}

export interface FieldScore {
  readonly field: SearchField;
  readonly word: string;
  readonly amount: number;
}

/** What the words of the question say about one definition. */
export interface NodeEvidence {
  readonly node: number;
  /** BM25F, summed over concepts. */
  readonly score: number;
  /** Bit i: concept i occurs. */
  readonly concepts: number;
  /** Its parts, largest first, at most 6. */
  readonly parts: readonly FieldScore[];
}

/** What the words of the question say about one file as a whole: all of its definitions, and its path. */
export interface FileEvidence {
  readonly file: number;
  /** BM25F over the whole file, summed over concepts. */
  readonly score: number;
  /** Bit i: concept i occurs anywhere in it. */
  readonly concepts: number;
  /** Bit i: concept i occurs in its path or a definition's name (the seed's term hits). */
  readonly naming: number;
  /** What each concept gave to the score, in the order of the question's concepts. */
  readonly amounts: readonly number[];
}

export interface Evidence {
  readonly question: Question;
  /** Best first; ties by node. */
  readonly nodes: readonly NodeEvidence[];
  /** Every file that has a concept, in file order. */
  readonly files: readonly FileEvidence[];
}
