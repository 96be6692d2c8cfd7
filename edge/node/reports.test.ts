import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDebug } from '../debug.ts';
import { ISOLATE_LIMITS } from '../limits.ts';
import { describeReports, type Reported } from '../reports.ts';
import { startServer } from './server.ts';

/** A server whose CODEGRAPH_EXPLORE_DEBUG is `said`, or a file in its own folder for null; with what it wrote to stderr. */
async function serverWith(said: string | null) {
  const folder = await mkdtemp(join(tmpdir(), 'reports-'));
  const path = join(folder, 'reports.jsonl');
  const stderr: string[] = [];
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    storeFolder: join(folder, 'store'),
    pageFolder: join(folder, 'page'),
    limits: ISOLATE_LIMITS,
    debug: readDebug(said ?? path),
    stderr: (text) => stderr.push(text),
  });
  return {
    url: server.url,
    stderr,
    lines: async () => (await readFile(path, 'utf8').catch(() => '')).split('\n').filter((line) => line !== ''),
    async stop() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
}

describeReports('Node', async (on) => {
  const server = await serverWith(on ? null : 'off');
  return {
    url: server.url,
    reports: async () => (await server.lines()).map((line) => JSON.parse(line) as Reported),
    stop: server.stop,
  };
});

describe('A server whose reports', () => {
  const ask = async (url: string): Promise<string> => {
    const response = await fetch(`${url}/v1/explore`, {
      method: 'POST',
      body: JSON.stringify({
        repository: { files: [{ path: 'a.ts', text: 'export function pay() {}\n' }] },
        query: 'how is pay done?',
      }),
      headers: { 'content-type': 'application/json' },
    });
    expect(response.status).toBe(200);
    return response.text();
  };

  it('cannot be written answers with the same bytes', async () => {
    const [off, broken] = [await serverWith('0'), await serverWith('/dev/null/nowhere')];
    expect(await ask(broken.url)).toBe(await ask(off.url));
    expect(broken.stderr.join('')).toMatch(/^Reports are lost: /);
    expect(off.stderr).toEqual([]);
    await Promise.all([off.stop(), broken.stop()]);
  });

  it('are a table prints one for a question', async () => {
    const table = await serverWith('Yes');
    await ask(table.url);
    expect(table.stderr).toHaveLength(1);
    expect(table.stderr[0]).toMatch(/^\nexplore: how is pay done\?\n {2}request, 1 indexed file; concepts: pay/);
    await table.stop();
  });
});
