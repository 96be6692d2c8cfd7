/** Where repositories are kept. Values are bytes; a value that was put is whole or absent, never half. */
export interface Store {
  /** Null when there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  put(key: string, value: Uint8Array): Promise<void>;
  /** No error when there is none. */
  remove(key: string): Promise<void>;
  /** Keys with this beginning, in UTF-16 order. */
  list(prefix: string): Promise<readonly string[]>;
}
