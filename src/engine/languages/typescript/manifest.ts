import shared from '../javascript/shared.scm?raw';
import { COMMON } from '../javascript/shared.ts';
import type { LanguageManifest } from '../types.ts';
import query from './query.scm?raw';

export const typescript: LanguageManifest = {
  ...COMMON,
  id: 'typescript',
  name: 'TypeScript',
  extensions: ['.ts', '.mts', '.cts'],
  interpreters: ['tsx', 'ts-node', 'deno', 'bun'],
  grammar: 'tree-sitter-typescript.wasm',
  fence: 'typescript',
  query: `${shared}\n${query}`,
};
