/** A folder of files, taken in, parsed and indexed as the product does it, for tests in Node. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nodeGrammars } from '../../edge/grammars/node.ts';
import { createIndexer, type Indexed } from '../../edge/index-intake.ts';
import { LANGUAGES } from '../engine/languages/index.ts';
import { takeIn } from '../ingest/intake.ts';
import { projectRoot } from './project-root.ts';

const index = createIndexer(nodeGrammars());

/** `folder` is relative to `src/testing/`. */
export function indexFixture(folder: string): Promise<Indexed> {
  const root = join(projectRoot(), 'src/testing', folder);
  return indexFiles(filesUnder(root, root));
}

/** The files in a folder, their paths told from `root` on. */
function filesUnder(folder: string, root: string): { readonly path: string; readonly content: Uint8Array }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      path: path.slice(root.length + 1).replaceAll('\\', '/'),
      content: new Uint8Array(readFileSync(path)),
    }));
}

/** The project's own sources: everything a reader of its repository finds, without what installs and builds. */
export function indexProject(): Promise<Indexed> {
  const root = projectRoot();
  const folders = ['src', 'worker', 'edge', 'e2e'];
  return indexFiles(folders.flatMap((folder) => filesUnder(join(root, folder), root)));
}

export async function indexFiles(
  files: readonly { readonly path: string; readonly content: Uint8Array }[],
): Promise<Indexed> {
  const listed = files.map(({ path, content }) => ({ path, size: content.length, read: async () => content }));
  return index(await takeIn({ tag: 'files', name: 'fixture', files: listed }, LANGUAGES, {}));
}
