/**
 * Where the page's grammars lie. Every grammar of the package gets an address at build time and is fetched when the first
 * file of its language comes; a new language needs no line here.
 */
import runtimeAddress from 'web-tree-sitter/web-tree-sitter.wasm?url';

const GRAMMARS = import.meta.glob('../../node_modules/@repomix/tree-sitter-wasms/out/*.wasm', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** The address of the tree-sitter runtime. */
export const RUNTIME_ADDRESS = runtimeAddress;

/** Addresses of the grammars by file name: `tree-sitter-go.wasm`. */
export const GRAMMAR_ADDRESSES: ReadonlyMap<string, string> = new Map(
  Object.entries(GRAMMARS).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address]),
);
