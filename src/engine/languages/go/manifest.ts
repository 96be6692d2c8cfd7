/** Go: a directory is a package, a capital letter exports, methods stand beside their type. */
import type { LanguageManifest } from '../types.ts';
import query from './query.scm?raw';
import { ROUTES } from './routes.ts';

const words = (list: string): readonly string[] => list.trim().split(/\s+/);

export const go: LanguageManifest = {
  id: 'go',
  name: 'Go',
  extensions: ['.go'],
  interpreters: [],
  grammar: 'tree-sitter-go.wasm',
  fence: 'go',
  query,
  selfNames: [],
  superNames: [],
  docPlace: 'before',
  construct: 'literal',
  moduleScope: 'directory',
  modules: 'package',
  moduleIndex: [],
  structuralInterfaces: true,
  exportRule: 'capital',
  bareReachesMembers: false,
  wrappers: [],
  primitives: words(`
    bool byte complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint uint8 uint16 uint32
    uint64 uintptr any comparable
  `),
  globals: words(`
    append cap clear close complex copy delete imag len make max min new panic print println real recover
    true false nil iota
    bool byte complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint uint8 uint16 uint32
    uint64 uintptr any comparable
  `),
  builtinMethods: words(`
    Error String Close Read Write Len Less Swap Lock Unlock RLock RUnlock Add Done Wait Do Load Store Get Set Delete Range
    Unwrap Is As Format GoString MarshalJSON UnmarshalJSON MarshalText UnmarshalText Scan Value Next Seek ReadFrom WriteTo
    ReadAt WriteAt ReadByte WriteByte WriteString ReadString Bytes Reset Grow Truncate Flush
    Fatal Fatalf Errorf Log Logf Skip Helper Run Parallel Cleanup TempDir Setenv Name
    Println Printf Print Sprintf Fprintf Kind Elem Field NumField Method Type Interface Addr Index IsNil IsValid
    Unix Sub Before After Equal Deadline Err Header
  `),
  family: 'go',
  constructorNames: [],
  exportObjects: [],
  prototypeMember: null,
  importCalls: {},
  functionWrappers: [],
  componentWrappers: [],
  componentTags: [],
  decoratorMeaning: {},
  visibilityRule: 'none',
  buildDirective: '//go:build',
  directiveComments: ['//go:', '// +build', '//nolint', '//line ', '//export '],
  literals: ['true', 'false', 'nil', 'iota', '_'],
  statementWords: [],
  routes: ROUTES,
};
