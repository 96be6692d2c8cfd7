/** A folder on disk as the files that an intake reads. Whatever the ignore rules refuse is listed and never opened. */
import { readdirSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import type { IntakeSource } from '../ingest/intake.ts';

export function folderSource(folder: string): IntakeSource {
  const root = resolve(folder);
  const files = readdirSync(root, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      path: path.slice(root.length + 1).replaceAll('\\', '/'),
      size: statSync(path).size,
      read: async () => new Uint8Array(await readFile(path)),
    }));
  return { tag: 'files', name: basename(root), files };
}
