/**
 * Small repositories, one a language, as they lie on disk: what is in them is known, so what comes out can be said in full.
 */
import { describe, expect, it } from 'vitest';
import { explore } from '../engine/engine.ts';
import { CONFIDENCES, EDGE_KINDS } from '../engine/graph/types.ts';
import type { RepositoryIndex } from '../engine/snapshot/types.ts';
import { indexFixture } from './index-folder.ts';

/** Resolved edges of a kind as `lib/a.js f → lib/b.js g exact`, outside of tests. */
function edgesOf({ graph }: RepositoryIndex, ...kinds: readonly string[]): readonly string[] {
  const { edges, nodes, files, strings } = graph;
  const named = (node: number): string => {
    const path = strings.at(files.path[nodes.file[node]]);
    const name = strings.at(nodes.qualifiedName[node]);
    return name === path ? path : `${path} ${name}`;
  };
  const found: string[] = [];
  for (let edge = 0; edge < edges.count; edge++) {
    if (edges.target[edge] < 0 || !kinds.includes(EDGE_KINDS[edges.kind[edge]])) continue;
    const from = named(edges.source[edge]);
    if (/(?:^|\/)tests?\/|_test\.go/.test(from)) continue;
    found.push(`${from} → ${named(edges.target[edge])} ${CONFIDENCES[edges.confidence[edge]]}`);
  }
  return [...new Set(found)];
}

const delivered = (index: RepositoryIndex, query: string): readonly string[] =>
  explore(index, { query }).answer.files.map(({ path }) => path);

describe('a small repository in', () => {
  it('TypeScript', async () => {
    const { index } = await indexFixture('repositories/typescript');
    const calls = edgesOf(index, 'calls', 'instantiates');
    expect(calls).toContain('src/account.ts Account.deposit → src/money.ts add exact');
    expect(calls).toContain('src/account.ts Account.deposit → src/journal.ts Journal.record inferred');
    expect(calls).toContain('src/index.ts openAccount → src/account.ts SavingsAccount exact');
    expect(calls.filter((edge) => edge.includes('push'))).toEqual([]);
    expect(edgesOf(index, 'extends')).toContain('src/account.ts SavingsAccount → src/account.ts Account exact');
    expect(edgesOf(index, 'implements')).toContain('src/journal.ts MemoryJournal → src/journal.ts Journal exact');
    expect(delivered(index, 'where is interest credited to a savings account?')[0]).toBe('src/account.ts');
  });

  it('TSX', async () => {
    const { index } = await indexFixture('repositories/tsx');
    expect(edgesOf(index, 'calls', 'instantiates', 'references')).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^src\/App\.tsx App → src\/Counter\.tsx Counter exact/),
        expect.stringMatching(/^src\/Counter\.tsx Counter → src\/Button\.tsx Button exact/),
        expect.stringMatching(/^src\/Counter\.tsx Counter → src\/useCounter\.ts useCounter exact/),
      ]),
    );
    expect(delivered(index, 'how does the counter increase?')).toContain('src/useCounter.ts');
  });

  it('JavaScript', async () => {
    const { index } = await indexFixture('repositories/javascript');
    const calls = edgesOf(index, 'calls');
    expect(calls).toContain('lib/pipeline.js pipeline.use → lib/utils.js exports.isStep exact');
    expect(calls.filter((edge) => edge.startsWith('lib/pipeline.js pipeline.run → '))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/lib\/utils\.js exports\.once exact$/),
        expect.stringMatching(/lib\/pipeline\.js pipeline\.lazysteps (?:exact|inferred)$/),
      ]),
    );
    expect(delivered(index, 'how are the steps of the pipeline run?')[0]).toBe('lib/pipeline.js');
  });

  it('Python', async () => {
    const { index } = await indexFixture('repositories/python');
    const calls = edgesOf(index, 'calls', 'instantiates');
    expect(calls).toContain('shop/orders.py OrderDesk.place → shop/pricing.py total exact');
    expect(calls.filter((edge) => edge.startsWith('shop/orders.py'))).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/OrderDesk\.place → shop\/stock\.py Stock\.take /),
        expect.stringMatching(/OrderDesk\.place → shop\/orders\.py OrderDesk\.reject /),
        expect.stringMatching(/ExpressDesk\.place → shop\/orders\.py OrderDesk\.place /),
      ]),
    );
    expect(calls.filter((edge) => /setdefault|append/.test(edge))).toEqual([]);
    expect(delivered(index, 'what happens when an order asks for more than is in stock?').slice(0, 2).sort()).toEqual([
      'shop/orders.py',
      'shop/stock.py',
    ]);
  });

  it('Go', async () => {
    const { index } = await indexFixture('repositories/go');
    const calls = edgesOf(index, 'calls');
    expect(calls).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^cmd\/app\/main\.go main → internal\/cache\/cache\.go New exact$/),
        expect.stringMatching(/^cmd\/app\/main\.go main → internal\/cache\/cache\.go Cache\.Get inferred$/),
        expect.stringMatching(/^internal\/cache\/cache\.go Cache\.Get → internal\/cache\/stats\.go Stats\.miss /),
        expect.stringMatching(/^internal\/cache\/cache\.go Cache\.Put → internal\/cache\/clock\.go Clock\.Now /),
      ]),
    );
    expect(edgesOf(index, 'overrides')).toEqual(
      expect.arrayContaining([expect.stringMatching(/systemClock\.Now → internal\/cache\/clock\.go Clock\.Now/)]),
    );
    expect(delivered(index, 'how does the cache decide that a value has expired?')[0]).toBe('internal/cache/cache.go');
  });
});

describe('a small repository that mixes', () => {
  it('Java and Kotlin', async () => {
    const { index } = await indexFixture('repositories/java');
    const java = 'src/main/java/shop';
    const calls = edgesOf(index, 'calls', 'instantiates');
    expect(calls).toEqual(
      expect.arrayContaining([
        `${java}/OrderDesk.java OrderDesk.place → ${java}/Stock.java Stock.take inferred`,
        `${java}/OrderDesk.java OrderDesk.place → ${java}/Desk.java Desk.reject exact`,
        `${java}/OrderDesk.java OrderDesk.place → ${java}/OrderDesk.java OrderDesk.place exact`,
        `${java}/OrderDesk.java OrderDesk.place → ${java}/Desk.java Receipt exact`,
        `src/main/kotlin/shop/Shop.kt Shop.sell.forEach callback → ${java}/OrderDesk.java OrderDesk.place inferred`,
        `src/main/kotlin/shop/Shop.kt Shop.sell.forEach callback → src/main/kotlin/shop/Shop.kt Receipt.print inferred`,
      ]),
    );
    expect(edgesOf(index, 'extends')).toEqual([`${java}/OrderDesk.java OrderDesk → ${java}/Desk.java Desk exact`]);
    expect(calls.filter((edge) => /getOrDefault|println/.test(edge))).toEqual([]);
    const files = delivered(index, 'what happens when an order asks for more than is in stock?');
    expect(files[0]).toBe(`${java}/OrderDesk.java`);
    expect(files).toContain(`${java}/Stock.java`);
  });
});

describe('a repository of several languages', () => {
  it('is indexed whole, and a language never calls into another by name alone', async () => {
    const { index } = await indexFixture('repositories/mixed');
    const { coverage } = index.graph;
    expect(coverage.languages.map(({ language, files }) => `${language} ${files}`)).toEqual(
      expect.arrayContaining(['go 1', 'javascript 1', 'python 1', 'typescript 1']),
    );
    expect(coverage.skipped.map(({ path, reason }) => `${path} ${reason}`)).toEqual(['web/logo.jpg binary']);
    const across = edgesOf(index, 'calls').filter((edge) => {
      const [from, to] = edge.split(' → ').map((side) => /\.(\w+) /.exec(`${side} `)?.[1] ?? '');
      return (from === 'go') !== (to === 'go') || (from === 'py') !== (to === 'py');
    });
    expect(across).toEqual([]);
  });

  it('is searched in its formats too, though nothing of them is parsed', async () => {
    const { index } = await indexFixture('repositories/mixed');
    expect(delivered(index, 'a greeting of a page, a server and a check in README.md')).toContain('README.md');
  });
});

describe('a broken repository', () => {
  it('keeps what can be read, names what cannot, and accounts for every file', async () => {
    const { index } = await indexFixture('repositories/broken');
    const { files, strings, coverage, nodes } = index.graph;
    const paths = Array.from(files.path, (id) => strings.at(id));
    const names = Array.from(nodes.name, (id) => strings.at(id));
    expect([...paths, ...coverage.skipped.map(({ path }) => path)].sort()).toEqual([
      'blob.js',
      'crlf.js',
      'empty.go',
      'half.py',
      'marked.js',
      'pointer.ts',
      'unfinished.ts',
      'western.py',
      'wide.ts',
    ]);
    expect(coverage.skipped.map(({ path, reason }) => `${path} ${reason}`)).toEqual([
      'blob.js binary',
      'pointer.ts lfs-pointer',
    ]);
    expect(coverage.parseErrors.map(({ path }) => path)).toEqual(['half.py', 'unfinished.ts']);
    expect(names).toEqual(expect.arrayContaining(['whole', 'good', 'marked', 'crlf', 'wide', 'café']));
  });
});
