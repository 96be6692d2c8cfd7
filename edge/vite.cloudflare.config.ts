import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Leaves `.wasm` imports in the bundle, as files beside it: workerd takes them as compiled modules. */
function compiledModules(): Plugin {
  const find = createRequire(import.meta.url);
  return {
    name: 'compiled-modules',
    enforce: 'pre',
    resolveId(source) {
      if (!source.endsWith('.wasm')) return null;
      const fileName = source.slice(source.lastIndexOf('/') + 1);
      this.emitFile({ type: 'asset', fileName, source: readFileSync(find.resolve(source)) });
      return { id: `./${fileName}`, external: true };
    },
  };
}

export default defineConfig({
  root: here('.'),
  publicDir: false,
  plugins: [compiledModules()],
  ssr: { noExternal: true, target: 'webworker' },
  resolve: { conditions: ['workerd', 'worker', 'browser'] },
  build: {
    ssr: here('./runtimes/cloudflare.ts'),
    outDir: here('../dist/edge/cloudflare'),
    emptyOutDir: true,
    target: 'es2022',
    ssrEmitAssets: true,
    minify: true,
    rollupOptions: { output: { entryFileNames: 'worker.js', codeSplitting: false } },
  },
});
