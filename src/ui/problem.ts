/** Words for what only the page can fail at. */
import type { Problem, ProblemCode } from '../engine/problem.ts';

/** A problem from something thrown: what was being done, and what the browser said of it. */
export function problemOf(code: ProblemCode, thrown: unknown, seen: string, todo: string): Problem {
  const said = thrown instanceof Error && thrown.message ? `: ${thrown.message}` : '';
  return { code, seen: `${seen}${said}${said.endsWith('.') ? '' : '.'}`, todo, where: '' };
}
