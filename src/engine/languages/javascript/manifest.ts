/** JavaScript with JSX, as modules or CommonJS. */

import tags from '../tsx/query.scm?raw';
import type { LanguageManifest } from '../types.ts';
import { CUSTOMARY_ROOTS } from './blocks.ts';
import { BUILTIN_METHODS, COMPONENT_WRAPPERS, FUNCTION_WRAPPERS, GLOBALS, STATEMENT_WORDS } from './host.ts';
import own from './query.scm?raw';
import { ROUTES } from './routes.ts';
import shared from './shared.scm?raw';

export const javascript: LanguageManifest = {
  id: 'javascript',
  name: 'JavaScript',
  extensions: ['.js', '.mjs', '.cjs', '.jsx'],
  interpreters: ['node', 'deno', 'bun'],
  grammar: 'tree-sitter-javascript.wasm',
  fence: 'javascript',
  query: `${shared}\n${own}\n${tags}`,
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
  wrappers: ['Promise'],
  primitives: [],
  globals: GLOBALS,
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
