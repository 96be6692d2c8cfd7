import { describe, expect, it } from 'vitest';
import { counted, duration, percent, points, reasonWords, size, splitPath } from './words.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('numbers in words', () => {
  it.each([
    [size(0), '0 bytes'],
    [size(999), '999 bytes'],
    [size(1400), '1.4 kB'],
    [size(123_456_789), '123 MB'],
    [duration(80.4), '80 ms'],
    [duration(1449), '1.4 s'],
    [counted(1, 'file'), '1 file'],
    [counted(1200, 'stretch', 'stretches'), '1,200 stretches'],
    [percent(0.428), '43'],
    [percent(0.004), '0.4'],
    [percent(0), '0'],
    [points(9.128), '9.13'],
    [points(61.44), '61.4'],
    [reasonWords('lfs-pointer'), 'Git LFS pointer'],
    [reasonWords('never-heard-of'), 'never heard of'],
  ])('%s', (said, expected) => {
    expect(plain(said)).toBe(expected);
  });

  it.each([
    ['lib/router/index.js', 'lib/router', 'index.js'],
    ['index.js', '', 'index.js'],
  ])('%s is in %j and named %s', (path, folder, name) => {
    expect(splitPath(path)).toEqual({ folder, name });
  });
});
