/**
 * Modules that are declared inside one another: a declaration `mod x;` stands for the file of that name below its own, a
 * path `crate::db::Db` starts at the root that the declarations lead up to, at a word, at a name in reach, or at a crate of
 * the workspace. Everything else that a path starts with is foreign.
 */
import { ANYWHERE } from '../names.ts';
import { baseOf } from '../paths.ts';
import type { Crate } from '../projects.ts';
import type { Unit } from '../repository.ts';
import type { Place, Whole } from '../resolution.ts';
import { FOREIGN, type Found, found, type Module } from '../value.ts';

export interface NestedModules {
  /** The file that a declared module is in; null when it is not in the repository. */
  child(unit: Unit, source: string): Module | null;
  /** What the path of an import leads to, its last name left out. */
  path(unit: number, index: number): Found;
  /** A word or crate that a path starts with; null for any other name. */
  word(place: Place, name: string): Found | null;
}

/** Deepest nesting of modules. */
const DEPTH = 64;
const SEPARATOR = '::';
const DECLARED = './';

/** Lookups of nested modules. */
export function createNestedModules(whole: Whole, crates: readonly Crate[]): NestedModules {
  let parents: Map<number, number> | null = null;

  const fileModule = (file: number): Module => ({ tag: 'file', file, folder: null });
  const moduleFound = (file: number): Found => found({ tag: 'module', module: fileModule(file) }, 'exact', 'import');

  const fileOf = ({ folder, path, manifest }: Unit, name: string): number => {
    const { repository } = whole();
    const [extension = ''] = manifest.extensions;
    const stem = baseOf(path).slice(0, -extension.length);
    const own = folder === '' ? '' : `${folder}/`;
    const below = manifest.moduleIndex.includes(stem) ? [own] : [`${own}${stem}/`, own];
    for (const start of below) {
      for (const end of [extension, ...manifest.moduleIndex.map((index) => `/${index}${extension}`)]) {
        const file = repository.fileAt(`${start}${name}${end}`);
        if (file >= 0) return file;
      }
    }
    return -1;
  };

  /** The file that declares a file; the first in path order where several do. */
  const parentOf = (file: number): number => {
    if (parents === null) {
      parents = new Map();
      for (const unit of whole().repository.units) {
        if (unit.manifest.modules !== 'nested') continue;
        for (const { source } of unit.extraction.imports) {
          if (!source.startsWith(DECLARED)) continue;
          const below = fileOf(unit, source.slice(DECLARED.length));
          if (below >= 0 && below !== unit.index && !parents.has(below)) parents.set(below, unit.index);
        }
      }
    }
    return parents.get(file) ?? -1;
  };

  const rootOf = (file: number): number => {
    let at = file;
    for (let level = 0; level < DEPTH; level++) {
      const above = parentOf(at);
      if (above < 0) break;
      at = above;
    }
    return at;
  };

  const crateRoot = (name: string): number => {
    const { repository } = whole();
    for (const { name: known, folder, roots } of crates) {
      if (known !== name) continue;
      for (const root of roots) {
        const file = repository.fileAt(folder === '' ? root : `${folder}/${root}`);
        if (file >= 0) return file;
      }
    }
    return -1;
  };

  /** Inline modules around a scope, innermost first. */
  const around = ({ unit, scope }: Place): readonly number[] => {
    const { repository, lookup } = whole();
    const { extraction, firstNode } = repository.units[unit];
    const names = lookup.names(unit);
    const nodes: number[] = [];
    for (let at = scope; at >= 0; at = extraction.scopes[at].parent) {
      const index = names.definitionOf(at);
      if (index > 0 && extraction.definitions[index].kind === 'namespace') nodes.push(firstNode + index);
    }
    return nodes;
  };

  const word = (place: Place, name: string): Found | null => {
    const { repository } = whole();
    const { manifest } = repository.units[place.unit];
    if (manifest.modules !== 'nested') return null;
    const role = manifest.moduleWords?.[name];
    if (role === undefined) {
      const file = crateRoot(name);
      return file < 0 ? null : moduleFound(file);
    }
    if (role === 'root') return moduleFound(rootOf(place.unit));
    const inline = around(place);
    const level = role === 'own' ? 0 : 1;
    if (inline.length > level) return found({ tag: 'definition', nodes: [inline[level]] }, 'exact', 'import');
    if (inline.length === level) return moduleFound(place.unit);
    const above = parentOf(place.unit);
    return above < 0 ? FOREIGN : moduleFound(above);
  };

  /** What the first name of an import's path means; the import itself does not count, so that `use log::log` is foreign. */
  const first = (unit: Unit, index: number, name: string): Found => {
    const { lookup, bindings } = whole();
    const { scope } = unit.extraction.imports[index];
    const place = { unit: unit.index, scope, offset: ANYWHERE };
    const known = word(place, name);
    if (known !== null) return known;
    // A module that the file declares comes before what `use a::{self}` brings under the same name.
    const isDeclared = unit.extraction.imports.some(
      ({ source, local }) => local === name && source.startsWith(DECLARED),
    );
    const declared = isDeclared ? fileOf(unit, name) : -1;
    if (declared >= 0) return moduleFound(declared);
    const meaning = lookup.names(unit.index).lookup(scope, ANYWHERE, name, 'type');
    if (meaning === null) return lookup.name(place, name, 'type') ?? FOREIGN;
    if (meaning.tag === 'import')
      return meaning.index === index ? FOREIGN : lookup.imported(unit.index, meaning.index, 'type');
    if (meaning.tag === 'binding') return bindings.value(unit.index, meaning.index);
    return found({ tag: 'definition', nodes: meaning.indexes.map((each) => unit.firstNode + each) }, 'exact', 'scope');
  };

  return {
    word,
    child(unit, source) {
      const file = source.startsWith(DECLARED) ? fileOf(unit, source.slice(DECLARED.length)) : -1;
      return file < 0 ? null : fileModule(file);
    },
    path(unitIndex, index) {
      const { repository, members } = whole();
      const unit = repository.units[unitIndex];
      const { source, name } = unit.extraction.imports[index];
      if (source.startsWith(DECLARED)) {
        const file = fileOf(unit, source.slice(DECLARED.length));
        return file < 0 ? FOREIGN : moduleFound(file);
      }
      const [start, ...path] = (source === '' ? name : source).split(SEPARATOR);
      let at = first(unit, index, start);
      for (const step of path) at = members.of(at, step, 'type');
      return at;
    },
  };
}
