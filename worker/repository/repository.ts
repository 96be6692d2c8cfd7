/**
 * The repository worker behind its boundary: opens one repository at a time and answers from those that are kept. Every
 * answer that can fail is an outcome; the platform (parse workers, grammars, library) comes in as an argument.
 */
import { explore } from '../../src/engine/engine.ts';
import { sha256Hex } from '../../src/engine/hash.ts';
import { fail } from '../../src/engine/problem.ts';
import type { RepositoryIndex } from '../../src/engine/snapshot/types.ts';
import { readExploreRequest } from '../../src/protocol/schema.ts';
import type { RepositoryWorker } from '../../src/protocol/worker.ts';
import type { FallbackLibrary } from '../library/fallback.ts';
import { throwIfCancelled } from './cancelled.ts';
import { indexedFiles } from './files.ts';
import { openRepository } from './open.ts';
import { createOpenIndexes } from './open-indexes.ts';
import { outcomeOf } from './outcome.ts';
import type { ParseParts } from './parse-files.ts';
import { createReporter } from './progress.ts';

export interface RepositoryParts extends ParseParts {
  readonly library: FallbackLibrary;
}

/** A repository worker over its platform. */
export function createRepositoryWorker(parts: RepositoryParts): RepositoryWorker {
  const { library } = parts;
  const indexes = createOpenIndexes(library);
  const opener = { ...parts, index: indexes.get };
  let opening: AbortController | null = null;

  const known = async (id: string): Promise<RepositoryIndex> => (await indexes.get(id)) ?? refuseUnknown(id);

  return {
    storage: () => library.state(),
    list: () => library.list(),
    open: (source, onProgress) =>
      outcomeOf(async () => {
        if (opening) {
          return fail('bad-request', 'Another repository is being opened.', 'Wait for it or cancel it.', source.name);
        }
        const controller = new AbortController();
        opening = controller;
        try {
          const reporter = createReporter(onProgress);
          const { summary, index } = await openRepository(source, opener, controller.signal, reporter.at);
          indexes.put(summary.id, index);
          return summary;
        } catch (thrown) {
          // Whatever a cancelled step failed with, the cancel is the reason.
          throwIfCancelled(controller.signal);
          throw thrown;
        } finally {
          opening = null;
        }
      }),
    async cancel() {
      opening?.abort();
    },
    explore: (id, request) =>
      outcomeOf(async () => {
        const result = explore(await known(id), readExploreRequest(request));
        return { ...result, sha256: sha256Hex(new TextEncoder().encode(result.answer.markdown)) };
      }),
    files: (id) => outcomeOf(async () => indexedFiles((await known(id)).graph)),
    forget: (id) =>
      outcomeOf(async () => {
        indexes.drop(id);
        return (await library.forget(id)) ? null : refuseUnknown(id);
      }),
    snapshot: (id) => outcomeOf(async () => (await library.snapshot(id)) ?? refuseUnknown(id)),
  };
}

function refuseUnknown(id: string): never {
  return fail('unknown-repository', `There is no repository ${id} here.`, 'Open it again.', id);
}
