/** Repositories: post, list, describe, forget, download, and their edges. */
import { Hono } from 'hono';
import { LANGUAGES } from '../../src/engine/languages/index.ts';
import { takeIn } from '../../src/ingest/intake.ts';
import { boundedStream } from '../body.ts';
import { edgeRows } from '../edge-rows.ts';
import type { Indexer } from '../index-intake.ts';
import type { EdgeLimits } from '../limits.ts';
import type { Shelf } from '../shelf.ts';

export function repositoryRoutes(shelf: Shelf, index: Indexer, limits: EdgeLimits): Hono {
  const routes = new Hono();
  routes.post('/', async (context) => {
    const stream = boundedStream(context.req.raw, limits.archiveBytes);
    const intake = await takeIn({ tag: 'archive', name: context.req.query('name') ?? '', stream }, LANGUAGES, {});
    const { snapshot, index: opened } = await index(intake);
    const { coverage } = opened.graph;
    const record = { id: snapshot.id, name: intake.name, coverage, bytes: snapshot.bytes.length };
    await shelf.keep(record, snapshot, opened);
    return context.json(record, 201);
  });
  routes.get('/', async (context) => {
    const found = await shelf.list();
    return context.json({
      repositories: found.map(({ id, name, bytes, coverage }) => ({ id, name, bytes, files: coverage.filesIndexed })),
    });
  });
  routes.get('/:id', async (context) => context.json(await shelf.find(context.req.param('id'))));
  routes.delete('/:id', async (context) => {
    await shelf.remove(context.req.param('id'));
    return context.body(null, 204);
  });
  routes.get('/:id/snapshot', async (context) => {
    const bytes = await shelf.snapshot(context.req.param('id'));
    return context.body(bytes, 200, { 'content-type': 'application/octet-stream' });
  });
  routes.get('/:id/edges', async (context) => {
    const { graph } = await shelf.open(context.req.param('id'));
    const rows = edgeRows(graph, { kind: context.req.query('kind') ?? null, path: context.req.query('path') ?? null });
    return context.body(streamOf(rows), 200, { 'content-type': 'application/x-ndjson' });
  });
  return routes;
}

/** Rows of a chunk; one at a time would cost more than it holds. */
const CHUNK = 500;

function streamOf(rows: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      const lines: string[] = [];
      for (let row = rows.next(); !row.done; row = rows.next()) {
        lines.push(row.value);
        if (lines.length === CHUNK) break;
      }
      if (lines.length > 0) controller.enqueue(encoder.encode(lines.join('')));
      if (lines.length < CHUNK) controller.close();
    },
  });
}
