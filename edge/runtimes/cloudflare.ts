/** The endpoint on Cloudflare Workers. Bindings: R2 bucket SNAPSHOTS, KV namespace REPOSITORIES. */
import { createApp } from '../app.ts';
import { readDebug } from '../debug.ts';
import { cloudflareGrammars } from '../grammars/cloudflare.ts';
import type { Routes } from '../http.ts';
import { guarded, recordOf } from '../instrument.ts';
import { ISOLATE_LIMITS } from '../limits.ts';
import { RECORDS } from '../shelf.ts';
import { type Bucket, cloudflareStore, type Namespace } from '../store/r2.ts';

interface Bindings {
  readonly SNAPSHOTS: Bucket;
  readonly REPOSITORIES: Namespace;
  /** Anything but `off` logs the report of every question. */
  readonly CODEGRAPH_EXPLORE_DEBUG?: string;
}

/** One app an isolate: its opened repositories and grammars outlive a request. */
const apps = new WeakMap<Bindings, Routes>();

function appFor(bindings: Bindings): Routes {
  const known = apps.get(bindings);
  if (known) return known;
  const reports = readDebug(bindings.CODEGRAPH_EXPLORE_DEBUG).tag !== 'off';
  const app = createApp({
    store: cloudflareStore(bindings.SNAPSHOTS, bindings.REPOSITORIES, RECORDS),
    grammars: cloudflareGrammars,
    limits: ISOLATE_LIMITS,
    log: (entry) => console.error(JSON.stringify(entry)),
    instrument: reports
      ? guarded(
          (report, repository) => console.log(JSON.stringify(recordOf(report, repository))),
          (text) => console.error(text),
        )
      : null,
  });
  apps.set(bindings, app);
  return app;
}

export default {
  fetch: (request: Request, bindings: Bindings): Response | Promise<Response> => appFor(bindings).fetch(request),
};
