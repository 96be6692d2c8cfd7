/**
 * Why a file of the repository is not in an answer, by the stage at which it fell, with the numbers of that stage. Any path
 * may be asked for, so there is a stage for what was never considered, and for what is in the answer after all.
 */
import type { FileClass, SkipReason } from '../classify/types.ts';

/** The best match of a file that was not gathered. */
export interface BestMatch {
  /** Its qualified name; empty for the code outside all definitions. */
  readonly definition: string;
  readonly line: number;
  /** What the words of the question say about it (BM25F), and its place among all definitions by that, 1 for the first. */
  readonly evidence: number;
  readonly place: number;
  /** Of the best match of the repository, weighed by kind and class: 0 … 1; null when it was not among those weighed. */
  readonly grade: number | null;
}

export type Fate =
  /** No file has this path; those whose paths are most like it. */
  | { readonly stage: 'not-in-repository'; readonly nearest: readonly string[] }
  | { readonly stage: 'not-indexed'; readonly reason: SkipReason; readonly bytes: number; readonly detail: string }
  /** None of the question’s words is in it. */
  | { readonly stage: 'no-word'; readonly missing: readonly string[]; readonly apart: Apart }
  | {
      readonly stage: 'not-gathered';
      readonly apart: Apart;
      readonly has: readonly string[];
      readonly missing: readonly string[];
      readonly best: BestMatch;
      /** Not among the matches that were weighed; too low a grade; others of that name, or enough entries, came first. */
      readonly cause: 'not-weighed' | 'weak' | 'namesakes' | 'crowded';
      /** What the best definition of the repository has as evidence, and which grade makes an entry. */
      readonly bestEvidence: number;
      readonly entryGrade: number;
      readonly entries: number;
      readonly matches: number;
    }
  | { readonly stage: 'low-value'; readonly fileClass: FileClass; readonly score: number; readonly others: number }
  | { readonly stage: 'score-floor'; readonly score: number; readonly floor: number; readonly best: number }
  | {
      readonly stage: 'graph-gate';
      readonly score: number;
      readonly graphMass: number;
      readonly gate: number;
      readonly termHits: number;
      readonly hitsWanted: number;
    }
  | (Ranked & { readonly stage: 'cliff'; readonly cliffAt: number })
  | (Ranked & { readonly stage: 'max-files'; readonly cliffAt: number; readonly maxFiles: number })
  | (Ranked & {
      readonly stage: 'unaffordable';
      /** Characters that one file needs at least, its heading included; and how many files could be paid that. */
      readonly least: number;
      readonly paid: number;
    })
  | (Ranked & { readonly stage: 'no-room'; readonly spendable: number; readonly size: number })
  | (Ranked & { readonly stage: 'no-ranges' })
  | {
      readonly stage: 'delivered';
      readonly rank: number;
      readonly lines: readonly { readonly startLine: number; readonly endLine: number }[];
      readonly ofLines: number;
      readonly complete: boolean;
      readonly reserved: number;
      readonly delivered: number;
    };

/** Why edges did not bring it in either. */
export interface Apart {
  /** Its definitions that are one edge from an entry. */
  readonly beside: number;
  readonly fileClass: FileClass;
  /** Files of its class are not drawn in by edges. */
  readonly aside: boolean;
}

/** A file that was ranked and got no source. */
interface Ranked {
  readonly rank: number;
  readonly score: number;
  readonly weight: number;
  /** The answer names it, without source. */
  readonly pointed: boolean;
}

/** `path` is as the repository spells it, or as it was asked for when there is none. */
export type WhyNot = Fate & {
  readonly path: string;
  /** The same for people: a sentence or two with the numbers. */
  readonly says: string;
};
