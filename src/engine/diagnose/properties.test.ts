/** The numbers of a report add up, whatever the repository and the question: real files, through the whole pipeline. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexRandom, randomFiles, randomQuestion } from '../../testing/random-repository.ts';
import { explore } from '../engine.ts';
import type { Levers } from '../levers.ts';
import type { ExploreRequest, ExploreResult } from '../request.ts';
import type { Report } from './types.ts';

const bounds = fc.record({
  maxFiles: fc.constantFrom(undefined, 1, 3, 20),
  maxChars: fc.option(fc.integer({ min: 2_000, max: 25_000 }), { nil: undefined }),
  levers: fc.constantFrom<ExploreRequest['levers']>(
    undefined,
    undefined,
    'flat-cap',
    'scored',
    { cliff: 1, backfill: 0 },
    { graphGate: 1 },
    { fileOverhead: 2_000, minChars: 5_000 },
    { lowValueFilter: false, generatedPenalty: 0.7, lowValuePenalty: 0 },
  ),
});

interface Case {
  readonly report: Report;
  readonly answer: ExploreResult['answer'];
  /** The same question without a report. */
  readonly plain: ExploreResult;
  readonly lineCount: (path: string) => number;
}

/** Asks every question of a repository that is indexed once. */
const holds = async (check: (asked: Case) => void): Promise<void> => {
  const questions = fc.array(fc.tuple(randomQuestion, bounds), { minLength: 4, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(randomFiles, questions, async (files, asked) => {
      const { index } = await indexRandom(files);
      const lines = new Map(files.map(({ path, text }) => [path, text.split('\n').length]));
      for (const [query, bound] of asked) {
        const plain = explore(index, { query, ...bound });
        const { answer, report } = explore(index, { query, ...bound, report: true });
        if (report === null) throw new Error('no report');
        check({ answer, report, plain, lineCount: (path) => lines.get(path) ?? 0 });
      }
    }),
    { numRuns: 20 },
  );
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const fileOverhead = ({ levers }: Report): number => (levers as Levers).fileOverhead;

describe('in every report', () => {
  it('source and the text around it are the answer, and each file’s part is its share', () =>
    holds(({ report, answer }) => {
      const { envelope, files, selection } = report;
      expect(envelope.delivered).toBe(answer.markdown.length);
      expect(envelope.source + envelope.meta).toBe(answer.markdown.length);
      expect(sum(files.map(({ delivered }) => delivered))).toBe(envelope.source);
      expect(envelope.sourceShare + envelope.metaShare).toBeCloseTo(1, 12);
      expect(envelope.allocated).toBe(envelope.delivered);
      expect(envelope.overBudget).toBe(envelope.allocated > report.budget.envelope);
      expect(envelope.truncated).toBe(answer.truncated);
      expect(selection.filesRendered).toBe(selection.filesDelivered);
      expect(selection.filesDelivered).toBe(answer.files.length);
      for (const { allocated, allocatedShare, delivered, deliveredShare } of files) {
        expect(allocatedShare * envelope.allocated).toBeCloseTo(allocated, 6);
        expect(deliveredShare * envelope.delivered).toBeCloseTo(delivered, 6);
      }
    }));

  it('what was promised, what stays unreserved and what was held back are the envelope', () =>
    holds(({ report }) => {
      const { allocation, budget, files, sections } = report;
      const { envelope, held, overhead, pool } = allocation;
      expect(pool).toBe(Math.max(0, envelope - held - overhead));
      if (pool > 0) expect(pool + held + overhead).toBe(envelope);
      expect(allocation.reserved + allocation.unreserved).toBe(allocation.pool);
      expect(allocation.unreserved).toBeGreaterThanOrEqual(0);
      expect(allocation.envelope).toBeLessThanOrEqual(budget.envelope);
      expect(sum(files.map(({ reservation }) => reservation ?? 0))).toBe(allocation.reserved);
      expect(allocation.overhead).toBe(allocation.admitted * fileOverhead(report));
      // History's flat cap spends without asking what was promised.
      if (budget.flatCap === null && files.some(({ rank }) => rank !== null)) {
        expect(sections.promised).toBe(allocation.reserved + allocation.overhead);
        expect(sections.spent).toBeLessThanOrEqual(Math.min(sections.ceiling, sections.promised + sections.overshoot));
      }
    }));

  it('every file that was considered is in one place, and the places are the answer’s own', () =>
    holds(({ report, answer }) => {
      const paths = report.files.map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
      const placed = (place: string): string[] =>
        report.files.filter((file) => file.place === place).map(({ path }) => path);
      expect(placed('delivered').sort()).toEqual(answer.files.map(({ path }) => path).sort());
      expect(placed('pointer').sort()).toEqual(answer.pointers.map(({ path }) => path).sort());
      for (const { place, skipped, detail, rank } of report.files) {
        expect(skipped === null).toBe(place === 'delivered');
        if (place !== 'delivered') expect(detail).toMatch(/\d|no line to show/);
        if (place === 'pointer') expect(rank).not.toBe(null);
      }
      expect(report.note === null).toBe(answer.files.length + answer.pointers.length > 0);
      const { selection } = report;
      expect(selection.filesGrouped - selection.filesRanked).toBe(
        report.files.filter(({ rank }) => rank === null).length,
      );
    }));

  it('the reasons of a file, ranked or fallen, times its penalty are its score to the last bit', () =>
    holds(({ report }) => {
      for (const { reasons, demotions, penalty, score, path } of report.files) {
        expect(
          demotions.reduce((product, { factor }) => product * factor, 1),
          path,
        ).toBe(penalty);
        expect(sum(reasons.map(({ amount }) => amount)) * penalty, path).toBe(score);
        expect(score > 0 || penalty === 0, path).toBe(true);
        expect(new Set(reasons.map(({ label }) => label)).size).toBe(reasons.length);
      }
    }));

  it('the weight of a ranked file is its score times what its bytes are worth and its place on the call path', () =>
    holds(({ report }) => {
      const ranked = report.files.filter(({ rank }) => rank !== null);
      const weights = ranked.map(({ score, worth, boost }) => score * (worth ?? 0) * (boost ?? 0));
      for (const [at, { path, weight, flags, worth, penalty }] of ranked.entries()) {
        expect(weight, path).toBe(flags.includes('pinned') ? Math.max(1, ...weights) : weights[at]);
        expect([1, penalty]).toContain(worth);
      }
    }));

  it('spans lie inside their file, in order, each with a reason', () =>
    holds(({ report, lineCount }) => {
      for (const { path, spans } of report.files) {
        let last = 0;
        for (const { startLine, endLine, why } of spans) {
          expect(startLine).toBeGreaterThan(last);
          expect(endLine).toBeGreaterThanOrEqual(startLine);
          expect(endLine).toBeLessThanOrEqual(lineCount(path));
          expect(why).not.toBe('');
          last = endLine;
        }
      }
    }));

  it('a file got the smaller of its reservation and its size, or its row says why not', () =>
    holds(({ report }) => {
      for (const { place, reservation, inherited, size, delivered, spendable, lent, funded, detail } of report.files) {
        if (place !== 'delivered') continue;
        const promised = Math.max(reservation ?? 0, inherited);
        if (delivered < Math.min(promised, size ?? 0)) expect(detail).toMatch(/\d+ of its reservation left: /);
        expect(inherited > 0).toBe(reservation === 0);
        const most = Math.max(promised, report.budget.flatCap ?? 0) + (lent ?? 0);
        if (!detail.includes('finished')) expect(spendable).toBeLessThanOrEqual(Math.min(most, funded ?? 0));
      }
    }));

  it('nothing changes the answer', () =>
    holds(({ answer, plain }) => {
      expect(plain.report).toBe(null);
      expect(JSON.stringify(answer)).toBe(JSON.stringify(plain.answer));
    }));
});
