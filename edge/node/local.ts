/**
 * A server on a loopback address answers loopback names only. Without this, a page of another site whose name is made to
 * point at 127.0.0.1 would be of the same origin, and could read the source that is stored here.
 */
import { API_HEADERS, withHeaders } from '../headers.ts';
import type { Fetch } from '../http.ts';
import { problemResponse } from '../problems.ts';

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;

export const isLoopback = (host: string): boolean => LOOPBACK.test(host.includes('::') ? `[${host}]` : host);

export function localNamesOnly(inner: Fetch): Fetch {
  return (request) => {
    const host = request.headers.get('host') ?? '';
    if (LOOPBACK.test(host)) return inner(request);
    const problem = {
      code: 'bad-request' as const,
      seen: `The request is for ${JSON.stringify(host.slice(0, 80))}, and this server answers this machine only.`,
      todo: 'Use 127.0.0.1 or localhost; set HOST to serve other machines.',
      where: 'host',
    };
    return withHeaders(problemResponse(problem), API_HEADERS);
  };
}
