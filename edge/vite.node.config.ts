import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The Node server as one script; packages stay in node_modules. */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  build: {
    ssr: here('./runtimes/node.ts'),
    outDir: here('../dist/edge'),
    emptyOutDir: false,
    target: 'node20',
  },
});
