/**
 * A store in a folder of this machine. A value is written beside its place and renamed, so a process that ends in the
 * middle leaves the old value or the new one.
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Store } from './types.ts';

const UNFINISHED = '.part';

export function folderStore(root: string): Store {
  const place = (key: string): string => join(root, ...key.split('/').map(encodeURIComponent));
  return {
    async get(key) {
      try {
        return new Uint8Array(await readFile(place(key)));
      } catch (thrown) {
        if (isMissing(thrown)) return null;
        throw thrown;
      }
    },
    async put(key, value) {
      const path = place(key);
      const part = `${path}.${randomUUID()}${UNFINISHED}`;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(part, value);
      await rename(part, path);
    },
    remove: (key) => rm(place(key), { force: true }),
    async list(prefix) {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((thrown: unknown) => {
        if (isMissing(thrown)) return [];
        throw thrown;
      });
      return entries
        .filter((entry) => entry.isFile() && !entry.name.endsWith(UNFINISHED))
        .map((entry) =>
          join(entry.parentPath, entry.name)
            .slice(root.length + 1)
            .split(/[\\/]/)
            .map(decodeURIComponent)
            .join('/'),
        )
        .filter((key) => key.startsWith(prefix))
        .sort();
    },
  };
}

const isMissing = (thrown: unknown): boolean => thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT';
