/** Page and endpoint in one Node process. PORT, HOST, STORE_DIR and CODEGRAPH_EXPLORE_DEBUG configure it. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { serve } from '@hono/node-server';
import { createApp } from '../app.ts';
import { nodeGrammars } from '../grammars/node.ts';
import { instrumentFrom } from '../instrument.ts';
import { EDGE_LIMITS } from '../limits.ts';
import { servePage } from '../page.ts';
import { addSamples } from '../samples.ts';
import { folderStore } from '../store/folder.ts';

const { PORT = '8787', HOST = '127.0.0.1', STORE_DIR = '.store', CODEGRAPH_EXPLORE_DEBUG } = process.env;
const page = fileURLToPath(new URL('../page', import.meta.url));
const app = createApp({
  store: folderStore(resolve(STORE_DIR)),
  grammars: nodeGrammars(),
  limits: EDGE_LIMITS,
  instrument: instrumentFrom(CODEGRAPH_EXPLORE_DEBUG, (text) => process.stderr.write(text)),
});
servePage(app, page);
serve({ fetch: app.fetch, port: Number(PORT), hostname: HOST }, ({ port }) => {
  process.stdout.write(`Codegraph Web: http://${HOST}:${port}\n`);
  void addSamples(app.fetch, page);
});
