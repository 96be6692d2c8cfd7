/** From what an import says to the file or package it means, by the rule of the importing file's language. */

import { joinPath } from '../paths.ts';
import type { Projects } from '../projects.ts';
import type { Repository, Unit } from '../repository.ts';
import type { Module } from '../value.ts';
import { createDottedModules } from './dotted.ts';
import { createFileFinder } from './files.ts';
import { type Packages, readPackages } from './packages.ts';

export interface Modules {
  readonly packages: Packages;
  /** Where an import of this file leads. What is not in the repository, or not indexed, is foreign. */
  resolve(unit: Unit, source: string): Module;
  /** A module named inside another one: `x` of `from . import x` when the package does not define it. */
  inside(module: Module, name: string): Module | null;
}

const FOREIGN: Module = { tag: 'foreign' };

/** Lookups of modules; answers are kept. */
export function createModules(repository: Repository, projects: Projects): Modules {
  const files = createFileFinder(repository);
  const dotted = createDottedModules(repository, files);
  const packages = readPackages(repository, projects.modulePaths);
  const known = new Map<string, Module>();

  const byPath = (unit: Unit, source: string): Module => {
    const first = (paths: readonly string[]): Module | null => {
      for (const path of paths) {
        const found = files.at(path, unit.manifest);
        if (found !== null && !(found.tag === 'file' && found.file === unit.index)) return found;
      }
      return null;
    };
    if (/^\.{0,2}\/|^\.{1,2}$/.test(source)) {
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

  const look = (unit: Unit, source: string): Module => {
    switch (unit.manifest.modules) {
      case 'package':
        return packages.resolve(source);
      case 'dotted':
        return dotted.resolve(unit, source);
      case 'path':
        return byPath(unit, source);
      case 'declared':
        return declared(unit, source);
    }
  };

  return {
    packages,
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
