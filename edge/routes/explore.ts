/** Questions: about a stored repository, or about files that come with the question. */
import { Hono } from 'hono';
import type { Report } from '../../src/engine/diagnose/types.ts';
import { explore } from '../../src/engine/engine.ts';
import { LANGUAGES } from '../../src/engine/languages/index.ts';
import { fail } from '../../src/engine/problem.ts';
import type { RepositoryIndex } from '../../src/engine/snapshot/types.ts';
import { takeIn } from '../../src/ingest/intake.ts';
import { type RepositoryChoice, readExploreRequest, readRepositoryChoice } from '../../src/protocol/schema.ts';
import { readJson } from '../body.ts';
import type { Indexer } from '../index-intake.ts';
import type { EdgeLimits } from '../limits.ts';
import type { Shelf } from '../shelf.ts';

type Described = { readonly id: string; readonly name: string };

export function exploreRoutes(
  shelf: Shelf,
  index: Indexer,
  limits: EdgeLimits,
  instrument: ((report: Report) => void) | null,
): Hono {
  const routes = new Hono();
  routes.post('/', async (context) => {
    const body = await readJson(context.req.raw, limits.jsonBytes);
    const request = readExploreRequest(body);
    const { repository, opened } = await choose(readRepositoryChoice(body), shelf, index, limits);
    const { answer, coverage, report } = explore(opened, {
      ...request,
      report: request.report === true || instrument !== null,
    });
    if (report) instrument?.(report);
    if ((context.req.header('accept') ?? '').includes('text/markdown')) {
      return context.body(answer.markdown, 200, { 'content-type': 'text/markdown; charset=utf-8' });
    }
    return context.json({ ...answer, repository, coverage, ...(request.report ? { report } : {}) });
  });
  return routes;
}

async function choose(
  choice: RepositoryChoice,
  shelf: Shelf,
  index: Indexer,
  limits: EdgeLimits,
): Promise<{ readonly repository: Described; readonly opened: RepositoryIndex }> {
  if ('id' in choice) {
    const { id, name } = await shelf.find(choice.id);
    return { repository: { id, name }, opened: await shelf.open(id) };
  }
  if (choice.files.length > limits.inlineFiles) {
    fail(
      'too-large',
      `The request has ${choice.files.length} files, more than ${limits.inlineFiles}.`,
      'Post an archive to /v1/repositories and ask by its id.',
      'repository.files',
    );
  }
  const encoder = new TextEncoder();
  const files = choice.files.map(({ path, text }) => {
    const bytes = encoder.encode(text);
    return { path, size: bytes.length, read: async () => bytes };
  });
  const intake = await takeIn({ tag: 'files', name: 'request', files }, LANGUAGES, {});
  const { snapshot, index: opened } = await index(intake);
  return { repository: { id: snapshot.id, name: intake.name }, opened };
}
