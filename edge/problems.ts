/** Problems as HTTP: RFC 9457, with what was seen and what to do as fields of their own. */
import type { Problem, ProblemCode } from '../src/engine/problem.ts';

const STATUS: Readonly<Record<ProblemCode, number>> = {
  'bad-request': 400,
  'blank-question': 400,
  'bad-budget': 400,
  'unknown-lever': 400,
  'unknown-repository': 404,
  'empty-repository': 422,
  'bad-archive': 422,
  'unsafe-path': 422,
  'too-large': 413,
  'unsupported-media': 415,
  'bad-snapshot': 500,
  'grammar-unusable': 500,
  'parser-aborted': 500,
  storage: 503,
  cancelled: 499,
  internal: 500,
};

export function problemResponse(problem: Problem): Response {
  const status = STATUS[problem.code];
  const body = {
    type: `urn:problem:${problem.code}`,
    title: problem.code.replaceAll('-', ' '),
    status,
    detail: `${problem.seen} ${problem.todo}`,
    ...problem,
  };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } });
}
