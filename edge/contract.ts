/**
 * What the endpoint does, as one suite that runs against every runtime through HTTP alone. Long because it is the list of
 * routes and of what each refuses; the answers are compared with the engine's own, in the process of the test.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { explore } from '../src/engine/engine.ts';
import { sha256Hex } from '../src/engine/hash.ts';
import { LANGUAGES } from '../src/engine/languages/index.ts';
import type { ExploreRequest } from '../src/engine/request.ts';
import { openSnapshot } from '../src/engine/snapshot/open.ts';
import { readHead } from '../src/engine/snapshot/table.ts';
import { takeIn } from '../src/ingest/intake.ts';
import { type Files, tarGzOf, zipOf } from './archives.ts';
import { nodeGrammars } from './grammars/node.ts';
import { createIndexer, type Indexed } from './index-intake.ts';
import type { EdgeLimits } from './limits.ts';

export interface RunningEndpoint {
  /** Where it answers, without a slash at the end. */
  readonly url: string;
  /** What it was started with. */
  readonly limits: EdgeLimits;
  stop(): Promise<void>;
}

const SHOP: Files = {
  'src/cart.ts': `import { priceOf } from './price';

/** What a customer is about to buy. */
export class Cart {
  private readonly items: string[] = [];

  add(item: string): void {
    this.items.push(item);
  }

  /** The sum over all items, in cents. */
  total(): number {
    let sum = 0;
    for (const item of this.items) sum += priceOf(item);
    return sum;
  }
}

export function checkout(items: string[]): number {
  const cart = new Cart();
  for (const item of items) cart.add(item);
  return cart.total();
}
`,
  'src/price.ts': `const PRICES: Record<string, number> = { tea: 300 };

export function priceOf(item: string): number {
  return PRICES[item] ?? unknownPrice(item);
}
`,
  'tools/report.py': `def report(sales):
    return summarise(sales)


def summarise(sales):
    return sum(sales)
`,
  'cmd/main.go': `package main

func main() {
	run()
}

func run() {}
`,
  'NOTES.adoc': '# Shop\n',
};

const QUESTION = 'how does checkout sum up the total of a cart?';

interface PostedRepository {
  readonly id: string;
  readonly name: string;
  readonly coverage: { readonly filesIndexed: number; readonly skipped: readonly { readonly path: string }[] };
  readonly bytes: number;
}

interface EdgeRow {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly name: string;
  readonly kind: string;
  readonly target: { readonly path: string; readonly line: number } | null;
  readonly confidence: string;
  readonly strategy: string;
}

const sentFiles = (files: Files): { path: string; text: string }[] =>
  Object.entries(files).map(([path, text]) => ({ path, text }));

async function indexHere(files: Files): Promise<Indexed> {
  const listed = sentFiles(files).map(({ path, text }) => {
    const bytes = new TextEncoder().encode(text);
    return { path, size: bytes.length, read: async () => bytes };
  });
  return createIndexer(nodeGrammars())(await takeIn({ tag: 'files', name: 'here', files: listed }, LANGUAGES, {}));
}

export function describeEndpoint(name: string, start: () => Promise<RunningEndpoint>): void {
  describe(`The endpoint in ${name}`, () => {
    let endpoint: RunningEndpoint;
    let shop: PostedRepository;

    const call = (route: string, init?: RequestInit): Promise<Response> => fetch(endpoint.url + route, init);
    const postArchive = (body: BodyInit, type = 'application/zip', query = '?name=shop'): Promise<Response> =>
      call(`/v1/repositories${query}`, { method: 'POST', body, headers: { 'content-type': type } });
    const ask = (body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
      call('/v1/explore', {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      });
    const json = async <T>(response: Response | Promise<Response>): Promise<T> => (await response).json() as Promise<T>;
    const listed = async (): Promise<string[]> =>
      (await json<{ repositories: { id: string; name: string }[] }>(call('/v1/repositories'))).repositories.map(
        ({ id, name }) => `${name} ${id}`,
      );
    /** `404 unknown-repository at “…”: …`, once everything that a problem must have has been seen. */
    const refusal = async (response: Response | Promise<Response>): Promise<string> => {
      const { status, headers } = await response;
      expect(headers.get('content-type')).toBe('application/problem+json');
      const problem = await json<Record<string, string | number>>(response);
      expect(Object.keys(problem).sort()).toEqual(
        ['code', 'detail', 'seen', 'status', 'title', 'todo', 'type', 'where'].sort(),
      );
      expect(problem).toMatchObject({
        type: `urn:codegraph-web:problem:${problem.code}`,
        status,
        detail: `${problem.seen} ${problem.todo}`,
      });
      expect(problem.todo).toMatch(/^[A-Z].*\.$/s);
      return `${status} ${problem.code} at “${problem.where}”: ${problem.seen}`;
    };

    beforeAll(async () => {
      endpoint = await start();
      shop = await json<PostedRepository>(postArchive(zipOf(SHOP)));
    });
    afterAll(() => endpoint.stop());

    describe('answers in general', () => {
      it('that it is up', async () => {
        const response = await call('/healthz');
        expect(response.status).toBe(200);
        expect(await response.json()).toEqual({ status: 'ok' });
      });

      it.each(['/healthz', '/v1/repositories', '/v1/nothing'])(
        'with headers that let nothing run: %s',
        async (route) => {
          const { headers } = await call(route);
          expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
          expect(headers.get('x-content-type-options')).toBe('nosniff');
          expect(headers.get('referrer-policy')).toBe('no-referrer');
          expect(headers.get('cache-control')).toBe('no-store');
          expect(headers.get('access-control-allow-origin')).toBe(null);
        },
      );

      it.each([
        ['GET', '/v1'],
        ['GET', '/v1/explore'],
        ['GET', '/v1/repositories/x/y/z'],
        ['PUT', '/v1/repositories'],
        ['OPTIONS', '/v1/explore'],
      ])('that there is no %s %s', async (method, route) => {
        expect(await refusal(call(route, { method }))).toBe(
          `404 unknown-route at “${route}”: There is no ${method} ${route}.`,
        );
      });
    });

    describe('takes an archive', () => {
      it('and says what it became', async () => {
        expect(shop.id).toMatch(/^[0-9a-f]{64}$/);
        expect(shop.name).toBe('shop');
        expect(shop.coverage.filesIndexed).toBe(4);
        expect(shop.coverage.skipped.map(({ path }) => path)).toEqual(['NOTES.adoc']);
        expect(shop.bytes).toBeGreaterThan(1_000);
      });

      it('in any format, with the same id for the same content', async () => {
        const response = await postArchive(tarGzOf('shop-1.0', SHOP), 'application/gzip');
        expect(response.status).toBe(201);
        expect(await json<PostedRepository>(response)).toEqual(shop);
      });

      it('and names it after its root folder when no name is given', async () => {
        const files = { 'a.ts': 'export const a = 1;\n' };
        const posted = await json<PostedRepository>(
          postArchive(tarGzOf('tiny-2.1', files), 'application/octet-stream', ''),
        );
        expect(posted.name).toBe('tiny-2.1');
        await call(`/v1/repositories/${posted.id}`, { method: 'DELETE' });
      });

      it('once, when it is posted several times at once', async () => {
        const before = await listed();
        const archive = zipOf({ ...SHOP, 'src/more.ts': 'export const more = 1;\n' });
        const posted = await Promise.all([1, 2, 3].map(() => json<PostedRepository>(postArchive(archive))));
        expect(new Set(posted.map(({ id }) => id)).size).toBe(1);
        expect(await listed()).toEqual([...before, `shop ${posted[0].id}`].sort());
        await call(`/v1/repositories/${posted[0].id}`, { method: 'DELETE' });
      });

      it.each<[string, () => Promise<Response>, string]>([
        [
          'no bytes',
          () => postArchive(new Uint8Array()),
          '422 bad-archive at “”: The archive is empty: it has no bytes.',
        ],
        [
          'bytes of something else',
          () => postArchive('<!doctype html>'),
          '422 bad-archive at “”: The file is not an archive that can be read: it starts with the bytes 3c 21 64 6f.',
        ],
        [
          'nothing that can be parsed',
          () => postArchive(zipOf({ 'NOTES.adoc': '# Hi\n', 'b.bin': '\0\0' })),
          '422 empty-repository at “shop”: ',
        ],
        [
          'a path that leads out',
          () => postArchive(zipOf({ 'a.ts': '', '../b.ts': '' })),
          '422 unsafe-path at “../b.ts”: The archive has an entry "../b.ts", which leads out of the repository.',
        ],
        [
          'a form’s type',
          () => postArchive(zipOf(SHOP), 'application/x-www-form-urlencoded'),
          '415 unsupported-media at “content-type”: The body is sent as "application/x-www-form-urlencoded".',
        ],
        [
          'no type',
          () => postArchive(zipOf(SHOP), ''),
          '415 unsupported-media at “content-type”: The request does not say what its body is.',
        ],
        [
          'a name without end',
          () => postArchive(zipOf(SHOP), 'application/zip', `?name=${'x'.repeat(101)}`),
          '400 bad-request at “name”: The name has 101 characters.',
        ],
        [
          'a name with a line end',
          () => postArchive(zipOf(SHOP), 'application/zip', '?name=a%0Ab'),
          '400 bad-request at “name”: The name has a control character.',
        ],
      ])('but not with %s', async (_, post, words) => {
        const before = await listed();
        expect((await refusal(post())).slice(0, words.length)).toBe(words);
        expect(await listed()).toEqual(before);
      });

      it('but not one that was cut short, and what stands is not harmed', async () => {
        const before = await listed();
        const zip = zipOf(SHOP);
        const tar = tarGzOf('shop', SHOP);
        expect(await refusal(postArchive(zip.slice(0, zip.length / 2)))).toMatch(/^422 bad-archive at “”: /);
        expect(await refusal(postArchive(tar.slice(0, tar.length / 2), 'application/gzip'))).toMatch(
          /^422 bad-archive/,
        );
        expect(await listed()).toEqual(before);
        expect((await ask({ repository: { id: shop.id }, query: QUESTION })).status).toBe(200);
      });

      it('but not one that is too large, whether it says so or not', async () => {
        const limit = endpoint.limits.intake.archiveBytes;
        const noise = Uint8Array.from({ length: 1_000_000 }, (_, at) => (at * 2_654_435_761) >>> 24);
        const chunk = Uint8Array.from([0x50, 0x4b, 3, 4, ...noise.subarray(4)]);
        const whole = new Uint8Array(limit + 1);
        whole.set(chunk);
        expect(await refusal(postArchive(whole))).toBe(
          `413 too-large at “body”: The body has ${limit + 1} bytes, more than ${limit}.`,
        );
        let sent = 0;
        const stream = new ReadableStream<Uint8Array>({
          pull(controller) {
            controller.enqueue(chunk);
            sent += chunk.length;
            if (sent > limit + 3 * chunk.length) controller.close();
          },
        });
        const streamed = call('/v1/repositories', {
          method: 'POST',
          body: stream,
          duplex: 'half',
          headers: { 'content-type': 'application/zip' },
        } as RequestInit);
        expect(await refusal(streamed)).toBe(`413 too-large at “”: The archive has more than ${limit} bytes.`);
      });
    });

    describe('keeps repositories', () => {
      it('and lists them by name', async () => {
        const { repositories } = await json<{ repositories: unknown[] }>(call('/v1/repositories'));
        expect(repositories).toContainEqual({ id: shop.id, name: 'shop', bytes: shop.bytes, files: 4 });
      });

      it('and describes one', async () => {
        expect(await json(call(`/v1/repositories/${shop.id}`))).toEqual(shop);
      });

      it('and gives their snapshots, from which the same answer comes', async () => {
        const response = await call(`/v1/repositories/${shop.id}/snapshot`);
        expect(response.headers.get('content-type')).toBe('application/octet-stream');
        const bytes = new Uint8Array(await response.arrayBuffer());
        expect(bytes.length).toBe(shop.bytes);
        expect(readHead(bytes).id).toBe(shop.id);
        const answered = await ask({ repository: { id: shop.id }, query: QUESTION }, { accept: 'text/markdown' });
        expect(explore(openSnapshot(bytes), { query: QUESTION }).answer.markdown).toBe(await answered.text());
      });

      it('until they are deleted, and takes them again', async () => {
        const files = { 'gone.ts': 'export function gone(): void {}\n' };
        const { id } = await json<PostedRepository>(postArchive(zipOf(files), 'application/zip', '?name=gone'));
        const deleted = await call(`/v1/repositories/${id}`, { method: 'DELETE' });
        expect(deleted.status).toBe(204);
        expect(await deleted.text()).toBe('');
        const missing = `404 unknown-repository at “${id}”: There is no repository "${id}" here.`;
        for (const route of [`/${id}`, `/${id}/snapshot`, `/${id}/edges`]) {
          expect(await refusal(call(`/v1/repositories${route}`))).toBe(missing);
        }
        expect(await refusal(call(`/v1/repositories/${id}`, { method: 'DELETE' }))).toBe(missing);
        expect(await refusal(ask({ repository: { id }, query: 'gone' }))).toBe(missing);
        expect(await listed()).not.toContain(`gone ${id}`);
        const again = await json<PostedRepository>(postArchive(zipOf(files), 'application/zip', '?name=back'));
        expect(again.id).toBe(id);
        expect(await listed()).toContain(`back ${id}`);
        await call(`/v1/repositories/${id}`, { method: 'DELETE' });
      });

      it.each(['x', '..%2F..%2Fetc', 'A'.repeat(64), `${'0'.repeat(64)}`])('and does not know %s', async (id) => {
        const said = decodeURIComponent(id);
        expect(await refusal(call(`/v1/repositories/${id}`))).toBe(
          `404 unknown-repository at “${said}”: There is no repository ${JSON.stringify(said)} here.`,
        );
      });
    });

    describe('tells edges', () => {
      const edges = async (query: string): Promise<EdgeRow[]> => {
        const response = await call(`/v1/repositories/${shop.id}/edges${query}`);
        expect(response.headers.get('content-type')).toBe('application/x-ndjson');
        const text = await response.text();
        expect(text.endsWith('\n') || text === '').toBe(true);
        return text
          .split('\n')
          .filter((line) => line !== '')
          .map((line) => JSON.parse(line) as EdgeRow);
      };
      const sentence = ({ path, line, column, name, target, confidence }: EdgeRow): string =>
        `${path}:${line}:${column} ${name} → ${target ? `${target.path}:${target.line}` : confidence}`;

      it('of calls and instantiations, resolved or not', async () => {
        const rows = await edges('?kind=calls');
        expect(rows.filter(({ path }) => path.startsWith('src/')).map(sentence)).toEqual([
          'src/cart.ts:8:4 push → foreign',
          'src/cart.ts:14:42 priceOf → src/price.ts:3',
          'src/cart.ts:20:15 Cart → src/cart.ts:4',
          'src/cart.ts:21:28 add → src/cart.ts:7',
          'src/cart.ts:22:9 total → src/cart.ts:12',
          'src/price.ts:4:25 unknownPrice → unresolved',
        ]);
        expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['calls', 'instantiates']));
        expect(rows.map((row) => Object.keys(row).join())).toEqual(
          rows.map(() => 'path,line,column,name,kind,target,confidence,strategy'),
        );
      });

      it('of one file, of one kind, or all of them', async () => {
        expect((await edges('?kind=calls&path=tools/report.py')).map(sentence)).toEqual([
          'tools/report.py:2:11 summarise → tools/report.py:5',
          'tools/report.py:6:11 sum → foreign',
        ]);
        expect((await edges('?kind=instantiates')).map(({ name }) => name)).toEqual(['Cart']);
        const all = await edges('');
        expect(all).toEqual(expect.arrayContaining(await edges('?kind=calls')));
        expect(all.length).toBeGreaterThan((await edges('?kind=calls')).length);
      });

      it.each([
        ['?kind=nothing', '400 bad-request at “kind”: There is no kind of edge “nothing”.'],
        ['?path=src/none.ts', '400 bad-request at “path”: No indexed file has the path "src/none.ts".'],
      ])('but not for %s', async (query, words) => {
        expect(await refusal(call(`/v1/repositories/${shop.id}/edges${query}`))).toBe(words);
      });
    });

    describe('answers a question', () => {
      const stored = (request: object) => ({ repository: { id: shop.id }, query: QUESTION, ...request });
      interface Answered {
        readonly markdown: string;
        readonly files: readonly { readonly path: string }[];
        readonly pointers: readonly unknown[];
        readonly repository: { readonly id: string; readonly name: string };
        readonly coverage: unknown;
        readonly report?: { readonly query: string };
        readonly why?: readonly { readonly path: string; readonly stage: string; readonly says: string }[];
      }

      it('about a stored repository', async () => {
        const response = await ask(stored({}));
        expect(response.headers.get('content-type')).toBe('application/json');
        const answer = await json<Answered>(response);
        expect(answer.files[0].path).toBe('src/cart.ts');
        expect(answer.markdown).toContain('**`src/cart.ts`** — ');
        expect(answer.markdown).toContain('20\t  const cart = new Cart();');
        expect(answer.repository).toEqual({ id: shop.id, name: 'shop' });
        expect(answer.coverage).toEqual(shop.coverage);
        expect(Array.isArray(answer.pointers)).toBe(true);
        expect('report' in answer || 'why' in answer).toBe(false);
      });

      it('as text alone when markdown is what is accepted', async () => {
        const response = await ask(stored({}), { accept: 'text/markdown' });
        expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
        const text = await response.text();
        expect(text).toBe((await json<Answered>(ask(stored({})))).markdown);
        expect(response.headers.get('x-answer-sha256')).toBe(sha256Hex(new TextEncoder().encode(text)));
      });

      it('about files that come with it, as if they were stored', async () => {
        const before = await listed();
        const sent = await json<Answered>(ask({ repository: { files: sentFiles(SHOP) }, query: QUESTION }));
        const { markdown } = await json<Answered>(ask(stored({})));
        expect(sent.markdown).toBe(markdown);
        expect(sent.repository.id).toBe(shop.id);
        expect(await listed()).toEqual(before);
      });

      it('with a report that changes no byte of it', async () => {
        const plain = await json<Answered>(ask(stored({})));
        const { report, ...rest } = await json<Answered>(ask(stored({ report: true })));
        expect(rest).toEqual(plain);
        expect(report?.query).toBe(QUESTION);
      });

      it('and why any other file is not in it, which changes no byte of it', async () => {
        const plain = await json<Answered>(ask(stored({ maxFiles: 1 })));
        const asked = stored({ maxFiles: 1, why: ['src/price.ts', 'NOTES.adoc', 'cmd/main.go', 'src/cart.tsx'] });
        const { why, ...rest } = await json<Answered>(ask(asked));
        expect(rest).toEqual(plain);
        expect(why?.map(({ path, stage }) => `${path} ${stage}`)).toEqual([
          'src/price.ts cliff',
          'NOTES.adoc not-indexed',
          'cmd/main.go no-word',
          'src/cart.tsx not-in-repository',
        ]);
        for (const { says } of why ?? []) expect(says).toMatch(/^[A-Z].*\.$/);
      });

      it.each<Omit<ExploreRequest, 'query'>>([
        {},
        { maxChars: 2_000 },
        { maxFiles: 1 },
        { maxChars: 3_000, maxFiles: 2, levers: 'flat-cap' },
        { levers: { cliff: 0, carryForward: false } },
      ])('with the bytes that the engine gives here: %j', async (request) => {
        const { index, snapshot } = await indexHere(SHOP);
        expect(snapshot.id).toBe(shop.id);
        const here = explore(index, { query: QUESTION, ...request }).answer.markdown;
        const { markdown } = await json<Answered>(ask(stored(request)));
        expect(sha256Hex(new TextEncoder().encode(markdown))).toBe(sha256Hex(new TextEncoder().encode(here)));
        expect(markdown.length).toBeLessThanOrEqual(request.maxChars ?? 25_000);
      });

      it.each<[unknown, string]>([
        ['{"query": ', '400 bad-request at “body”: The body is not JSON: '],
        ['', '400 bad-request at “body”: The body is not JSON: '],
        [[], '400 bad-request at “”: The request is [].'],
        [{ query: 'x' }, '400 bad-request at “repository”: The field “repository” is missing.'],
        [{ repository: { id: 'x' }, query: ' ' }, '400 blank-question at “query”: The question is blank.'],
        [
          { repository: { id: 'x' }, query: 'x', maxChars: 3 },
          '400 bad-budget at “maxChars”: The field “maxChars” is 3.',
        ],
        [{ repository: { id: 'x' }, query: 'x', maxFiles: 99 }, '400 bad-budget at “maxFiles”: '],
        [
          { repository: { id: 'x' }, query: 'x', levers: 'no' },
          '400 unknown-lever at “levers”: There is no preset “no”.',
        ],
        [{ repository: { id: 'x' }, query: 'x', levers: { no: 1 } }, '400 unknown-lever at “levers.no”: '],
        [{ repository: { id: 'x' }, query: 'x', why: 'a.ts' }, '400 bad-request at “why”: The field “why” is "a.ts".'],
        [{ repository: { id: 'x' }, query: 'x', max: 1 }, '400 bad-request at “max”: There is no field “max”.'],
        [{ repository: { id: 'x' }, query: 'x' }, '404 unknown-repository at “x”: There is no repository "x" here.'],
        [{ repository: { files: [] }, query: 'x' }, '422 empty-repository at “request”: '],
        [{ repository: { files: [{ path: '../a.ts', text: '' }] }, query: 'x' }, '422 unsafe-path at “../a.ts”: '],
        [
          {
            repository: {
              files: [
                { path: 'a.ts', text: '' },
                { path: './a.ts', text: '' },
              ],
            },
            query: 'x',
          },
          '400 bad-request at “repository.files”: The file a.ts is sent twice.',
        ],
      ])('but not %j', async (body, words) => {
        expect((await refusal(ask(body))).slice(0, words.length)).toBe(words);
      });

      it('but not one that is sent as something else than JSON', async () => {
        const body = JSON.stringify(stored({}));
        expect(await refusal(ask(body, { 'content-type': 'text/plain' }))).toBe(
          '415 unsupported-media at “content-type”: The body is sent as "text/plain".',
        );
      });

      it('but not one that is too large', async () => {
        const { jsonBytes, sentFiles: most } = endpoint.limits;
        const large = { repository: { files: [{ path: 'a.ts', text: 'x'.repeat(jsonBytes) }] }, query: 'x' };
        expect(await refusal(ask(large))).toMatch(/^413 too-large at “body”: The body has \d+ bytes, more than \d+\.$/);
        const many = Array.from({ length: most + 1 }, (_, at) => ({ path: `${at}.ts`, text: '' }));
        expect(await refusal(ask({ repository: { files: many }, query: 'x' }))).toBe(
          `413 too-large at “repository.files”: The request has ${most + 1} files, more than ${most}.`,
        );
      });
    });
  });
}
