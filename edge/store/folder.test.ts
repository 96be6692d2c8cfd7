import { chmod, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { describeStore } from './contract.ts';
import { folderStore } from './folder.ts';

const freshFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'store-'));

describeStore('a folder', async () => {
  const folder = await freshFolder();
  return { store: folderStore(join(folder, 'made/later')), stop: () => rm(folder, { recursive: true }) };
});

describe('A folder store', () => {
  it('leaves nothing but the value behind', async () => {
    const folder = await freshFolder();
    const store = folderStore(folder);
    await Promise.all([store.put('a/b', new Uint8Array(1)), store.put('a/b', new Uint8Array(2))]);
    expect(await readdir(join(folder, 'a'))).toEqual(['b']);
    await rm(folder, { recursive: true });
  });

  it.each(['', '/', 'a/', '/a', 'a//b', '..', '../a', 'a/../b', '.a', 'a\\b', 'a b', 'C:', 'a~part', 'a\0'])(
    'refuses the key %j',
    async (key) => {
      const store = folderStore(join(tmpdir(), 'never-made'));
      await expect(store.put(key, new Uint8Array(1))).rejects.toMatchObject({ problem: { code: 'storage' } });
      await expect(store.get(key)).rejects.toMatchObject({ problem: { code: 'storage' } });
      await expect(store.remove(key)).rejects.toMatchObject({ problem: { code: 'storage' } });
    },
  );

  it('passes over what a process left unfinished', async () => {
    const folder = await freshFolder();
    const store = folderStore(folder);
    await store.put('a/b', new Uint8Array(1));
    await writeFile(join(folder, 'a', 'b.5f0c~part'), 'half');
    expect((await store.list('a/')).map(({ key }) => key)).toEqual(['a/b']);
    await rm(folder, { recursive: true });
  });

  it('says which folder it cannot write, without its path', async () => {
    const folder = await freshFolder();
    const file = join(folder, 'file');
    await writeFile(file, 'not a folder');
    await chmod(file, 0o400);
    await expect(folderStore(file).put('a/b', new Uint8Array(1))).rejects.toMatchObject({
      problem: { code: 'storage', seen: 'The store could not write its folder (ENOTDIR).' },
    });
    await rm(folder, { recursive: true });
  });
});
