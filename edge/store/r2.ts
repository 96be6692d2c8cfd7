/**
 * A store on Cloudflare. Values are objects of an R2 bucket, which is consistent; what is listed is also the metadata of a
 * key in a KV namespace, because one listing there gives a thousand records. A listing may be a minute behind the values.
 */
import { fail } from '../../src/engine/problem.ts';
import type { Entry, Store } from './types.ts';

/** The part of R2's interface that is used (Cloudflare, Workers API for R2). */
export interface Bucket {
  get(key: string): Promise<{ arrayBuffer(): Promise<ArrayBuffer> } | null>;
  put(key: string, value: Uint8Array): Promise<unknown>;
  delete(key: string): Promise<void>;
}

/** The part of KV's interface that is used (Cloudflare, Workers KV API). */
export interface Namespace {
  put(key: string, value: string, options: { readonly metadata: string }): Promise<void>;
  delete(key: string): Promise<void>;
  list(options: { readonly prefix: string; readonly cursor?: string }): Promise<{
    readonly keys: readonly { readonly name: string; readonly metadata?: unknown }[];
    readonly list_complete: boolean;
    readonly cursor?: string;
  }>;
}

/** Only keys that start with `listed` can be listed; their values are text. */
export function cloudflareStore(bucket: Bucket, namespace: Namespace, listed: string): Store {
  const isListed = (key: string): boolean => key.startsWith(listed);
  return {
    get: (key) =>
      attempt('read', async () => {
        const found = await bucket.get(key);
        return found ? new Uint8Array(await found.arrayBuffer()) : null;
      }),
    put: (key, value) =>
      attempt('write', async () => {
        await bucket.put(key, value);
        if (isListed(key)) await namespace.put(key, '', { metadata: new TextDecoder().decode(value) });
      }),
    remove: (key) =>
      attempt('remove', async () => {
        if (isListed(key)) await namespace.delete(key);
        await bucket.delete(key);
      }),
    list: (prefix) => attempt('list', () => listAll(namespace, prefix)),
  };
}

async function listAll(namespace: Namespace, prefix: string): Promise<readonly Entry[]> {
  const entries: Entry[] = [];
  let cursor: string | undefined;
  do {
    const page = await namespace.list(cursor === undefined ? { prefix } : { prefix, cursor });
    for (const { name, metadata } of page.keys) {
      if (typeof metadata === 'string') entries.push({ key: name, value: new TextEncoder().encode(metadata) });
    }
    cursor = page.list_complete ? undefined : page.cursor;
  } while (cursor !== undefined);
  return entries.sort((a, b) => (a.key < b.key ? -1 : 1));
}

async function attempt<T>(what: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    return fail(
      'storage',
      `The store could not ${what}: ${thrown instanceof Error ? thrown.message : String(thrown)}.`,
      'Try again in a moment; nothing that was stored before is changed.',
    );
  }
}
