/** The answer: text a reader takes as it stands, and the same facts as data. All sizes are UTF-16 code units. */
import type { Reason } from '../rank/types.ts';

/** Text of a file by its id, exactly as it was indexed. */
export interface Sources {
  text(file: number): string;
}

export type RenderMode = 'whole' | 'definitions' | 'window' | 'skeleton';

export interface Span {
  /** 1-based, inclusive. */
  readonly startLine: number;
  readonly endLine: number;
  /** Why these lines: the definition and its tier, an anchor, a window. */
  readonly why: string;
}

export interface AnswerFile {
  readonly path: string;
  readonly rank: number;
  readonly score: number;
  /** Percent of the answer's delivered source. */
  readonly share: number;
  readonly reservation: number;
  /** Characters of the fenced body: gutter and gap rows included. */
  readonly delivered: number;
  readonly mode: RenderMode;
  readonly lines: number;
  /** True only when every line of the file is shown. */
  readonly complete: boolean;
  readonly spans: readonly Span[];
  readonly reasons: readonly Reason[];
  readonly penalty: number;
}

export interface Pointer {
  readonly path: string;
  /** `cliff`, `max-files`, `no-room`, …: why it got no source. */
  readonly reason: string;
  readonly definitions: readonly { readonly name: string; readonly line: number }[];
}

export interface Answer {
  readonly markdown: string;
  readonly files: readonly AnswerFile[];
  readonly pointers: readonly Pointer[];
  /** True when something that was promised did not fit; the markdown says so too. */
  readonly truncated: boolean;
  readonly envelope: number;
  readonly hardCeiling: number;
}

/** Why an admitted file has no section: nothing of it fits, or it has no line to show. */
export type SpendSkip = 'no-room' | 'no-ranges';

/** How a section was paid: whole from its own and lent money, by grace, bought, by history's flat cap; or in pieces. */
export type PaidBy = 'own' | 'grace' | 'bought' | 'flat' | 'pieces';

/** What became of one ranked file's reservation. */
export interface FileSpending {
  readonly path: string;
  /** Rendered characters of the whole file; null when its turn never came. */
  readonly size: number | null;
  /** What its body could spend; null when its turn never came. */
  readonly spendable: number | null;
  /** Of what files above left over, what was lent to it; null when its turn never came. */
  readonly lent: number | null;
  /** The largest body that left the ceiling kept and the files below payable; null when its turn never came. */
  readonly funded: number | null;
  /** The reservation that a file without use for it passed on to this one; 0 for none. */
  readonly inherited: number;
  readonly mode: RenderMode | null;
  readonly paidBy: PaidBy | null;
  readonly skipped: 'cliff' | 'max-files' | 'unaffordable' | SpendSkip | null;
  /** Body characters chosen. */
  readonly allocated: number;
  readonly clipped: boolean;
  readonly spans: readonly Span[];
  /** Definitions shown through windows, and definitions that did not fit, most important first. */
  readonly windows: readonly string[];
  readonly left: readonly string[];
}

export interface SectionTotals {
  readonly promised: number;
  readonly spent: number;
  /** What all purchases together might take beyond what was promised. */
  readonly overshoot: number;
  /** What sections might come to at all: the hard ceiling without the text around them. */
  readonly ceiling: number;
}

/** What the renderer did with an allocation: the facts a report is written from. */
export interface Spending {
  /** Characters held back for the text around the source. */
  readonly held: number;
  /** Characters of the text before the source, as it was written. */
  readonly preamble: number;
  /** Sections, their headings and fences included: what was promised for them, what they took, what they might have taken. */
  readonly sections: SectionTotals;
  /** Parallel to the ranking's files. */
  readonly files: readonly FileSpending[];
}

export interface Rendered {
  readonly answer: Answer;
  readonly spending: Spending;
}
