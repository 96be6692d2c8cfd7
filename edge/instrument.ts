/**
 * Where the reports of all questions go, whatever the runtime. Nobody is told apart by it: the answer is the same bytes with
 * an instrument, without one, and with one whose sink is broken.
 */
import type { Report } from '../src/engine/diagnose/types.ts';

/** Whom a question was asked of, as the endpoint calls it. */
export interface AskedRepository {
  readonly id: string;
  readonly name: string;
}

/** Gets the report of a question, once, after its answer has been made. */
export type Instrument = (report: Report, repository: AskedRepository) => void;

/** A report as one JSON value. */
export const recordOf = (report: Report, { id, name }: AskedRepository) => ({ repository: { id, name }, ...report });

/** An instrument that never fails a question: a sink that fails is complained of once, as far as that works. */
export function guarded(write: Instrument, complain: (text: string) => void): Instrument {
  let failed = false;
  return (report, repository) => {
    try {
      write(report, repository);
    } catch (thrown) {
      if (failed) return;
      failed = true;
      try {
        complain(`Reports are lost: ${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
      } catch {
        // The place for complaints is broken too, and the question is answered all the same.
      }
    }
  };
}
