/**
 * Packages of several files: those of one folder that share a package clause, which an import names by the folder's path;
 * and those that declare the same package, wherever they lie, which an import names as it is declared.
 */

import { joinPath } from '../paths.ts';
import type { ModulePath } from '../projects.ts';
import { compare, type Repository, type Unit } from '../repository.ts';
import type { Module } from '../value.ts';

export interface Packages {
  /** Key of the package a file belongs to; null in languages whose files stand alone. */
  keyOf(unit: Unit): string | null;
  /** Files of a package, in path order. */
  files(key: string): readonly Unit[];
  /** Name in the package clause. */
  nameOf(key: string): string;
  /** Name under which an import path is known that is given no other: the package's own, else its last part. */
  importName(source: string): string;
  /** The package an import path names, or foreign. */
  resolve(source: string): Module;
  /** The package that a family of languages declares under the longest beginning of a dotted name, and the types inside. */
  declared(family: string, source: string): Module;
  /** Keys of the packages whose names a file has without an import: its own first. */
  reach(unit: Unit): readonly string[];
}

/** Groups files into packages. Module paths come longest first. */
export function readPackages(repository: Repository, modulePaths: readonly ModulePath[]): Packages {
  const groups = new Map<string, Unit[]>();
  const keys = new Map<number, string>();
  const byFolder = new Map<string, string[]>();
  for (const unit of repository.units) {
    const { moduleScope, family } = unit.manifest;
    if (moduleScope === 'file') continue;
    const packageName = unit.extraction.packageName ?? '';
    const key =
      moduleScope === 'package'
        ? declaredKey(family, packageName)
        : `${moduleScope === 'directory' ? unit.folder : ''}\n${family}\n${packageName}`;
    keys.set(unit.index, key);
    const group = groups.get(key);
    if (group !== undefined) group.push(unit);
    else {
      groups.set(key, [unit]);
      if (moduleScope === 'directory') byFolder.set(unit.folder, [...(byFolder.get(unit.folder) ?? []), key]);
    }
  }
  const files = (key: string): readonly Unit[] => groups.get(key) ?? [];
  /** A folder is imported as its package of non-test files. */
  const importable = (folder: string): string | null => {
    const inside = byFolder.get(folder) ?? [];
    const source = inside.filter((key) => files(key).some(({ file }) => file.fileClass !== 'test'));
    return (
      [...(source.length > 0 ? source : inside)].sort((a, b) => compare(files(a)[0].path, files(b)[0].path))[0] ?? null
    );
  };
  const nameOf = (key: string): string => files(key)[0]?.extraction.packageName ?? '';
  const resolve = (source: string): Module => {
    for (const { name, folder } of modulePaths) {
      if (source !== name && !source.startsWith(`${name}/`)) continue;
      const path = joinPath(folder, source.slice(name.length));
      const key = path === null ? null : importable(path);
      if (key !== null) return { tag: 'package', key };
    }
    return { tag: 'foreign' };
  };
  const tops = new Map<string, ReadonlySet<string>>();
  /** Whether some file of a package has a definition of a name at its top. */
  const hasType = (key: string, name: string): boolean => {
    const known = tops.get(key) ?? topNames(files(key));
    tops.set(key, known);
    return known.has(name);
  };
  const declared = (family: string, source: string): Module => {
    const parts = source.split('.');
    for (let length = parts.length; length > 0; length--) {
      const key = declaredKey(family, parts.slice(0, length).join('.'));
      if (!groups.has(key)) continue;
      const path = parts.slice(length);
      if (path.length > 0 && !hasType(key, path[0])) continue;
      return path.length === 0 ? { tag: 'package', key } : { tag: 'inner', key, path };
    }
    return { tag: 'foreign' };
  };
  const reaches = new Map<string, readonly string[]>();
  const reach = (unit: Unit): readonly string[] => {
    const own = keys.get(unit.index);
    if (own === undefined) return [];
    const { outerPackages } = unit.manifest;
    if (outerPackages === undefined) return [own];
    const known = reaches.get(own);
    if (known !== undefined) return known;
    const parts = (unit.extraction.packageName ?? '').split('.');
    const least = outerPackages === 'named' ? 1 : 0;
    const outer: string[] = [];
    for (let length = parts.length - 1; length >= least; length--) {
      outer.push(declaredKey(unit.manifest.family, parts.slice(0, length).join('.')));
    }
    const found = [own, ...outer.filter((key) => key !== own && groups.has(key))];
    reaches.set(own, found);
    return found;
  };
  return {
    declared,
    reach,
    keyOf: (unit) => keys.get(unit.index) ?? null,
    files,
    nameOf,
    resolve,
    importName(source) {
      const module = resolve(source);
      return module.tag === 'package' ? nameOf(module.key) : foreignName(source);
    },
  };
}

/** Names that are defined at the top of files. */
function topNames(units: readonly Unit[]): ReadonlySet<string> {
  const names = new Set<string>();
  for (const { extraction } of units)
    for (const { parent, name } of extraction.definitions) if (parent === 0) names.add(name);
  return names;
}

/** A package by the name that files of a family of languages declare. */
const declaredKey = (family: string, name: string): string => `\n${family}\n${name}`;

/** `yaml` of `gopkg.in/yaml.v3`, `chi` of `github.com/go-chi/chi/v5`. */
function foreignName(source: string): string {
  const parts = source.split('/').filter((part) => !/^v\d+$/.test(part));
  return (parts[parts.length - 1] ?? '').replace(/\.v\d+$/, '').replace(/^go-/, '');
}
