import { describe, expect, it } from 'vitest';
import { nodeGrammars } from '../../../edge/grammars/node.ts';
import { takeIn } from '../../ingest/intake.ts';
import { createExtractor } from '../extract/extract.ts';
import { buildGraph } from '../graph/build.ts';
import { LANGUAGES } from '../languages/index.ts';
import { buildInvertedIndex } from '../search/build.ts';
import { encodeSnapshot } from './encode.ts';
import { openSnapshot } from './open.ts';

const TEXTS: Readonly<Record<string, string>> = {
  'src/cart.ts': `import { priceOf } from './price';
/** Größe 😀: what a customer is about to buy. */
export class Cart {
  private readonly items: string[] = [];
  total(): number {
    let sum = 0;
    for (const item of this.items) sum += priceOf(item);
    return sum;
  }
}
export const checkout = (): number => new Cart().total() + missing();
`,
  'src/price.ts': `export function priceOf(item: string): number {\n  return item.length; // “per letter”\n}\n`,
  'store/store.go': `package store\n\ntype Store struct{}\n\nfunc (s *Store) Put(key string) error { return s.check(key) }\n\nfunc (s *Store) check(key string) error { return nil }\n`,
  'tools/report.py': `"""Reports."""\n\ndef report(sales):\n    return sum(sales)\n`,
  'src/broken.ts': 'export function {{{\n',
  'README.md': '# Shop\n',
  'package.json': '{ "name": "shop" }\n',
};

async function built() {
  const files = Object.entries(TEXTS).map(([path, text]) => {
    const bytes = new TextEncoder().encode(text);
    return { path, size: bytes.length, read: async () => bytes };
  });
  const intake = await takeIn({ tag: 'files', name: 'shop', files }, LANGUAGES, {});
  const extractor = createExtractor(nodeGrammars(), LANGUAGES);
  await extractor.prepare([...new Set(intake.files.map(({ language }) => language))]);
  const extractions = intake.files.map(({ text, language }) => extractor.extract(text, language));
  const texts = intake.files.map(({ text }) => text);
  const graph = buildGraph({ ...intake, extractions, languages: LANGUAGES });
  const index = buildInvertedIndex(graph, { text: (file) => texts[file] }, extractions);
  return { graph, index, texts };
}

describe('A snapshot of a real index', () => {
  it('holds every column, string, term, source and count that the rooms made', async () => {
    const { graph, index, texts } = await built();
    expect(graph.edges.count).toBeGreaterThan(5);
    const opened = openSnapshot(encodeSnapshot(graph, index, texts).bytes);
    expect({ ...opened.graph.files }).toEqual({ ...graph.files });
    expect({ ...opened.graph.nodes }).toEqual({ ...graph.nodes });
    expect({ ...opened.graph.edges }).toEqual({ ...graph.edges });
    expect(opened.graph.coverage).toEqual(graph.coverage);
    expect(opened.graph.projectNames).toEqual(graph.projectNames);
    expect(opened.graph.strings.count).toBe(graph.strings.count);
    for (let id = 0; id < graph.strings.count; id++) expect(opened.graph.strings.at(id)).toBe(graph.strings.at(id));
    const { term, termId, ...columns } = index;
    expect(opened.index).toMatchObject(columns);
    expect(columns.termCount).toBeGreaterThan(20);
    for (let id = 0; id < columns.termCount; id++) {
      expect(opened.index.term(id)).toBe(term(id));
      expect(opened.index.termId(term(id))).toBe(id);
      expect(termId(term(id))).toBe(id);
    }
    expect(texts.map((_, file) => opened.sources.text(file))).toEqual(texts);
  });

  it('has the same id when everything is made again', async () => {
    const [first, second] = [await built(), await built()];
    const idOf = ({ graph, index, texts }: typeof first): string => encodeSnapshot(graph, index, texts).id;
    expect(idOf(second)).toBe(idOf(first));
  });
});
