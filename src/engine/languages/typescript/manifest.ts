/** TypeScript without JSX: in it `<T>x` is a cast, which TSX reads as a tag, so the two have grammars of their own. */
import { CUSTOMARY_ROOTS } from '../javascript/blocks.ts';
import {
  BUILTIN_METHODS,
  COMPONENT_WRAPPERS,
  FUNCTION_WRAPPERS,
  GLOBALS,
  STATEMENT_WORDS,
} from '../javascript/host.ts';
import { ROUTES } from '../javascript/routes.ts';
import shared from '../javascript/shared.scm?raw';
import type { LanguageManifest } from '../types.ts';
import own from './query.scm?raw';
import { PRIMITIVES, TYPE_GLOBALS, WRAPPERS } from './types.ts';

export const typescript: LanguageManifest = {
  id: 'typescript',
  name: 'TypeScript',
  extensions: ['.ts', '.mts', '.cts'],
  interpreters: ['ts-node', 'tsx'],
  grammar: 'tree-sitter-typescript.wasm',
  fence: 'typescript',
  query: `${shared}\n${own}`,
  selfNames: ['this'],
  superNames: ['super'],
  docPlace: 'before',
  construct: 'new',
  moduleScope: 'file',
  modules: 'path',
  customaryRoots: CUSTOMARY_ROOTS,
  moduleIndex: ['index'],
  structuralInterfaces: false,
  exportRule: 'statement',
  bareReachesMembers: false,
  wrappers: WRAPPERS,
  primitives: PRIMITIVES,
  globals: [...GLOBALS, ...TYPE_GLOBALS],
  builtinMethods: BUILTIN_METHODS,
  family: 'javascript',
  constructorNames: ['constructor'],
  exportObjects: ['exports', 'module.exports'],
  prototypeMember: 'prototype',
  importCalls: { require: 'require', import: 'dynamic' },
  functionWrappers: FUNCTION_WRAPPERS,
  componentWrappers: COMPONENT_WRAPPERS,
  componentTags: ['styled'],
  decoratorMeaning: {},
  visibilityRule: 'modifier',
  buildDirective: null,
  directiveComments: ['// eslint-', '/* eslint-', '// @ts-', '// biome-ignore', '// prettier-ignore'],
  literals: ['undefined', 'NaN', 'Infinity', 'null', 'true', 'false', 'this', 'super'],
  statementWords: STATEMENT_WORDS,
  routes: ROUTES,
};
