/** PHP: names with sigils for variables, full names for everything else, traits, promoted constructor parameters. */
import type { LanguageManifest } from '../types.ts';
import { FUNCTIONS, METHODS } from './host.ts';
import query from './query.scm?raw';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const php: LanguageManifest = {
  id: 'php',
  name: 'PHP',
  extensions: ['.php', '.phtml', '.inc'],
  markup: true,
  interpreters: ['php'],
  grammar: 'tree-sitter-php.wasm',
  fence: 'php',
  query,
  selfNames: ['$this'],
  selfTypes: ['self', 'static'],
  superNames: ['parent'],
  docPlace: 'before',
  construct: 'new',
  moduleScope: 'file',
  modules: 'qualified',
  fullNames: { separator: '\\', names: '^[^$]', inside: 'package' },
  loadFolders: [''],
  moduleIndex: [],
  structuralInterfaces: false,
  exportRule: 'always',
  bareReachesMembers: false,
  wrappers: [],
  primitives: words(`
    int float string bool boolean integer double array callable iterable object mixed void never null false true self static
    parent resource
  `),
  globals: FUNCTIONS,
  builtinMethods: METHODS,
  family: 'php',
  constructorNames: ['__construct'],
  exportObjects: [],
  prototypeMember: null,
  importCalls: {},
  functionWrappers: [],
  componentWrappers: [],
  componentTags: [],
  decoratorMeaning: {},
  visibilityRule: 'modifier',
  buildDirective: null,
  directiveComments: [
    '// phpcs:',
    '// @codingStandards',
    '/** @phpstan-ignore',
    '// @phpstan-ignore',
    '/* @noinspection',
  ],
  literals: ['null', 'NULL', 'true', 'TRUE', 'false', 'FALSE', '$this', '__CLASS__', '__DIR__', '__FILE__', '__LINE__'],
  statementWords: [],
};
