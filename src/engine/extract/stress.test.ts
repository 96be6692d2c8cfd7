/** What breaks parsers: depth, size, repetition, marks and line ends. The grammars are the real ones. */
import { beforeAll, describe, expect, it } from 'vitest';
import { nodeGrammars } from '../../testing/grammars.ts';
import { LANGUAGES } from '../languages/index.ts';
import { createExtractor, type Extractor } from './extract.ts';

let extractor: Extractor;
beforeAll(async () => {
  extractor = createExtractor(nodeGrammars(), LANGUAGES);
  await extractor.prepare(LANGUAGES.map(({ id }) => id));
});

const definitions = (text: string, language: string): readonly string[] =>
  extractor
    .extract(text, language)
    .definitions.slice(1)
    .map(({ kind, name, startLine, endLine }) => `${kind} ${name} ${startLine}-${endLine}`);

describe('a parser keeps its feet', () => {
  it.each([
    [
      'typescript',
      `function before() {}\nconst deep = ${'('.repeat(10_000)}1${')'.repeat(10_000)};\nfunction after() {}\n`,
    ],
    [
      'javascript',
      `function before() {}\nvar deep = ${'['.repeat(10_000)}1${']'.repeat(10_000)};\nfunction after() {}\n`,
    ],
    ['python', `def before(): pass\ndeep = ${'('.repeat(10_000)}1${')'.repeat(10_000)}\ndef after(): pass\n`],
    ['php', `<?php\nfunction before() {}\n$deep = ${'('.repeat(10_000)}1${')'.repeat(10_000)};\nfunction after() {}\n`],
    ['ruby', `def before; end\nDEEP = ${'['.repeat(10_000)}1${']'.repeat(10_000)}\ndef after; end\n`],
    ['lua', `function before() end\nlocal deep = ${'{'.repeat(150)}1${'}'.repeat(150)}\nfunction after() end\n`],
    ['dart', `void before() {}\nfinal deep = ${'('.repeat(10_000)}1${')'.repeat(10_000)};\nvoid after() {}\n`],
    ['bash', `before() { :; }\ndeep=${'$('.repeat(1_000)}x${')'.repeat(1_000)}\nafter() { :; }\n`],
    ['go', `package p\nfunc before() {}\nvar deep = ${'('.repeat(10_000)}1${')'.repeat(10_000)}\nfunc after() {}\n`],
  ])('in %s under ten thousand nested brackets', (language, text) => {
    const names = definitions(text, language).map((line) => line.split(' ')[1]?.replace('$', '').toLowerCase());
    expect(names).toEqual(['before', 'deep', 'after']);
  });

  it('under a chain of five thousand else-ifs', () => {
    const chain = Array.from({ length: 5_000 }, (_, at) => `if (x === ${at}) { f${at}(); }`).join(' else ');
    const { references } = extractor.extract(`function pick(x) { ${chain} }\n`, 'javascript');
    expect(references.filter(({ kind }) => kind === 'call')).toHaveLength(5_000);
  });

  it('over forty parses of one large file, in the same memory', () => {
    const large = Array.from(
      { length: 1_500 },
      (_, at) => `export function f${at}(a: number) { return g(a, ${at}); }`,
    ).join('\n');
    const resident: number[] = [];
    for (let parse = 0; parse < 40; parse++) {
      expect(extractor.extract(large, 'typescript').definitions).toHaveLength(1_501);
      resident.push(process.memoryUsage().rss);
    }
    // A tree of this file is some 5 MB: thirty that were kept would be 150.
    expect(Math.max(...resident.slice(30)) - Math.max(...resident.slice(0, 10))).toBeLessThan(100_000_000);
  });
});

describe('offsets are UTF-16 code units, and lines end at \\n', () => {
  it('behind emoji and wide letters', () => {
    const text = "const t = '大😀'; function after() {}\n";
    const { definitions } = extractor.extract(text, 'javascript');
    const after = definitions.find(({ name }) => name === 'after');
    expect(text.slice(after?.start, after?.end)).toBe('function after() {}');
  });

  it('with CRLF', () => {
    expect(definitions('function a() {\r\n  return 1;\r\n}\r\nfunction b() {}\r\n', 'javascript')).toEqual([
      'function a 1-3',
      'function b 4-4',
    ]);
  });

  it('with a NUL in the middle, which is counted as an error and loses nothing else', () => {
    const { parse, definitions } = extractor.extract('function a() {}\n\0\nfunction b() {}\n', 'javascript');
    expect(definitions.slice(1).map(({ name }) => name)).toEqual(['a', 'b']);
    expect(parse.errors).toBeGreaterThan(0);
  });

  it('in an empty file, which has no definitions and no errors', () => {
    const { lines, definitions, parse } = extractor.extract('', 'python');
    expect({ lines, definitions: definitions.length, ...parse }).toEqual({
      lines: 0,
      definitions: 1,
      errors: 0,
      firstErrorLine: 0,
      lost: false,
    });
  });
});
