import shared from '../javascript/shared.scm?raw';
import { COMMON } from '../javascript/shared.ts';
import type { LanguageManifest } from '../types.ts';
import typed from '../typescript/query.scm?raw';
import query from './query.scm?raw';

export const tsx: LanguageManifest = {
  ...COMMON,
  id: 'tsx',
  name: 'TSX',
  extensions: ['.tsx'],
  interpreters: [],
  grammar: 'tree-sitter-tsx.wasm',
  fence: 'tsx',
  query: `${shared}\n${typed}\n${query}`,
};
