/**
 * What an instrument may and may not do, as one suite for every runtime: the same questions are put to an endpoint with
 * reports and to one without, over the same repository, and not one byte or header of any response may differ.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Files, zipOf } from './archives.ts';
import type { AskedRepository } from './instrument.ts';

export interface Reported {
  readonly repository: AskedRepository;
  readonly query: string;
  readonly note: string | null;
  readonly envelope: { readonly delivered: number };
}

export interface ReportingEndpoint {
  /** Where it answers, without a slash at the end. */
  readonly url: string;
  /** The reports that came out so far, once `count` have, or nothing more comes. */
  reports(count: number): Promise<readonly Reported[]>;
  stop(): Promise<void>;
}

const FILES: Files = {
  'src/pay.ts': '/** Pays what is owed. */\nexport function pay(): number {\n  return amount();\n}\n',
  'src/amount.ts': 'export function amount(): number {\n  return 1;\n}\n',
};

const QUESTIONS: readonly object[] = [
  { query: 'how does pay find its amount?' },
  { query: 'how does pay find its amount?', maxChars: 2_000, maxFiles: 1 },
  { query: 'how does pay find its amount?', report: true, why: ['src/amount.ts', 'none.ts'] },
  { query: 'zzqq xxyy' },
];

/** `start` runs an endpoint whose CODEGRAPH_EXPLORE_DEBUG is on or off. */
export function describeReports(name: string, start: (on: boolean) => Promise<ReportingEndpoint>): void {
  describe(`Reports in ${name}`, () => {
    let on: ReportingEndpoint;
    let off: ReportingEndpoint;
    let id = '';

    beforeAll(async () => {
      [on, off] = [await start(true), await start(false)];
      for (const { url } of [on, off]) {
        const response = await fetch(`${url}/v1/repositories?name=payments`, {
          method: 'POST',
          body: zipOf(FILES),
          headers: { 'content-type': 'application/zip' },
        });
        ({ id } = (await response.json()) as { id: string });
      }
    });
    afterAll(() => Promise.all([on.stop(), off.stop()]));

    /** Everything of a response but when it came. */
    const responseOf = async ({ url }: ReportingEndpoint, question: object, accept: string): Promise<unknown> => {
      const response = await fetch(`${url}/v1/explore`, {
        method: 'POST',
        body: JSON.stringify({ repository: { id }, ...question }),
        headers: { 'content-type': 'application/json', accept },
      });
      const headers = [...response.headers].filter(([header]) => header !== 'date');
      return { status: response.status, headers, body: await response.text() };
    };

    it('change no byte of an answer, and come once a question, also when nothing answers it', async () => {
      for (const question of QUESTIONS) {
        for (const accept of ['application/json', 'text/markdown']) {
          const told = await responseOf(on, question, accept);
          expect(told).toMatchObject({ status: 200 });
          expect(told).toEqual(await responseOf(off, question, accept));
        }
      }
      const reports = await on.reports(2 * QUESTIONS.length);
      const asked = QUESTIONS.flatMap((question) => [question, question]);
      expect(reports.map(({ query }) => ({ query }))).toEqual(
        asked.map((question) => ({ query: (question as { query: string }).query })),
      );
      for (const { query, note, repository, envelope } of reports) {
        expect(repository).toEqual({ id, name: 'payments' });
        expect(envelope.delivered).toBeGreaterThan(0);
        expect(note).toBe(
          query === 'zzqq xxyy' ? 'Nothing was found: no definition has a word of the question.' : null,
        );
      }
    });

    it('come of no question that was refused', async () => {
      const before = await on.reports(2 * QUESTIONS.length);
      expect(await responseOf(on, { query: ' ' }, 'application/json')).toMatchObject({ status: 400 });
      expect(await on.reports(before.length + 1)).toHaveLength(before.length);
    });

    it('are not there when they are off', async () => {
      expect(await off.reports(1)).toEqual([]);
    });
  });
}
