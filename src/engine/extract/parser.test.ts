/**
 * Grammars that cannot be used, and a runtime that stops. In a file of its own: after the last test the runtime of this
 * realm is gone for good.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { Language, Parser, Query } from 'web-tree-sitter';
import { readCases } from '../../testing/extraction-notation.ts';
import { nodeGrammars } from '../../testing/grammars.ts';
import { LANGUAGES } from '../languages/index.ts';
import type { LanguageManifest } from '../languages/types.ts';
import { problemOf } from '../problem.ts';
import { createExtractor, type Extractor } from './extract.ts';
import type { GrammarHost } from './host.ts';
import { FIELDS, type Span } from './match.ts';
import { createParserFactory } from './parser.ts';

const packages = createRequire(import.meta.url);
const bytesOf = (grammar: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(readFileSync(packages.resolve(`@repomix/tree-sitter-wasms/out/${grammar}`)));

/** The installed grammars, one of them exchanged. */
const withGrammar = (file: string, module: () => Promise<WebAssembly.Module>): GrammarHost => {
  const installed = nodeGrammars();
  return { runtime: installed.runtime, grammar: (asked) => (asked === file ? module() : installed.grammar(asked)) };
};

const problemIn = async (work: () => unknown) => {
  try {
    await work();
  } catch (thrown) {
    return problemOf(thrown);
  }
  return null;
};

const namesIn = (extractor: Extractor, text: string, language: string): readonly string[] =>
  extractor
    .extract(text, language)
    .definitions.slice(1)
    .map(({ name }) => name);

describe('matches read from memory', () => {
  it.each(LANGUAGES.filter(({ plain }) => plain !== true))(
    'are those that the library itself gives, in $name',
    async (manifest) => {
      const host = nodeGrammars();
      const opened = await createParserFactory(host).open(manifest);
      const parser = new Parser().setLanguage(Language.loadSync(await host.grammar(manifest.grammar)));
      const query = new Query(parser.language!, manifest.query);
      const texts = sourcesIn(manifest);
      expect(texts.length).toBeGreaterThan(1);
      for (const text of [...texts, texts.join('\n').repeat(GROWING)]) {
        const tree = parser.parse(text)!;
        const expected = query.matches(tree.rootNode).map(({ captures }) => matchOf(captures));
        expect(opened.read(text)).toEqual(expected);
        tree.delete();
      }
      query.delete();
      parser.delete();
      opened.dispose();
    },
  );
});

/** Copies of all sources in one text: enough to make the runtime's memory grow while it is read. */
const GROWING = 20;

/** Cases of a language, whole and with their brackets lost, and the files of the small repositories. */
function sourcesIn({ id, extensions }: LanguageManifest): readonly string[] {
  const cases = readCases(readFileSync(new URL(`../languages/${id}/cases.txt`, import.meta.url), 'utf8'))
    .map(({ source }) => source)
    .join('\n');
  const folders = ['../../testing/repositories/', '../../testing/fixtures/', './'];
  const files = folders.flatMap((folder) => {
    const root = fileURLToPath(new URL(folder, import.meta.url));
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((path) => extensions.some((extension) => path.endsWith(extension)))
      .sort()
      .slice(0, FILES)
      .map((path) => readFileSync(join(root, path), 'utf8'));
  });
  return [cases, cases.replaceAll(/[)}]/g, ''), ...files];
}

/** Files taken of a folder. */
const FILES = 12;

interface Captured {
  readonly name: string;
  readonly node: { readonly startIndex: number; readonly endIndex: number };
}

/** A match of the library as the engine keeps it. */
function matchOf(captures: readonly Captured[]): object {
  const isField = (name: string): boolean => FIELDS.some((field) => field === name);
  const span = ({ node }: Captured): Span => ({ start: node.startIndex, end: node.endIndex });
  const tag = captures.find(({ name }) => !isField(name))!;
  const fields = captures
    .filter(({ name, node }) => isField(name) && node.endIndex > node.startIndex)
    .map((capture) => [capture.name, span(capture)]);
  return { tag: tag.name, ...span(tag), fields: Object.fromEntries(fields) };
}

describe('a grammar that cannot be used', () => {
  it.each([
    ['that the platform does not carry', () => Promise.reject(new Error('404 Not Found'))],
    ['that is no grammar', async () => new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]))],
    ['that wants what the runtime lacks', async () => new WebAssembly.Module(wantingBytes())],
  ])('%s is named, and the others work', async (_, module) => {
    const extractor = createExtractor(withGrammar('tree-sitter-go.wasm', module), LANGUAGES);
    const problem = await problemIn(() => extractor.prepare(['go', 'typescript']));
    expect(problem).toMatchObject({ code: 'grammar-unusable', where: 'tree-sitter-go.wasm' });
    expect(problem?.seen).toContain('tree-sitter-go.wasm');
    expect(namesIn(extractor, 'function after() {}', 'typescript')).toEqual(['after']);
    expect(await problemIn(() => extractor.extract('package p', 'go'))).toMatchObject({ code: 'grammar-unusable' });
  });

  it('is one that nobody prepared, or nobody has', async () => {
    const extractor = createExtractor(nodeGrammars(), LANGUAGES);
    expect(await problemIn(() => extractor.extract('x', 'python'))).toMatchObject({ code: 'grammar-unusable' });
    expect(await problemIn(() => extractor.prepare(['cobol']))).toMatchObject({
      code: 'grammar-unusable',
      where: 'cobol',
    });
  });
});

describe('extractors of one realm', () => {
  it('share one runtime, even when they start at once', async () => {
    const pair = [createExtractor(nodeGrammars(), LANGUAGES), createExtractor(nodeGrammars(), LANGUAGES)];
    await Promise.all(pair.map((extractor) => extractor.prepare(['javascript', 'python'])));
    for (const extractor of pair) expect(namesIn(extractor, 'function shared() {}', 'javascript')).toEqual(['shared']);
    pair[0]!.dispose();
    expect(namesIn(pair[1]!, 'def left(): pass', 'python')).toEqual(['left']);
  });

  it('are refused once the runtime has stopped, and never answer with nothing', async () => {
    const trapping = async () => new WebAssembly.Module(withoutLexer(bytesOf('tree-sitter-go.wasm')));
    const extractor = createExtractor(withGrammar('tree-sitter-go.wasm', trapping), LANGUAGES);
    await extractor.prepare(['go', 'typescript']);
    expect(namesIn(extractor, 'function before() {}', 'typescript')).toEqual(['before']);
    const first = await problemIn(() => extractor.extract('package p', 'go'));
    expect(first).toMatchObject({ code: 'parser-aborted' });
    expect(first?.seen).toContain('unreachable');
    const second = await problemIn(() => extractor.extract('function after() {}', 'typescript'));
    expect(second).toMatchObject({ code: 'parser-aborted' });
    extractor.dispose();
  });
});

/** A module with a dylink section that imports a function from nowhere. */
function wantingBytes(): Uint8Array<ArrayBuffer> {
  const name = (text: string): number[] => [text.length, ...new TextEncoder().encode(text)];
  const section = (id: number, body: readonly number[]): number[] => [id, body.length, ...body];
  return new Uint8Array([
    ...[0, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    ...section(0, [...name('dylink.0'), 1, 4, 0, 0, 0, 0]),
    ...section(1, [1, 0x60, 0, 0]),
    ...section(2, [1, ...name('nowhere'), ...name('nothing'), 0, 0]),
  ]);
}

/** The module with the largest of its functions, the lexer, replaced by a trap of the same size. */
function withoutLexer(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const number = (at: number): { readonly value: number; readonly next: number } => {
    let value = 0;
    let shift = 0;
    for (let next = at; ; next++, shift += 7) {
      value |= (bytes[next]! & 0x7f) << shift;
      if ((bytes[next]! & 0x80) === 0) return { value, next: next + 1 };
    }
  };
  const CODE = 10;
  const HEADER = 8;
  let at = HEADER;
  while (bytes[at] !== CODE) {
    const size = number(at + 1);
    at = size.next + size.value;
  }
  const count = number(number(at + 1).next);
  let largest = { start: 0, size: 0 };
  let body = count.next;
  for (let index = 0; index < count.value; index++) {
    const size = number(body);
    if (size.value > largest.size) largest = { start: size.next, size: size.value };
    body = size.next + size.value;
  }
  const [NO_LOCALS, UNREACHABLE, NOP, END] = [0x00, 0x00, 0x01, 0x0b];
  const trap = new Uint8Array(largest.size).fill(NOP);
  trap.set([NO_LOCALS, UNREACHABLE]);
  trap[largest.size - 1] = END;
  const patched = bytes.slice();
  patched.set(trap, largest.start);
  return patched;
}
