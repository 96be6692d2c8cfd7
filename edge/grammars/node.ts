/** Grammars from the installed packages. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { GrammarHost } from '../../src/engine/extract/host.ts';

/** Grammars that have a package of their own. */
const PACKAGES: Readonly<Record<string, string>> = {
  'tree-sitter-zig.wasm': '@tree-sitter-grammars/tree-sitter-zig',
};

export function nodeGrammars(): GrammarHost {
  const find = createRequire(import.meta.url);
  const compile = async (specifier: string): Promise<WebAssembly.Module> =>
    WebAssembly.compile(await readFile(find.resolve(specifier)));
  return {
    runtime: () => compile('web-tree-sitter/web-tree-sitter.wasm'),
    grammar: (file) => compile(`${PACKAGES[file] ?? '@repomix/tree-sitter-wasms/out'}/${file}`),
  };
}
