/** A store on Cloudflare: large values in an R2 bucket; the small records that are listed, in a KV namespace. */
import type { Store } from './types.ts';

/** The part of R2's interface that is used (Cloudflare, Workers API for R2). */
export interface Bucket {
  get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>;
  put(key: string, value: Uint8Array): Promise<unknown>;
  delete(key: string): Promise<void>;
}

/** The part of KV's interface that is used (Cloudflare, Workers KV API). */
export interface Namespace {
  get(key: string, type: 'arrayBuffer'): Promise<ArrayBuffer | null>;
  put(key: string, value: Uint8Array): Promise<void>;
  delete(key: string): Promise<void>;
  list(options: {
    prefix: string;
    cursor?: string;
  }): Promise<{ keys: readonly { name: string }[]; list_complete: boolean; cursor?: string }>;
}

/** Keys that start with `listed` go to the namespace, all others to the bucket, which is not listed. */
export function cloudflareStore(bucket: Bucket, namespace: Namespace, listed: string): Store {
  const isListed = (key: string): boolean => key.startsWith(listed);
  return {
    async get(key) {
      const bytes = isListed(key)
        ? await namespace.get(key, 'arrayBuffer')
        : await (await bucket.get(key))?.arrayBuffer();
      return bytes ? new Uint8Array(bytes) : null;
    },
    async put(key, value) {
      await (isListed(key) ? namespace.put(key, value) : bucket.put(key, value));
    },
    remove: (key) => (isListed(key) ? namespace.delete(key) : bucket.delete(key)),
    async list(prefix) {
      const keys: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await namespace.list(cursor === undefined ? { prefix } : { prefix, cursor });
        keys.push(...page.keys.map(({ name }) => name));
        cursor = page.list_complete ? undefined : page.cursor;
      } while (cursor !== undefined);
      return keys.sort();
    },
  };
}
