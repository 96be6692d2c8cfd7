/**
 * What was taken in, parsed and indexed. One extractor an app; its grammars open when the first file of a language comes.
 * Parsing is synchronous, so it pauses now and then for the questions of others. A file whose parse fails is left out and
 * counted; when the parser itself has stopped, nothing is indexed rather than a part that looks like the whole.
 */
import type { LanguageId, SkippedFile, SourceFile } from '../src/engine/classify/types.ts';
import { indexRepository } from '../src/engine/engine.ts';
import { createExtractor, type Extractor } from '../src/engine/extract/extract.ts';
import type { GrammarHost } from '../src/engine/extract/host.ts';
import type { Extraction } from '../src/engine/extract/types.ts';
import { LANGUAGES } from '../src/engine/languages/index.ts';
import { type Problem, ProblemError, problemOf } from '../src/engine/problem.ts';
import type { RepositoryIndex, Snapshot } from '../src/engine/snapshot/types.ts';
import type { Intake } from '../src/ingest/intake.ts';

export interface Indexed {
  readonly snapshot: Snapshot;
  readonly index: RepositoryIndex;
}

export type Indexer = (intake: Intake) => Promise<Indexed>;

/** UTF-16 code units that are parsed between two pauses: some ten milliseconds. */
const PAUSE_CHARS = 50_000;

/** Throws what the first file failed with when every file did, and `parser-aborted`. */
export function createIndexer(grammars: GrammarHost): Indexer {
  const extractor = createExtractor(grammars, LANGUAGES);
  return async (intake) => {
    const unusable = await unusableLanguages(extractor, intake.files);
    const files: SourceFile[] = [];
    const extractions: Extraction[] = [];
    const skipped: SkippedFile[] = [...intake.skipped];
    let failure: Problem | null = null;
    let untilPause = PAUSE_CHARS;
    for (const file of intake.files) {
      const problem = unusable.get(file.language);
      const extraction = problem ?? read(extractor, file);
      if ('code' in extraction) {
        if (extraction.code === 'parser-aborted') throw new ProblemError(extraction);
        failure ??= extraction;
        const reason = problem ? 'no-grammar' : 'parser-crashed';
        skipped.push({ path: file.path, bytes: file.bytes, reason, detail: extraction.seen });
        continue;
      }
      files.push(file);
      extractions.push(extraction);
      untilPause -= file.text.length;
      if (untilPause > 0) continue;
      untilPause = PAUSE_CHARS;
      await pause();
    }
    if (files.length === 0 && failure) throw new ProblemError(failure);
    skipped.sort((a, b) => (a.path < b.path ? -1 : 1));
    return indexRepository({ files, extractions, projects: intake.projects, skipped });
  };
}

async function unusableLanguages(
  extractor: Extractor,
  files: readonly SourceFile[],
): Promise<ReadonlyMap<LanguageId, Problem>> {
  const unusable = new Map<LanguageId, Problem>();
  for (const language of new Set(files.map((file) => file.language))) {
    await extractor.prepare([language]).catch((thrown: unknown) => unusable.set(language, problemOf(thrown)));
  }
  return unusable;
}

function read(extractor: Extractor, file: SourceFile): Extraction | Problem {
  try {
    return extractor.extract(file.text, file.language);
  } catch (thrown) {
    return problemOf(thrown);
  }
}

const pause = (): Promise<void> => new Promise((resume) => setTimeout(resume, 0));
