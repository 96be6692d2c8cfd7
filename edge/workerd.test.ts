import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describeEndpoint } from './contract.ts';
import { ISOLATE_LIMITS } from './limits.ts';
import { startWorkerd } from './miniflare.ts';

describeEndpoint('workerd', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  await build({
    configFile: fileURLToPath(new URL('./vite.cloudflare.config.ts', import.meta.url)),
    build: { outDir: folder, emptyOutDir: true },
    logLevel: 'error',
  });
  const workerd = await startWorkerd(folder);
  return {
    url: workerd.url.replace(/\/$/, ''),
    limits: ISOLATE_LIMITS,
    async stop() {
      await workerd.stop();
      await rm(folder, { recursive: true });
    },
  };
});
