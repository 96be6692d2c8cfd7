/**
 * Zips the samples while the page is built, and answers for them while it is developed. The same tree always gives the
 * same bytes.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { writeZip } from '../ingest/zip.ts';
import { SAMPLES, type Sample } from './list.ts';

function filesUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(root.length + 1)}/${entry.name}`.replaceAll('\\', '/'));
}

/** The archive of a sample; `root` is the project's folder. */
export function sampleArchive(root: string, sample: Sample): Uint8Array {
  const paths = [...sample.folders.flatMap((folder) => filesUnder(root, folder)), ...sample.files].sort();
  const entries = Object.fromEntries(
    paths.map((path) => [path.slice(sample.root.length), new Uint8Array(readFileSync(join(root, path)))]),
  );
  return writeZip(entries);
}

const catalogue = JSON.stringify(
  SAMPLES.map(({ name, says, question }) => ({ file: `${name}.zip`, name, says, question })),
  null,
  2,
);

export function samples(root: string): Plugin {
  const served = (url: string): { type: string; body: Uint8Array | string } | null => {
    if (url === '/samples/index.json') return { type: 'application/json', body: catalogue };
    const sample = SAMPLES.find(({ name }) => url === `/samples/${name}.zip`);
    return sample ? { type: 'application/zip', body: sampleArchive(root, sample) } : null;
  };
  return {
    name: 'samples',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = served((request.url ?? '').split('?')[0]);
        if (!found) return next();
        response.setHeader('content-type', found.type);
        response.end(found.body);
      });
    },
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({ type: 'asset', fileName: 'samples/index.json', source: catalogue });
      for (const sample of SAMPLES) {
        this.emitFile({ type: 'asset', fileName: `samples/${sample.name}.zip`, source: sampleArchive(root, sample) });
      }
    },
  };
}
