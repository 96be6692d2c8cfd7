/** `GET /v1/repositories/:id/edges?kind=&path=`: what calls what, as lines of JSON. */
import { edgeRows } from '../edge-rows.ts';
import { createRoutes, type Routes } from '../http.ts';
import type { Shelf } from '../shelf.ts';

/** Characters of a piece of the stream; a line at a time would cost more than it holds. */
const PIECE_CHARS = 60_000;

export function edgeRoutes(shelf: Shelf): Routes {
  const routes = createRoutes();
  routes.get('/:id/edges', async (context) => {
    const { index } = await shelf.open(context.req.param('id'));
    const { kind, path } = context.req.query();
    const rows = edgeRows(index.graph, { kind: kind ?? null, path: path ?? null });
    return context.body(streamOf(rows), 200, { 'content-type': 'application/x-ndjson' });
  });
  return routes;
}

function streamOf(rows: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      let piece = '';
      let row = rows.next();
      for (; !row.done && piece.length < PIECE_CHARS; row = rows.next()) piece += row.value;
      if (!row.done) piece += row.value;
      if (piece !== '') controller.enqueue(encoder.encode(piece));
      if (row.done) controller.close();
    },
  });
}
