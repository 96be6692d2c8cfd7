/** Puts the page's sample repositories into a store that does not have them yet. */
import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Posts each `samples/*.zip` of the page's folder through the endpoint itself; names that are stored already are kept. */
export async function addSamples(
  fetch: (request: Request) => Response | Promise<Response>,
  folder: string,
): Promise<void> {
  const samples = join(folder, 'samples');
  if (!existsSync(samples)) return;
  for (const file of readdirSync(samples)
    .filter((name) => name.endsWith('.zip'))
    .sort()) {
    const name = file.slice(0, -'.zip'.length);
    const body = await readFile(join(samples, file));
    await fetch(
      new Request(`http://localhost/v1/repositories?name=${encodeURIComponent(name)}`, {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/zip' },
      }),
    );
  }
}
