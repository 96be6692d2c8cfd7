/**
 * Names that JavaScript and its hosts bring along, shared by the languages of its family: ECMAScript 2024, browsers and
 * workers, Node, and the test runners whose functions are global.
 */

/** Global functions and objects. */
export const GLOBALS: readonly string[] = words(`
  globalThis undefined NaN Infinity eval isFinite isNaN parseFloat parseInt decodeURI decodeURIComponent encodeURI
  encodeURIComponent escape unescape Object Function Boolean Symbol Error AggregateError EvalError RangeError
  ReferenceError SyntaxError TypeError URIError Number BigInt Math Date String RegExp Array Int8Array Uint8Array
  Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array BigInt64Array BigUint64Array Float32Array Float64Array
  Map Set WeakMap WeakSet WeakRef FinalizationRegistry ArrayBuffer SharedArrayBuffer DataView Atomics JSON Promise Reflect
  Proxy Intl WebAssembly Iterator
  window self document navigator location history screen localStorage sessionStorage indexedDB caches crypto performance
  console alert confirm prompt fetch setTimeout clearTimeout setInterval clearInterval setImmediate clearImmediate
  queueMicrotask structuredClone requestAnimationFrame cancelAnimationFrame requestIdleCallback atob btoa postMessage
  addEventListener removeEventListener dispatchEvent getComputedStyle matchMedia importScripts reportError
  Request Response Headers FormData URL URLSearchParams URLPattern Blob File FileReader AbortController AbortSignal Event
  EventTarget CustomEvent MessageChannel MessagePort MessageEvent BroadcastChannel Worker SharedWorker WebSocket
  EventSource XMLHttpRequest TextEncoder TextDecoder TextEncoderStream TextDecoderStream ReadableStream WritableStream
  TransformStream CompressionStream DecompressionStream Crypto CryptoKey SubtleCrypto Cache CacheStorage DOMException
  DOMParser XMLSerializer Node Element HTMLElement SVGElement Document DocumentFragment ShadowRoot Text Comment Range
  Selection MutationObserver IntersectionObserver ResizeObserver PerformanceObserver Image Audio Option Notification
  customElements CSSStyleSheet Storage IDBKeyRange ImageData OffscreenCanvas Path2D DOMRect DOMMatrix
  process Buffer require import module exports global __dirname __filename Deno Bun
  describe it test expect suite before after beforeEach afterEach beforeAll afterAll jest vi
`);

/** Method names of arrays, strings, maps, promises, functions, streams and nodes. */
export const BUILTIN_METHODS: readonly string[] = words(`
  apply bind call toString toLocaleString valueOf hasOwnProperty isPrototypeOf propertyIsEnumerable
  at concat copyWithin entries every fill filter find findIndex findLast findLastIndex flat flatMap forEach includes
  indexOf join keys lastIndexOf map pop push reduce reduceRight reverse shift slice some sort splice toReversed toSorted
  toSpliced unshift values with from of isArray
  charAt charCodeAt codePointAt endsWith localeCompare match matchAll normalize padEnd padStart repeat replace replaceAll
  search split startsWith substr substring toLowerCase toUpperCase toLocaleLowerCase toLocaleUpperCase trim trimEnd trimStart
  exec test toFixed toPrecision toExponential
  add clear delete get has set size
  then catch finally resolve reject all allSettled any race withResolvers
  assign create defineProperty defineProperties freeze fromEntries getOwnPropertyDescriptor getOwnPropertyNames
  getPrototypeOf setPrototypeOf is isFrozen seal preventExtensions hasOwn groupBy
  parse stringify next return throw
  getTime toISOString toJSON getDate getDay getFullYear getHours getMinutes getMonth getSeconds now
  log warn error info debug trace table time timeEnd
  abs ceil floor max min pow random round sign sqrt trunc
  addEventListener removeEventListener dispatchEvent querySelector querySelectorAll getElementById createElement
  appendChild removeChild insertBefore append prepend remove setAttribute getAttribute removeAttribute hasAttribute
  closest matches focus blur click preventDefault stopPropagation contains cloneNode
  json text arrayBuffer blob formData clone getReader getWriter pipeTo pipeThrough tee enqueue close read write end abort
  encode decode subarray buffer postMessage terminate
  on once off emit addListener removeListener removeAllListeners listeners
`);

/** Calls that give back the function they are given. */
export const FUNCTION_WRAPPERS: readonly string[] = words(`
  useCallback useEvent useEffectEvent debounce throttle once memoize cache observer action
`);

/** Calls that make a component of the function or component they are given. */
export const COMPONENT_WRAPPERS: readonly string[] = words('memo forwardRef lazy observer defineComponent');

/** Words that open statements or belong to one; `default`, `delete` and `of` are names too often. */
export const STATEMENT_WORDS: readonly string[] = words(`
  const let var function class if else for while do switch case break continue return throw try catch finally debugger with
  import export extends super
`);

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}
