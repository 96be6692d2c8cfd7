/**
 * Puts the page's sample repositories into the store, so that a first question needs no upload. What stands already is left
 * alone; when a sample has changed, the old one goes. A sample that fails is logged and costs nobody anything.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sha256Hex } from '../../src/engine/hash.ts';
import type { Fetch } from '../http.ts';
import { RELEASE } from '../shelf.ts';
import type { Store } from '../store/types.ts';

/** Beside the repositories: which archive a sample came from, and what it became. */
interface Placed {
  readonly archive: string;
  readonly id: string;
}

/** Posts each `*.zip` of the folder through the endpoint itself; its name is the file's stem. */
export async function addSamples(
  endpoint: Fetch,
  store: Store,
  folder: string,
  log: (message: string) => void,
): Promise<void> {
  const files = await readdir(folder).catch(() => []);
  for (const file of files.filter((name) => name.endsWith('.zip')).sort()) {
    await addSample(endpoint, store, join(folder, file), file.slice(0, -'.zip'.length)).catch((thrown: unknown) =>
      log(`The sample ${file} could not be added: ${thrown instanceof Error ? thrown.message : String(thrown)}`),
    );
  }
}

async function addSample(endpoint: Fetch, store: Store, path: string, name: string): Promise<void> {
  const body = new Uint8Array(await readFile(path));
  const archive = sha256Hex(body);
  const key = `${RELEASE}/samples/${name}`;
  const kept = await store.get(key);
  const before = kept ? (JSON.parse(new TextDecoder().decode(kept)) as Placed) : null;
  const at = (route: string): string => `http://localhost/v1/repositories${route}`;
  if (before?.archive === archive) {
    const standing = await endpoint(new Request(at(`/${before.id}`)));
    if (standing.ok) return;
  }
  const posted = await endpoint(
    new Request(at(`?name=${encodeURIComponent(name)}`), {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/zip' },
    }),
  );
  if (!posted.ok) throw new Error(await posted.text());
  const { id } = (await posted.json()) as { readonly id: string };
  const placed: Placed = { archive, id };
  await store.put(key, new TextEncoder().encode(JSON.stringify(placed)));
  if (before && before.id !== id) await endpoint(new Request(at(`/${before.id}`), { method: 'DELETE' }));
}
