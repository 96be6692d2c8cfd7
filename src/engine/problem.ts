/**
 * Failures as worded values. A problem says what was seen, where, and what to do; it crosses workers and HTTP as plain
 * data, so nothing is lost on the way to the reader. Rooms throw `ProblemError`; the doors (worker, HTTP) unwrap it.
 */

/** A stable code per kind of failure, for programs; the sentences are for people. */
export type ProblemCode =
  | 'bad-request'
  | 'blank-question'
  | 'bad-budget'
  | 'unknown-lever'
  | 'unknown-repository'
  | 'empty-repository'
  | 'bad-archive'
  | 'unsafe-path'
  | 'too-large'
  | 'unsupported-media'
  | 'bad-snapshot'
  | 'grammar-unusable'
  | 'parser-aborted'
  | 'storage'
  | 'cancelled'
  | 'internal';

export interface Problem {
  readonly code: ProblemCode;
  /** One sentence: what was seen. */
  readonly seen: string;
  /** One sentence: what the reader can do. */
  readonly todo: string;
  /** Where it was seen: a path, a field, an address. Empty when the whole request is meant. */
  readonly where: string;
}

export class ProblemError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(`${problem.seen} ${problem.todo}`);
    this.name = 'ProblemError';
    this.problem = problem;
  }
}

/** Throws a worded failure. */
export function fail(code: ProblemCode, seen: string, todo: string, where = ''): never {
  throw new ProblemError({ code, seen, todo, where });
}

/** The problem inside anything thrown; an unexpected error keeps its message and is named internal. */
export function problemOf(thrown: unknown): Problem {
  if (thrown instanceof ProblemError) return thrown.problem;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return { code: 'internal', seen: message, todo: 'Report this with the input that caused it.', where: '' };
}
