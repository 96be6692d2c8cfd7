import type { Store } from './types.ts';

/** A store that forgets when its process ends. */
export function memoryStore(): Store {
  const values = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    get: async (key) => values.get(key)?.slice() ?? null,
    put: async (key, value) => void values.set(key, new Uint8Array(value)),
    remove: async (key) => void values.delete(key),
    list: async (prefix) =>
      [...values]
        .filter(([key]) => key.startsWith(prefix))
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, value]) => ({ key, value: value.slice() })),
  };
}
