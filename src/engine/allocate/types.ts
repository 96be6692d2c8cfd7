/** What each file was promised of the output budget, in characters (UTF-16 code units). */

/** By number of indexed files (design §3, seed). */
export interface Tier {
  /** Envelope: what reservations may sum to. */
  readonly envelope: number;
  /** No answer is longer: min(round(1.5 × envelope), 25,000). */
  readonly hardCeiling: number;
  readonly maxFiles: number;
}

/** What allocation needs to know of a ranked file, in rank order. */
export interface Candidate {
  readonly path: string;
  readonly score: number;
  readonly worth: number;
  readonly spine: boolean;
  readonly pinned: boolean;
  readonly named: boolean;
}

/** Why a candidate got a pointer and no source. */
export type UnreservedReason = 'cliff' | 'max-files' | 'unaffordable';

export type Grant =
  | { readonly tag: 'reserved'; readonly weight: number; readonly chars: number }
  | { readonly tag: 'pointer'; readonly weight: number; readonly reason: UnreservedReason };

export interface Allocation {
  /** Parallel to the candidates. */
  readonly grants: readonly Grant[];
  readonly envelope: number;
  readonly pool: number;
  readonly cliffAt: number;
  /** Sum of reservations; never more than pool. */
  readonly reserved: number;
}
