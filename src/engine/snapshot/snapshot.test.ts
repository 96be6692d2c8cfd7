import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankedRepository } from '../../testing/ranked-repository.ts';
import type { Graph } from '../graph/types.ts';
import { sha256Hex } from '../hash.ts';
import { ProblemError } from '../problem.ts';
import type { InvertedIndex } from '../search/types.ts';
import { encodeSnapshot } from './encode.ts';
import { EDGE_COLUMNS, FILE_COLUMNS, HASH_AT, HEADER_BYTES, INDEX_COLUMNS, NODE_COLUMNS } from './format.ts';
import { openSnapshot } from './open.ts';
import { HEADER_RANGE, headRange, readHead } from './table.ts';

const REPOSITORY = `
src/a.ts | 40 × 30 | 50 named
  function run 10–20 doc 8 ★10 named
  class Service 22–38 ★5
    method start 25–30
src/b.ts | 12 × 20 | 5
  function stop 2–9
run → start @12
start → stop @26
`;

/** Out of UTF-8 order on purpose: U+FF5E is after the surrogates of 😀 by code point and before them in UTF-16. */
const TERMS = ['a', 'run', 'start', 'stop', 'é', '😀', '～'].sort((a, b) => (a < b ? -1 : 1));

const lexicon: InvertedIndex = {
  termCount: TERMS.length,
  term: (id) => TERMS[id],
  termId: (term) => TERMS.indexOf(term),
  postingStart: Uint32Array.of(0, 1, 2, 3, 3, 3, 3, 4),
  postingNode: Uint32Array.of(1, 1, 3, 5),
  postingCounts: Uint8Array.from({ length: 4 * 8 }, (_, at) => (at * 37) % 256),
  fieldLengths: Uint16Array.from({ length: 6 * 8 }, (_, at) => (at * 7_919) % 65_536),
  meanLengths: Float64Array.from({ length: 8 }, (_, at) => at / 3),
};

const made = (texts?: readonly string[]) => {
  const { graph, texts: sources } = rankedRepository(REPOSITORY);
  return { graph, texts: texts ?? sources, ...encodeSnapshot(graph, lexicon, texts ?? sources) };
};

const problemIn = (open: () => unknown): string => {
  try {
    open();
  } catch (thrown) {
    if (thrown instanceof ProblemError) return `${thrown.problem.code}: ${thrown.problem.seen}`;
    throw thrown;
  }
  return 'opened';
};

const stringsOf = ({ strings }: Graph): string[] => Array.from({ length: strings.count }, (_, id) => strings.at(id));

describe('A snapshot', () => {
  it('gives every table, string, term and source back as it was', () => {
    const { graph, texts, bytes } = made();
    const opened = openSnapshot(bytes);
    expect(opened.graph.coverage).toEqual(graph.coverage);
    expect(opened.graph.projectNames).toEqual(graph.projectNames);
    expect(stringsOf(opened.graph)).toEqual(stringsOf(graph));
    expect({ ...opened.graph.files }).toEqual({ ...graph.files });
    expect({ ...opened.graph.nodes }).toEqual({ ...graph.nodes });
    expect({ ...opened.graph.edges }).toEqual({ ...graph.edges });
    for (const name of Object.keys(INDEX_COLUMNS) as (keyof typeof INDEX_COLUMNS)[]) {
      expect(opened.index[name]).toEqual(lexicon[name]);
    }
    expect(TERMS.map((_, id) => opened.index.term(id))).toEqual(TERMS);
    expect(texts.map((_, file) => opened.sources.text(file))).toEqual(texts);
  });

  it('finds a term by halving, in the order of UTF-16, and none that is not there', () => {
    const { index } = openSnapshot(made().bytes);
    expect(TERMS.map((term) => index.termId(term))).toEqual(TERMS.map((_, id) => id));
    expect(['', 'ru', 'runs', 'zzz', '\uffff'].map((term) => index.termId(term))).toEqual([-1, -1, -1, -1, -1]);
  });

  it('has the same bytes and id when it is made again, and when it is made from itself', () => {
    const first = made();
    expect(made().bytes).toEqual(first.bytes);
    const { graph, index, sources } = openSnapshot(first.bytes);
    const again = encodeSnapshot(
      graph,
      index,
      first.texts.map((_, file) => sources.text(file)),
    );
    expect(again.id).toBe(first.id);
    expect(again.bytes).toEqual(first.bytes);
  });

  it('has another id when one character of one source differs', () => {
    const { texts, id } = made();
    expect(made([`#${texts[0].slice(1)}`, ...texts.slice(1)]).id).not.toBe(id);
  });

  it('lays columns on its own bytes, wherever they lie', () => {
    const { bytes, graph } = made();
    const opened = openSnapshot(bytes);
    for (const [table, columns] of [
      [opened.graph.files, FILE_COLUMNS],
      [opened.graph.nodes, NODE_COLUMNS],
      [opened.graph.edges, EDGE_COLUMNS],
    ] as const) {
      const named = table as unknown as Readonly<Record<string, Uint8Array>>;
      for (const column of Object.keys(columns)) expect(named[column].buffer).toBe(bytes.buffer);
    }
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    expect({ ...openSnapshot(shifted.subarray(3)).graph.edges }).toEqual({ ...graph.edges });
  });

  it('keeps texts whole that UTF-8 cannot hold: lone surrogates, a byte order mark, a real U+FFFD', () => {
    const hard = ['\ud83d', '\udE00x\ud83d', '\ufeffbom', '\ufffd', 'a\ud800\ufffd\udc00\ud800\udc00b', ''];
    for (const text of hard) expect(openSnapshot(made([text, text]).bytes).sources.text(1)).toBe(text);
    const units = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 30 });
    const surrogates = fc.array(fc.integer({ min: 0xd7f0, max: 0xe010 }), { maxLength: 30 });
    fc.assert(
      fc.property(fc.oneof(units, surrogates), (codes) => {
        const text = String.fromCharCode(...codes);
        expect(openSnapshot(made([text, 'b']).bytes).sources.text(0)).toBe(text);
      }),
      { numRuns: 60 },
    );
  });

  it('is refused in words when a byte of header or table is not what was written', () => {
    const { bytes } = made();
    const end = headRange(bytes);
    for (let at = 0; at < end; at++) {
      for (const flip of [1, 0x80]) {
        const broken = bytes.slice();
        broken[at] ^= flip;
        expect(problemIn(() => openSnapshot(broken))).toMatch(
          /^bad-snapshot: This is not a snapshot that can be used\./,
        );
      }
    }
  });

  it('says what is wrong with it', () => {
    const { bytes } = made();
    const changed = (at: number, value: number): Uint8Array => {
      const other = bytes.slice();
      other[at] = value;
      return other;
    };
    const said = (other: Uint8Array): string => problemIn(() => openSnapshot(other)).replace(/^.*used\. /, '');
    expect(said(new Uint8Array())).toBe('It has 0 bytes, fewer than its header.');
    expect(said(new TextEncoder().encode('PK\u0003\u0004'.padEnd(100, 'x')))).toBe(
      'It does not start as a snapshot does.',
    );
    expect(said(changed(8, 9))).toBe('Its format is version 9; this release reads 1.');
    expect(said(changed(12, 250))).toMatch(/^It was made by extractor 250; this release has \d+\.$/);
    expect(said(changed(HASH_AT, bytes[HASH_AT] ^ 1))).toBe('Its table of sections is damaged.');
    expect(said(bytes.slice(0, -8))).toBe(`It has ${bytes.length - 8} bytes of ${bytes.length}: it was cut short.`);
    expect(said(bytes.slice(0, 200))).toBe('It has 200 bytes, fewer than its table of sections.');
  });

  it('is read by range: header, table, then any section alone, each with its own hash', () => {
    const { bytes, id, texts } = made();
    const range = (from: number, to: number): Uint8Array => bytes.slice(from, to);
    const head = readHead(range(0, headRange(range(0, HEADER_RANGE))));
    expect(head.id).toBe(id);
    expect(head.length).toBe(bytes.length);
    let end = HEADER_BYTES;
    for (const { offset, length, sha256 } of head.sections.values()) {
      expect(offset % 8).toBe(0);
      expect(offset).toBeGreaterThanOrEqual(end);
      expect(sha256Hex(range(offset, offset + length))).toBe(sha256);
      end = offset + length;
    }
    const sources = head.sections.get('sources.utf8');
    expect(new TextDecoder().decode(range(sources?.offset ?? 0, end))).toBe(texts.join(''));
  });
});
