/** From a path without certainty to a file: left-out extensions, a written `.js` that is a `.ts`, folders with an index file. */
import type { LanguageManifest } from '../../languages/types.ts';
import { baseOf } from '../paths.ts';
import { compare, type Repository } from '../repository.ts';
import type { Module } from '../value.ts';

export interface FileFinder {
  /** The module at a path of one family of languages, the asking language's own extensions first; null when there is none. */
  at(path: string, manifest: LanguageManifest): Module | null;
  /** Whether a folder has files of its own or below. */
  isFolder(path: string): boolean;
}

/** Declarations stand for a file when nothing else does. */
const DECLARATION = '.d';

interface Family {
  readonly extensions: readonly string[];
  readonly indexes: readonly string[];
}

/** Lookups over the paths of a repository. */
export function createFileFinder(repository: Repository): FileFinder {
  const folders = new Set<string>();
  for (const { folder } of repository.units) {
    for (let at = folder; !folders.has(at); at = at.slice(0, Math.max(0, at.lastIndexOf('/')))) {
      folders.add(at);
      if (at === '') break;
    }
  }
  const families = new Map<string, Family>();
  const familyOf = (manifest: LanguageManifest): Family => {
    const known = families.get(manifest.id);
    if (known !== undefined) return known;
    const kin = repository.languages
      .filter(({ family, id }) => family === manifest.family && id !== manifest.id)
      .sort((a, b) => compare(a.id, b.id));
    const family = {
      extensions: [...new Set([manifest, ...kin].flatMap(({ extensions }) => extensions))],
      indexes: manifest.moduleIndex,
    };
    families.set(manifest.id, family);
    return family;
  };

  const fileModule = (file: number, family: Family): Module => {
    const { path, folder } = repository.units[file];
    const base = baseOf(path);
    const stem = base.slice(0, base.indexOf('.', 1) < 0 ? base.length : base.indexOf('.', 1));
    return { tag: 'file', file, folder: family.indexes.includes(stem) ? folder : null };
  };

  const withExtension = (path: string, { extensions }: Family): number => {
    for (const extension of extensions) {
      const file = repository.fileAt(path + extension);
      if (file >= 0) return file;
    }
    for (const extension of extensions) {
      const file = repository.fileAt(path + DECLARATION + extension);
      if (file >= 0) return file;
    }
    return -1;
  };

  const find = (path: string, family: Family): number => {
    const exact = repository.fileAt(path);
    if (exact >= 0) return exact;
    const added = withExtension(path, family);
    if (added >= 0) return added;
    const written = family.extensions.find((extension) => path.endsWith(extension));
    if (written !== undefined) {
      const swapped = withExtension(path.slice(0, -written.length), family);
      if (swapped >= 0) return swapped;
    }
    for (const index of family.indexes) {
      const inside = withExtension(path === '' ? index : `${path}/${index}`, family);
      if (inside >= 0) return inside;
    }
    return -1;
  };

  return {
    at(path, manifest) {
      const family = familyOf(manifest);
      const file = find(path, family);
      return file < 0 ? null : fileModule(file, family);
    },
    isFolder: (path) => folders.has(path),
  };
}
