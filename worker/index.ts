/** The repository worker of the page: only wires. */
import { expose, transfer } from 'comlink';
import { EXTRACTOR_VERSION } from '../src/engine/extract/types.ts';
import { FORMAT_VERSION } from '../src/engine/snapshot/format.ts';
import type { RepositoryWorker } from '../src/protocol/worker.ts';
import { GRAMMAR_ADDRESSES, RUNTIME_ADDRESS } from './grammars/addresses.ts';
import { createGrammarHost } from './grammars/host.ts';
import { createDatabases } from './library/database.ts';
import { createFallbackLibrary } from './library/fallback.ts';
import { createIndexedDbLibrary } from './library/indexeddb.ts';
import { STORAGE_ANSWER_LIMIT } from './library/limits.ts';
import { createExclusive } from './library/lock.ts';
import { createMemoryLibrary } from './library/memory.ts';
import { PARSE_LIMITS } from './parse/limits.ts';
import { spawnParseWorker } from './parse/spawn.ts';
import { createRepositoryWorker } from './repository/repository.ts';

const stored = createIndexedDbLibrary({
  databases: createDatabases(globalThis.indexedDB, STORAGE_ANSWER_LIMIT),
  exclusive: createExclusive(navigator.locks),
  release: `${FORMAT_VERSION} ${EXTRACTOR_VERSION}`,
});
const repository = createRepositoryWorker({
  library: createFallbackLibrary(stored, createMemoryLibrary()),
  grammars: createGrammarHost(RUNTIME_ADDRESS, GRAMMAR_ADDRESSES),
  spawn: spawnParseWorker,
  cores: navigator.hardwareConcurrency,
  limits: PARSE_LIMITS,
});

expose({
  ...repository,
  // A snapshot is given away, not copied: the library made these bytes for this call.
  async snapshot(id) {
    const outcome = await repository.snapshot(id);
    return outcome.tag === 'ok' ? transfer(outcome, [outcome.value.buffer]) : outcome;
  },
} satisfies RepositoryWorker);
