/** Formats whose text is searched as it is: nothing in them is a definition, and no grammar is fetched for them. */
import type { LanguageManifest } from '../types.ts';

const NOTHING: Omit<LanguageManifest, 'id' | 'name' | 'extensions' | 'fence' | 'family'> = {
  interpreters: [],
  plain: true,
  markup: true,
  grammar: '',
  query: '',
  selfNames: [],
  superNames: [],
  docPlace: 'before',
  construct: 'call',
  moduleScope: 'file',
  modules: 'path',
  moduleIndex: [],
  structuralInterfaces: false,
  exportRule: 'always',
  bareReachesMembers: false,
  wrappers: [],
  primitives: [],
  globals: [],
  builtinMethods: [],
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
  literals: [],
  statementWords: [],
};

const format = (id: string, name: string, ...extensions: readonly string[]): LanguageManifest => ({
  ...NOTHING,
  id,
  name,
  extensions,
  fence: id,
  family: id,
});

/** In the order of their ids. */
export const PLAIN: readonly LanguageManifest[] = [
  format('css', 'CSS', '.css', '.scss', '.sass', '.less'),
  format('html', 'HTML', '.html', '.htm'),
  format('json', 'JSON', '.json', '.jsonc', '.json5'),
  format('markdown', 'Markdown', '.md', '.markdown', '.mdx', '.rst'),
  format('sql', 'SQL', '.sql'),
  format('toml', 'TOML', '.toml'),
  format('yaml', 'YAML', '.yaml', '.yml'),
];
