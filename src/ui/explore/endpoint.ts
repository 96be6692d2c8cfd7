/**
 * The same question at the endpoint that serves this page. Only the repository's content address and the question are sent, and only when
 * a reader asks for it; the endpoint knows the samples and what was posted to it.
 */
import type { Problem } from '../../engine/problem.ts';
import type { Outcome } from '../../protocol/worker.ts';

const isProblem = (value: unknown): value is Problem =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'seen') === 'string';

const unanswered = (seen: string): Problem => ({
  code: 'internal',
  seen,
  todo: 'The answer above was made in this tab and does not need it.',
  where: '',
});

export interface EndpointQuestion {
  readonly id: string;
  readonly question: string;
  readonly chars: number | null;
}

/** SHA-256 of the endpoint's answer, as the endpoint states it. */
export async function askEndpoint({ id, question, chars }: EndpointQuestion): Promise<Outcome<string>> {
  try {
    const response = await fetch(new URL('v1/explore', document.baseURI), {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'text/markdown' },
      body: JSON.stringify({ repository: { id }, query: question, ...(chars === null ? {} : { maxChars: chars }) }),
    });
    const stated = response.headers.get('x-answer-sha256');
    if (response.ok && stated) return { tag: 'ok', value: stated };
    const body: unknown = await response.json().catch(() => null);
    return {
      tag: 'problem',
      problem: isProblem(body)
        ? body
        : unanswered(`There is no endpoint behind this page: it answered ${response.status}.`),
    };
  } catch {
    return { tag: 'problem', problem: unanswered('The endpoint did not answer.') };
  }
}
