/** Page and endpoint on one port of one Node process: a folder is the store, the installed packages give the grammars. */

import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { createApp } from '../app.ts';
import type { DebugMode } from '../debug.ts';
import { nodeGrammars } from '../grammars/node.ts';
import type { Fetch } from '../http.ts';
import type { EdgeLimits } from '../limits.ts';
import { folderStore } from '../store/folder.ts';
import { createInstrument } from './instrument.ts';
import { isLoopback, localNamesOnly } from './local.ts';
import { pageFiles } from './page.ts';
import { addSamples } from './samples.ts';

export interface ServerParts {
  readonly host: string;
  /** 0 for any that is free. */
  readonly port: number;
  readonly storeFolder: string;
  /** The built page with its samples; it need not exist. */
  readonly pageFolder: string;
  readonly limits: EdgeLimits;
  readonly debug: DebugMode;
  /** Gets lines for an operator. */
  readonly stderr: (text: string) => void;
}

export interface RunningServer {
  readonly url: string;
  /** When every sample is in the store, or has failed and been logged. */
  readonly samples: Promise<void>;
  close(): Promise<void>;
}

/** Rejects when the port cannot be had. */
export async function startServer(parts: ServerParts): Promise<RunningServer> {
  const { host, port, storeFolder, pageFolder, limits, debug, stderr } = parts;
  const store = folderStore(storeFolder);
  const app = createApp({
    store,
    grammars: nodeGrammars(),
    limits,
    log: ({ method, path, status, message }) => stderr(`${status} ${method} ${path} ${message}\n`),
    instrument: createInstrument(debug, stderr),
  });
  const page = pageFiles(pageFolder);
  const both: Fetch = (request) => {
    const { pathname } = new URL(request.url);
    return pathname === '/healthz' || /^\/v1(?:\/|$)/.test(pathname) ? endsRefused(app.fetch, request) : page(request);
  };
  const server = createAdaptorServer({ fetch: isLoopback(host) ? localNamesOnly(both) : both });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address() as AddressInfo;
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${address.port}`,
    samples: addSamples(app.fetch, store, join(pageFolder, 'samples'), (message) => stderr(`${message}\n`)),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

/** The rest of a body that was refused is not waited for, so its connection cannot carry another request. */
async function endsRefused(endpoint: Fetch, request: Request): Promise<Response> {
  const response = await endpoint(request);
  if (request.body !== null && response.status >= 400) response.headers.set('connection', 'close');
  return response;
}
