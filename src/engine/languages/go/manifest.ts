import type { LanguageManifest } from '../types.ts';
import query from './query.scm?raw';

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');

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
    any bool byte comparable complex64 complex128 error float32 float64 int int8 int16 int32 int64 rune string uint uint8 uint16
    uint32 uint64 uintptr
  `),
  globals: words(`
    append cap clear close complex copy delete imag len make max min new panic print println real recover nil true false iota
  `),
  builtinMethods: words(
    `Error String Close Read Write Len Less Swap Lock Unlock RLock RUnlock Add Done Wait Scan Value Format`,
  ),
  family: 'go',
};
