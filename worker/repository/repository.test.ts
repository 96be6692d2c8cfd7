/** The worker from a handed-over folder to an answer: long because every case needs the same home, packers and small repository. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { nodeGrammars } from '../../edge/grammars/node.ts';
import { createExtractor } from '../../src/engine/extract/extract.ts';
import type { GrammarHost } from '../../src/engine/extract/host.ts';
import { LANGUAGES } from '../../src/engine/languages/index.ts';
import type { OpenSource, Outcome, Progress, RepositoryWorker } from '../../src/protocol/worker.ts';
import { createDatabases } from '../library/database.ts';
import { createFallbackLibrary } from '../library/fallback.ts';
import { createIndexedDbLibrary } from '../library/indexeddb.ts';
import { createExclusive } from '../library/lock.ts';
import { createMemoryLibrary } from '../library/memory.ts';
import type { Spawn } from '../parse/handle.ts';
import { serveParse } from '../parse/serve.ts';
import { createRepositoryWorker } from './repository.ts';

/** A repository by path and text. Its root folder is added where it is packed. */
type Tree = Readonly<Record<string, string>>;

const SHOP: Tree = {
  'package.json': '{ "name": "shop" }',
  'src/basket.ts':
    "import { priceOf } from './price.ts';\n\nexport function totalOf(items: string[]): number {\n  return items.reduce((sum, item) => sum + priceOf(item), 0);\n}\n",
  'src/price.ts':
    '/** What one item costs, in cents. */\nexport function priceOf(item: string): number {\n  return item.length * 100;\n}\n',
  'server/main.go': 'package main\n\nfunc main() {\n\tserve()\n}\n\nfunc serve() {}\n',
};

const folder = (tree: Tree, name = 'shop'): OpenSource => ({
  tag: 'folder',
  name,
  files: Object.entries(tree).map(([path, text]) => ({ path, file: new File([text], path) })),
});
const bytes = (text: string) => new TextEncoder().encode(text);
const zip = (tree: Tree): OpenSource => ({
  tag: 'archive',
  name: 'shop',
  blob: new Blob([
    new Uint8Array(
      zipSync(Object.fromEntries(Object.entries(tree).map(([path, text]) => [`shop/${path}`, bytes(text)]))),
    ),
  ]),
});
/** One file in the oldest form of tar that is still written: a header of 512 bytes, then content in blocks of 512. */
const tarEntry = (path: string, text: string): Uint8Array<ArrayBuffer> => {
  const block = 512;
  const content = bytes(text);
  const entry = new Uint8Array(block + Math.ceil(content.length / block) * block);
  const put = (at: number, value: string) => entry.set(bytes(value), at);
  put(0, path);
  put(100, '0000644\0');
  put(124, `${content.length.toString(8).padStart(11, '0')}\0`);
  put(136, '00000000000\0');
  put(156, '0');
  put(257, 'ustar\0');
  put(263, '00');
  put(148, '        ');
  const sum = entry.subarray(0, block).reduce((total, byte) => total + byte, 0);
  put(148, `${sum.toString(8).padStart(6, '0')}\0 `);
  entry.set(content, block);
  return entry;
};
const tarball = async (tree: Tree): Promise<OpenSource> => {
  const end = new Uint8Array(1024);
  const tar = new Blob([...Object.entries(tree).map(([path, text]) => tarEntry(`shop/${path}`, text)), end]);
  const packed = await new Response(tar.stream().pipeThrough(new CompressionStream('gzip'))).blob();
  return { tag: 'archive', name: 'shop', blob: packed };
};

interface Home {
  readonly cores?: number;
  readonly grammars?: GrammarHost;
  /** A file whose text has this word is never answered, or takes its parser down. */
  readonly hangs?: string;
  readonly crashes?: string;
}

/** A worker over the browser's storage as it is now; `parsed` has the texts that were given to parsers. */
function home({ cores = 2, grammars = nodeGrammars(), hangs, crashes }: Home = {}) {
  const parsed: string[] = [];
  const spawn: Spawn = ({ message, died }) => {
    let alive = true;
    const serve = serveParse(
      (said) => queueMicrotask(() => alive && message(said)),
      (host) => createExtractor(host, LANGUAGES),
    );
    return {
      post: (said) => {
        if (said.tag !== 'batch') return serve(said);
        const bad = said.jobs.findIndex(({ text }) => text.includes(hangs ?? '\0') || text.includes(crashes ?? '\0'));
        const before = bad < 0 ? said.jobs : said.jobs.slice(0, bad);
        parsed.push(...before.map(({ text }) => text));
        serve({ tag: 'batch', jobs: before });
        if (bad >= 0 && crashes && said.jobs[bad].text.includes(crashes)) setTimeout(() => died('out of memory'), 200);
      },
      kill: () => {
        alive = false;
      },
    };
  };
  const stored = createIndexedDbLibrary({
    databases: createDatabases(globalThis.indexedDB, 5_000),
    exclusive: createExclusive(undefined),
    release: '1',
  });
  const worker = createRepositoryWorker({
    library: createFallbackLibrary(stored, createMemoryLibrary()),
    grammars,
    spawn,
    cores,
    limits: { start: 5_000, prepare: 1_500, file: 1_000, thousandChars: 0 },
  });
  return { worker, parsed };
}

const quiet = () => {};
const value = <T>(outcome: Outcome<T>): T => {
  if (outcome.tag === 'problem') throw new Error(`${outcome.problem.seen} ${outcome.problem.todo}`);
  return outcome.value;
};
const open = async (worker: RepositoryWorker, source: OpenSource) => value(await worker.open(source, quiet));
const ask = async (worker: RepositoryWorker, id: string) =>
  value(await worker.explore(id, { query: 'how is the total of a basket computed?' }));
const codeOf = (outcome: Outcome<unknown>): string => (outcome.tag === 'problem' ? outcome.problem.code : 'ok');

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

describe('A repository that is opened', () => {
  it('answers with the source that the question is about', async () => {
    const { worker } = home();
    const { id } = await open(worker, folder(SHOP));
    const { answer } = await ask(worker, id);
    expect(answer.markdown).toContain('3\texport function totalOf(items: string[]): number {');
  });

  it('has the same id and the same answer from a folder, a zip and a tar.gz', async () => {
    const ids: string[] = [];
    const answers: string[] = [];
    for (const source of [folder(SHOP), zip(SHOP), await tarball(SHOP)]) {
      const { worker } = home();
      const { id } = await open(worker, source);
      ids.push(id);
      answers.push((await ask(worker, id)).sha256);
    }
    expect(new Set(ids).size).toBe(1);
    expect(new Set(answers).size).toBe(1);
  });

  it('has the same id in whatever order its files come and however many parsers work', async () => {
    const many: Tree = Object.fromEntries(
      Array.from({ length: 230 }, (_, at) => [`src/f${at}.ts`, `export const f${at} = () => f${at + 1}();\n`]),
    );
    const backwards: Tree = Object.fromEntries(Object.entries(many).reverse());
    const ids = [
      await open(home({ cores: 1 }).worker, folder(many)),
      await open(home({ cores: 4 }).worker, folder(backwards)),
    ].map(({ id }) => id);
    expect(ids[0]).toBe(ids[1]);
  });

  it('lists its files in path order', async () => {
    const { worker } = home();
    const { id } = await open(worker, folder(SHOP));
    const files = value(await worker.files(id));
    expect(files.map(({ path, language, lines }) => `${path} ${language} ${lines}`)).toEqual([
      'server/main.go go 7',
      'src/basket.ts typescript 5',
      'src/price.ts typescript 4',
    ]);
  });

  it('tells its phases in order', async () => {
    const phases: string[] = [];
    const { worker } = home();
    await worker.open(zip(SHOP), ({ phase }: Progress) => {
      if (phases.at(-1) !== phase) phases.push(phase);
    });
    expect(phases.slice(-4)).toEqual(['parse', 'resolve', 'index', 'store']);
  });
});

describe('After a reload', () => {
  it('a repository is listed and answers the same without a parser', async () => {
    const before = home();
    const summary = await open(before.worker, folder(SHOP));
    const { sha256 } = await ask(before.worker, summary.id);
    const after = home();
    expect(await after.worker.list()).toEqual([summary]);
    expect((await ask(after.worker, summary.id)).sha256).toBe(sha256);
    expect(after.parsed).toEqual([]);
  });

  it('a repository that did not change is opened without a parser', async () => {
    const { id } = await open(home().worker, folder(SHOP));
    const again = home();
    expect((await open(again.worker, zip(SHOP))).id).toBe(id);
    expect(again.parsed).toEqual([]);
  });

  it('a repository that did not change says only that it is stored', async () => {
    await open(home().worker, folder(SHOP));
    const phases: string[] = [];
    await home().worker.open(folder(SHOP), ({ phase, done, total }) => phases.push(`${phase} ${done}/${total}`));
    expect(phases.at(-1)).toBe('store 1/1');
    expect(phases.join()).not.toContain('resolve');
  });

  it('a repository whose stored snapshot is damaged is made anew', async () => {
    const { id } = await open(home().worker, folder(SHOP));
    await createDatabases(globalThis.indexedDB, 5_000).use('codegraph-web/shop', (records) =>
      records.setMany([[`snapshot:${id}`, bytes('no gzip')]]),
    );
    const { worker } = home();
    expect((await open(worker, folder(SHOP))).id).toBe(id);
    expect((await ask(worker, id)).answer.markdown).toContain('totalOf');
    expect((await ask(home().worker, id)).answer.markdown).toContain('totalOf');
  });

  it('a repository that lost a file is indexed again, and the file has another chance', async () => {
    const tree: Tree = { ...SHOP, 'src/deep.ts': 'export const FRAGILE = 1;\n' };
    const lost = await open(home({ crashes: 'FRAGILE' }).worker, folder(tree));
    const whole = await open(home().worker, folder(tree));
    expect(lost.coverage.filesIndexed).toBe(3);
    expect(whole.coverage.filesIndexed).toBe(4);
  });

  it('only the changed file of a repository is parsed', async () => {
    const first = await open(home().worker, folder(SHOP));
    const changed = 'export function priceOf(item: string): number {\n  return item.length;\n}\n';
    const again = home();
    const second = await open(again.worker, folder({ ...SHOP, 'src/price.ts': changed }));
    expect(again.parsed).toEqual([changed]);
    expect(second.id).not.toBe(first.id);
    expect(second.id).toBe((await open(freshHome().worker, folder({ ...SHOP, 'src/price.ts': changed }))).id);
  });
});

/** A browser that stored nothing so far. */
const freshHome = () => {
  globalThis.indexedDB = new IDBFactory();
  return home();
};

describe('Files that are alike', () => {
  it('are parsed once', async () => {
    const { worker, parsed } = home();
    const text = 'export function twin() {}\n';
    const { coverage } = await open(worker, folder({ 'a.ts': text, 'b.ts': text }));
    expect(parsed).toEqual([text]);
    expect(coverage.filesIndexed).toBe(2);
  });
});

describe('A file that cannot be parsed', () => {
  const skipped = async (how: Home, tree: Tree) => {
    const { worker } = home(how);
    const { id, coverage } = await open(worker, folder(tree));
    expect((await ask(worker, id)).answer.markdown).toContain('totalOf');
    return coverage.skipped
      .filter(({ reason }) => reason !== 'project-file')
      .map(({ path, reason }) => `${path} ${reason}`);
  };

  it('is listed as hung, and the others answer', async () => {
    expect(await skipped({ hangs: 'ENDLESS' }, { ...SHOP, 'src/deep.ts': '// ENDLESS\n' })).toEqual([
      'src/deep.ts parser-hung',
    ]);
  });

  it('is listed as crashed, and the others answer', async () => {
    expect(await skipped({ crashes: 'TRAP' }, { ...SHOP, 'src/deep.ts': '// TRAP\n' })).toEqual([
      'src/deep.ts parser-crashed',
    ]);
  });

  it('is listed with its grammar when that is refused, and the others answer', async () => {
    const grammars = nodeGrammars();
    const refusing: GrammarHost = {
      runtime: () => grammars.runtime(),
      grammar: (file) => (file.includes('go') ? Promise.reject(new Error('no such import')) : grammars.grammar(file)),
    };
    expect(await skipped({ grammars: refusing }, SHOP)).toEqual(['server/main.go no-grammar']);
  });
});

describe('An open that is cancelled', () => {
  it.each(['classify', 'parse', 'resolve', 'index', 'store'])(
    'while it says %s, leaves nothing behind',
    async (phase) => {
      const before = home();
      await open(before.worker, folder(SHOP));
      const listed = await before.worker.list();

      const { worker } = home();
      const changed: Tree = { ...SHOP, 'src/tax.ts': 'export const tax = 0.2;\n' };
      let cancelled = false;
      const outcome = await worker.open(zip(changed), (progress) => {
        if (progress.phase !== phase || cancelled) return;
        cancelled = true;
        void worker.cancel();
      });
      expect(codeOf(outcome)).toBe('cancelled');
      expect(await worker.list()).toEqual(listed);
      expect(await home().worker.list()).toEqual(listed);
    },
  );

  it('can be opened again', async () => {
    const { worker } = home();
    const first = worker.open(folder(SHOP), quiet);
    await worker.cancel();
    expect(codeOf(await first)).toBe('cancelled');
    expect(codeOf(await worker.open(folder(SHOP), quiet))).toBe('ok');
  });
});

describe('A worker', () => {
  it('refuses a second open while one runs', async () => {
    const { worker } = home();
    const first = worker.open(folder(SHOP), quiet);
    expect(codeOf(await worker.open(folder(SHOP), quiet))).toBe('bad-request');
    expect(codeOf(await first)).toBe('ok');
  });

  it('says what it saw when there is no source file', async () => {
    const outcome = await home().worker.open(folder({ 'notes.txt': 'nothing to parse' }), quiet);
    expect(outcome).toMatchObject({ tag: 'problem', problem: { code: 'empty-repository' } });
    expect(outcome.tag === 'problem' && outcome.problem.seen).toContain('none that can be parsed');
  });

  it('knows no repository that it was not given', async () => {
    const { worker } = home();
    expect(codeOf(await worker.explore('0', { query: 'x' }))).toBe('unknown-repository');
    expect(codeOf(await worker.snapshot('0'))).toBe('unknown-repository');
    expect(codeOf(await worker.files('0'))).toBe('unknown-repository');
    expect(codeOf(await worker.forget('0'))).toBe('unknown-repository');
  });

  it('refuses a blank question in words', async () => {
    const { worker } = home();
    const { id } = await open(worker, folder(SHOP));
    expect(codeOf(await worker.explore(id, { query: '  ' }))).toBe('blank-question');
  });

  it('builds no report that is not asked for, and with one not a byte of the answer differs', async () => {
    const { worker } = home();
    const { id } = await open(worker, folder(SHOP));
    for (const query of ['how is the total of a basket computed?', 'zzqq xxyy']) {
      const plain = value(await worker.explore(id, { query }));
      const told = value(await worker.explore(id, { query, report: true, why: ['src/price.ts', 'server/main.go'] }));
      expect([plain.report, plain.why]).toEqual([null, []]);
      expect(told.report?.query).toBe(query);
      expect(told.why).toHaveLength(2);
      expect(told.sha256).toBe(plain.sha256);
      expect(JSON.stringify(told.answer)).toBe(JSON.stringify(plain.answer));
      // What crosses to the page is plain data.
      expect(structuredClone(told)).toEqual(told);
    }
  });

  it('says why a file is not in the answer, and refuses a list of them that is none', async () => {
    const { worker } = home();
    const { id } = await open(worker, folder(SHOP));
    const query = 'how is the total of a basket computed?';
    const { why } = value(
      await worker.explore(id, { query, why: ['src/basket.ts', 'package.json', 'server/main.go'] }),
    );
    expect(why.map(({ path, stage }) => `${path} ${stage}`)).toEqual([
      'src/basket.ts delivered',
      'package.json not-indexed',
      'server/main.go no-word',
    ]);
    expect(codeOf(await worker.explore(id, { query, why: [''] }))).toBe('bad-request');
  });

  it('gives the snapshot that has the id', async () => {
    const { worker } = home();
    const { id, bytes: size } = await open(worker, folder(SHOP));
    expect(value(await worker.snapshot(id)).byteLength).toBe(size);
  });

  it('forgets a repository', async () => {
    const { worker } = home();
    const { id } = await open(worker, folder(SHOP));
    expect(codeOf(await worker.forget(id))).toBe('ok');
    expect(await worker.list()).toEqual([]);
    expect(codeOf(await worker.explore(id, { query: 'price' }))).toBe('unknown-repository');
  });
});
