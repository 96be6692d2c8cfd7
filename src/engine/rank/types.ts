/** What the rank room decides: which files and which definitions matter, how much, and why. */

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

export interface RankedFile {
  /** File id. */
  readonly file: number;
  readonly path: string;
  /** 1 for the first. */
  readonly rank: number;
  /** The one number that orders files and divides the bytes: (sum of reasons) × penalty. */
  readonly score: number;
  /** Sum over reasons is the score before the penalty. */
  readonly reasons: readonly Reason[];
  /** Product of the demotions (generated, low value, declaration); 1 for none. */
  readonly penalty: number;
  /** Penalty as allocation applies it; 1 for a pinned file. */
  readonly worth: number;
  /** Mass of the walk in excess of restart, × penalty, 0 … 1. */
  readonly graphMass: number;
  /** Distinct concepts of the question in path and definition names. */
  readonly termHits: number;
  readonly pinned: boolean;
  readonly named: boolean;
  readonly entry: boolean;
  readonly central: boolean;
  readonly spine: boolean;
  readonly lowValue: boolean;
  readonly generated: boolean;
  readonly declaration: boolean;
  /** Definitions of this file that were gathered, most important first; ties by node. */
  readonly nodes: readonly RankedNode[];
  /** Line ranges the question asked for. */
  readonly anchors: readonly { readonly startLine: number; readonly endLine: number }[];
}

export type FallStage = 'low-value' | 'score-floor' | 'graph-gate';

export interface FallenFile {
  readonly file: number;
  readonly path: string;
  readonly stage: FallStage;
  readonly score: number;
  readonly graphMass: number;
  readonly termHits: number;
  /** With numbers: `score 3.2 under the floor 6.9`. */
  readonly detail: string;
}

export interface FlowStep {
  readonly node: number;
  /** Line on which this node calls the next one; 0 for the last. */
  readonly callLine: number;
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
  readonly thresholds: {
    readonly scoreFloor: number;
    readonly maxGraphMass: number;
    readonly graphGate: number;
    readonly graphGateApplied: boolean;
  };
  readonly funnel: {
    readonly grouped: number;
    readonly pastLowValue: number;
    readonly pastFloor: number;
    readonly ranked: number;
  };
}
