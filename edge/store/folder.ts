/**
 * A store in a folder of this machine. A value is written beside its place and renamed, so a process that ends in the
 * middle leaves the old value or the new one.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { fail, ProblemError } from '../../src/engine/problem.ts';
import type { Entry, Store } from './types.ts';

/** Ending of a file that is being written; no key can have it. */
const UNFINISHED = '~part';
const KEY = /^[a-zA-Z0-9-][a-zA-Z0-9.-]*(?:\/[a-zA-Z0-9-][a-zA-Z0-9.-]*)*$/;

/** The folder is made with the first value. */
export function folderStore(root: string): Store {
  const place = (key: string): string =>
    KEY.test(key) ? join(root, key) : fail('storage', `${JSON.stringify(key)} is no key.`, 'Use another name.', key);
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
      const folder = join(root, prefix.slice(0, prefix.lastIndexOf('/') + 1));
      const entries = await attempt('read', () => readdir(folder, { recursive: true, withFileTypes: true }), []);
      const keys = entries
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .filter((key) => key.startsWith(prefix) && KEY.test(key))
        .sort();
      const found: Entry[] = [];
      for (const key of keys) {
        const value = await get(key);
        if (value) found.push({ key, value });
      }
      return found;
    },
  };
}

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
    if (thrown instanceof ProblemError) throw thrown;
    const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : 'an unknown error';
    if (code === 'ENOENT' && missing !== undefined) return missing;
    return fail(
      'storage',
      `The store could not ${what} its folder (${code}).`,
      'Nothing that was stored before is changed. Look at the space and the permissions of STORE_DIR.',
    );
  }
}
