/** Grammars from the installed packages. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { GrammarHost } from '../../src/engine/extract/host.ts';

export function nodeGrammars(): GrammarHost {
  const find = createRequire(import.meta.url);
  const compile = async (specifier: string): Promise<WebAssembly.Module> =>
    WebAssembly.compile(await readFile(find.resolve(specifier)));
  return {
    runtime: () => compile('web-tree-sitter/web-tree-sitter.wasm'),
    grammar: (file) => compile(`@repomix/tree-sitter-wasms/out/${file}`),
  };
}
