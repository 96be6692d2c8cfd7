/** The instrument: how the envelope was divided, stage by stage (seed, "The diagnostic"). Plain data, JSON-safe. */
import type { FileClass } from '../classify/types.ts';
import type { Demotion, FallStage, Reason } from '../rank/types.ts';
import type { PaidBy, RenderMode, SectionTotals, Span } from '../render/types.ts';

export type ReportSkip = 'cliff' | 'max-files' | 'unaffordable' | 'no-room' | 'no-ranges' | FallStage;

export interface ReportFile {
  readonly path: string;
  readonly fileClass: FileClass;
  /** Null for a file that fell before it was ranked. */
  readonly rank: number | null;
  /** (Sum of reasons) × penalty, and the penalty is the product of the demotions: to the last bit. */
  readonly score: number;
  readonly reasons: readonly Reason[];
  readonly penalty: number;
  readonly demotions: readonly Demotion[];
  readonly graphMass: number;
  readonly termHits: number;
  /** Definitions of it that were gathered, and their kinds: `method:3 class:1`, most first. */
  readonly nodes: number;
  readonly kinds: string;
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
  /** What its share of the pool is in proportion to; null for a file that was never weighed. */
  readonly weight: number | null;
  /** Weight is score × worth × boost, for a pinned file the heaviest of all; null for a file that was never weighed. */
  readonly worth: number | null;
  readonly boost: number | null;
  /** Characters it was promised; 0 for a pointer, null for a file that was never weighed. */
  readonly reservation: number | null;
  /** A reservation that another file could not use and that this one took over; 0 for none. */
  readonly inherited: number;
  /** Of what files above left over, what was lent to it; null when its turn never came. */
  readonly lent: number | null;
  /** The largest body that left the ceiling kept and the files below payable; null when its turn never came. */
  readonly funded: number | null;
  /** What its body could spend: promised and lent, as far as it was funded; null when its turn never came. */
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
  /** Of the answer as it was chosen, and as it was delivered: 0 … 1. */
  readonly allocatedShare: number;
  readonly deliveredShare: number;
  readonly spans: readonly Span[];
}

export interface Report {
  readonly tool: 'explore';
  readonly query: string;
  /** Why there is nothing to report of, in a sentence; null when there is. */
  readonly note: string | null;
  readonly indexedFiles: number;
  readonly levers: Readonly<Record<string, number | boolean>>;
  readonly budget: {
    readonly envelope: number;
    readonly hardCeiling: number;
    readonly maxFiles: number;
    readonly maxChars: number | null;
    /** The most a file may be promised that was not named. */
    readonly mostPerFile: number;
    /** History's cap on every file alike; null when it is off. */
    readonly flatCap: number | null;
  };
  readonly envelope: {
    readonly delivered: number;
    readonly allocated: number;
    readonly overBudget: boolean;
    readonly truncated: boolean;
    /** Characters between the fences, and all others; together they are what was delivered. */
    readonly source: number;
    readonly sourceShare: number;
    readonly meta: number;
    readonly metaShare: number;
  };
  readonly selection: {
    readonly scoreFloor: number;
    readonly maxGraphMass: number;
    readonly graphGate: number;
    readonly graphGateApplied: boolean;
    readonly gateTermHits: number;
    readonly filesGrouped: number;
    readonly filesPastLowValue: number;
    readonly filesPastFloor: number;
    readonly filesRanked: number;
    /** Files that a section was written for, and files whose section a reader finds. */
    readonly filesRendered: number;
    readonly filesDelivered: number;
  };
  /** `held` + `overhead` + `pool` = `envelope`, or the pool is 0; `reserved` + `unreserved` = `pool`. */
  readonly allocation: {
    /** What was divided: the budget's envelope, or with `maxChars` the one within it that gave the longest answer. */
    readonly envelope: number;
    /** Held back for the text around the source. */
    readonly held: number;
    /** Held back for headings and fences of the files that were admitted. */
    readonly overhead: number;
    readonly admitted: number;
    readonly pool: number;
    readonly reserved: number;
    readonly unreserved: number;
    readonly cliffAt: number;
    /** Paths of files that weigh less, in rank order. */
    readonly cliffed: readonly string[];
    /** Characters of the text before the source as it was written. */
    readonly preamble: number;
  };
  readonly sections: SectionTotals;
  readonly concepts: readonly { readonly word: string; readonly rarity: number }[];
  readonly files: readonly ReportFile[];
}
