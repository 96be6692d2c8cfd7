/**
 * What the engine takes from its platform without knowing which platform it is. Everything else that differs between a
 * page, Node and workerd comes in as an argument.
 */

declare module '*.scm?raw' {
  const text: string;
  export default text;
}

/** Encoders that every JavaScript host has; the ES library of TypeScript does not name them. */
declare class TextEncoder {
  encode(text: string): Uint8Array<ArrayBuffer>;
}
declare class TextDecoder {
  constructor(label?: string, options?: { readonly fatal?: boolean; readonly ignoreBOM?: boolean });
  decode(bytes?: Uint8Array): string;
}

declare namespace WebAssembly {
  /** A compiled module. The engine passes it on and never looks inside. */
  interface Module {
    readonly __module?: never;
  }
  class Instance {
    constructor(module: Module, imports?: object);
    readonly exports: Record<string, unknown>;
  }
}
