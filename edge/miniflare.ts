/** The real workerd for tests: the worker as it is built, with a bucket and a namespace that live as long as it does. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Miniflare } from 'miniflare';
import type { Bucket, Namespace } from './store/r2.ts';

export interface Workerd {
  /** Where the worker answers. */
  readonly url: string;
  bucket(): Promise<Bucket>;
  namespace(): Promise<Namespace>;
  stop(): Promise<void>;
}

/** Between the first that the parser's recipe was tried with and the date of the workerd that is installed. */
const COMPATIBILITY_DATE = '2026-04-01';

export interface WorkerdOptions {
  /** Variables of the worker's environment. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Gets what the worker logs, a line at a time. */
  readonly log?: (line: string) => void;
}

/** `folder` holds `worker.js` and its compiled modules; without it, only the stores run. */
export async function startWorkerd(
  folder: string | null,
  { variables = {}, log = (line) => process.stdout.write(`${line}\n`) }: WorkerdOptions = {},
): Promise<Workerd> {
  const modules = folder === null ? [] : (await readdir(folder)).filter((name) => name.endsWith('.wasm'));
  const worker =
    folder === null
      ? 'export default { fetch: () => new Response() };'
      : await readFile(join(folder, 'worker.js'), 'utf8');
  const miniflare = new Miniflare({
    // Without this, it asks a service of its makers for the properties of a connection.
    cf: false,
    compatibilityDate: COMPATIBILITY_DATE,
    modules: [
      { type: 'ESModule', path: 'worker.js', contents: worker },
      ...(await Promise.all(
        modules.map(async (path) => ({
          type: 'CompiledWasm' as const,
          path,
          contents: await readFile(join(folder ?? '', path)),
        })),
      )),
    ],
    bindings: { ...variables },
    handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
      for (const input of [stdout, stderr]) createInterface({ input }).on('line', log);
    },
    r2Buckets: ['SNAPSHOTS'],
    kvNamespaces: ['REPOSITORIES'],
  });
  const url = (await miniflare.ready).href;
  return {
    url,
    bucket: async () => (await miniflare.getR2Bucket('SNAPSHOTS')) as unknown as Bucket,
    namespace: async () => (await miniflare.getKVNamespace('REPOSITORIES')) as unknown as Namespace,
    stop: () => miniflare.dispose(),
  };
}
