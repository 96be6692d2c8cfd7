/** The endpoint: one app for every runtime. What a runtime has to give comes in as an argument. */
import type { GrammarHost } from '../src/engine/extract/host.ts';
import { ProblemError } from '../src/engine/problem.ts';
import { dropBody } from './body.ts';
import { API_HEADERS, withHeaders } from './headers.ts';
import { createRoutes, type Routes } from './http.ts';
import { createIndexer } from './index-intake.ts';
import type { Instrument } from './instrument.ts';
import type { EdgeLimits } from './limits.ts';
import { isFault, problemResponse, UNFORESEEN } from './problems.ts';
import { edgeRoutes } from './routes/edges.ts';
import { exploreRoutes } from './routes/explore.ts';
import { repositoryRoutes } from './routes/repositories.ts';
import { createShelf } from './shelf.ts';
import type { Store } from './store/types.ts';

/** A failure of the endpoint itself. It names the route, never a question, a path of a repository or a source. */
export interface LogEntry {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly message: string;
}

export interface AppParts {
  readonly store: Store;
  readonly grammars: GrammarHost;
  readonly limits: EdgeLimits;
  readonly log: (entry: LogEntry) => void;
  /** Gets the report of every question; null when nobody asked for it, and then none is built. */
  readonly instrument: Instrument | null;
}

export function createApp({ store, grammars, limits, log, instrument }: AppParts): Routes {
  const shelf = createShelf(store, limits.openBytes);
  const index = createIndexer(grammars);
  const app = createRoutes();
  app.use('*', async (context, next) => {
    await next();
    if (!context.res.ok) await dropBody(context.req.raw);
    context.res = withHeaders(context.res, API_HEADERS);
  });
  app.onError((thrown, { req: { method, path } }) => {
    const response = problemResponse(thrown instanceof ProblemError ? thrown.problem : UNFORESEEN);
    if (isFault(response)) log({ method, path, status: response.status, message: thrown.stack ?? String(thrown) });
    return response;
  });
  app.notFound(({ req }) =>
    problemResponse({
      code: 'unknown-route',
      seen: `There is no ${req.method} ${req.path.slice(0, 200)}.`,
      todo: 'Use POST /v1/repositories, GET /v1/repositories or POST /v1/explore.',
      where: req.path.slice(0, 200),
    }),
  );
  app.get('/healthz', (context) => context.json({ status: 'ok' }));
  app.route('/v1/repositories', repositoryRoutes(shelf, index, limits));
  app.route('/v1/repositories', edgeRoutes(shelf));
  app.route('/v1/explore', exploreRoutes(shelf, index, limits, instrument));
  return app;
}
