/** What comes in, by format and by fault. A repository is a map from path to text; what comes out is told by its paths. */
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { tarGzOf, zipOf } from '../../edge/archives.ts';
import { LANGUAGES } from '../engine/languages/index.ts';
import { problemOf } from '../engine/problem.ts';
import { type Intake, type IntakeHooks, takeIn } from './intake.ts';

type Files = Readonly<Record<string, string>>;

const streamOf = (bytes: Uint8Array, chunk = 1_000): ReadableStream<Uint8Array> => {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + chunk));
      at += chunk;
    },
  });
};
const takeArchive = (bytes: Uint8Array, hooks: IntakeHooks = {}, name = ''): Promise<Intake> =>
  takeIn({ tag: 'archive', name, stream: streamOf(bytes) }, LANGUAGES, hooks);
const takeFolder = (files: Files, hooks: IntakeHooks = {}): Promise<Intake> => {
  const listed = Object.entries(files).map(([path, text]) => {
    const bytes = new TextEncoder().encode(text);
    return { path, size: bytes.length, read: async () => bytes };
  });
  return takeIn({ tag: 'files', name: 'folder', files: listed }, LANGUAGES, hooks);
};
const under = (root: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${root}/${path}`, text]));
const refused = async (intake: Promise<Intake>): Promise<string> => {
  const problem = await intake.then(
    () => ({ code: 'taken', seen: '' }),
    (thrown: unknown) => problemOf(thrown),
  );
  return `${problem.code}: ${problem.seen}`;
};
/** `a.ts b.ts | c.md no-grammar`: sources, then what was left out. */
const told = ({ files, skipped }: Intake): string =>
  `${files.map(({ path }) => path).join(' ')} | ${skipped.map(({ path, reason }) => `${path} ${reason}`).join(', ')}`;

const REPOSITORY: Files = {
  'src/main.ts': 'export const main = () => 1;\n',
  'src/b/util.py': 'def util():\n    return 1\n',
  'NOTES.adoc': '# Read me\n',
  'package.json': '{ "name": "it" }\n',
  'node_modules/x/index.js': 'module.exports = 1;\n',
  '.gitignore': 'secret.ts\n',
  'secret.ts': 'export const secret = 1;\n',
};
const TAKEN =
  'src/b/util.py src/main.ts | .gitignore no-grammar, NOTES.adoc no-grammar, node_modules/x/index.js ignored, package.json project-file, secret.ts ignored';

describe('a repository', () => {
  it('is the same as a folder, a zip and a tar.gz', async () => {
    const zip = await takeArchive(zipOf(under('it-1.0', REPOSITORY)));
    const tar = await takeArchive(tarGzOf('it-1.0', REPOSITORY));
    const folder = await takeFolder(REPOSITORY);
    expect(told(folder)).toBe(TAKEN);
    expect({ ...zip, name: '' }).toEqual({ ...folder, name: '' });
    expect({ ...tar, name: '' }).toEqual({ ...folder, name: '' });
  });

  it('is named by its root folder unless it is given a name', async () => {
    expect((await takeArchive(zipOf(under('it-1.0', REPOSITORY)))).name).toBe('it-1.0');
    expect((await takeArchive(zipOf(under('it-1.0', REPOSITORY)), {}, 'mine')).name).toBe('mine');
  });

  it('keeps several roots', async () => {
    expect(told(await takeArchive(zipOf({ 'a/x.ts': '1', 'b/y.ts': '2' })))).toBe('a/x.ts b/y.ts | ');
  });

  it('comes in path order, whatever order it is stored in', async () => {
    const backwards = Object.fromEntries(Object.entries(REPOSITORY).reverse());
    expect(told(await takeArchive(tarGzOf('it', backwards)))).toBe(TAKEN);
  });

  it('has slashes where a tool wrote backslashes', async () => {
    expect(told(await takeArchive(zipOf({ 'it\\src\\a.ts': 'x', 'it\\b.ts': 'y' })))).toBe('b.ts src/a.ts | ');
  });

  it('counts what an operating system added as left out', async () => {
    const files = { 'it/a.ts': 'x', '__MACOSX/it/._a.ts': 'y', 'it/.DS_Store': 'z' };
    const { files: sources, skipped } = await takeArchive(zipOf(files));
    expect(sources.map(({ path }) => path.replace(/^it\//, ''))).toEqual(['a.ts']);
    expect(skipped.map(({ reason }) => reason)).toEqual(['ignored', 'ignored']);
  });

  it('is told step by step, and can be cancelled in the middle', async () => {
    const steps: string[] = [];
    const end = new AbortController();
    const taken = takeFolder(REPOSITORY, {
      signal: end.signal,
      onProgress: ({ phase, done, total }) => {
        steps.push(`${phase} ${done}/${total}`);
        if (steps.length === 3) end.abort();
      },
    });
    expect(await refused(taken)).toMatch(/^cancelled: /);
    expect(steps).toHaveLength(3);
  });
});

describe('what cannot be taken in is refused in words', () => {
  it('an archive without a byte', async () => {
    expect(await refused(takeArchive(new Uint8Array()))).toMatch(/^bad-archive: .*empty/);
  });
  it('an archive without a file', async () => {
    expect(await refused(takeArchive(zipOf({})))).toMatch(/^empty-repository: /);
    expect(await refused(takeArchive(tarGzOf('it', {})))).toMatch(/^(?:empty-repository|bad-archive): /);
  });
  it('an archive with nothing to parse, saying what was seen', async () => {
    expect(await refused(takeArchive(zipOf({ 'a.adoc': 'x', 'b.adoc': 'y', 'c.png': '\0\0\0' })))).toMatch(
      /^empty-repository: .*3 files.*AsciiDoc/,
    );
  });
  it('a truncated gzip', async () => {
    const whole = tarGzOf('it', { 'a.ts': 'export const a = 1;\n'.repeat(500) });
    for (const share of [0.3, 0.6, 0.95]) {
      expect(await refused(takeArchive(whole.slice(0, Math.floor(whole.length * share))))).toMatch(/^bad-archive: /);
    }
  });
  it('a truncated zip', async () => {
    const whole = zipOf(REPOSITORY);
    expect(await refused(takeArchive(whole.slice(0, whole.length - 30)))).toMatch(/^bad-archive: .*cut short/);
  });
  it('something that is no archive', async () => {
    expect(await refused(takeArchive(new TextEncoder().encode('export const a = 1;\n'.repeat(40))))).toMatch(
      /^bad-archive: .*65 78 70 6f/,
    );
  });
  it.each(['../evil.ts', 'it/../../evil.ts', '/etc/evil.ts', 'C:\\evil.ts'])('an entry named %s', async (name) => {
    expect(await refused(takeArchive(zipOf({ 'it/a.ts': 'x', [name]: 'y' })))).toMatch(/^unsafe-path: /);
  });
  it('an encrypted entry', async () => {
    const bytes = zipOf({ 'a.ts': 'x' });
    const central = bytes.findIndex((_, at) => bytes[at] === 0x50 && bytes[at + 1] === 0x4b && bytes[at + 2] === 1);
    bytes[central + 8] |= 1;
    expect(await refused(takeArchive(bytes))).toMatch(/^bad-archive: .*a\.ts.*encrypted/);
  });
  it('more than the limits allow', async () => {
    const archive = zipOf(REPOSITORY);
    expect(await refused(takeArchive(archive, { limits: { archiveBytes: 100 } }))).toMatch(/^too-large: /);
    expect(await refused(takeArchive(archive, { limits: { entries: 3 } }))).toMatch(/^too-large: .*3 entries/);
    expect(await refused(takeArchive(archive, { limits: { inflatedBytes: 50 } }))).toMatch(/^too-large: .*50 bytes/);
    const bomb = new Uint8Array(gzipSync(new Uint8Array(5_000_000)));
    expect(await refused(takeArchive(bomb, { limits: { inflatedBytes: 1_000_000 } }))).toMatch(
      /^(?:too-large|bad-archive): /,
    );
  });
});

describe('a file that is not read', () => {
  const reasonOf = async (path: string, text: string): Promise<string> => {
    const { skipped } = await takeFolder({ 'a.ts': 'x', [path]: text });
    return skipped.map(({ reason, detail }) => `${reason}: ${detail}`).join();
  };
  it('is a bundle of one line', async () => {
    expect(await reasonOf('bundle.js', 'x=1;'.repeat(375_000))).toMatch(/^too-large: 1,500,000 bytes/);
    expect(await reasonOf('bundle.js', 'x=1;'.repeat(100_000))).toMatch(/^minified: /);
  });
  it('is binary', async () => {
    expect(await reasonOf('blob.js', '\0\u0001\u0002'.repeat(500))).toMatch(/^binary: /);
  });
  it('is a pointer into Git LFS', async () => {
    const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 5\n';
    expect(await reasonOf('big.ts', pointer)).toMatch(/^lfs-pointer: /);
  });
  it('but valid text with a replacement character is', async () => {
    expect(await reasonOf('text.ts', 'const sign = "\ufffd";\n')).toBe('');
  });
});
