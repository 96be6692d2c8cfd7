import { describe, expect, it } from 'vitest';
import { rankedRepository } from '../../testing/ranked-repository.ts';
import { nearestPaths } from './nearest.ts';

const PATHS = [
  'lib/router/index.js',
  'lib/router/layer.js',
  'lib/application.js',
  'test/app.router.js',
  'src/index77.ts',
  'src/index7777.ts',
];

describe('A path that is not there is like', () => {
  const { graph } = rankedRepository(PATHS.map((path) => `${path} | 1 × 10`).join('\n'));
  it.each([
    ['lib/applicaton.js', ['lib/application.js']],
    ['LIB/Application.js', ['lib/application.js']],
    ['router/layer.js', ['lib/router/layer.js']],
    ['lib/router', ['lib/router/index.js', 'lib/router/layer.js']],
    ['lib/router/', ['lib/router/index.js', 'lib/router/layer.js']],
    ['app.router.ts', ['test/app.router.js']],
    ['src/index77', ['src/index77.ts', 'src/index7777.ts']],
    ['zebra', []],
    ['/', []],
    ['', []],
  ])('%s: %j', (path, nearest) => {
    expect(nearestPaths(graph, path).slice(0, Math.max(1, nearest.length))).toEqual(nearest);
  });
});
