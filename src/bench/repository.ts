/** A folder on disk, indexed as the product indexes it, in this process. The same files give the same index. */
import { statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { nodeGrammars } from '../../edge/grammars/node.ts';
import { createIndexer } from '../../edge/index-intake.ts';
import { LANGUAGES } from '../engine/languages/index.ts';
import { fail } from '../engine/problem.ts';
import type { RepositoryIndex } from '../engine/snapshot/types.ts';
import { takeIn } from '../ingest/intake.ts';
import { folderSource } from './folder.ts';

export interface Repository {
  /** Last part of the folder's path. */
  readonly name: string;
  readonly index: RepositoryIndex;
}

/** Reads one folder after another with the same grammars. Throws worded problems: a folder that is missing or has no source. */
export function createReader(): (folder: string) => Promise<Repository> {
  const index = createIndexer(nodeGrammars());
  return async (folder) => {
    requireFolder(folder);
    const intake = await takeIn(folderSource(folder), LANGUAGES, {});
    return { name: basename(resolve(folder)), index: (await index(intake)).index };
  };
}

/** Throws `bad-request` when there is no folder at this path. */
export function requireFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  fail('bad-request', `There is no folder “${folder}”.`, 'Name a folder that exists.', folder);
}
