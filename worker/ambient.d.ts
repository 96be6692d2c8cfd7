/** What the build tool gives the worker: addresses of files that are fetched on demand. */
interface ImportMeta {
  /** The address of every file that matches, by its path. */
  glob(
    pattern: string | readonly string[],
    options: { readonly query: '?url'; readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, string>>;
}

declare module '*.wasm?url' {
  const address: string;
  export default address;
}
