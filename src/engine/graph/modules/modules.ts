/** From what an import says to the file or package it means, by the rule of the importing file's language. */

import { joinPath, upwards } from '../paths.ts';
import type { Projects } from '../projects.ts';
import type { Repository, Unit } from '../repository.ts';
import type { Whole } from '../resolution.ts';
import type { Module } from '../value.ts';
import { createDottedModules } from './dotted.ts';
import { createFileFinder } from './files.ts';
import { createIncludes, type Includes } from './includes.ts';
import { createNestedModules, type NestedModules } from './nested.ts';
import { type Packages, readPackages } from './packages.ts';

export interface Modules {
  readonly packages: Packages;
  readonly nested: NestedModules;
  readonly includes: Includes;
  /** Where an import of this file leads. What is not in the repository, or not indexed, is foreign. */
  resolve(unit: Unit, source: string): Module;
  /** A module named inside another one: `x` of `from . import x` when the package does not define it. */
  inside(module: Module, name: string): Module | null;
}

const FOREIGN: Module = { tag: 'foreign' };

/** Lookups of modules; answers are kept. */
export function createModules(repository: Repository, projects: Projects, whole: Whole): Modules {
  const files = createFileFinder(repository);
  const dotted = createDottedModules(repository, files);
  const packages = readPackages(repository, projects.modulePaths);
  const known = new Map<string, Module>();
  const includes = createIncludes(whole);
  const nested = createNestedModules(whole, projects.crates);

  /** Paths that a customary first part leads to. */
  const customary = ({ folder, manifest }: Unit, source: string): readonly string[] => {
    const [root = '', ...rest] = source.split('/');
    const target = manifest.customaryRoots;
    if (target === undefined || !Object.hasOwn(target, root)) return [];
    return upwards(folder).map((above) => [above, target[root], ...rest].filter((part) => part !== '').join('/'));
  };

  const byPath = (unit: Unit, source: string): Module => {
    const first = (paths: readonly string[]): Module | null => {
      for (const path of paths) {
        const found = files.at(path, unit.manifest);
        if (found !== null && !(found.tag === 'file' && found.file === unit.index)) return found;
      }
      return null;
    };
    const isFile =
      unit.manifest.relativeModules === true && unit.manifest.extensions.some((end) => source.endsWith(end));
    if (isFile || /^\.{0,2}\/|^\.{1,2}$/.test(source)) {
      const path = joinPath(source.startsWith('/') ? '' : unit.folder, source);
      if (path === null) return FOREIGN;
      return first([path]) ?? first(projects.workspaces.entries(path)) ?? FOREIGN;
    }
    if (source.startsWith('#')) {
      const found = first(projects.workspaces.privates(unit.folder, source));
      if (found !== null) return found;
    }
    return (
      first(projects.aliases.candidates(unit.folder, source)) ??
      first(projects.workspaces.candidates(source) ?? []) ??
      first(customary(unit, source)) ??
      FOREIGN
    );
  };

  /** A name from the root, else from the packages that the file lies in. */
  const declared = (unit: Unit, source: string): Module => {
    const { family, outerPackages } = unit.manifest;
    const found = packages.declared(family, source);
    if (found.tag !== 'foreign' || outerPackages === undefined) return found;
    const parts = (unit.extraction.packageName ?? '').split('.');
    for (let length = parts.length; length > 0; length--) {
      const inside = packages.declared(family, `${parts.slice(0, length).join('.')}.${source}`);
      if (inside.tag !== 'foreign') return inside;
    }
    return found;
  };

  /** The file that defines a full name; a literal path is one from the folder of the file. */
  const byFullName = (unit: Unit, source: string): Module => {
    const defined = whole().qualified.full(unit, source, 'value', 'import');
    if (defined?.value.tag === 'definition') {
      return { tag: 'file', file: repository.fileOf[defined.value.nodes[0]], folder: null };
    }
    const isBeside = /^\.{0,2}\//.test(source);
    const beside = joinPath(unit.folder, source);
    const loaded = upwards(unit.folder).flatMap((folder) =>
      (unit.manifest.loadFolders ?? []).map((load) => joinPath(folder, `${load}/${source}`)),
    );
    for (const path of isBeside ? [beside, ...loaded] : loaded) {
      const found = path === null ? null : files.at(path, unit.manifest);
      if (found !== null) return found;
    }
    return FOREIGN;
  };

  /** A path from the file's folder, or from the folder of a package of this repository. */
  const byAddress = (unit: Unit, source: string): Module => {
    const [scheme, rest] = source.includes(':') ? source.split(':', 2) : ['', source];
    if (scheme === '') {
      const path = joinPath(unit.folder, rest);
      return (path === null ? null : files.at(path, unit.manifest)) ?? FOREIGN;
    }
    for (const { name, folder } of projects.addresses) {
      if (!source.startsWith(`${name}/`)) continue;
      const path = joinPath(folder, source.slice(name.length + 1));
      const found = path === null ? null : files.at(path, unit.manifest);
      if (found !== null) return found;
    }
    return FOREIGN;
  };

  const look = (unit: Unit, source: string): Module => {
    switch (unit.manifest.modules) {
      case 'uri':
        return byAddress(unit, source);
      case 'qualified':
        return byFullName(unit, source);
      case 'package':
        return packages.resolve(source);
      case 'dotted':
        return dotted.resolve(unit, source);
      case 'path':
        return byPath(unit, source);
      case 'declared':
        return declared(unit, source);
      case 'include':
        return includes.file(unit, source) ?? FOREIGN;
      case 'nested':
        return nested.child(unit, source) ?? FOREIGN;
    }
  };

  return {
    packages,
    nested,
    includes,
    resolve(unit, source) {
      const key = `${unit.index}\n${source}`;
      const before = known.get(key);
      if (before !== undefined) return before;
      const module = look(unit, source);
      known.set(key, module);
      return module;
    },
    inside(module, name) {
      if (module.tag !== 'file' || module.folder === null) return null;
      const isDotted = module.file < 0 || repository.units[module.file].manifest.modules === 'dotted';
      return isDotted ? dotted.inside(module.folder, name) : null;
    },
  };
}
