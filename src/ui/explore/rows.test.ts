import { describe, expect, it } from 'vitest';
import type { ReportFile } from '../../engine/diagnose/types.ts';
import type { ExploreResult } from '../../engine/request.ts';
import { ledgerRows } from './rows.ts';

const reported = (path: string, more: Partial<ReportFile>): ReportFile => ({
  path,
  fileClass: 'source',
  rank: 1,
  score: 9,
  reasons: [{ label: 'words', amount: 9 }],
  penalty: 1,
  demotions: [],
  nodes: 0,
  kinds: '',
  inherited: 0,
  lent: 0,
  funded: 900,
  graphMass: 0,
  termHits: 2,
  flags: ['entry'],
  weight: 9,
  worth: 1,
  boost: 1,
  reservation: 500,
  spendable: 600,
  size: 900,
  render: 'whole',
  paidBy: 'own',
  skipped: null,
  place: 'delivered',
  detail: '',
  clipped: false,
  allocated: 400,
  delivered: 400,
  allocatedShare: 0,
  deliveredShare: 0,
  spans: [],
  ...more,
});

const files: ExploreResult['answer']['files'] = [
  {
    path: 'a.go',
    rank: 1,
    score: 9,
    share: 100,
    reservation: 500,
    delivered: 400,
    mode: 'whole',
    lines: 10,
    complete: true,
    spans: [],
    reasons: [{ label: 'words', amount: 9 }],
    penalty: 1,
  },
];
const pointers = [{ path: 'b.go', reason: 'cliff', definitions: [] }];
const answer = { markdown: '', files, pointers, truncated: false, envelope: 1000, hardCeiling: 1500 };
const reportedFiles = [
  reported('a.go', {}),
  reported('b.go', { rank: 2, place: 'pointer', skipped: 'cliff', score: 3 }),
  reported('c.go', { rank: null, place: 'omitted', skipped: 'score-floor', score: 1, termHits: 0 }),
];

/** Rows as lines: place, path, rank, score, characters reserved and delivered, share, term hits, reason. */
const shown = (result: Pick<ExploreResult, 'answer'> & { readonly report: unknown }): string[] =>
  ledgerRows(result as ExploreResult).map(
    ({ place, path, rank, score, reserved, delivered, share, termHits, reason }) =>
      `${place} ${path} #${rank} ${score} ${reserved}/${delivered} ${share} ${termHits} ${reason}`,
  );

describe('the ledger', () => {
  it('has each file once: delivered, named, left out', () => {
    expect(shown({ answer, report: { files: reportedFiles } })).toEqual([
      'delivered a.go #1 9 500/400 0.4 2 ',
      'pointer b.go #2 3 500/0 0 2 cliff',
      'omitted c.go #null 1 500/0 0 0 score-floor',
    ]);
  });

  it('stands without a report', () => {
    expect(shown({ answer, report: null })).toEqual([
      'delivered a.go #1 9 500/400 0.4 0 ',
      'pointer b.go #null 0 0/0 0 0 cliff',
    ]);
  });
});
