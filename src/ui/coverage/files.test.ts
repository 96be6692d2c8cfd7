import { describe, expect, it } from 'vitest';
import { fileRows, filterRows, statesOf } from './files.ts';

const indexed = (path: string, more = {}) => ({
  path,
  language: 'go',
  fileClass: 'source' as const,
  classReason: '',
  encoding: 'utf-8',
  lines: 3,
  chars: 30,
  definitions: 1,
  ...more,
});

const rows = fileRows(
  [
    indexed('b.go'),
    indexed('gen/x.go', { fileClass: 'generated', classReason: 'line 1: DO NOT EDIT', encoding: 'utf-16le' }),
  ],
  [
    { path: 'a.png', bytes: 9, reason: 'binary', detail: 'NUL at byte 3' },
    { path: 'c.min.js', bytes: 9, reason: 'minified', detail: 'a line of 90,000' },
    { path: 'd.png', bytes: 9, reason: 'binary', detail: 'NUL at byte 4' },
  ],
);

describe('the list of files', () => {
  it('holds each file once, in path order, with its reason', () => {
    expect(rows.map(({ path, state, detail }) => `${path} | ${state} | ${detail}`)).toEqual([
      'a.png | binary | NUL at byte 3',
      'b.go | indexed | go · 3 lines · 1 definition',
      'c.min.js | minified | a line of 90,000',
      'd.png | binary | NUL at byte 4',
      'gen/x.go | indexed | go · generated: line 1: DO NOT EDIT · utf-16le · 3 lines · 1 definition',
    ]);
  });

  it('counts states, indexed first, then the most frequent', () => {
    expect(statesOf(rows).map(({ state, files }) => `${state} ${files}`)).toEqual([
      'indexed 2',
      'binary 2',
      'minified 1',
    ]);
  });

  it.each([
    ['', '', 5],
    ['binary', '', 2],
    ['', 'PNG byte', 2],
    ['indexed', 'generated', 1],
    ['minified', 'png', 0],
  ])('filtered by state %j and text %j has %i rows', (state, text, length) => {
    expect(filterRows(rows, state, text).length).toBe(length);
  });
});
