/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import preact from '@preact/preset-vite';
import { defineConfig } from 'vite';
import { samples } from './src/samples/plugin.ts';
import { pagePolicy } from './src/ui/policy.ts';

const project = fileURLToPath(new URL('.', import.meta.url)).replace(/[\\/]$/, '');

/** The page; and the test suite, which runs from the project's root so that every folder's tests are found. */
export default defineConfig({
  root: 'src',
  publicDir: '../public',
  plugins: [preact(), samples(project), pagePolicy()],
  worker: { format: 'es' },
  build: {
    outDir: '../dist/page',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    license: { fileName: 'licences.md' },
  },
  server: { fs: { allow: ['..'] } },
  test: {
    root: '.',
    dir: '.',
    include: ['{src,worker,edge}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'src/testing/{fixtures,repositories}/**'],
    environment: 'node',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
