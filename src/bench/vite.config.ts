import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Scripts: the one that measures, the one that is measured, and the probe of the fixtures. Packages stay in node_modules. */
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
        eval: here('./eval/eval.ts'),
      },
    },
  },
});
