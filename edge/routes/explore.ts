/** `POST /v1/explore`: a question about a stored repository, or about files that come with it. */
import { explore } from '../../src/engine/engine.ts';
import { sha256Hex } from '../../src/engine/hash.ts';
import { LANGUAGES } from '../../src/engine/languages/index.ts';
import { fail } from '../../src/engine/problem.ts';
import type { RepositoryIndex } from '../../src/engine/snapshot/types.ts';
import { type ListedFile, takeIn } from '../../src/ingest/intake.ts';
import { INTAKE_LIMITS } from '../../src/ingest/limits.ts';
import { safePath } from '../../src/ingest/paths.ts';
import { type RepositoryChoice, readExploreBody } from '../../src/protocol/schema.ts';
import { readJson } from '../body.ts';
import { createRoutes, type Routes } from '../http.ts';
import type { Indexer } from '../index-intake.ts';
import type { Instrument } from '../instrument.ts';
import type { EdgeLimits } from '../limits.ts';
import type { Shelf } from '../shelf.ts';

interface Chosen {
  readonly repository: { readonly id: string; readonly name: string };
  readonly index: RepositoryIndex;
}

/** `instrument` gets the report of every question; when it is null, a report is built only for who asks for it. */
export function exploreRoutes(shelf: Shelf, index: Indexer, limits: EdgeLimits, instrument: Instrument | null): Routes {
  const choose = async (choice: RepositoryChoice): Promise<Chosen> => {
    if ('files' in choice) return indexSent(choice.files, index, limits);
    const { repository, index: stored } = await shelf.open(choice.id);
    return { repository: { id: repository.id, name: repository.name }, index: stored };
  };
  const routes = createRoutes();
  routes.post('/', async (context) => {
    const body = readExploreBody(await readJson(context.req.raw, limits.jsonBytes));
    const chosen = await choose(body.repository);
    const wanted = body.request.report === true;
    const { answer, coverage, report, why } = explore(chosen.index, {
      ...body.request,
      report: wanted || instrument !== null,
    });
    if (report) instrument?.(report, chosen.repository);
    context.header('x-answer-sha256', sha256Hex(new TextEncoder().encode(answer.markdown)));
    if ((context.req.header('accept') ?? '').includes('text/markdown')) {
      return context.body(answer.markdown, 200, { 'content-type': 'text/markdown; charset=utf-8' });
    }
    const { repository } = chosen;
    const asked = body.request.why === undefined ? {} : { why };
    return context.json({ ...answer, repository, coverage, ...(wanted ? { report } : {}), ...asked });
  });
  return routes;
}

type SentFiles = readonly { readonly path: string; readonly text: string }[];

/** Nothing of it is kept. Throws too-large, unsafe-path, bad-request or empty-repository. */
async function indexSent(sent: SentFiles, index: Indexer, limits: EdgeLimits): Promise<Chosen> {
  if (sent.length > limits.sentFiles) {
    fail(
      'too-large',
      `The request has ${sent.length} files, more than ${limits.sentFiles}.`,
      'Post an archive to /v1/repositories and ask by its id.',
      'repository.files',
    );
  }
  const intake = await takeIn({ tag: 'files', name: 'request', files: listed(sent) }, LANGUAGES, {
    limits: limits.intake,
  });
  const { snapshot, index: made } = await index(intake);
  return { repository: { id: snapshot.id, name: intake.name }, index: made };
}

function listed(sent: SentFiles): readonly ListedFile[] {
  const encoder = new TextEncoder();
  const seen = new Set<string>();
  return sent.map((file) => {
    const path = safePath(file.path, INTAKE_LIMITS.pathChars);
    if (path === '' || seen.has(path)) {
      fail(
        'bad-request',
        path === '' ? `The path ${JSON.stringify(file.path)} names no file.` : `The file ${path} is sent twice.`,
        'Send each file once, by its path from the root of the repository.',
        'repository.files',
      );
    }
    seen.add(path);
    const bytes = encoder.encode(file.text);
    return { path, size: bytes.length, read: async () => bytes };
  });
}
