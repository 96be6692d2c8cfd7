/** Nothing is thrown across the worker's boundary: whatever goes wrong becomes a worded problem. */
import { problemOf } from '../../src/engine/problem.ts';
import type { Outcome } from '../../src/protocol/worker.ts';

/** The value of the work, or the problem that it ended in. */
export async function outcomeOf<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { tag: 'ok', value: await work() };
  } catch (thrown) {
    return { tag: 'problem', problem: problemOf(thrown) };
  }
}
