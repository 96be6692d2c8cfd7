import elements from '../tsx/query.scm?raw';
import type { LanguageManifest } from '../types.ts';
import query from './query.scm?raw';
import shared from './shared.scm?raw';
import { COMMON } from './shared.ts';

export const javascript: LanguageManifest = {
  ...COMMON,
  id: 'javascript',
  name: 'JavaScript',
  extensions: ['.js', '.mjs', '.cjs', '.jsx'],
  interpreters: ['node', 'nodejs'],
  grammar: 'tree-sitter-javascript.wasm',
  fence: 'javascript',
  query: `${shared}\n${query}\n${elements}`,
};
