/**
 * The only file that knows the parser library. Compiled modules come in, matches of a query go out as plain numbers; every
 * tree is freed before `read` returns. The same code runs in a page's worker, in Node and in workerd: modules are compiled
 * by the platform, never here, because an edge isolate refuses to compile WebAssembly at run time.
 *
 * The library keeps one runtime per JavaScript realm. When that instance aborts, every later parse in the realm is refused
 * with the same words, so that no file is ever reported as read and empty; the caller starts a new realm (a worker).
 */
import { LANGUAGE_VERSION, Language, MIN_COMPATIBLE_VERSION, Parser, Query, type QueryMatch } from 'web-tree-sitter';
import type { LanguageManifest } from '../languages/types.ts';
import { fail, problemOf } from '../problem.ts';
import type { GrammarHost } from './host.ts';
import { FIELDS, type Field, type Match, type Span, TAGS, type Tag } from './match.ts';

/** One language, ready to parse. */
export interface GrammarParser {
  /** Matches of the language's query over a text without byte order mark. Throws when the runtime has aborted. */
  read(text: string): Match[];
  /** Frees what the parser holds in the runtime's memory. */
  dispose(): void;
}

/** Opens grammars one by one; the first one starts the runtime. */
export interface ParserFactory {
  /** Rejects with `grammar-unusable` when the grammar is missing, does not link, or speaks another ABI. */
  open(language: LanguageManifest): Promise<GrammarParser>;
}

/** Parsers over the platform's modules. */
export function createParserFactory(host: GrammarHost): ParserFactory {
  const realm: Realm = { aborted: null };
  return {
    async open(language) {
      try {
        await startRuntime(host);
        return openGrammar(linkGrammar(await host.grammar(language.grammar)), language, realm);
      } catch (thrown) {
        return fail(
          'grammar-unusable',
          `The grammar ${language.grammar} for ${language.name} cannot be used: ${problemOf(thrown).seen}`,
          'Files of this language are left out; the others are not affected.',
          language.grammar,
        );
      }
    },
  };
}

interface Realm {
  /** What the runtime said when it aborted. */
  aborted: string | null;
}

/**
 * What the library itself holds once per realm: started runtimes and linked grammars. Starting or linking twice would leak
 * memory in the runtime and, when two starts overlap, leave the first caller with handles into the wrong instance.
 */
const runtimes = new WeakMap<typeof Parser, Promise<void>>();
const grammars = new WeakMap<WebAssembly.Module, Language>();

function startRuntime(host: GrammarHost): Promise<void> {
  const running = runtimes.get(Parser);
  if (running) return running;
  const starting = host.runtime().then((runtime) => {
    lookUnlikeNode();
    const start: (imports: object, ok: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void) => object =
      (imports, ok) => {
        const instance = new WebAssembly.Instance(runtime, imports);
        // The glue reads the dylink section of the module, so it has to get it.
        ok(instance, runtime);
        return instance.exports;
      };
    return Parser.init({ instantiateWasm: start });
  });
  runtimes.set(Parser, starting);
  starting.catch(() => runtimes.delete(Parser));
  return starting;
}

/**
 * workerd with Node compatibility shows a Node version but has no `import.meta.url`, on which the library's Node branch
 * fails; a process of type `renderer` is what makes it take the other branch.
 */
function lookUnlikeNode(): void {
  const host: {
    readonly navigator?: { readonly userAgent?: string };
    readonly process?: { type?: string; readonly versions?: { readonly node?: string } };
  } = globalThis as object;
  if (host.navigator?.userAgent !== 'Cloudflare-Workers') return;
  if (host.process?.versions?.node) host.process.type ??= 'renderer';
}

function linkGrammar(module: WebAssembly.Module): Language {
  const known = grammars.get(module);
  if (known) return known;
  const language = Language.loadSync(module);
  if (language.abiVersion < MIN_COMPATIBLE_VERSION || language.abiVersion > LANGUAGE_VERSION) {
    fail(
      'grammar-unusable',
      `it has ABI ${language.abiVersion}, and the runtime reads ${MIN_COMPATIBLE_VERSION} to ${LANGUAGE_VERSION}.`,
      'Build the grammar for this runtime.',
    );
  }
  grammars.set(module, language);
  return language;
}

function openGrammar(language: Language, manifest: LanguageManifest, realm: Realm): GrammarParser {
  const query = new Query(language, manifest.query);
  const captures = captureRoles(query, manifest);
  const parser = new Parser();
  parser.setLanguage(language);
  return {
    read(text) {
      if (realm.aborted !== null) return refuse(realm.aborted, manifest);
      try {
        const tree = parser.parse(text);
        if (!tree) throw new Error('the parser returned no tree');
        try {
          return query.matches(tree.rootNode).map((match) => plainMatch(match, captures));
        } finally {
          tree.delete();
        }
      } catch (thrown) {
        realm.aborted = problemOf(thrown).seen;
        return refuse(realm.aborted, manifest);
      }
    },
    dispose() {
      // An aborted instance may trap on any call; its memory goes with its realm.
      if (realm.aborted !== null) return;
      query.delete();
      parser.delete();
    },
  };
}

function refuse(said: string, manifest: LanguageManifest): never {
  return fail(
    'parser-aborted',
    `The parser runtime stopped: ${said}`,
    'Start the worker again and leave out the file that was being read.',
    manifest.grammar,
  );
}

/** What a capture name means, by name: a field, or the tag of its record. */
type Roles = ReadonlyMap<string, { readonly field: Field } | { readonly tag: Tag }>;

function captureRoles(query: Query, manifest: LanguageManifest): Roles {
  const roles = new Map<string, { readonly field: Field } | { readonly tag: Tag }>();
  for (const name of query.captureNames) {
    const field = FIELDS.find((known) => known === name);
    const tag = TAGS.find((known) => known === name);
    if (field) roles.set(name, { field });
    else if (tag) roles.set(name, { tag });
    else throw new Error(`The query of ${manifest.name} captures @${name}, which is not in the vocabulary.`);
  }
  return roles;
}

function plainMatch(match: QueryMatch, roles: Roles): Match {
  const fields: Partial<Record<Field, Span>> = {};
  let tag: Tag | null = null;
  let start = 0;
  let end = 0;
  for (const { name, node } of match.captures) {
    const role = roles.get(name);
    if (!role) continue;
    if ('tag' in role) {
      tag = role.tag;
      start = node.startIndex;
      end = node.endIndex;
    } else {
      fields[role.field] = { start: node.startIndex, end: node.endIndex };
    }
  }
  if (!tag) throw new Error(`Pattern ${match.patternIndex} has no tag.`);
  return { tag, start, end, fields };
}
