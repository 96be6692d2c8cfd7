/** TypeScript with JSX. */
import shared from '../javascript/shared.scm?raw';
import type { LanguageManifest } from '../types.ts';
import { typescript } from '../typescript/manifest.ts';
import types from '../typescript/query.scm?raw';
import own from './query.scm?raw';

export const tsx: LanguageManifest = {
  ...typescript,
  id: 'tsx',
  name: 'TSX',
  extensions: ['.tsx'],
  interpreters: [],
  grammar: 'tree-sitter-tsx.wasm',
  fence: 'tsx',
  query: `${shared}\n${types}\n${own}`,
};
