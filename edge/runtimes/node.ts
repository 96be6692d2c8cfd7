/** Starts page and endpoint. PORT, HOST, STORE_DIR and CODEGRAPH_EXPLORE_DEBUG configure it. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDebug } from '../debug.ts';
import { EDGE_LIMITS } from '../limits.ts';
import { startServer } from '../node/server.ts';

const { PORT = '8787', HOST = '127.0.0.1', STORE_DIR = '.store', CODEGRAPH_EXPLORE_DEBUG } = process.env;

// A reader of reports or complaints who goes away must not take the endpoint along.
process.stderr.on('error', () => {});

try {
  const server = await startServer({
    host: HOST,
    port: Number(PORT),
    storeFolder: resolve(STORE_DIR),
    pageFolder: fileURLToPath(new URL('../page', import.meta.url)),
    limits: EDGE_LIMITS,
    debug: readDebug(CODEGRAPH_EXPLORE_DEBUG),
    stderr: (text) => process.stderr.write(text),
  });
  process.stdout.write(`Codegraph Web: ${server.url}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
} catch (thrown) {
  const why = thrown instanceof Error ? thrown.message : String(thrown);
  process.stderr.write(`The server cannot listen on PORT ${PORT} of HOST ${HOST}: ${why}\n`);
  process.exitCode = 1;
}
