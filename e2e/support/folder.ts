/** Folders of the project as archives, for tests that open them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeZip } from '../../src/ingest/zip.ts';

/** Every file below a folder but those `without`, in path order, as a zip with the folder's name as its root. */
export function repositoryArchive(folder: string, without: RegExp): Uint8Array {
  const root = folder.slice(folder.lastIndexOf('/') + 1);
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !without.test(path))
    .sort();
  return writeZip(
    Object.fromEntries(paths.map((path) => [`${root}/${path}`, new Uint8Array(readFileSync(join(folder, path)))])),
  );
}
