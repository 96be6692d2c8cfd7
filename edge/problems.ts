/** Problems as HTTP: RFC 9457, with what was seen and what to do as fields of their own. */
import type { Problem, ProblemCode } from '../src/engine/problem.ts';

/** `unknown-route` exists only where there are routes. */
export type EndpointProblem = Omit<Problem, 'code'> & { readonly code: ProblemCode | 'unknown-route' };

const STATUS: Readonly<Record<EndpointProblem['code'], number>> = {
  'bad-request': 400,
  'blank-question': 400,
  'bad-budget': 400,
  'unknown-lever': 400,
  'unknown-route': 404,
  'unknown-repository': 404,
  'empty-repository': 422,
  'bad-archive': 422,
  'unsafe-path': 422,
  'too-large': 413,
  'unsupported-media': 415,
  'bad-snapshot': 500,
  'grammar-unusable': 503,
  'parser-aborted': 503,
  storage: 503,
  cancelled: 499,
  internal: 500,
};

export function problemResponse(problem: EndpointProblem): Response {
  const status = STATUS[problem.code];
  const { code, seen, todo, where } = problem;
  const body = {
    type: `urn:codegraph-web:problem:${code}`,
    title: code.replaceAll('-', ' '),
    status,
    detail: `${seen} ${todo}`,
    seen,
    todo,
    where,
    code,
  };
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/problem+json' } });
}

/** What the caller is told of a failure that nobody foresaw: its words may hold paths and addresses of the server. */
export const UNFORESEEN: EndpointProblem = {
  code: 'internal',
  seen: 'The endpoint failed on this request.',
  todo: 'Try again; if it fails again, its log says why.',
  where: '',
};

/** Failures that an operator should read of. */
export const isFault = (response: Response): boolean => response.status >= 500;
