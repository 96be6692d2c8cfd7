import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** A script for each command, and the one that is measured. Packages stay in node_modules. */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  build: {
    ssr: true,
    outDir: here('../../dist/bench'),
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: {
      input: {
        bench: here('./bench.ts'),
        child: here('./child.ts'),
        probe: here('../testing/probe/probe.ts'),
        replay: here('./replay.ts'),
        history: here('./history.ts'),
        eval: here('./eval/eval.ts'),
        languages: here('./languages.ts'),
      },
    },
  },
});
