/**
 * Packages of this repository, by the name other packages import them under. Entry points often name build output; then
 * the same path is tried below the source folder it was built from.
 */
import type { ProjectFile } from '../../classify/types.ts';
import { type Json, type JsonRecord, readJson, recordAt, textAt } from '../json.ts';
import { baseOf, folderOf, joinPath } from '../paths.ts';

export interface Workspace {
  readonly name: string;
  readonly folder: string;
}

export interface Workspaces {
  /** In path order. */
  readonly list: readonly Workspace[];
  /** Paths, without the repository's certainty that they exist, that `name` or `name/sub` may stand for; null when no package has the name. */
  candidates(specifier: string): readonly string[] | null;
  /** Paths that a private `#name` stands for in the package around a folder. */
  privates(folder: string, specifier: string): readonly string[];
  /** Entry points of the package in this very folder; empty when there is none. */
  entries(folder: string): readonly string[];
}

interface Manifest extends Workspace {
  readonly json: JsonRecord;
}

/** Folders that build output goes to, and those it comes from. */
const BUILT = ['dist', 'build', 'lib', 'out', 'esm', 'cjs'];
const SOURCES = ['src', 'source', 'lib', ''];
/** Export conditions in the order of how near they are to sources. */
const CONDITIONS = ['source', 'development', 'import', 'module', 'node', 'default', 'require', 'types', 'browser'];
const ENTRY_FIELDS = ['source', 'module', 'main', 'types', 'typings', 'browser'];

/** Reads the package manifests. */
export function readWorkspaces(files: readonly ProjectFile[]): Workspaces {
  const manifests: Manifest[] = files
    .filter(({ path }) => baseOf(path) === 'package.json')
    .map(({ path, text }) => {
      const json = readJson(text);
      return { name: textAt(json, 'name') ?? '', folder: folderOf(path), json };
    });
  const byFolder = new Map(manifests.map((manifest) => [manifest.folder, manifest]));
  const named = manifests.filter(({ name }) => name !== '');
  const byName = new Map<string, Manifest>();
  for (const manifest of named) if (!byName.has(manifest.name)) byName.set(manifest.name, manifest);
  return {
    list: named,
    candidates(specifier) {
      const parts = specifier.split('/');
      const length = specifier.startsWith('@') ? 2 : 1;
      const manifest = byName.get(parts.slice(0, length).join('/'));
      if (manifest === undefined) return null;
      const sub = parts.slice(length).join('/');
      return sub === '' ? entriesOf(manifest) : subpathsOf(manifest, sub);
    },
    privates(folder, specifier) {
      for (let at = folder; ; at = folderOf(at)) {
        const manifest = byFolder.get(at);
        if (manifest !== undefined) {
          return within(manifest.folder, matchPattern(recordAt(manifest.json, 'imports'), specifier));
        }
        if (at === '') return [];
      }
    },
    entries: (folder) => {
      const manifest = byFolder.get(folder);
      return manifest === undefined ? [] : entriesOf(manifest);
    },
  };
}

function entriesOf({ folder, json }: Manifest): string[] {
  const exported = json.exports;
  const root =
    typeof exported === 'string'
      ? [exported]
      : targetsOf(recordAt(json, 'exports')['.'] ?? conditional(exported) ?? null);
  const fields = ENTRY_FIELDS.map((field) => textAt(json, field)).filter((path) => path !== null);
  return within(folder, [...root, ...fields, './src/index', './index', './src']);
}

const conditional = (exported: Json | undefined): Json | undefined =>
  typeof exported === 'object' && exported !== null && !Object.keys(exported).some((key) => key.startsWith('.'))
    ? exported
    : undefined;

function subpathsOf({ folder, json }: Manifest, sub: string): string[] {
  const written = matchPattern(recordAt(json, 'exports'), `./${sub}`);
  return within(folder, [...written, `./${sub}`, `./src/${sub}`]);
}

/** Targets of an exact key, else of the longest key with a star. */
function matchPattern(map: JsonRecord, key: string): string[] {
  if (map[key] !== undefined) return targetsOf(map[key]);
  let best = '';
  for (const pattern of Object.keys(map)) {
    const star = pattern.indexOf('*');
    if (star < 0 || pattern.length <= best.length) continue;
    const tail = pattern.slice(star + 1);
    if (key.startsWith(pattern.slice(0, star)) && key.endsWith(tail) && key.length >= pattern.length - 1)
      best = pattern;
  }
  if (best === '') return [];
  const star = best.indexOf('*');
  const middle = key.slice(star, key.length - (best.length - star - 1));
  return targetsOf(map[best]).map((target) => target.replaceAll('*', middle));
}

/** Every path of an export target, conditions in order. */
function targetsOf(target: Json | undefined): string[] {
  const found: string[] = [];
  const open: (Json | undefined)[] = [target];
  while (open.length > 0) {
    const at = open.pop();
    if (typeof at === 'string') found.push(at);
    else if (Array.isArray(at)) open.push(...[...at].reverse());
    else if (typeof at === 'object' && at !== null) {
      const record = at as JsonRecord;
      open.push(...CONDITIONS.map((condition) => record[condition]).reverse());
    }
  }
  return found;
}

/** Paths from a package's folder; for build output the sources first it may come from. */
function within(folder: string, paths: readonly string[]): string[] {
  const all: string[] = [];
  for (const path of paths) {
    const written = joinPath(folder, path);
    if (written === null) continue;
    all.push(written);
    const parts = path.replace(/^\.\//, '').split('/');
    let built = 0;
    while (built < parts.length - 1 && BUILT.includes(parts[built])) built++;
    if (built === 0) continue;
    for (const source of SOURCES) {
      const guess = joinPath(folder, [source, ...parts.slice(built)].join('/'));
      if (guess !== null) all.push(guess);
    }
  }
  return [...new Set(all)];
}
