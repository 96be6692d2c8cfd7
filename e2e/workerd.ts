/** The endpoint in the real workerd, from the built worker, with its bindings simulated on this machine. */
import { readdirSync } from 'node:fs';
import { Miniflare } from 'miniflare';

const BUILT = 'dist/edge/cloudflare';

export interface Workerd {
  /** Without a slash at its end. */
  readonly url: string;
  stop(): Promise<void>;
}

export async function startWorkerd(): Promise<Workerd> {
  const grammars = readdirSync(BUILT).filter((name) => name.endsWith('.wasm'));
  const miniflare = new Miniflare({
    host: '127.0.0.1',
    port: 0,
    modulesRoot: BUILT,
    modules: [
      { type: 'ESModule', path: `${BUILT}/worker.js` },
      ...grammars.map((name) => ({ type: 'CompiledWasm' as const, path: `${BUILT}/${name}` })),
    ],
    compatibilityDate: '2026-04-01',
    r2Buckets: ['SNAPSHOTS'],
    kvNamespaces: ['REPOSITORIES'],
  });
  const url = await miniflare.ready;
  return { url: url.href.replace(/\/$/, ''), stop: () => miniflare.dispose() };
}
