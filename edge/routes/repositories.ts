/** Repositories: post an archive, list, describe, forget, download. */
import { LANGUAGES } from '../../src/engine/languages/index.ts';
import { fail } from '../../src/engine/problem.ts';
import { takeIn } from '../../src/ingest/intake.ts';
import { archiveStream } from '../body.ts';
import { IMMUTABLE } from '../headers.ts';
import { createRoutes, type Routes } from '../http.ts';
import type { Indexer } from '../index-intake.ts';
import type { EdgeLimits } from '../limits.ts';
import type { Shelf } from '../shelf.ts';

export function repositoryRoutes(shelf: Shelf, index: Indexer, limits: EdgeLimits): Routes {
  const routes = createRoutes();
  routes.post('/', async (context) => {
    const given = readName(context.req.query('name'), limits.nameChars);
    const stream = archiveStream(context.req.raw, limits.intake.archiveBytes);
    const intake = await takeIn({ tag: 'archive', name: given, stream }, LANGUAGES, { limits: limits.intake });
    const indexed = await index(intake);
    const { id, name, bytes } = await shelf.keep(intake.name.slice(0, limits.nameChars), indexed);
    return context.json({ id, name, coverage: indexed.index.graph.coverage, bytes }, 201);
  });
  routes.get('/', async (context) => context.json({ repositories: await shelf.list() }));
  routes.get('/:id', async (context) => {
    const { repository, index } = await shelf.open(context.req.param('id'));
    const { id, name, bytes } = repository;
    return context.json({ id, name, coverage: index.graph.coverage, bytes });
  });
  routes.delete('/:id', async (context) => {
    await shelf.remove(context.req.param('id'));
    return context.body(null, 204);
  });
  routes.get('/:id/snapshot', async (context) => {
    const bytes = await shelf.snapshot(context.req.param('id'));
    return context.body(bytes, 200, {
      'content-type': 'application/octet-stream',
      'cache-control': `private, ${IMMUTABLE}`,
    });
  });
  return routes;
}

/** Empty when none was given: the archive's root folder is the name then. */
function readName(given: string | undefined, limit: number): string {
  const name = (given ?? '').trim();
  const refuse = (why: string): never =>
    fail('bad-request', `The name ${why}.`, `Give at most ${limit} characters in ?name=, or leave it out.`, 'name');
  if (name.length > limit) refuse(`has ${name.length} characters`);
  if (/\p{Control}/u.test(name)) refuse('has a control character');
  return name;
}
