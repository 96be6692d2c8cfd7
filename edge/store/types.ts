/**
 * Where repositories are kept. Keys are names of letters, digits, `.` and `-`, joined by `/`; no key lies below another.
 * A value that was put is whole or absent, never half; a later put replaces an earlier one.
 */
export interface Store {
  /** Null when there is none. */
  get(key: string): Promise<Uint8Array<ArrayBuffer> | null>;
  put(key: string, value: Uint8Array): Promise<void>;
  /** No error when there is none. */
  remove(key: string): Promise<void>;
  /** What is kept under keys with this beginning, in UTF-16 order of keys. For small values: at most LISTED_BYTES each. */
  list(prefix: string): Promise<readonly Entry[]>;
}

export interface Entry {
  readonly key: string;
  readonly value: Uint8Array<ArrayBuffer>;
}

/** Bytes of a value that can be listed (a key's metadata in Workers KV holds 1,024). */
export const LISTED_BYTES = 1_000;
