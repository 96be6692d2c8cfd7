import { describe, expect, it } from 'vitest';
import type { GrammarHost } from '../src/engine/extract/host.ts';
import { createApp, type LogEntry } from './app.ts';
import { zipOf } from './archives.ts';
import { nodeGrammars } from './grammars/node.ts';
import { type EdgeLimits, ISOLATE_LIMITS } from './limits.ts';
import { RELEASE } from './shelf.ts';
import { memoryStore } from './store/memory.ts';
import type { Store } from './store/types.ts';

const NO_GRAMMARS: GrammarHost = {
  runtime: () => Promise.reject(new Error('the runtime was asked for')),
  grammar: () => Promise.reject(new Error('a grammar was asked for')),
};

function appOver(store: Store, grammars: GrammarHost = nodeGrammars(), limits: EdgeLimits = ISOLATE_LIMITS) {
  const logged: LogEntry[] = [];
  const app = createApp({ store, grammars, limits, log: (entry) => logged.push(entry), instrument: null });
  const call = async (route: string, init?: RequestInit): Promise<Response> =>
    app.fetch(new Request(`http://edge${route}`, init));
  const post = async (name: string, text: string): Promise<{ id: string; bytes: number }> => {
    const body = zipOf({ [`${name}.ts`]: text });
    const headers = { 'content-type': 'application/zip' };
    const response = await call(`/v1/repositories?name=${name}`, { method: 'POST', body, headers });
    return (await response.json()) as { id: string; bytes: number };
  };
  const ask = (id: string): Promise<Response> =>
    call('/v1/explore', {
      method: 'POST',
      body: JSON.stringify({ repository: { id }, query: 'how is a payment made?' }),
      headers: { 'content-type': 'application/json' },
    });
  return { logged, call, post, ask };
}

describe('The app', () => {
  it('answers from a stored repository without a grammar', async () => {
    const store = memoryStore();
    const { id } = await appOver(store).post('pay', 'export function payment(): void {}\n');
    const { call, ask } = appOver(store, NO_GRAMMARS);
    const answer = await ask(id);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('export function payment()');
    for (const route of ['', '/snapshot', '/edges'])
      expect((await call(`/v1/repositories/${id}${route}`)).status).toBe(200);
  });

  it('says when the platform has no grammar for what is posted', async () => {
    const { logged, call } = appOver(memoryStore(), NO_GRAMMARS);
    const response = await call('/v1/repositories', {
      method: 'POST',
      body: zipOf({ 'a.ts': 'export const a = 1;\n' }),
      headers: { 'content-type': 'application/zip' },
    });
    expect(response.status).toBe(503);
    expect(((await response.json()) as { code: string }).code).toBe('grammar-unusable');
    expect(logged.map(({ method, path, status }) => `${status} ${method} ${path}`)).toEqual([
      '503 POST /v1/repositories',
    ]);
  });

  it('keeps the words of an unforeseen failure for the log', async () => {
    const broken: Store = {
      ...memoryStore(),
      list: () => Promise.reject(new TypeError('secret /home/x is undefined')),
    };
    const { logged, call } = appOver(broken);
    const response = await call('/v1/repositories');
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toBe('application/problem+json');
    expect(await response.text()).not.toContain('secret');
    expect(logged).toHaveLength(1);
    expect(logged[0].message).toContain('secret /home/x is undefined');
  });

  it('logs no refusal, since a refusal is no fault', async () => {
    const { logged, call } = appOver(memoryStore());
    expect((await call('/v1/nothing')).status).toBe(404);
    expect((await call(`/v1/repositories/${'0'.repeat(64)}`)).status).toBe(404);
    expect(logged).toEqual([]);
  });

  it('says that a damaged snapshot has to be indexed again, and then it is whole', async () => {
    const store = memoryStore();
    const text = 'export function payment(): void {}\n';
    const { id } = await appOver(store).post('pay', text);
    const key = `${RELEASE}/snapshots/${id}`;
    const whole = (await store.get(key)) ?? new Uint8Array();
    expect(whole.length).toBeGreaterThan(0);
    await store.put(key, whole.slice(0, 1_000));
    const { post, ask } = appOver(store);
    const refused = (await (await ask(id)).json()) as { code: string; todo: string };
    expect(refused).toMatchObject({ code: 'bad-snapshot', todo: 'Index the repository again.' });
    await post('pay', text);
    expect((await ask(id)).status).toBe(200);
    expect(await store.get(key)).toEqual(whole);
  });

  it('answers from more repositories than it keeps open', async () => {
    const { post, ask } = appOver(memoryStore(), nodeGrammars(), { ...ISOLATE_LIMITS, openBytes: 1 });
    const ids = [];
    for (const name of ['one', 'two', 'three']) {
      ids.push((await post(name, `export function payment${name}(): void {}\n`)).id);
    }
    expect(new Set(ids).size).toBe(3);
    for (const id of [...ids, ...ids]) expect((await ask(id)).status).toBe(200);
  });
});
