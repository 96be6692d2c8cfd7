/** Lua: modules are tables that a file returns, methods are functions of tables. */
import type { LanguageManifest } from '../types.ts';
import query from './query.scm?raw';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const lua: LanguageManifest = {
  id: 'lua',
  name: 'Lua',
  extensions: ['.lua'],
  interpreters: ['lua', 'luajit', 'luau'],
  grammar: 'tree-sitter-lua.wasm',
  fence: 'lua',
  query,
  selfNames: ['self'],
  superNames: [],
  docPlace: 'before',
  construct: 'call',
  moduleScope: 'file',
  modules: 'dotted',
  loadFolders: ['lua', 'lib'],
  moduleIndex: ['init'],
  structuralInterfaces: false,
  exportRule: 'always',
  bareReachesMembers: false,
  methodMark: ':',
  guessedNames: 'compound',
  wrappers: [],
  primitives: [],
  globals: words(`
    _G _VERSION _ENV assert collectgarbage dofile error getmetatable setmetatable ipairs pairs next load loadfile loadstring
    pcall xpcall print rawequal rawget rawlen rawset require select tonumber tostring type unpack module setfenv getfenv
    coroutine debug io math os package string table utf8 bit bit32 jit ffi arg ngx vim
    describe it before_each after_each setup teardown pending spy stub mock
  `),
  builtinMethods: words(`
    byte char dump find format gmatch gsub len lower match rep reverse sub upper pack unpack concat insert remove sort move
    close flush lines read write seek setvbuf open popen tmpfile input output resume yield status wrap create running
    abs ceil floor max min random sqrt huge pi fmod modf time date clock getenv execute exit remove rename tmpname new
  `),
  family: 'lua',
  constructorNames: [],
  exportObjects: [],
  prototypeMember: null,
  importCalls: { require: 'require' },
  functionWrappers: [],
  componentWrappers: [],
  componentTags: [],
  decoratorMeaning: {},
  visibilityRule: 'none',
  buildDirective: null,
  directiveComments: ['-- luacheck:', '---@diagnostic', '--#'],
  literals: ['nil', 'true', 'false', 'self', '_'],
  statementWords: [],
};
