/** Formats that are not parsed are files without definitions: their text is there to be searched. */
import { expect, it } from 'vitest';
import { PLAIN } from '../languages/plain/manifest.ts';
import { createExtractor } from './extract.ts';

const noGrammars = {
  runtime: () => Promise.reject(new Error('asked for the runtime')),
  grammar: (file: string) => Promise.reject(new Error(`asked for ${file}`)),
};

it.each(PLAIN)('$name is read without a grammar, as a file and nothing else', async ({ id }) => {
  const extractor = createExtractor(noGrammars, PLAIN);
  await extractor.prepare([id]);
  const { definitions, references, lines, parse } = extractor.extract('one {\n  two(\n', id);
  expect({ kinds: definitions.map(({ kind }) => kind), references, lines, errors: parse.errors }).toEqual({
    kinds: ['file'],
    references: [],
    lines: 2,
    errors: 0,
  });
});
