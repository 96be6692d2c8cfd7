/** Grammars from the installed packages. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { GrammarHost } from '../../src/engine/extract/host.ts';

/** Packages of the grammars that the common one lacks. */
const PACKAGES: Readonly<Record<string, string>> = {
  'tree-sitter-kotlin.wasm': '@tree-sitter-grammars/tree-sitter-kotlin',
  'tree-sitter-scala.wasm': 'tree-sitter-scala',
};
const COMMON = '@repomix/tree-sitter-wasms/out';

export function nodeGrammars(): GrammarHost {
  const find = createRequire(import.meta.url);
  const compile = async (specifier: string): Promise<WebAssembly.Module> =>
    WebAssembly.compile(await readFile(find.resolve(specifier)));
  return {
    runtime: () => compile('web-tree-sitter/web-tree-sitter.wasm'),
    grammar: (file) => compile(`${PACKAGES[file] ?? COMMON}/${file}`),
  };
}
