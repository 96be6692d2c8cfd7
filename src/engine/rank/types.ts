/** What the rank room decides: which files and which definitions matter, how much, and why. */
import type { FileClass } from '../classify/types.ts';

/** A number enters a score only with its name. */
export interface Reason {
  readonly label: string;
  readonly amount: number;
}

/** How a definition got here; order of importance. */
export const TIERS = ['exact', 'named', 'entry', 'flow', 'connected', 'peripheral'] as const;
export type Tier = (typeof TIERS)[number];

export interface RankedNode {
  readonly node: number;
  readonly tier: Tier;
  /** What its bytes are worth inside its file, larger first. Finite, ≥ 0. */
  readonly importance: number;
  /** Why: tier, evidence, kind, isolation. */
  readonly reasons: readonly Reason[];
}

/** A factor enters a score only with its name, too: what the file is that it counts for less. */
export interface Demotion {
  readonly label: FileClass;
  /** 0 … 1. */
  readonly factor: number;
}

/** A file that was considered, with the arithmetic of its score. */
export interface ScoredFile {
  /** File id. */
  readonly file: number;
  readonly path: string;
  readonly fileClass: FileClass;
  /** The one number that orders files and divides the bytes: (sum of reasons) × penalty, to the last bit. */
  readonly score: number;
  /** Sum over reasons is the score before the penalty. */
  readonly reasons: readonly Reason[];
  /** Product of the demotions; 1 for none. */
  readonly penalty: number;
  /** What the penalty consists of; empty for none. */
  readonly demotions: readonly Demotion[];
  /** Mass of the walk in excess of restart, × penalty, 0 … 1. */
  readonly graphMass: number;
  /** Distinct concepts of the question in path and definition names. */
  readonly termHits: number;
  readonly pinned: boolean;
  readonly named: boolean;
  readonly entry: boolean;
  readonly spine: boolean;
  readonly lowValue: boolean;
  readonly generated: boolean;
  readonly declaration: boolean;
  /** Definitions of this file that were gathered, most important first; ties by node. */
  readonly nodes: readonly RankedNode[];
}

export interface RankedFile extends ScoredFile {
  /** 1 for the first. */
  readonly rank: number;
  readonly central: boolean;
  /** Penalty as allocation applies it; 1 for a pinned file. */
  readonly worth: number;
  /** Line ranges the question asked for. */
  readonly anchors: readonly { readonly startLine: number; readonly endLine: number }[];
}

export type FallStage = 'low-value' | 'score-floor' | 'graph-gate';

export interface FallenFile extends ScoredFile {
  readonly stage: FallStage;
  /** With numbers: `score 3.2 under the floor 6.9`. */
  readonly detail: string;
}

export interface FlowStep {
  readonly node: number;
  /** Line on which this node calls the next one; 0 for the last. */
  readonly callLine: number;
}

/** How well the words of the question fit one definition: 0 … 1, 1 for the best that may speak. */
export interface Match {
  readonly node: number;
  readonly grade: number;
}

/** What was matched and how much of it was gathered, so that a file that was never considered can be told why. */
export interface Matching {
  /** Graded matches, best first, whether they were gathered or not. */
  readonly matches: readonly Match[];
  /** The best evidence, so many definitions of it, was graded. */
  readonly mostMatches: number;
  /** A match with a lower grade is no entry. */
  readonly entryGrade: number;
  readonly mostEntries: number;
  /** Classes of file that edges do not draw in, because the question did not ask for them. */
  readonly aside: readonly FileClass[];
}

export interface Ranking {
  /** Candidates for source, best first. */
  readonly files: readonly RankedFile[];
  /** Gathered but out, best first. */
  readonly fallen: readonly FallenFile[];
  /** The longest call path between definitions of the question; empty under two. */
  readonly flow: readonly FlowStep[];
  /** Entry definitions, best first. */
  readonly entries: readonly number[];
  readonly matching: Matching;
  readonly thresholds: {
    readonly scoreFloor: number;
    readonly maxGraphMass: number;
    readonly graphGate: number;
    readonly graphGateApplied: boolean;
    /** A file whose names hit so many concepts passes the gate whatever its mass. */
    readonly gateTermHits: number;
  };
  readonly funnel: {
    readonly grouped: number;
    readonly pastLowValue: number;
    readonly pastFloor: number;
    readonly ranked: number;
  };
}
