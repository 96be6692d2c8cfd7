import { describe, expect, it } from 'vitest';
import type { OpenSource } from '../../protocol/worker.ts';
import { archiveName, cutRoot, isUnread, sourceOfDrop, sourceOfFiles } from './gather.ts';

const shown = (source: OpenSource): string =>
  source.tag === 'archive'
    ? `archive ${source.name}`
    : `folder ${source.name}: ${source.files.map(({ path }) => path).join(' ')}`;

const picked = (path: string, ...bytes: number[]): File => {
  const file = new File([new Uint8Array(bytes)], path.split('/').at(-1) ?? '');
  return Object.defineProperty(file, 'webkitRelativePath', { value: path.includes('/') ? path : '' });
};

describe('what is left unread', () => {
  it.each([
    ['app/.git/HEAD', true],
    ['app/node_modules/a/index.js', true],
    ['node_modules/a.js', true],
    ['app/.gitignore', false],
    ['app/.github/ci.yml', false],
    ['app/my_node_modules/a.js', false],
    ['app/node_modules', false],
  ])('%s: %s', (path, left) => {
    expect(isUnread(path)).toBe(left);
  });
});

describe('a picked source', () => {
  it.each([
    [[picked('app/src/a.ts'), picked('app/b.ts'), picked('app/.git/config')], 'folder app: src/a.ts b.ts'],
    [[picked('gin.tar.gz', 0x1f, 0x8b)], 'archive gin'],
    [[picked('repo.zip', 0x50, 0x4b)], 'archive repo'],
    [[picked('download', 0x50, 0x4b)], 'archive download'],
    [[picked('empty.zip')], 'archive empty'],
    [[picked('main.go', 0x70)], 'folder main.go: main.go'],
    [[picked('main.go', 0x70), picked('a.zip', 0x50, 0x4b)], 'folder main.go: main.go a.zip'],
    [[], 'folder nothing: '],
  ])('%#: %2$s', async (files, expected) => {
    expect(shown(await sourceOfFiles(files))).toBe(expected);
  });

  it('has no root when files lie beside folders', () => {
    expect(cutRoot(['a/b', 'c'])).toBe(null);
    expect(cutRoot(['a/b', 'ab/c'])).toBe(null);
  });

  it.each([
    ['gin-1.9.tar.gz', 'gin-1.9'],
    ['a.TGZ', 'a'],
    ['.zip', '.zip'],
  ])('%s is named %s', (file, name) => {
    expect(archiveName(file)).toBe(name);
  });
});

/** A folder of the file system as a drop gives it: a reader that hands out two entries at a time. */
function entryOf(path: string, inside: Record<string, unknown> | null, opened: string[]): FileSystemEntry {
  const name = path.split('/').at(-1) ?? '';
  const shared = { name, fullPath: `/${path}`, isFile: inside === null, isDirectory: inside !== null };
  const left = Object.entries(inside ?? {}).map(([child, deeper]) =>
    entryOf(`${path}/${child}`, deeper === null ? null : Object(deeper), opened),
  );
  return Object.assign(Object.create(null), shared, {
    file: (resolve: (file: File) => void) => {
      opened.push(path);
      resolve(new File([], name));
    },
    createReader: () => ({
      readEntries: (resolve: (entries: FileSystemEntry[]) => void) => resolve(left.splice(0, 2)),
    }),
  });
}

describe('a dropped folder', () => {
  it('is read to its last entry, and what is left out is never opened', async () => {
    const opened: string[] = [];
    const tree = {
      'a.ts': null,
      'b.ts': null,
      'c.ts': null,
      '.git': { HEAD: null },
      lib: { node_modules: { x: null }, 'd.ts': null },
    };
    const items = [{ webkitGetAsEntry: () => entryOf('app', tree, opened) }];
    const source = await sourceOfDrop(Object.assign(Object.create(null), { items, files: [] }));
    expect(source.tag === 'folder' && source.files.map(({ path }) => path).sort()).toEqual([
      'a.ts',
      'b.ts',
      'c.ts',
      'lib/d.ts',
    ]);
    expect(opened.length).toBe(4);
  });
});
