/** Every language reads its own `cases.txt` as that file says. */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { linesLike, readCases } from '../../testing/extraction-notation.ts';
import { nodeGrammars } from '../../testing/grammars.ts';
import { createExtractor } from '../extract/extract.ts';
import { PARSED } from './index.ts';

const extractor = createExtractor(nodeGrammars(), PARSED);
beforeAll(() => extractor.prepare(PARSED.map(({ id }) => id)));

describe.each(PARSED)('$name', ({ id }) => {
  const cases = readCases(readFileSync(new URL(`./${id}/cases.txt`, import.meta.url), 'utf8'));

  it('has cases', () => {
    expect(cases.length).toBeGreaterThan(0);
  });

  it.each(cases)('$title', ({ source, expected }) => {
    expect(expected.length).toBeGreaterThan(0);
    expect(linesLike(extractor.extract(source, id), expected)).toEqual(expected);
  });
});
