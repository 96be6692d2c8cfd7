import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeEndpoint } from './contract.ts';
import { ISOLATE_LIMITS } from './limits.ts';
import { startServer } from './node/server.ts';

describeEndpoint('Node', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'endpoint-'));
  const server = await startServer({
    host: '127.0.0.1',
    port: 0,
    storeFolder: join(folder, 'store'),
    pageFolder: join(folder, 'page'),
    limits: ISOLATE_LIMITS,
    debug: { tag: 'off' },
    stderr: (text) => process.stderr.write(text),
  });
  return {
    url: server.url,
    limits: ISOLATE_LIMITS,
    async stop() {
      await server.close();
      await rm(folder, { recursive: true });
    },
  };
});
