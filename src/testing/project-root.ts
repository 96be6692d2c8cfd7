/** Where the project lies, from the sources as from a bundle of them: the nearest folder upwards that has its lock file. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export function projectRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package-lock.json'))) {
    const above = dirname(folder);
    if (above === folder) throw new Error('This runs inside the project only: no package-lock.json above it.');
    folder = above;
  }
  return folder;
}
