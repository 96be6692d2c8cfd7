/**
 * Text in, extraction out. Grammars are opened on demand and kept; reading is synchronous once they are. A grammar that
 * cannot be used is named and leaves the other languages working.
 */
import type { LanguageId } from '../classify/types.ts';
import type { LanguageManifest } from '../languages/types.ts';
import { fail, type Problem, ProblemError, problemOf } from '../problem.ts';
import { buildExtraction } from './build.ts';
import { errorsOf, firstBranches } from './conditions.ts';
import type { GrammarHost } from './host.ts';
import { createParserFactory, type GrammarParser } from './parser.ts';
import type { Extraction } from './types.ts';

export interface Extractor {
  /** Opens the grammars of these languages. Tries all of them, then rejects with the first that cannot be used. */
  prepare(languages: readonly LanguageId[]): Promise<void>;
  /** What one text says. The text has no byte order mark. Throws for a language that is not prepared or not usable. */
  extract(text: string, language: LanguageId): Extraction;
  /** Frees every grammar; the extractor is of no use afterwards. */
  dispose(): void;
}

type Opened =
  | { readonly tag: 'ready'; readonly manifest: LanguageManifest; readonly parser: GrammarParser }
  | { readonly tag: 'unusable'; readonly problem: Problem };

/** A text that does not read well may do so with one branch of each of its conditions. */
function read(text: string, manifest: LanguageManifest, parser: GrammarParser): Extraction {
  const matches = parser.read(text);
  const errors = manifest.conditions === 'preprocessor' ? errorsOf(matches) : 0;
  const plain = errors > 0 ? firstBranches(text) : text;
  if (plain === text) return buildExtraction(text, matches, manifest);
  const others = parser.read(plain);
  return errorsOf(others) < errors
    ? buildExtraction(plain, others, manifest)
    : buildExtraction(text, matches, manifest);
}

/** An extractor over the platform's grammar modules. */
export function createExtractor(host: GrammarHost, languages: readonly LanguageManifest[]): Extractor {
  const factory = createParserFactory(host);
  const opened = new Map<LanguageId, Promise<Opened>>();
  const ready = new Map<LanguageId, Opened>();

  const open = async (id: LanguageId): Promise<Opened> => {
    const manifest = languages.find((language) => language.id === id);
    if (!manifest) {
      return fail('grammar-unusable', `There is no language ${id}.`, 'Use the id of a language folder.', id);
    }
    try {
      return { tag: 'ready', manifest, parser: await factory.open(manifest) };
    } catch (thrown) {
      return { tag: 'unusable', problem: problemOf(thrown) };
    }
  };

  return {
    async prepare(ids) {
      const problems: Problem[] = [];
      for (const id of ids) {
        const opening = opened.get(id) ?? open(id);
        opened.set(id, opening);
        const result = await opening;
        ready.set(id, result);
        if (result.tag === 'unusable') problems.push(result.problem);
      }
      const first = problems[0];
      if (first) throw new ProblemError(first);
    },
    extract(text, id) {
      const language = ready.get(id);
      if (!language) {
        return fail('grammar-unusable', `The grammar of ${id} is not open.`, 'Prepare the language first.', id);
      }
      if (language.tag === 'unusable') throw new ProblemError(language.problem);
      return read(text, language.manifest, language.parser);
    },
    dispose() {
      for (const language of ready.values()) if (language.tag === 'ready') language.parser.dispose();
      ready.clear();
    },
  };
}
