/**
 * Text in, extraction out. Grammars are opened on demand and kept; reading is synchronous once they are. A grammar that
 * cannot be used is named and leaves the other languages working.
 */
import type { LanguageId } from '../classify/types.ts';
import type { LanguageManifest } from '../languages/types.ts';
import { fail, type Problem, ProblemError, problemOf } from '../problem.ts';
import { withoutAttributes, withoutBranches, withoutLines } from './blank.ts';
import { readBlocks } from './blocks.ts';
import { buildExtraction } from './build.ts';
import { errorsOf, firstBranches } from './conditions.ts';
import type { GrammarHost } from './host.ts';
import type { Match } from './match.ts';
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

interface Ready {
  readonly tag: 'ready';
  readonly manifest: LanguageManifest;
  readonly parser: GrammarParser;
}

type Opened = Ready | { readonly tag: 'unusable'; readonly problem: Problem };

/** The parser of a format that is not parsed. */
const READS_NOTHING: GrammarParser = { read: () => [], parse: () => {}, dispose: () => {} };

function notOpen(id: LanguageId): Problem {
  return {
    code: 'grammar-unusable',
    seen: `The grammar of ${id} is not open.`,
    todo: 'Prepare the language first.',
    where: id,
  };
}

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
      return { tag: 'ready', manifest, parser: manifest.plain ? READS_NOTHING : await factory.open(manifest) };
    } catch (thrown) {
      return { tag: 'unusable', problem: problemOf(thrown) };
    }
  };

  /** A language with those that its blocks may be written in. */
  const withEmbedded = (id: LanguageId): readonly LanguageId[] => {
    const embeds = languages.find((language) => language.id === id)?.embeds;
    return embeds === undefined ? [id] : [id, ...new Set([embeds.fallback, ...Object.values(embeds.languages)])];
  };

  return {
    async prepare(ids) {
      const problems: Problem[] = [];
      for (const id of ids.flatMap(withEmbedded)) {
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
      if (!language) throw new ProblemError(notOpen(id));
      if (language.tag === 'unusable') throw new ProblemError(language.problem);
      const { embeds } = language.manifest;
      if (embeds === undefined) {
        if (language.manifest.conditions !== undefined) return read(text, language.manifest, language.parser);
        const plain = readText(text, language);
        return buildExtraction(plain.text, plain.matches, language.manifest);
      }
      const blocks = readBlocks(text, embeds);
      const inner = ready.get(blocks.language);
      if (inner?.tag !== 'ready') throw new ProblemError(inner?.problem ?? notOpen(blocks.language));
      return buildExtraction(text, [...inner.parser.read(blocks.code), ...blocks.matches], language.manifest);
    },
    dispose() {
      for (const language of ready.values()) if (language.tag === 'ready') language.parser.dispose();
      ready.clear();
    },
  };
}

interface Read {
  /** What was parsed: as long as the text, with blanks for what the grammar cannot read. */
  readonly text: string;
  readonly matches: readonly Match[];
}

/** Matches of a text; where a preprocessor comes first, those of the reading with fewer errors. */
function readText(text: string, { manifest, parser }: Ready): Read {
  if (manifest.preprocessed !== true) {
    const shown = manifest.blankedLines === undefined ? text : withoutLines(text, manifest.blankedLines);
    return { text: shown, matches: parser.read(shown) };
  }
  const plain = withoutAttributes(text);
  const first = { text: plain, matches: parser.read(plain) };
  const errors = errorsIn(first.matches);
  const blanked = errors === 0 ? plain : withoutBranches(plain);
  if (blanked === plain) return first;
  const second = { text: blanked, matches: parser.read(blanked) };
  return errorsIn(second.matches) < errors ? second : first;
}

function errorsIn(matches: readonly Match[]): number {
  let errors = 0;
  for (const { tag } of matches) if (tag === 'error' || tag === 'missing') errors++;
  return errors;
}
