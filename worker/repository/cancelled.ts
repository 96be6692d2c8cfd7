/** How an open ends when it was asked to. */
import { ProblemError } from '../../src/engine/problem.ts';

/** What an open answers that was ended before it was done. */
export function cancelledProblem(): ProblemError {
  return new ProblemError({
    code: 'cancelled',
    seen: 'Opening the repository was cancelled.',
    todo: 'Open it again when you want it; what was stored before is untouched.',
    where: '',
  });
}

/** Throws when the signal has come. */
export function throwIfCancelled(signal: AbortSignal): void {
  if (signal.aborted) throw cancelledProblem();
}
