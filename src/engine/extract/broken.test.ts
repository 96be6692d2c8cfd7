/**
 * Text that does not parse: what half a file, a lost line or a line too many must never do to an extraction. The texts are
 * the languages' own cases, cut, thinned and doubled.
 */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { extractionLines, readCases } from '../../testing/extraction-notation.ts';
import { nodeGrammars } from '../../testing/grammars.ts';
import { PARSED } from '../languages/index.ts';
import { createExtractor, type Extractor } from './extract.ts';
import type { Extraction } from './types.ts';

let extractor: Extractor;
beforeAll(async () => {
  extractor = createExtractor(nodeGrammars(), PARSED);
  await extractor.prepare(PARSED.map(({ id }) => id));
});

/** What is wrong with an extraction, a sentence each; none when all that must hold does. */
function faultsOf(extraction: Extraction, text: string): string[] {
  const { definitions, scopes, references, texts, bindings, language } = extraction;
  const statements = PARSED.find(({ id }) => id === language)?.statementWords ?? [];
  const faults: string[] = [];
  const say = (wrong: boolean, what: string): void => {
    if (wrong) faults.push(what);
  };
  const isSpan = (start: number, end: number): boolean => 0 <= start && start <= end && end <= text.length;
  definitions.slice(1).forEach((one, index) => {
    const about = `${one.kind} ${JSON.stringify(one.name)} ${one.start}-${one.end}`;
    const parent = definitions[one.parent];
    // A file that is a component is named where its path is known.
    const isFile = one.kind === 'component' && one.start === 0 && one.end === text.length;
    say(one.name.trim() === '' && !isFile, `${about} has no name`);
    say(extraction.parse.errors > 0 && statements.includes(one.name), `${about} is a statement`);
    say(!isSpan(one.start, one.end) || one.start === one.end, `${about} is no stretch of the file`);
    say(parent === undefined || one.parent > index, `${about} has no parent before it`);
    say(!!parent && (one.start < parent.start || one.end > parent.end), `${about} leaves its parent ${parent?.name}`);
    say(one.nameStart < one.start || one.nameStart >= one.end, `${about} has its name elsewhere, at ${one.nameStart}`);
    say(
      one.bodyStart >= 0 && (one.bodyStart < one.start || one.bodyEnd > one.end || one.bodyEnd < one.bodyStart),
      `${about} has its body outside, at ${one.bodyStart}-${one.bodyEnd}`,
    );
    say(one.endLine < one.startLine || one.docLine > one.startLine, `${about} has its lines out of order`);
  });
  scopes.slice(1).forEach((scope, index) => {
    const parent = scopes[scope.parent];
    say(!isSpan(scope.start, scope.end), `scope ${scope.start}-${scope.end} is no stretch of the file`);
    say(
      parent === undefined || scope.parent > index || scope.start < parent.start || scope.end > parent.end,
      `scope ${scope.start}-${scope.end} leaves its parent`,
    );
  });
  for (const { kind, start, end } of texts) say(!isSpan(start, end) || start === end, `${kind} at ${start} is empty`);
  for (const { name, start } of references)
    say(name === '' || start >= text.length, `a reference at ${start} has no name`);
  for (const { name, start } of bindings) say(name === '' || start > text.length, `a binding at ${start} has no name`);
  return faults;
}

/** Lines of some groups of an extraction, as the cases of a language write them. */
const linesOf = (language: string, text: string, ...groups: readonly string[]): readonly string[] =>
  extractionLines(extractor.extract(text, language)).filter((line) => groups.includes(line.split(' ')[0] ?? ''));

describe('what has no name', () => {
  it.each([
    [
      'a function assigned to a call',
      'javascript',
      'f() = function () { go(); };',
      ['call f/0 1:0 in file', 'call go/0 1:20 in file'],
    ],
    ['a function under an empty key', 'javascript', "o = { '': function () { go(); } };", ['call go/0 1:24 in file']],
    ['a function assigned to an empty key', 'javascript', "o[''] = () => { go(); };", ['call go/0 1:16 in file']],
    ['an export under an empty key', 'javascript', "exports[''] = 1;", []],
    ['a property with an empty key', 'typescript', "interface I { '': string }", ['def interface I 1']],
    ['a variable whose name the parser put in', 'python', ':\n  h = seventh()', ['call seventh/0 2:6 in file']],
  ])('defines nothing: %s', (_, language, text, expected) => {
    expect(linesOf(language, `${text}\n`, 'def', 'call', 'export')).toEqual(expected);
  });

  it('marks no text: an empty string', () => {
    expect(extractor.extract('package p\nvar a, b, c = "", ``, "x"\n', 'go').texts).toEqual([
      { kind: 'string', start: 33, end: 34 },
    ]);
  });
});

describe('a statement is no definition', () => {
  it.each([
    [
      'in a class that lost a brace',
      'class A {\n  load() {\n    const x = 1;\n  }\n  }\n  if (x) {\n    go();\n  }\n  return x;\n}\nclass B {\n  if (x) { go(); }\n  const y = 1\n',
    ],
    ['behind an unfinished member', 'class A {\n  load(/ {\n  for (const x of xs) { go(x); }\n  return 1;\n}\n'],
    [
      'in an interface that never ends',
      'interface I {\n  size: number\nexport function go() { return 1; }\nconst x = 1;\n',
    ],
  ])('%s', (_, text) => {
    const names = extractor.extract(text, 'typescript').definitions.map(({ name }) => name);
    expect(names.filter((name) => ['if', 'const', 'for', 'return', 'export', 'function'].includes(name))).toEqual([]);
  });

  it('but a member where nothing is broken around it', () => {
    const text = 'class Query {\n  if(x) { return this; }\n  catch(e) {}\n}\nfunction broken( {\n';
    expect(linesOf('javascript', text, 'def').slice(0, 3)).toEqual([
      'def class Query 1-4',
      'def method Query > if 2',
      'def method Query > catch 3',
    ]);
  });
});

describe('a name is taken whole', () => {
  it('where only an embedded field is named by the last part of its type', () => {
    const text = "namespace A.B {}\nenum E { 'a.b', 'c*d' }\ninterface I { 1.5: string }";
    expect(linesOf('typescript', `${text}\n`, 'def')).toEqual([
      'def namespace A.B 1',
      'def enum E 2',
      'def enum_member E > a.b 2',
      'def enum_member E > c*d 2',
      'def interface I 3',
      'def property I > 1.5 3',
    ]);
    expect(linesOf('go', 'package p\ntype T struct {\n*sync.Pool\nBox[int]\n}\n', 'def')).toEqual([
      'def struct T exported 2-5',
      'def field T > Pool exported 3',
      'def field T > Box exported 4',
    ]);
  });
});

describe('a function is inside what it defines', () => {
  it.each([
    [
      'behind an unfinished assignment',
      'self.store =\nkey = lambda x: x.rank()',
      ['def function key exported 2', 'call x.rank/0 2:16 in key'],
    ],
    ['at the end of a chain', 'self.a = b = lambda: go()', ['def function b exported 1', 'call go/0 1:21 in b']],
  ])('%s', (_, text, expected) => {
    expect(linesOf('python', `${text}\n`, 'def', 'call')).toEqual(expected);
  });

  it('in a list of functions', () => {
    expect(linesOf('go', 'package p\nvar a, b = func() { x() }, func() { y() }\n', 'def', 'call')).toEqual([
      'def function a 2',
      'def function b 2',
      'call x/0 2:20 in a',
      'call y/0 2:36 in b',
    ]);
  });
});

describe('a call begins where its callee does', () => {
  it('behind operators that the grammar takes for part of it', () => {
    const text = 'async function f() {\n  await g<T>(1);\n  return !await this.c.d<T>().e();\n}\n';
    expect(linesOf('typescript', text, 'call')).toEqual([
      'call g/1 2:8 in f',
      'call this.c.d/0 3:16 in f',
      'call this.c.d<T>().e/0 3:16 in f',
    ]);
  });
});

describe('a name taken out of an element', () => {
  it('keeps the way to it', () => {
    const text =
      'for (const { a, b: { c } } of xs) {}\nfor (const { d } of await list()) {}\nfor (const [k, { v }] of pairs) {}\n';
    expect(linesOf('javascript', text, 'bind')).toEqual([
      'bind local a = xs[].a in block of file',
      'bind local c = xs[].b.c in block of file',
      'bind local d = (await list())[].d in block of file',
      'bind local k in pairs #0 in block of file',
      'bind local v = pairs[][1].v in block of file',
    ]);
  });
});

const broken = (text: string): fc.Arbitrary<string> => {
  const lines = text.split('\n');
  const line = fc.nat({ max: lines.length - 1 });
  return fc.oneof(
    fc.nat({ max: text.length }).map((end) => text.slice(0, end)),
    fc.nat({ max: text.length }).map((start) => text.slice(start)),
    fc
      .uniqueArray(line, { minLength: 1, maxLength: 6 })
      .map((gone) => lines.filter((_, at) => !gone.includes(at)).join('\n')),
    fc
      .uniqueArray(line, { minLength: 1, maxLength: 4 })
      .map((twice) => lines.flatMap((one, at) => (twice.includes(at) ? [one, one] : [one])).join('\n')),
    fc
      .tuple(fc.nat({ max: text.length }), fc.nat({ max: 12 }))
      .map(([at, length]) => text.slice(0, at) + text.slice(at + length)),
  );
};

describe('broken text', () => {
  it.each(PARSED)('in $name is read without a nameless, stray or empty record', ({ id }) => {
    const cases = readCases(readFileSync(new URL(`../languages/${id}/cases.txt`, import.meta.url), 'utf8'));
    const texts = fc.constantFrom(...cases.map(({ source }) => source)).chain(broken);
    fc.assert(
      fc.property(texts, (text) => {
        expect(faultsOf(extractor.extract(text, id), text)).toEqual([]);
      }),
      { numRuns: 400, seed: 7 },
    );
  });
});
