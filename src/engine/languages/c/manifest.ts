/** C: files share what their headers declare, and a prototype stands for the one definition that the program has. */
import type { LanguageManifest } from '../types.ts';
import { GLOBALS, PRIMITIVES } from './host.ts';
import own from './query.scm?raw';
import shared from './shared.scm?raw';

export const c: LanguageManifest = {
  id: 'c',
  name: 'C',
  extensions: ['.c', '.h'],
  interpreters: ['tcc'],
  grammar: 'tree-sitter-c.wasm',
  fence: 'c',
  query: `${shared}\n${own}`,
  selfNames: [],
  superNames: [],
  docPlace: 'before',
  construct: 'literal',
  moduleScope: 'file',
  modules: 'include',
  moduleIndex: [],
  structuralInterfaces: false,
  exportRule: 'always',
  preprocessed: true,
  bareReachesMembers: false,
  wrappers: [],
  leftOut: '\\b(?:struct|union|enum|const|volatile|register|restrict)\\s+(?=[A-Za-z_])',
  primitives: PRIMITIVES,
  globals: GLOBALS,
  builtinMethods: [],
  family: 'c',
  constructorNames: [],
  exportObjects: [],
  prototypeMember: null,
  importCalls: {},
  functionWrappers: [],
  componentWrappers: [],
  componentTags: [],
  decoratorMeaning: {},
  visibilityRule: 'none',
  buildDirective: null,
  directiveComments: [],
  literals: ['NULL', 'true', 'false', '_'],
};
