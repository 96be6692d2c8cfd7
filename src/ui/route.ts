/**
 * What the address says: which repository, which question, how many characters, which view. Reading any address gives a
 * route, and writing a route gives an address that reads back to it. Only the question and the content address stand in it,
 * never source: a link shows nothing to who does not have the repository.
 */
import { REQUEST_LIMITS } from '../engine/request.ts';

export const VIEWS = ['answer', 'coverage', 'text'] as const;
export type View = (typeof VIEWS)[number];

export interface RepositoryRoute {
  readonly tag: 'repository';
  readonly id: string;
  readonly view: View;
  /** Empty before the first question. */
  readonly question: string;
  /** Null for the default of the repository's size. */
  readonly chars: number | null;
}

export type Route = { readonly tag: 'open' } | RepositoryRoute;

const isView = (text: string): text is View => VIEWS.some((view) => view === text);

/** A number of characters that a request may ask for; null for anything else than digits. */
function readChars(text: string | null): number | null {
  if (text === null || !/^\d+$/.test(text)) return null;
  return Math.min(REQUEST_LIMITS.maxChars, Math.max(REQUEST_LIMITS.minChars, Number(text)));
}

/** The route of an address's fragment, with or without its `#`. Anything unknown is the first screen. */
export function readRoute(fragment: string): Route {
  const [path, query = ''] = fragment.replace(/^#/, '').split(/\?(.*)/s);
  const [, id = '', view = 'answer'] = path.split('/');
  if (!/^[0-9a-zA-Z_-]+$/.test(id)) return { tag: 'open' };
  const wishes = new URLSearchParams(query);
  return {
    tag: 'repository',
    id,
    view: isView(view) ? view : 'answer',
    question: (wishes.get('q') ?? '').slice(0, REQUEST_LIMITS.queryChars),
    chars: readChars(wishes.get('chars')),
  };
}

/** The fragment that reads back to the route, with its `#`. */
export function writeRoute(route: Route): string {
  if (route.tag === 'open') return '#/';
  const wishes = new URLSearchParams();
  if (route.question) wishes.set('q', route.question);
  if (route.chars !== null) wishes.set('chars', String(route.chars));
  const query = wishes.size ? `?${wishes}` : '';
  return `#/${route.id}${route.view === 'answer' ? '' : `/${route.view}`}${query}`;
}
