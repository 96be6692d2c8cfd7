/**
 * Constructs that extractors are known to miss or to misname, in `faults.txt`: the notation of a language's cases, each title
 * opening with the language.
 */
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { linesLike, readCases } from '../../testing/extraction-notation.ts';
import { nodeGrammars } from '../../testing/grammars.ts';
import { LANGUAGES } from '../languages/index.ts';
import { createExtractor, type Extractor } from './extract.ts';

let extractor: Extractor;
beforeAll(async () => {
  extractor = createExtractor(nodeGrammars(), LANGUAGES);
  await extractor.prepare(LANGUAGES.map(({ id }) => id));
});

describe('where extractors go wrong', () => {
  const cases = readCases(readFileSync(new URL('./faults.txt', import.meta.url), 'utf8'));

  it.each(cases)('$title', ({ title, source, expected }) => {
    const [language = ''] = title.split(':');
    expect(expected.length).toBeGreaterThan(0);
    expect(linesLike(extractor.extract(source, language), expected)).toEqual(expected);
  });
});
