/** A folder of files, taken in, parsed and indexed as the product does it, for tests in Node. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nodeGrammars } from '../../edge/grammars/node.ts';
import { createIndexer, type Indexed } from '../../edge/index-intake.ts';
import { LANGUAGES } from '../engine/languages/index.ts';
import { takeIn } from '../ingest/intake.ts';

const index = createIndexer(nodeGrammars());

/** `folder` is relative to `src/testing/`. */
export function indexFixture(folder: string): Promise<Indexed> {
  const root = fileURLToPath(new URL(folder, import.meta.url));
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      path: path.slice(root.length + 1).replaceAll('\\', '/'),
      content: new Uint8Array(readFileSync(path)),
    }));
  return indexFiles(files);
}

export async function indexFiles(
  files: readonly { readonly path: string; readonly content: Uint8Array }[],
): Promise<Indexed> {
  const listed = files.map(({ path, content }) => ({ path, size: content.length, read: async () => content }));
  return index(await takeIn({ tag: 'files', name: 'fixture', files: listed }, LANGUAGES, {}));
}
