/** Grammars from the installed packages. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { GrammarHost } from '../../src/engine/extract/host.ts';

/** Where grammars lie that are packages of their own; the others are in one package. */
const OWN_PACKAGES: Readonly<Record<string, string>> = {
  'tree-sitter-bash.wasm': 'tree-sitter-bash/tree-sitter-bash.wasm',
  'tree-sitter-lua.wasm': '@tree-sitter-grammars/tree-sitter-lua/tree-sitter-lua.wasm',
  'tree-sitter-kotlin.wasm': '@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm',
  'tree-sitter-zig.wasm': '@tree-sitter-grammars/tree-sitter-zig/tree-sitter-zig.wasm',
  'tree-sitter-scala.wasm': 'tree-sitter-scala/tree-sitter-scala.wasm',
};

export function nodeGrammars(): GrammarHost {
  const find = createRequire(import.meta.url);
  const compile = async (specifier: string): Promise<WebAssembly.Module> =>
    WebAssembly.compile(await readFile(find.resolve(specifier)));
  return {
    runtime: () => compile('web-tree-sitter/web-tree-sitter.wasm'),
    grammar: (file) => compile(OWN_PACKAGES[file] ?? `@repomix/tree-sitter-wasms/out/${file}`),
  };
}
