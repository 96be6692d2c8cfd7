import { describe, expect, it } from 'vitest';
import { ProblemError } from '../engine/problem.ts';
import { readExploreBody, readExploreRequest } from './schema.ts';

const said = (read: () => unknown): string => {
  try {
    read();
  } catch (thrown) {
    if (!(thrown instanceof ProblemError)) throw thrown;
    const { code, where, seen } = thrown.problem;
    return `${code} at “${where}”: ${seen}`;
  }
  return 'accepted';
};

describe('A question', () => {
  it.each([
    { query: 'how?' },
    { query: 'how?', maxFiles: 1, maxChars: 2_000, report: true },
    { query: 'how?', maxFiles: 20, maxChars: 25_000, levers: 'proportional' },
    { query: 'how?', why: [] },
    { query: 'how?', why: Array.from({ length: 20 }, (_, at) => `src/${at}.ts`) },
    { query: 'x'.repeat(10_000), levers: { cliff: 0.3, carryForward: false } },
  ])('is taken as it is: %j', (request) => {
    expect(readExploreRequest(request)).toEqual(request);
  });

  it.each([
    [undefined, 'bad-request at “”: The request is missing.'],
    [null, 'bad-request at “”: The request is null.'],
    [[], 'bad-request at “”: The request is [].'],
    ['how?', 'bad-request at “”: The request is "how?".'],
    [{}, 'bad-request at “query”: The field “query” is missing.'],
    [{ query: 7 }, 'bad-request at “query”: The field “query” is 7.'],
    [{ query: 'x'.repeat(10_001) }, 'bad-request at “query”: The field “query” has 10001 characters.'],
    [{ query: ' \n\u3000' }, 'blank-question at “query”: The question is blank.'],
    [{ query: 'q', maxChars: 3 }, 'bad-budget at “maxChars”: The field “maxChars” is 3.'],
    [{ query: 'q', maxChars: 25_001 }, 'bad-budget at “maxChars”: The field “maxChars” is 25001.'],
    [{ query: 'q', maxChars: 2_000.5 }, 'bad-budget at “maxChars”: The field “maxChars” is 2000.5.'],
    [{ query: 'q', maxChars: '9000' }, 'bad-budget at “maxChars”: The field “maxChars” is "9000".'],
    [{ query: 'q', maxFiles: 0 }, 'bad-budget at “maxFiles”: The field “maxFiles” is 0.'],
    [{ query: 'q', maxFiles: 21 }, 'bad-budget at “maxFiles”: The field “maxFiles” is 21.'],
    [{ query: 'q', levers: 'newest' }, 'unknown-lever at “levers”: There is no preset “newest”.'],
    [{ query: 'q', levers: { preset: 'newest' } }, 'unknown-lever at “levers”: There is no preset “newest”.'],
    [
      { query: 'q', levers: { carryForward: 'no' } },
      'unknown-lever at “levers.carryForward”: Lever “carryForward” was set to no.',
    ],
    [{ query: 'q', levers: { cliff: 'low' } }, 'unknown-lever at “levers.cliff”: Lever “cliff” was set to low.'],
    [{ query: 'q', levers: { clif: 1 } }, 'unknown-lever at “levers.clif”: There is no lever “clif”.'],
    [{ query: 'q', levers: { cliff: 9 } }, 'unknown-lever at “levers.cliff”: Lever “cliff” was set to 9.'],
    [{ query: 'q', levers: [1] }, 'unknown-lever at “levers”: The field “levers” is [1].'],
    [{ query: 'q', report: 'yes' }, 'bad-request at “report”: The field “report” is "yes".'],
    [{ query: 'q', why: 'src/a.ts' }, 'bad-request at “why”: The field “why” is "src/a.ts".'],
    [{ query: 'q', why: ['a.ts', ''] }, 'bad-request at “why[1]”: The field “why[1]” is "".'],
    [{ query: 'q', why: ['a.ts', 7] }, 'bad-request at “why[1]”: The field “why[1]” is 7.'],
    [{ query: 'q', why: ['x'.repeat(1_025)] }, 'bad-request at “why[0]”: The field “why[0]” has 1025 characters.'],
    [
      { query: 'q', why: Array.from({ length: 21 }, (_, at) => `src/${at}.ts`) },
      'bad-request at “why”: The field “why” has 21 items.',
    ],
    [{ query: 'q', maxchars: 9_000 }, 'bad-request at “maxchars”: There is no field “maxchars”.'],
  ])('that is %j is refused', (request, words) => {
    expect(said(() => readExploreRequest(request))).toBe(words);
  });
});

describe('A question with its repository', () => {
  const id = 'a'.repeat(64);

  it('names a stored one, or brings its files', () => {
    const request = { query: 'how?', maxFiles: 3 };
    expect(readExploreBody({ repository: { id }, ...request })).toEqual({ repository: { id }, request });
    const files = [{ path: 'a.ts', text: '' }];
    expect(readExploreBody({ ...request, repository: { files } })).toEqual({ repository: { files }, request });
  });

  it.each([
    [undefined, 'bad-request at “repository”: The field “repository” is missing.'],
    ['x', 'bad-request at “repository”: The field “repository” is "x".'],
    [{}, 'bad-request at “repository.id”: The field “repository.id” is missing.'],
    [{ id: 5 }, 'bad-request at “repository.id”: The field “repository.id” is 5.'],
    [{ id, files: [] }, 'bad-request at “repository.id”: There is no field “repository.id”.'],
    [{ github: 'a/b' }, 'bad-request at “repository.id”: The field “repository.id” is missing.'],
    [{ files: {} }, 'bad-request at “repository.files”: The field “repository.files” is {}.'],
    [
      { files: [{ path: 'a.ts', text: '' }, { path: 'b.ts' }] },
      'bad-request at “repository.files[1].text”: The field “repository.files[1].text” is missing.',
    ],
    [
      { files: [{ path: '', text: '' }] },
      'bad-request at “repository.files[0].path”: The field “repository.files[0].path” is "".',
    ],
  ])('that is about %j is refused', (repository, words) => {
    expect(said(() => readExploreBody({ query: 'q', repository }))).toBe(words);
  });
});
