/** What extraction takes from its platform: compiled modules, by the file name of the grammar. */
export interface GrammarHost {
  /** The tree-sitter runtime. */
  runtime(): Promise<WebAssembly.Module>;
  /** A grammar: `tree-sitter-go.wasm`. Rejects when the platform does not carry it. */
  grammar(file: string): Promise<WebAssembly.Module>;
}
