import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGrammarHost } from './host.ts';

const runtime = createRequire(import.meta.url).resolve('web-tree-sitter/web-tree-sitter.wasm');
const asked: string[] = [];
let broken = true;
const server = createServer(async (request, response) => {
  asked.push(request.url ?? '');
  if (request.url === '/missing.wasm' && broken) {
    response.writeHead(503).end();
    return;
  }
  const type = request.url === '/untyped.wasm' ? 'application/octet-stream' : 'application/wasm';
  const body = request.url === '/garbage.wasm' ? 'not a module' : await readFile(runtime);
  response.writeHead(200, { 'content-type': type }).end(body);
});
let base = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const host = (...files: readonly string[]) =>
  createGrammarHost(`${base}/runtime.wasm`, new Map(files.map((file) => [file, `${base}/${file}`])));

describe('A grammar host', () => {
  it('compiles a module once, however often it is asked for', async () => {
    const grammars = host();
    const [first, second] = await Promise.all([grammars.runtime(), grammars.runtime()]);
    expect(first).toBeInstanceOf(WebAssembly.Module);
    expect(second).toBe(first);
    expect(asked.filter((url) => url === '/runtime.wasm')).toHaveLength(1);
  });

  it('compiles what a server sends without its type', async () => {
    expect(await host('untyped.wasm').grammar('untyped.wasm')).toBeInstanceOf(WebAssembly.Module);
  });

  it('names a grammar that it does not carry', async () => {
    await expect(host().grammar('tree-sitter-x.wasm')).rejects.toMatchObject({
      problem: { code: 'grammar-unusable', where: 'tree-sitter-x.wasm' },
    });
  });

  it('names a grammar that is no module', async () => {
    await expect(host('garbage.wasm').grammar('garbage.wasm')).rejects.toMatchObject({
      problem: { code: 'grammar-unusable', where: 'garbage.wasm' },
    });
  });

  it('asks again for a grammar that the network lost', async () => {
    const grammars = host('missing.wasm');
    await expect(grammars.grammar('missing.wasm')).rejects.toThrow('503');
    broken = false;
    expect(await grammars.grammar('missing.wasm')).toBeInstanceOf(WebAssembly.Module);
  });
});
