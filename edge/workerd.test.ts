import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { afterAll } from 'vitest';
import { describeEndpoint } from './contract.ts';
import { ISOLATE_LIMITS } from './limits.ts';
import { startWorkerd } from './miniflare.ts';
import { describeReports, type Reported } from './reports.ts';

/** The worker as it is deployed; built once for all suites of this file. */
const worker = (async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'worker-'));
  await build({
    configFile: fileURLToPath(new URL('./vite.cloudflare.config.ts', import.meta.url)),
    build: { outDir: folder, emptyOutDir: true },
    logLevel: 'error',
  });
  return folder;
})();
afterAll(async () => rm(await worker, { recursive: true }));

describeEndpoint('workerd', async () => {
  const workerd = await startWorkerd(await worker);
  return { url: workerd.url.replace(/\/$/, ''), limits: ISOLATE_LIMITS, stop: () => workerd.stop() };
});

/** How long a log line that should come is waited for, in milliseconds. */
const PATIENCE = 2_000;

describeReports('workerd', async (on) => {
  const lines: string[] = [];
  const workerd = await startWorkerd(await worker, {
    variables: on ? { CODEGRAPH_EXPLORE_DEBUG: '1' } : {},
    log: (line) => lines.push(line),
  });
  return {
    url: workerd.url.replace(/\/$/, ''),
    async reports(count) {
      const until = Date.now() + PATIENCE;
      while (lines.length < count && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
      return lines.map((line) => JSON.parse(line) as Reported);
    },
    stop: () => workerd.stop(),
  };
});
