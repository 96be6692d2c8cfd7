/** The endpoint on Cloudflare Workers. Bindings: R2 bucket SNAPSHOTS, KV namespace REPOSITORIES. */
import { createApp } from '../app.ts';
import { cloudflareGrammars } from '../grammars/cloudflare.ts';
import { EDGE_LIMITS } from '../limits.ts';
import { RECORDS } from '../shelf.ts';
import { type Bucket, cloudflareStore, type Namespace } from '../store/r2.ts';

interface Bindings {
  readonly SNAPSHOTS: Bucket;
  readonly REPOSITORIES: Namespace;
  /** `1` logs the report of every question. */
  readonly CODEGRAPH_EXPLORE_DEBUG?: string;
}

let app: ReturnType<typeof createApp> | null = null;

export default {
  fetch(request: Request, bindings: Bindings): Response | Promise<Response> {
    app ??= createApp({
      store: cloudflareStore(bindings.SNAPSHOTS, bindings.REPOSITORIES, RECORDS),
      grammars: cloudflareGrammars,
      limits: EDGE_LIMITS,
      instrument: bindings.CODEGRAPH_EXPLORE_DEBUG ? (report) => console.log(JSON.stringify(report)) : null,
    });
    return app.fetch(request);
  },
};
