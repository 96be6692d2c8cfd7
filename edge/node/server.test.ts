import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as rawRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { zipOf } from '../archives.ts';
import { readDebug } from '../debug.ts';
import { EDGE_LIMITS } from '../limits.ts';
import { type RunningServer, startServer } from './server.ts';

let folder: string;
const running: RunningServer[] = [];
const said: string[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'server-'));
  said.length = 0;
});
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
  await rm(folder, { recursive: true });
});

async function start(debug = 'off'): Promise<RunningServer> {
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    storeFolder: join(folder, 'store'),
    pageFolder: join(folder, 'page'),
    limits: EDGE_LIMITS,
    debug: readDebug(debug),
    stderr: (text) => said.push(text),
  });
  running.push(server);
  await server.samples;
  return server;
}

const putSample = async (file: string, text: string): Promise<void> => {
  await mkdir(join(folder, 'page/samples'), { recursive: true });
  await writeFile(join(folder, 'page/samples', file), zipOf({ 'a.ts': text }));
};

const post = async ({ url }: RunningServer, name: string, text: string): Promise<string> => {
  const response = await fetch(`${url}/v1/repositories?name=${name}`, {
    method: 'POST',
    body: zipOf({ 'a.ts': text }),
    headers: { 'content-type': 'application/zip' },
  });
  return ((await response.json()) as { id: string }).id;
};
const list = async ({ url }: RunningServer): Promise<{ id: string; name: string }[]> =>
  ((await (await fetch(`${url}/v1/repositories`)).json()) as { repositories: { id: string; name: string }[] })
    .repositories;
const names = async (server: RunningServer): Promise<string[]> => (await list(server)).map(({ name }) => name);
const ask = async ({ url }: RunningServer, id: string): Promise<string> => {
  const response = await fetch(`${url}/v1/explore`, {
    method: 'POST',
    body: JSON.stringify({ repository: { id }, query: 'how is a payment made?' }),
    headers: { 'content-type': 'application/json', accept: 'text/markdown' },
  });
  return response.text();
};

describe('The server', () => {
  it('gives page and endpoint on one port', async () => {
    await mkdir(join(folder, 'page'));
    await writeFile(join(folder, 'page/index.html'), '<!doctype html>');
    const { url } = await start();
    expect(await (await fetch(url)).text()).toBe('<!doctype html>');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/v1/none`)).headers.get('content-type')).toBe('application/problem+json');
    expect((await fetch(`${url}/v1none`)).headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('keeps repositories over a restart, and answers as before', async () => {
    const first = await start();
    const id = await post(first, 'kept', 'export function payment(): number {\n  return 1;\n}\n');
    const before = await ask(first, id);
    await first.close();
    const second = await start();
    expect(await names(second)).toEqual(['kept']);
    expect(await ask(second, id)).toBe(before);
    expect(before).toContain('return 1;');
  });

  it('answers from another process’s repositories, and not from what that one deleted', async () => {
    const [one, other] = [await start(), await start()];
    const id = await post(one, 'shared', 'export const one = 1;\n');
    expect(await ask(other, id)).toBe(await ask(one, id));
    await fetch(`${one.url}/v1/repositories/${id}`, { method: 'DELETE' });
    expect(await ask(other, id)).toContain('"unknown-repository"');
  });

  it('has the samples at once, adds them once, and follows them when they change', async () => {
    await putSample('shop.zip', 'export const tea = 1;\n');
    await putSample('tiny.zip', 'export const tiny = 1;\n');
    const first = await start();
    const before = await list(first);
    expect(before.map(({ name }) => name)).toEqual(['shop', 'tiny']);
    await first.close();
    await putSample('shop.zip', 'export const coffee = 2;\n');
    const second = await start();
    const after = await list(second);
    expect(after.map(({ name }) => name)).toEqual(['shop', 'tiny']);
    expect(after[0].id).not.toBe(before[0].id);
    expect(after[1]).toEqual(before[1]);
    expect(said).toEqual([]);
  });

  it('starts without a sample that is broken, and says which', async () => {
    await putSample('good.zip', 'export const good = 1;\n');
    await writeFile(join(folder, 'page/samples/bad.zip'), 'not a zip');
    expect(await names(await start())).toEqual(['good']);
    expect(said.join('')).toMatch(/^The sample bad\.zip could not be added: .*bad-archive/);
  });

  it('says on stderr what failed inside, and not to the caller', async () => {
    await writeFile(join(folder, 'store'), 'a file where the folder should be');
    const server = await start();
    const response = await fetch(`${server.url}/v1/repositories`);
    expect(response.status).toBe(503);
    const text = await response.text();
    expect(text).toContain('The store could not read its folder (ENOTDIR).');
    expect(text).not.toContain(folder);
    expect(said.join('')).toMatch(/^503 GET \/v1\/repositories ProblemError: The store/);
  });

  it('writes the report of every question where CODEGRAPH_EXPLORE_DEBUG says, and answers the same', async () => {
    const path = join(folder, 'reports.jsonl');
    const server = await start(path);
    const id = await post(server, 'shop', 'export const one = 1;\n');
    const quiet = await start();
    expect(await ask(server, id)).toBe(await ask(quiet, id));
    const lines = (await readFile(path, 'utf8')).trim().split('\n');
    expect(lines.map((line) => (JSON.parse(line) as { query: string }).query)).toEqual(['how is a payment made?']);
  });

  it('answers loopback names only', async () => {
    const { url } = await start();
    const status = await new Promise<number>((resolve, reject) => {
      const asked = rawRequest(url, { headers: { host: 'attacker.example' } }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      asked.on('error', reject);
      asked.end();
    });
    expect(status).toBe(400);
  });

  it('does not start on a port that is taken', async () => {
    const { url } = await start();
    const port = Number(new URL(url).port);
    const parts = { storeFolder: join(folder, 's'), pageFolder: folder, limits: EDGE_LIMITS, stderr: () => undefined };
    await expect(startServer({ ...parts, host: '127.0.0.1', port, debug: readDebug('off') })).rejects.toThrow(
      'EADDRINUSE',
    );
  });
});
