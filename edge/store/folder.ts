/**
 * A store in a folder of this machine. A value is written beside its place and renamed, so a process that ends in the
 * middle leaves the old value or the new one.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fail } from '../../src/engine/problem.ts';
import type { Store } from './types.ts';

/** Ending of a file that is being written; no key has it, because `~` is encoded in keys. */
const UNFINISHED = '~part';

/** The folder is made with the first value. */
export function folderStore(root: string): Store {
  const place = (key: string): string => join(root, ...key.split('/').map(encoded));
  const get = (key: string): Promise<Uint8Array<ArrayBuffer> | null> =>
    attempt('read', async () => new Uint8Array(await readFile(place(key))), null);
  return {
    get,
    put: (key, value) =>
      attempt('write', async () => {
        const path = place(key);
        const part = `${path}.${randomUUID()}${UNFINISHED}`;
        await mkdir(dirname(path), { recursive: true });
        try {
          await writeThrough(part, value);
          await rename(part, path);
        } catch (thrown) {
          await rm(part, { force: true });
          throw thrown;
        }
      }),
    remove: (key) => attempt('remove from', () => rm(place(key), { force: true })),
    async list(prefix) {
      const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
      const entries = await attempt('read', () => readdir(place(folder), { recursive: true, withFileTypes: true }), []);
      const keys = entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
        .map((entry) => keyOf(join(entry.parentPath, entry.name).slice(join(root).length + 1)))
        .filter((key) => key.startsWith(prefix))
        .sort();
      const found = await Promise.all(keys.map(async (key) => ({ key, value: await get(key) })));
      return found.flatMap(({ key, value }) => (value ? [{ key, value }] : []));
    },
  };
}

/** A name that every file system takes as one part of a path. */
const encoded = (part: string): string =>
  encodeURIComponent(part).replace(/[~*]|^\.+$/g, (character) =>
    Array.from(character, (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`).join(''),
  );

const keyOf = (path: string): string => path.split(/[\\/]/).map(decodeURIComponent).join('/');

/** On the disk before it gets its name: a rename that outlives a power cut must not name an empty file. */
async function writeThrough(path: string, value: Uint8Array): Promise<void> {
  const file = await open(path, 'w');
  try {
    await file.writeFile(value);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function attempt<T>(what: string, work: () => Promise<T>, missing?: T): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'an unknown error';
    if (code === 'ENOENT' && missing !== undefined) return missing;
    return fail(
      'storage',
      `The store could not ${what} its folder (${code}).`,
      'Nothing that was stored before is changed. Look at the space and the permissions of STORE_DIR.',
    );
  }
}
