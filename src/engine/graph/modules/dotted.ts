/**
 * Modules named by dots. Leading dots count from the file's own package. An absolute name starts at an import root: a
 * folder that is no package itself, nearest above the importing file first, each with its `src`; or the only folder of the
 * repository that holds a package of that name. A package's own folder is never a root, so `import json` inside a package
 * that has a `json` module stays the standard library's.
 */
import type { LanguageManifest } from '../../languages/types.ts';
import { folderOf, joinPath, upwards } from '../paths.ts';
import type { Repository, Unit } from '../repository.ts';
import type { Module } from '../value.ts';
import type { FileFinder } from './files.ts';

export interface DottedModules {
  resolve(unit: Unit, source: string): Module;
  /** A module directly inside a folder: a file or a subfolder. Null when no language names modules by dots. */
  inside(folder: string, name: string): Module | null;
}

const FOREIGN: Module = { tag: 'foreign' };
const SOURCE_FOLDER = 'src';

/** Lookups of dotted names. */
export function createDottedModules(repository: Repository, files: FileFinder): DottedModules {
  const packageRoots = readPackageRoots(repository);
  const dottedLanguages = repository.languages.filter(({ modules }) => modules === 'dotted');
  const under = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

  const moduleAt = (path: string, manifest: LanguageManifest): Module | null =>
    files.at(path, manifest) ?? (files.isFolder(path) ? { tag: 'file', file: -1, folder: path } : null);

  const packageAt = (folder: string, manifest: LanguageManifest): Module => {
    for (const index of manifest.moduleIndex) {
      const found = files.at(under(folder, index), manifest);
      if (found !== null) return found;
    }
    return { tag: 'file', file: -1, folder };
  };

  return {
    inside(folder, name) {
      const path = under(folder, name);
      for (const manifest of dottedLanguages) {
        const found = files.at(path, manifest);
        if (found !== null) return found;
      }
      return dottedLanguages.length > 0 && files.isFolder(path) ? { tag: 'file', file: -1, folder: path } : null;
    },
    resolve(unit, source) {
      const dots = /^\.*/.exec(source)?.[0].length ?? 0;
      const parts = source
        .slice(dots)
        .split('.')
        .filter((part) => part !== '');
      if (dots > 0) {
        const folder = joinPath(unit.folder, '../'.repeat(dots - 1));
        if (folder === null) return FOREIGN;
        if (parts.length === 0) return packageAt(folder, unit.manifest);
        return moduleAt(under(folder, parts.join('/')), unit.manifest) ?? FOREIGN;
      }
      const path = parts.join('/');
      for (const folder of upwards(unit.folder)) {
        if (packageRoots.packages.has(folder)) continue;
        const loaded = (unit.manifest.loadFolders ?? []).map((load) => under(folder, load));
        for (const root of [folder, under(folder, SOURCE_FOLDER), ...loaded]) {
          const found = moduleAt(under(root, path), unit.manifest);
          if (found !== null) return found;
        }
      }
      const only = packageRoots.onlyRoot(parts[0] ?? '');
      return only === null ? FOREIGN : (moduleAt(under(only, path), unit.manifest) ?? FOREIGN);
    },
  };
}

interface PackageRoots {
  /** Folders that are packages. */
  readonly packages: ReadonlySet<string>;
  /** The one folder outside packages that holds a package of this name. */
  onlyRoot(name: string): string | null;
}

function readPackageRoots(repository: Repository): PackageRoots {
  const packages = new Set<string>();
  for (const { path, folder, manifest } of repository.units) {
    if (manifest.modules !== 'dotted') continue;
    const isIndex = manifest.moduleIndex.some((index) =>
      manifest.extensions.some((extension) => path === (folder === '' ? '' : `${folder}/`) + index + extension),
    );
    if (isIndex) packages.add(folder);
  }
  const roots = new Map<string, string[]>();
  for (const folder of packages) {
    const root = folderOf(folder);
    if (folder === '' || packages.has(root)) continue;
    const name = folder.slice(root === '' ? 0 : root.length + 1);
    roots.set(name, [...(roots.get(name) ?? []), root]);
  }
  return {
    packages,
    onlyRoot(name) {
      const found = roots.get(name) ?? [];
      return found.length === 1 ? found[0] : null;
    },
  };
}
