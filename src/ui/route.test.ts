import { describe, expect, it } from 'vitest';
import { type RepositoryRoute, readRoute, writeRoute } from './route.ts';

const asked: RepositoryRoute = { tag: 'repository', id: 'ab12', view: 'answer', question: '', chars: null };

describe('the address', () => {
  it.each([
    ['#/', { tag: 'open' }],
    ['', { tag: 'open' }],
    ['#/../../etc', { tag: 'open' }],
    ['#/ab12', asked],
    ['#/ab12/coverage', { ...asked, view: 'coverage' }],
    ['#/ab12/no-such-view', asked],
    ['#/ab12?q=who+calls+a%3Fb', { ...asked, question: 'who calls a?b' }],
    ['#/ab12?q=x&chars=9000', { ...asked, question: 'x', chars: 9000 }],
    ['#/ab12?chars=1', { ...asked, chars: 2000 }],
    ['#/ab12?chars=99999999', { ...asked, chars: 25000 }],
    ['#/ab12?chars=-1e3', asked],
  ])('%s reads as a route', (fragment, route) => {
    expect(readRoute(fragment)).toEqual(route);
  });

  it.each<RepositoryRoute>([
    asked,
    { ...asked, view: 'text', question: 'what is `a&b=c#d?` — “ü” 大' },
    { ...asked, view: 'coverage', chars: 2000 },
  ])('reads back what it was written from: %o', (route) => {
    expect(readRoute(writeRoute(route))).toEqual(route);
  });
});
