/** What was taken in, parsed and indexed. One extractor a process; its grammars open when the first file of a language comes. */
import type { SkippedFile } from '../src/engine/classify/types.ts';
import { indexRepository } from '../src/engine/engine.ts';
import { createExtractor, type Extractor } from '../src/engine/extract/extract.ts';
import type { GrammarHost } from '../src/engine/extract/host.ts';
import type { Extraction } from '../src/engine/extract/types.ts';
import { LANGUAGES } from '../src/engine/languages/index.ts';
import { problemOf } from '../src/engine/problem.ts';
import type { RepositoryIndex, Snapshot } from '../src/engine/snapshot/types.ts';
import type { Intake } from '../src/ingest/intake.ts';

export interface Indexed {
  readonly snapshot: Snapshot;
  readonly index: RepositoryIndex;
}

export type Indexer = (intake: Intake) => Promise<Indexed>;

export function createIndexer(grammars: GrammarHost): Indexer {
  let extractor: Extractor | null = null;
  return async (intake) => {
    extractor ??= createExtractor(grammars, LANGUAGES);
    const unusable = new Map<string, string>();
    for (const language of new Set(intake.files.map((file) => file.language))) {
      await extractor.prepare([language]).catch((thrown: unknown) => unusable.set(language, problemOf(thrown).seen));
    }
    const files: (typeof intake.files)[number][] = [];
    const extractions: Extraction[] = [];
    const skipped: SkippedFile[] = [...intake.skipped];
    for (const file of intake.files) {
      const why = unusable.get(file.language);
      if (why !== undefined) {
        skipped.push({ path: file.path, bytes: file.bytes, reason: 'no-grammar', detail: why });
        continue;
      }
      try {
        extractions.push(extractor.extract(file.text, file.language));
        files.push(file);
      } catch (thrown) {
        skipped.push({ path: file.path, bytes: file.bytes, reason: 'parser-crashed', detail: problemOf(thrown).seen });
      }
    }
    skipped.sort((a, b) => (a.path < b.path ? -1 : 1));
    return indexRepository({ files, extractions, projects: intake.projects, skipped });
  };
}
