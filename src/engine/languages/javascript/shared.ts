/** What JavaScript and TypeScript have in common besides their syntax: hosts' globals, and methods of built-in types. */

export const SELF_NAMES: readonly string[] = ['this'];
export const SUPER_NAMES: readonly string[] = ['super'];

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

/** ECMAScript, then what pages, workers and Node add. */
export const GLOBALS: readonly string[] = words(`
  Array ArrayBuffer AsyncFunction Atomics BigInt BigInt64Array BigUint64Array Boolean DataView Date Error EvalError Float32Array
  Float64Array Function Infinity Int16Array Int32Array Int8Array Intl Iterator JSON Map Math NaN Number Object Promise Proxy
  RangeError ReferenceError Reflect RegExp Set SharedArrayBuffer String Symbol SyntaxError TypeError URIError Uint16Array
  Uint32Array Uint8Array Uint8ClampedArray WeakMap WeakRef WeakSet AggregateError FinalizationRegistry decodeURI
  decodeURIComponent encodeURI encodeURIComponent escape unescape eval globalThis isFinite isNaN parseFloat parseInt undefined
  console setTimeout setInterval setImmediate clearTimeout clearInterval clearImmediate queueMicrotask structuredClone
  requestAnimationFrame cancelAnimationFrame fetch Headers Request Response URL URLSearchParams AbortController AbortSignal Blob
  File FormData ReadableStream WritableStream TransformStream TextEncoder TextDecoder TextDecoderStream TextEncoderStream
  CompressionStream DecompressionStream Event EventTarget CustomEvent MessageChannel MessagePort MessageEvent WebSocket Worker
  BroadcastChannel EventSource XMLHttpRequest WebAssembly crypto CryptoKey performance navigator location history document window
  self localStorage sessionStorage indexedDB caches alert confirm prompt atob btoa Buffer process require module exports __dirname
  __filename global Deno Bun HTMLElement Element Node NodeList Document DOMParser MutationObserver ResizeObserver
  IntersectionObserver Image Audio FileReader getComputedStyle matchMedia
  describe it test expect beforeEach afterEach beforeAll afterAll before after jest vi
`);

/** Of strings, arrays, maps, promises, functions, regular expressions, dates, streams, events and elements. */
export const BUILTIN_METHODS: readonly string[] = words(`
  add addEventListener all allSettled any append appendChild apply at bind call catch charAt charCodeAt clear clone close
  closest codePointAt concat contains copyWithin createElement delete destroy dispatchEvent emit end endsWith entries every exec
  fill filter finally find findIndex findLast flat flatMap flush focus forEach from fromEntries get getAttribute getElementById
  getReader getTime getWriter has hasOwnProperty includes indexOf insertBefore isArray join keys lastIndexOf length listen
  localeCompare log map match matchAll next normalize of off on once open padEnd padStart parse pipe pipeThrough pipeTo pop
  postMessage push querySelector querySelectorAll race read reduce reduceRight reject releaseLock remove removeEventListener
  removeListener repeat replace replaceAll resolve return reverse search send set setAttribute shift slice some sort splice split
  start startsWith stop stringify substr substring subarray terminate test text then throw toFixed toISOString toJSON
  toLowerCase toReversed toSorted toSpliced toString toUpperCase trim trimEnd trimStart unshift value valueOf values warn write json
  error info debug assign create define freeze
`);

export const PRIMITIVES: readonly string[] = words(`
  any bigint boolean never null number object string symbol undefined unknown void this
  Partial Required Readonly Record Pick Omit Exclude Extract NonNullable Parameters ReturnType InstanceType Awaited ThisType
  ReadonlyArray ReadonlyMap ReadonlySet ArrayLike Iterable AsyncIterable IterableIterator AsyncGenerator Generator PromiseLike
`);

/** `Promise<T>` is T once it is awaited. */
export const WRAPPERS: readonly string[] = [
  'Promise',
  'PromiseLike',
  'Awaited',
  'Readonly',
  'Partial',
  'Required',
  'NonNullable',
];

export const COMMON = {
  selfNames: SELF_NAMES,
  superNames: SUPER_NAMES,
  docPlace: 'before',
  construct: 'new',
  moduleScope: 'file',
  modules: 'path',
  moduleIndex: ['index'],
  structuralInterfaces: false,
  exportRule: 'statement',
  bareReachesMembers: false,
  wrappers: WRAPPERS,
  primitives: PRIMITIVES,
  globals: GLOBALS,
  builtinMethods: BUILTIN_METHODS,
  family: 'javascript',
} as const;
