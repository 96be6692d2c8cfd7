/**
 * The only file that knows the parser library. Compiled modules come in, matches of a query go out as plain numbers; every
 * tree is freed before `read` returns. The same code runs in a page's worker, in Node and in workerd: modules are compiled
 * by the platform, never here, because an edge isolate refuses to compile WebAssembly at run time.
 *
 * The library keeps one runtime per JavaScript realm. When that instance aborts, every later parse in the realm is refused
 * with the same words, so that no file is ever reported as read and empty; the caller starts a new realm (a worker).
 */
import { LANGUAGE_VERSION, Language, MIN_COMPATIBLE_VERSION, Parser, Query, type Tree } from 'web-tree-sitter';
import type { LanguageManifest } from '../languages/types.ts';
import { fail, problemOf } from '../problem.ts';
import { type RuntimeMemory, readMatches, readRoles, runtimeIn } from './captures.ts';
import type { GrammarHost } from './host.ts';
import type { Match } from './match.ts';

/** One language, ready to parse. */
export interface GrammarParser {
  /** Matches of the language's query over a text without byte order mark. Throws when the runtime has aborted. */
  read(text: string): Match[];
  /** Parses a text and frees the tree: what reading costs beyond parsing is measured against it. Throws as `read` does. */
  parse(text: string): void;
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
  return {
    async open(language) {
      try {
        const runtime = await startRuntime(host);
        return openGrammar(runtime, linkGrammar(await host.grammar(language.grammar)), language);
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

interface Runtime {
  readonly memory: RuntimeMemory;
  /** What the runtime said when it aborted; null while it works. */
  aborted: string | null;
}

/**
 * What the library itself holds once per realm: the started runtime and linked grammars. Starting or linking twice would
 * leak memory in the runtime and, when two starts overlap, leave the first caller with handles into the wrong instance.
 */
const runtimes = new WeakMap<typeof Parser, Promise<Runtime>>();
const grammars = new WeakMap<WebAssembly.Module, Language>();

function startRuntime(host: GrammarHost): Promise<Runtime> {
  const running = runtimes.get(Parser);
  if (running) return running;
  const starting = host.runtime().then(async (module): Promise<Runtime> => {
    lookUnlikeNode();
    const options = {
      instantiateWasm(imports: object, ok: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void) {
        const instance = new WebAssembly.Instance(module, imports);
        // The glue reads the dylink section of the module, so it has to get it.
        ok(instance, module);
        return instance.exports;
      },
    };
    await Parser.init(options);
    const memory = runtimeIn(options);
    if (!memory) throw new Error('the parser library is not the version that this code was written for');
    return { memory, aborted: null };
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

function openGrammar(runtime: Runtime, language: Language, manifest: LanguageManifest): GrammarParser {
  const query = new Query(language, manifest.query);
  const roles = readRoles(query.captureNames);
  const parser = new Parser();
  parser.setLanguage(language);
  const withTree = <T>(text: string, use: (tree: Tree) => T): T => {
    if (runtime.aborted !== null) return refuse(runtime.aborted, manifest);
    try {
      const tree = parser.parse(text);
      if (!tree) throw new Error('the parser returned no tree');
      try {
        return use(tree);
      } finally {
        tree.delete();
      }
    } catch (thrown) {
      runtime.aborted = problemOf(thrown).seen;
      return refuse(runtime.aborted, manifest);
    }
  };
  return {
    read: (text) => withTree(text, (tree) => readMatches(runtime.memory, handleOf(query), handleOf(tree), roles)),
    parse: (text) => withTree(text, () => undefined),
    dispose() {
      // An aborted instance may trap on any call; its memory goes with its realm.
      if (runtime.aborted !== null) return;
      query.delete();
      parser.delete();
    },
  };
}

/** The address behind an object of the library. */
function handleOf(held: Query | Tree): number {
  const address: unknown = Reflect.get(held, 0);
  if (typeof address !== 'number' || address === 0) throw new Error('the parser library gave no handle');
  return address;
}

function refuse(said: string, manifest: LanguageManifest): never {
  return fail(
    'parser-aborted',
    `The parser runtime stopped: ${said}`,
    'Start the worker again and leave out the file that was being read.',
    manifest.grammar,
  );
}
