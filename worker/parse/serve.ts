/**
 * The inside of a parse worker, on any platform: it takes batches, prepares a language when its first file comes, and
 * answers file by file. It holds no module of its own and asks for what it needs, so that a grammar is compiled once however
 * many parse workers there are. After a trap it says so and does no further work.
 */
import type { LanguageId } from '../../src/engine/classify/types.ts';
import type { Extractor } from '../../src/engine/extract/extract.ts';
import type { GrammarHost } from '../../src/engine/extract/host.ts';
import { ProblemError, problemOf } from '../../src/engine/problem.ts';
import { type Deferred, deferred } from './deferred.ts';
import { type FromParseWorker, type NumberedJob, RUNTIME_FILE, type ToParseWorker } from './protocol.ts';

/** Serves one parse worker; the result takes each message that arrives. */
export function serveParse(
  post: (message: FromParseWorker) => void,
  createExtractor: (host: GrammarHost) => Extractor,
): (message: ToParseWorker) => void {
  const waiting = new Map<string, Deferred<WebAssembly.Module>>();
  const ask = (file: string): Promise<WebAssembly.Module> => {
    const known = waiting.get(file);
    if (known) return known.promise;
    const asked = deferred<WebAssembly.Module>();
    waiting.set(file, asked);
    post({ tag: 'want', file });
    return asked.promise;
  };
  const extractor = createExtractor({ runtime: () => ask(RUNTIME_FILE), grammar: ask });
  const unusable = new Map<LanguageId, string>();
  const prepared = new Set<LanguageId>();

  const prepare = async (language: LanguageId): Promise<void> => {
    if (prepared.has(language) || unusable.has(language)) return;
    try {
      await extractor.prepare([language]);
      prepared.add(language);
    } catch (thrown) {
      unusable.set(language, problemOf(thrown).seen);
    }
  };

  const run = async (jobs: readonly NumberedJob[]): Promise<void> => {
    for (const { job, text, language } of jobs) {
      await prepare(language);
      const why = unusable.get(language);
      if (why !== undefined) {
        post({ tag: 'unusable', job, why });
        continue;
      }
      try {
        post({ tag: 'parsed', job, extraction: JSON.stringify(extractor.extract(text, language)) });
      } catch (thrown) {
        post({ tag: 'crashed', job, why: problemOf(thrown).seen });
        return;
      }
    }
  };

  post({ tag: 'ready' });
  return (message) => {
    if (message.tag === 'batch') void run(message.jobs);
    else if (message.tag === 'module') waiting.get(message.file)?.resolve(message.module);
    else waiting.get(message.file)?.reject(new ProblemError(message.problem));
  };
}
