/** Grammars as modules that were compiled when the worker was uploaded: workerd compiles nothing at run time. */
import c from '@repomix/tree-sitter-wasms/out/tree-sitter-c.wasm';
import dart from '@repomix/tree-sitter-wasms/out/tree-sitter-dart.wasm';
import go from '@repomix/tree-sitter-wasms/out/tree-sitter-go.wasm';
import java from '@repomix/tree-sitter-wasms/out/tree-sitter-java.wasm';
import javascript from '@repomix/tree-sitter-wasms/out/tree-sitter-javascript.wasm';
import php from '@repomix/tree-sitter-wasms/out/tree-sitter-php.wasm';
import python from '@repomix/tree-sitter-wasms/out/tree-sitter-python.wasm';
import ruby from '@repomix/tree-sitter-wasms/out/tree-sitter-ruby.wasm';
import rust from '@repomix/tree-sitter-wasms/out/tree-sitter-rust.wasm';
import tsx from '@repomix/tree-sitter-wasms/out/tree-sitter-tsx.wasm';
import typescript from '@repomix/tree-sitter-wasms/out/tree-sitter-typescript.wasm';
import lua from '@tree-sitter-grammars/tree-sitter-lua/tree-sitter-lua.wasm';
import zig from '@tree-sitter-grammars/tree-sitter-zig/tree-sitter-zig.wasm';
import bash from 'tree-sitter-bash/tree-sitter-bash.wasm';
import runtime from 'web-tree-sitter/web-tree-sitter.wasm';
import type { GrammarHost } from '../../src/engine/extract/host.ts';
import { fail } from '../../src/engine/problem.ts';

const GRAMMARS: Readonly<Record<string, WebAssembly.Module>> = {
  'tree-sitter-bash.wasm': bash,
  'tree-sitter-dart.wasm': dart,
  'tree-sitter-c.wasm': c,
  'tree-sitter-go.wasm': go,
  'tree-sitter-java.wasm': java,
  'tree-sitter-javascript.wasm': javascript,
  'tree-sitter-lua.wasm': lua,
  'tree-sitter-php.wasm': php,
  'tree-sitter-python.wasm': python,
  'tree-sitter-ruby.wasm': ruby,
  'tree-sitter-rust.wasm': rust,
  'tree-sitter-tsx.wasm': tsx,
  'tree-sitter-typescript.wasm': typescript,
  'tree-sitter-zig.wasm': zig,
};

export const cloudflareGrammars: GrammarHost = {
  runtime: async () => runtime,
  grammar: async (file) =>
    GRAMMARS[file] ??
    fail('grammar-unusable', `This worker does not carry ${file}.`, 'Index the repository elsewhere.', file),
};
