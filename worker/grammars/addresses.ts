/**
 * Where the page's grammars lie. A grammar gets an address at build time and is fetched when the first file of its language
 * comes. Only grammars of known languages are listed, so that nothing is shipped that nobody asks for.
 */
import runtimeAddress from 'web-tree-sitter/web-tree-sitter.wasm?url';

const GRAMMARS = import.meta.glob(
  [
    '../../node_modules/@repomix/tree-sitter-wasms/out/tree-sitter-{c,c_sharp,cpp,dart,go,java,javascript,php,python,ruby,rust,swift,tsx,typescript}.wasm',
    '../../node_modules/@tree-sitter-grammars/tree-sitter-lua/tree-sitter-lua.wasm',
    '../../node_modules/@tree-sitter-grammars/tree-sitter-kotlin/tree-sitter-kotlin.wasm',
    '../../node_modules/@tree-sitter-grammars/tree-sitter-zig/tree-sitter-zig.wasm',
    '../../node_modules/tree-sitter-scala/tree-sitter-scala.wasm',
    '../../node_modules/tree-sitter-bash/tree-sitter-bash.wasm',
  ],
  {
    query: '?url',
    import: 'default',
    eager: true,
  },
);

/** The address of the tree-sitter runtime. */
export const RUNTIME_ADDRESS = runtimeAddress;

/** Addresses of the grammars by file name: `tree-sitter-go.wasm`. */
export const GRAMMAR_ADDRESSES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(GRAMMARS).map(([path, address]) => [path.slice(path.lastIndexOf('/') + 1), address] as const),
]);
