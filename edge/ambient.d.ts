/** A grammar as the bundler leaves it: a compiled module. */
declare module '*.wasm' {
  const module: WebAssembly.Module;
  export default module;
}
