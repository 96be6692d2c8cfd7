/**
 * The ledger's rows: files that got source, files that were only named, and files that were considered and left out, each once, in that
 * order. The report adds why; without it the answer's own facts stand.
 */
import type { ReportFile } from '../../engine/diagnose/types.ts';
import type { Demotion, Reason } from '../../engine/rank/types.ts';
import type { RenderMode, Span } from '../../engine/render/types.ts';
import type { ExploreResult } from '../../engine/request.ts';

export interface LedgerRow {
  readonly path: string;
  readonly place: 'delivered' | 'pointer' | 'omitted';
  /** Null for files that fell before they were ranked. */
  readonly rank: number | null;
  readonly score: number;
  readonly reasons: readonly Reason[];
  readonly penalty: number;
  /** What the penalty consists of. */
  readonly demotions: readonly Demotion[];
  readonly termHits: number;
  readonly flags: readonly string[];
  readonly reserved: number;
  readonly delivered: number;
  /** Of the envelope, 0 … */
  readonly share: number;
  readonly mode: RenderMode | null;
  /** Why it got no source; empty when it got some. */
  readonly reason: string;
  /** Why it got what it got, in a sentence; may be empty. */
  readonly detail: string;
  readonly spans: readonly Span[];
  readonly weight: number | null;
  /** Factors from score to weight. */
  readonly worth: number | null;
  readonly boost: number | null;
  readonly spendable: number | null;
  /** Of what files above left over, what was lent to it. */
  readonly lent: number | null;
}

/** The rows of a result. */
export function ledgerRows({ answer, report }: ExploreResult): readonly LedgerRow[] {
  const reported = new Map(report?.files.map((file) => [file.path, file]));
  const shown = answer.files.map((file): LedgerRow => {
    const more = reported.get(file.path);
    return {
      ...extra(more),
      path: file.path,
      place: 'delivered',
      rank: file.rank,
      score: file.score,
      reasons: file.reasons,
      penalty: file.penalty,
      reserved: file.reservation,
      delivered: file.delivered,
      share: answer.envelope > 0 ? file.delivered / answer.envelope : 0,
      mode: file.mode,
      reason: '',
      spans: file.spans,
    };
  });
  const named = answer.pointers.map(({ path, reason }): LedgerRow => {
    const more = reported.get(path);
    return { ...bare(path, more), place: 'pointer', reason };
  });
  const placed = new Set([...shown, ...named].map(({ path }) => path));
  const omitted = (report?.files ?? [])
    .filter(({ path }) => !placed.has(path))
    .map((file): LedgerRow => ({ ...bare(file.path, file), place: 'omitted', reason: file.skipped ?? '' }));
  return [...shown, ...named, ...omitted];
}

const extra = (file: ReportFile | undefined) => ({
  termHits: file?.termHits ?? 0,
  flags: file?.flags ?? [],
  detail: file?.detail ?? '',
  weight: file?.weight ?? null,
  worth: file?.worth ?? null,
  boost: file?.boost ?? null,
  spendable: file?.spendable ?? null,
  lent: file?.lent ?? null,
  demotions: file?.demotions ?? [],
});

const bare = (path: string, file: ReportFile | undefined) => ({
  ...extra(file),
  path,
  rank: file?.rank ?? null,
  score: file?.score ?? 0,
  reasons: file?.reasons ?? [],
  penalty: file?.penalty ?? 1,
  reserved: file?.reservation ?? 0,
  delivered: 0,
  share: 0,
  mode: null,
  spans: [],
});
