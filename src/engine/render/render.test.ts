/** The layout of an answer, in full once and then piece by piece. */
import { describe, expect, it } from 'vitest';
import { ask, readSections } from '../../testing/answers.ts';
import { rankedRepository } from '../../testing/ranked-repository.ts';

const SMALL = rankedRepository(
  `
  src/cycle.ts | 0 × 0 | 40
    function run 2–4 doc 1 ★10 entry
    function sum 6–8 ★4
  src/store.ts | 0 × 0 | 2
    function upsert 1–3 ★6
  run → sum @3
`,
  {
    'src/cycle.ts': '/** Runs. */\nfunction run() {\n  return sum();\n}\n\nfunction sum() {\n  return 1;\n}\n',
    'src/store.ts': 'function upsert() {\n  return 2;\n}\n',
  },
);

describe('an answer', () => {
  it('says what it is, how the code calls itself, shows source, and points to the rest', () => {
    expect(ask(SMALL).answer.markdown).toBe(
      [
        '**Exploration: how does it work?**',
        '',
        '2 definitions in 1 of 2 indexed files, in an envelope of 13,000 characters. ' +
          'Lines are verbatim behind their numbers; ⋯ stands for lines left out.',
        '',
        '**Call path**',
        '1. `run` src/cycle.ts:2',
        '2. `sum` src/cycle.ts:6 ← line 3',
        '',
        '**Callers of what is shown**',
        '- `sum` ← `run` src/cycle.ts:2',
        '',
        '**`src/cycle.ts`** — lines 1–8 of 8, complete · `run`, `sum`',
        '```ts',
        '1\t/** Runs. */',
        '2\tfunction run() {',
        '3\t  return sum();',
        '4\t}',
        '5\t',
        '6\tfunction sum() {',
        '7\t  return 1;',
        '8\t}',
        '```',
        '',
        '**Also relevant, not shown**',
        '- src/store.ts — upsert:1',
        '',
      ].join('\n'),
    );
  });

  it('is the same facts as data', () => {
    const { answer } = ask(SMALL);
    expect(answer.truncated).toBe(false);
    expect(answer.pointers).toEqual([
      { path: 'src/store.ts', reason: 'cliff', definitions: [{ name: 'upsert', line: 1 }] },
    ]);
    expect(answer.files).toMatchObject([
      { path: 'src/cycle.ts', rank: 1, share: 100, mode: 'whole', lines: 8, complete: true },
    ]);
    expect(answer.files[0].spans).toEqual([
      { startLine: 1, endLine: 8, why: 'whole file; run (entry); sum (connected)' },
    ]);
  });

  it('keeps a question of ten thousand characters and many lines to its heading', () => {
    const text = '**`src/cycle.ts`** — lines\n'.repeat(400);
    const { answer } = ask(SMALL, { question: { text } });
    expect(readSections(answer.markdown).map(({ path }) => path)).toEqual(['src/cycle.ts']);
    expect(answer.markdown.split('\n')[0].length).toBeLessThan(200);
  });

  it('names paths of the question that the index does not have', () => {
    const unresolvedPaths = ['src/gone.ts', 'a/b', 'c/d', 'e/f'];
    expect(ask(SMALL, { question: { unresolvedPaths } }).answer.markdown).toContain(
      'No single indexed file is meant by `src/gone.ts`, `a/b`, `c/d`, +1.',
    );
  });

  it('tells an edge that is not certain', () => {
    const guess = rankedRepository(`
      a.ts | 20 × 30 | 40
        function run 1–9 ★10
        function end 11–20 ★10
      run → end @5 guess
    `);
    expect(ask(guess).answer.markdown).toContain('2. `end` a.ts:11 ← line 5, guess (');
  });

  it('lists no caller in a test, no variable and no caller within the definition itself', () => {
    const called = rankedRepository(`
      a.ts | 40 × 30 | 40
        function run 1–20 ★10
          function inner 5–9
        variable value 25–25 ★9
      b.ts | 20 × 30 | 1
        function user 1–9
      a.test.ts | 20 × 30 | 1 test
        function checks 1–9
      inner → run @6
      user → run @3
      user → value @4
      checks → run @2
    `);
    const { markdown } = ask(called).answer;
    expect(markdown).toContain('**Callers of what is shown**\n- `run` ← `user` b.ts:1\n\n');
  });

  it('has a fence that no source ends', () => {
    const text = 'let a;\r```\r**`b.ts`** — lines\n';
    const hostile = rankedRepository('a.ts | 0 × 0 | 9', { 'a.ts': text });
    expect(ask(hostile).answer.markdown).toContain('\n````ts\n1\tlet a;\r```\r**`b.ts`** — lines\n````\n');
  });
});

describe('the source of an answer', () => {
  const file = (definitions: string, score = '50 named'): string => `a.ts | 400 × 40 | ${score}\n${definitions}`;
  const linesOf = (notation: string, options: Parameters<typeof ask>[1] = {}): string =>
    readSections(ask(rankedRepository(notation), options).answer.markdown)
      .map(({ path, lines }) => {
        const numbers = [...lines.keys()];
        const runs: string[] = [];
        for (let at = 0; at < numbers.length; ) {
          let end = at;
          while (numbers[end + 1] === numbers[end] + 1) end++;
          runs.push(`${numbers[at]}–${numbers[end]}`);
          at = end + 1;
        }
        return `${path} ${runs.join(' ')}`;
      })
      .join(' | ');

  it('is whole definitions with their doc comments, and nothing else', () => {
    expect(linesOf(file('function a 10–30 doc 7 ★10\nfunction b 200–240 ★5\nfunction c 300–390'))).toBe(
      'a.ts 7–30 200–240',
    );
  });

  it('is of a class its head, its fields and the members that matter', () => {
    const notation = file(`
      class Service 50–380 body 51 ★10
        field one 52–53
        method start 55–80 doc 54 ★8
        method stop 81–370
    `);
    expect(linesOf(notation, { levers: { wholeContainers: false } })).toBe('a.ts 50–80 371–380');
    expect(linesOf(notation.replace(' ★8', ''), { levers: { wholeContainers: false } })).toBe('a.ts 50–53 371–380');
  });

  it('shows with a member which class it is of', () => {
    expect(linesOf(file('class Service 50–380 body 51\nmethod start 155–180 ★8'))).toBe('a.ts 50–51 155–180');
  });

  it('passes over what does not fit, takes the next, and opens a place in what it passed over with the rest', () => {
    const notation = file('function a 10–150 ★10\nfunction b 160–300 ★9\nfunction c 395–400 ★8', '50');
    const shown = linesOf(notation, { maxChars: 11_000 });
    expect(shown).toMatch(/^a\.ts 10–150 160–\d+ 395–400$/);
    expect(linesOf(notation.replace('★9', '★1'), { maxChars: 11_000 })).toBe('a.ts 10–150 395–400');
  });

  it('leaves no money beside a body that matters and was passed over', () => {
    const two =
      'a.ts | 300 × 40 | 40\nfunction first 1–60 ★10\nfunction second 100–249 ★9.9\nb.ts | 300 × 40 | 1\nfunction other 1–4 ★1';
    const { answer } = ask(rankedRepository(two));
    expect(answer.files[0].reservation - answer.files[0].delivered).toBeLessThan(100);
    expect(answer.files[0].mode).toBe('window');
  });

  it('opens windows in one body that is larger than all its file may spend, and says so', () => {
    const notation = file('function a 10–390 ★10', '50');
    const { answer } = ask(rankedRepository(notation), { maxChars: 3_000 });
    expect(answer.truncated).toBe(true);
    expect(answer.files[0].mode).toBe('window');
    expect(answer.markdown).toContain('of 400 · `a` in part\n');
    expect(answer.markdown).toContain('\nTruncated. Did not fit whole: `a` (a.ts lines 10–390).\n');
    const { lines } = readSections(answer.markdown)[0];
    expect(Math.min(...lines.keys())).toBe(10);
    expect(lines.size).toBeGreaterThanOrEqual(12);
  });

  it('puts windows where the question’s words are', () => {
    const rows = Array.from({ length: 400 }, (_, at) => `  row ${at + 1} of a long table`.padEnd(60, '.'));
    rows[0] = 'function a() {';
    rows[299] = '  const retries = backoff.next();';
    const repository = rankedRepository('a.ts | 0 × 0 | 50\nfunction a 1–400 ★10', { 'a.ts': rows.join('\n') });
    const concepts = [{ word: 'backoff', terms: [{ term: 'backoff', weight: 1 }], rarity: 1 }];
    const { answer } = ask(repository, { maxChars: 2_400, question: { concepts } });
    const { lines } = readSections(answer.markdown)[0];
    expect(lines.get(300)).toBe('  const retries = backoff.next();');
    expect(lines.has(1)).toBe(true);
    expect(lines.has(150)).toBe(false);
  });

  it('shows the lines a question asks for, and around a single line a window', () => {
    const asked = ask(rankedRepository(file('function a 10–390 ★10', '50 pinned @200–260')), { maxChars: 6_000 });
    const { lines } = readSections(asked.answer.markdown)[0];
    expect([199, 200, 230, 260].map((line) => lines.has(line))).toEqual([true, true, true, true]);
    expect(lines.has(390)).toBe(false);
    expect(linesOf(file('', '50 pinned @200'))).toBe('a.ts 195–206');
  });

  it('shows code outside definitions only where it speaks of the question', () => {
    const rows = Array.from({ length: 400 }, (_, at) => `statement(${at + 1});`.padEnd(60, '.'));
    rows[199] = 'app.listen(port);';
    const repository = rankedRepository('a.ts | 0 × 0 | 50 loose\nfunction a 1–30 ★10', { 'a.ts': rows.join('\n') });
    const concepts = [{ word: 'listen', terms: [{ term: 'listen', weight: 1 }], rarity: 1 }];
    const { answer } = ask(repository, { question: { concepts } });
    expect([...readSections(answer.markdown)[0].lines.keys()].filter((line) => line > 30)).toEqual(
      Array.from({ length: 12 }, (_, at) => at + 194),
    );
  });

  it('begins a file at its beginning when nothing in it was gathered', () => {
    expect(linesOf(file('', '50 pinned'), { maxChars: 2_000 })).toMatch(/^a.ts 1–\d+$/);
  });

  it('shows an empty file that was asked for as empty', () => {
    const { answer } = ask(rankedRepository('a.ts | 0 × 0 | 50 pinned'));
    expect(answer.markdown).toContain('**`a.ts`** — an empty file\n```ts\n```\n');
    expect(answer.files[0]).toMatchObject({ complete: true, delivered: 0 });
  });

  it('names in a gap row what it leaves out, the gathered first', () => {
    const { answer } = ask(
      rankedRepository(
        file('function a 10–30 ★10\nfunction b 40–60\nfunction c 70–150 ★1\nfunction d 190–220 ★9', '50'),
      ),
      { maxChars: 4_700 },
    );
    expect(readSections(answer.markdown)[0].rows).toEqual(['⋯ 159 lines: c:70, b:40']);
  });

  it('counts ranges that a heading has no place for', () => {
    const many = Array.from({ length: 6 }, (_, at) => `function f${at} ${at * 60 + 10}–${at * 60 + 20} ★9`).join('\n');
    expect(ask(rankedRepository(file(many))).answer.markdown).toContain(
      '— lines 10–20, 70–80, 130–140, 190–200, +2 more of 400 · `f0`, `f1`, `f2`, `f3`, `f4`, `f5`\n',
    );
  });
});

describe('files without source', () => {
  it('give their place to the next file when nothing of them can be shown', () => {
    const repository = rankedRepository(
      'a.ts | 0 × 0 | 50\nb.ts | 10 × 40 | 40\nfunction b 1–9 ★5\nc.ts | 10 × 40 | 40\nfunction c 1–9 ★5',
      { 'a.ts': 'x'.repeat(60_000) },
    );
    const { answer } = ask(repository, { maxFiles: 2 });
    expect(readSections(answer.markdown).map(({ path }) => path)).toEqual(['b.ts', 'c.ts']);
    expect(answer.pointers).toEqual([{ path: 'a.ts', reason: 'no-room', definitions: [] }]);
    expect(answer.truncated).toBe(true);
    expect(answer.markdown).toContain('Truncated: not everything relevant fit.');
  });

  it('are pointed to in rank order, and counted past ten', () => {
    const others = Array.from({ length: 14 }, (_, at) => `f${at}.ts | 10 × 40 | 1\nfunction g${at} 1–9 ★5`).join('\n');
    const { answer } = ask(rankedRepository(`a.ts | 10 × 40 | 90\n${others}`));
    expect(answer.pointers.map(({ path }) => path)).toEqual(Array.from({ length: 10 }, (_, at) => `f${at}.ts`));
    expect(answer.markdown).toContain('- f0.ts — g0:1\n');
    expect(answer.markdown).toMatch(/- and 4 more files\n$/);
  });
});

describe('when nothing is found', () => {
  it('the answer says what was looked for, what exists and what to try', () => {
    const repository = rankedRepository('');
    const concepts = ['teleport', 'store'].map((word) => ({ word, terms: [{ term: word, weight: 1 }], rarity: 1 }));
    const { answer } = ask(repository, { question: { text: 'teleport the store', concepts } });
    expect(answer.files).toEqual([]);
    expect(answer.markdown).toContain('The index is empty');

    const full = { ...SMALL, ranking: { ...SMALL.ranking, files: [] } };
    const found = ask(full, { question: { text: 'teleport the store', concepts }, terms: ['store'] }).answer.markdown;
    expect(found).toContain('Nothing among 3 definitions in 2 indexed files answers this.');
    expect(found).toContain('Not in any name, path, signature, comment, string or body: `teleport`.');
    expect(found).toContain('In the repository, but not as evidence: `store`.');
    expect(found).toContain('Try a name as the code spells it');
  });

  it('stays within the smallest bound for the longest question', () => {
    const full = { ...SMALL, ranking: { ...SMALL.ranking, files: [] } };
    const words = Array.from({ length: 200 }, (_, at) => 'word'.repeat(30) + at);
    const concepts = words.map((word) => ({ word, terms: [{ term: word, weight: 1 }], rarity: 1 }));
    const options = { maxChars: 2_000, question: { text: words.join(' '), concepts, unresolvedPaths: words } };
    expect(ask(full, options).answer.markdown.length).toBeLessThanOrEqual(2_000);
  });
});
