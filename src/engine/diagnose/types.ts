/** The instrument: how the envelope was divided, stage by stage (seed, "The diagnostic"). Plain data, JSON-safe. */
import type { FallStage, Reason } from '../rank/types.ts';
import type { PaidBy, RenderMode, Span } from '../render/types.ts';

export type ReportSkip = 'cliff' | 'max-files' | 'unaffordable' | 'no-room' | 'no-ranges' | FallStage;

export interface ReportFile {
  readonly path: string;
  readonly rank: number | null;
  readonly score: number;
  readonly reasons: readonly Reason[];
  readonly penalty: number;
  readonly graphMass: number;
  readonly termHits: number;
  readonly flags: readonly (
    | 'pinned'
    | 'named'
    | 'entry'
    | 'central'
    | 'spine'
    | 'low-value'
    | 'generated'
    | 'declaration'
  )[];
  readonly weight: number | null;
  readonly reservation: number | null;
  /** Reservation plus the slack it could draw on when its turn came; null when never reached. */
  readonly spendable: number | null;
  /** Rendered characters of the whole file; null when its turn never came. */
  readonly size: number | null;
  readonly render: RenderMode | null;
  readonly paidBy: PaidBy | null;
  readonly skipped: ReportSkip | null;
  /** Where a reader of the answer finds it. */
  readonly place: 'delivered' | 'pointer' | 'omitted';
  /** Why it got what it got, in a sentence; empty when there is nothing to explain. */
  readonly detail: string;
  readonly clipped: boolean;
  /** Body characters chosen, and found in the final text. */
  readonly allocated: number;
  readonly delivered: number;
  /** Of the whole answer, 0 … 1. */
  readonly allocatedShare: number;
  readonly deliveredShare: number;
  readonly spans: readonly Span[];
}

export interface Report {
  readonly query: string;
  readonly indexedFiles: number;
  readonly levers: Readonly<Record<string, number | boolean>>;
  readonly budget: {
    readonly envelope: number;
    readonly hardCeiling: number;
    readonly maxFiles: number;
    readonly maxChars: number | null;
  };
  readonly envelope: {
    readonly delivered: number;
    readonly allocated: number;
    readonly overBudget: boolean;
    readonly truncated: boolean;
    readonly source: number;
    readonly meta: number;
  };
  readonly selection: {
    readonly scoreFloor: number;
    readonly maxGraphMass: number;
    readonly graphGate: number;
    readonly graphGateApplied: boolean;
    readonly filesGrouped: number;
    readonly filesPastLowValue: number;
    readonly filesPastFloor: number;
    readonly filesRanked: number;
    readonly filesDelivered: number;
  };
  readonly allocation: {
    readonly pool: number;
    readonly cliffAt: number;
    readonly reserved: number;
    /** Characters held back for the text around the source, and of the text before it as it was written. */
    readonly held: number;
    readonly preamble: number;
  };
  readonly concepts: readonly { readonly word: string; readonly rarity: number }[];
  readonly files: readonly ReportFile[];
}
