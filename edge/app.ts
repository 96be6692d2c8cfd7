/** The endpoint: one app for every runtime. What a runtime has to give comes in as an argument. */
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Report } from '../src/engine/diagnose/types.ts';
import type { GrammarHost } from '../src/engine/extract/host.ts';
import { fail, problemOf } from '../src/engine/problem.ts';
import { createIndexer } from './index-intake.ts';
import type { EdgeLimits } from './limits.ts';
import { problemResponse } from './problems.ts';
import { exploreRoutes } from './routes/explore.ts';
import { repositoryRoutes } from './routes/repositories.ts';
import { createShelf } from './shelf.ts';
import type { Store } from './store/types.ts';

export interface AppParts {
  readonly store: Store;
  readonly grammars: GrammarHost;
  readonly limits: EdgeLimits;
  /** Gets the report of every question; null when nobody asked for it, and then none is built. */
  readonly instrument: ((report: Report) => void) | null;
}

export function createApp({ store, grammars, limits, instrument }: AppParts): Hono {
  const shelf = createShelf(store, limits.openRepositories);
  const index = createIndexer(grammars);
  const app = new Hono();
  app.use('/v1/*', secureHeaders());
  app.onError((thrown) => problemResponse(problemOf(thrown)));
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.route('/v1/repositories', repositoryRoutes(shelf, index, limits));
  app.route('/v1/explore', exploreRoutes(shelf, index, limits, instrument));
  app.all('/v1/*', (context) =>
    fail(
      'bad-request',
      `There is no ${context.req.method} ${context.req.path}.`,
      'The README lists the routes.',
      context.req.path,
    ),
  );
  return app;
}
