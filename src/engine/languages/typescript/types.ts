/** Type names that TypeScript brings along. */

/** Names of types without members of the repository. */
export const PRIMITIVES: readonly string[] = words(`
  any unknown never void null undefined string number boolean bigint symbol object this const
`);

/** Generic types whose argument has the same members: `Promise<T>` is `T` after await, `Readonly<T>` is `T`. */
export const WRAPPERS: readonly string[] = words('Promise PromiseLike Awaited Readonly Partial Required NonNullable');

/** Types of the standard library, beside those whose values are global as well. */
export const TYPE_GLOBALS: readonly string[] = words(`
  Partial Required Readonly Record Pick Omit Exclude Extract NonNullable Parameters ConstructorParameters ReturnType
  InstanceType ThisParameterType OmitThisParameter ThisType Awaited Uppercase Lowercase Capitalize Uncapitalize NoInfer
  PromiseLike PromiseSettledResult ArrayLike ReadonlyArray ReadonlyMap ReadonlySet Iterable IterableIterator AsyncIterable
  AsyncIterator AsyncGenerator AsyncIterableIterator Generator IteratorResult TemplateStringsArray PropertyKey
  PropertyDescriptor ErrorOptions RegExpMatchArray RegExpExecArray ArrayBufferLike ArrayBufferView
  RequestInit RequestInfo ResponseInit HeadersInit BodyInit BufferSource BlobPart EventListener EventInit
  AddEventListenerOptions KeyboardEvent MouseEvent PointerEvent FocusEvent InputEvent SubmitEvent HTMLInputElement
  HTMLFormElement HTMLDivElement HTMLButtonElement HTMLAnchorElement HTMLCanvasElement HTMLImageElement NodeListOf
  FormDataEntryValue ReadableStreamDefaultReader WritableStreamDefaultWriter NodeJS JSX
`);

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/);
}
