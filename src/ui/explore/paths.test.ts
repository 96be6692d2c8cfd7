import { describe, expect, it } from 'vitest';
import { completions } from './paths.ts';

const PATHS = ['lib/router/index.js', 'lib/route.js', 'src/Router.ts', 'test/app.router.js', 'README.md'];

describe('A path that is being typed', () => {
  it.each([
    ['', ['README.md', 'lib/route.js', 'lib/router/index.js', 'src/Router.ts', 'test/app.router.js']],
    ['rout', ['lib/route.js', 'src/Router.ts', 'test/app.router.js', 'lib/router/index.js']],
    ['ROUTER', ['src/Router.ts', 'test/app.router.js', 'lib/router/index.js']],
    ['lib/', ['lib/route.js', 'lib/router/index.js']],
    ['nothing', []],
    ['lib/route.js', []],
  ])('%j is completed by its name first', (typed, offered) => {
    expect(completions(PATHS, typed)).toEqual(offered);
  });

  it('is offered no endless list', () => {
    const many = Array.from({ length: 5_000 }, (_, at) => `src/${at}.ts`);
    expect(completions(many, 'ts')).toHaveLength(20);
  });
});
