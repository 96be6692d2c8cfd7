/** Packages that are folders: the files of one folder that share a package clause, and the folder an import path names. */

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
}

/** Groups files into packages. Module paths come longest first. */
export function readPackages(repository: Repository, modulePaths: readonly ModulePath[]): Packages {
  const groups = new Map<string, Unit[]>();
  const keys = new Map<number, string>();
  const byFolder = new Map<string, string[]>();
  for (const unit of repository.units) {
    const { moduleScope } = unit.manifest;
    if (moduleScope === 'file') continue;
    const key = `${moduleScope === 'directory' ? unit.folder : ''}\n${unit.manifest.family}\n${unit.extraction.packageName ?? ''}`;
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
  return {
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

/** `yaml` of `gopkg.in/yaml.v3`, `chi` of `github.com/go-chi/chi/v5`. */
function foreignName(source: string): string {
  const parts = source.split('/').filter((part) => !/^v\d+$/.test(part));
  return (parts[parts.length - 1] ?? '').replace(/\.v\d+$/, '').replace(/^go-/, '');
}
