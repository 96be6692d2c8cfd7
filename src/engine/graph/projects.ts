/**
 * What project files say about names: workspaces and their entry files, path aliases, the module path of a folder, the
 * names the project goes by. Data in, lookups out; nothing here knows a language.
 */
import type { ProjectFile } from '../classify/types.ts';
import { type Aliases, readAliases } from './modules/aliases.ts';
import { readWorkspaces, type Workspaces } from './modules/workspaces.ts';
import { baseOf, folderOf } from './paths.ts';
import { compare } from './repository.ts';

export interface ModulePath {
  /** `github.com/a/b`, from the module clause. */
  readonly name: string;
  readonly folder: string;
}

export interface Projects {
  readonly aliases: Aliases;
  readonly workspaces: Workspaces;
  /** Longest name first. */
  readonly modulePaths: readonly ModulePath[];
  /** Folders that addresses begin in, by what they begin with: `package:shop`. */
  readonly addresses: readonly ModulePath[];
  /** Folders that have a Python project file, in path order. */
  readonly dottedRoots: readonly string[];
  /** Crates by the name that paths begin with, in path order. */
  readonly crates: readonly Crate[];
  /** Names of the outermost projects, in order. */
  readonly names: readonly string[];
}

/** A crate of a workspace: its name with underscores, its folder, and the files in it that may be the root, best first. */
export interface Crate {
  readonly name: string;
  readonly folder: string;
  readonly roots: readonly string[];
}

/** Roots of a crate whose manifest names none. */
const CRATE_ROOTS: readonly string[] = ['src/lib.rs', 'src/main.rs'];

const PACKAGE_TABLE = /^\[package\]\s*$/m;
const LIBRARY_TABLE = /^\[lib\]\s*$/m;
const PATH_LINE = /^path\s*=\s*["']([^"']+)["']/m;
const MODULE_CLAUSE = /^\s*module\s+"?([^\s"]+)"?/m;
const PACKAGE_NAME = /^name:\s*["']?([\w-]+)/m;
const PROJECT_TABLE = /^\[(?:project|tool\.poetry)\]\s*$/m;
const NAME_LINE = /^name\s*=\s*["']([^"']+)["']/m;
const VERSION_PART = /^v\d+$/;

/** Reads every project file once. */
export function readProjects(files: readonly ProjectFile[]): Projects {
  const sorted = [...files].sort((a, b) => compare(a.path, b.path));
  const workspaces = readWorkspaces(sorted);
  const modulePaths: ModulePath[] = [];
  const addresses: ModulePath[] = [];
  const dottedRoots: string[] = [];
  const crates: Crate[] = [];
  const named: { readonly depth: number; readonly name: string }[] = [];
  const callIt = (folder: string, name: string): void => {
    const parts = name.split('/').filter((part) => part !== '' && !VERSION_PART.test(part));
    const last = parts[parts.length - 1];
    if (last !== undefined) named.push({ depth: folder === '' ? 0 : folder.split('/').length, name: last });
  };
  for (const { folder, name } of workspaces.list) callIt(folder, name);
  for (const { path, text } of sorted) {
    const folder = folderOf(path);
    if (baseOf(path) === 'go.mod') {
      const name = MODULE_CLAUSE.exec(text)?.[1];
      if (name === undefined) continue;
      modulePaths.push({ name, folder });
      callIt(folder, name);
    } else if (baseOf(path) === 'pubspec.yaml') {
      const name = PACKAGE_NAME.exec(text)?.[1];
      if (name === undefined) continue;
      addresses.push({ name: `package:${name}`, folder: folder === '' ? 'lib' : `${folder}/lib` });
      callIt(folder, name);
    } else if (baseOf(path) === 'pyproject.toml') {
      dottedRoots.push(folder);
      const table = PROJECT_TABLE.exec(text);
      const name = table === null ? undefined : NAME_LINE.exec(tableBody(text, table.index + table[0].length))?.[1];
      if (name !== undefined) callIt(folder, name);
    } else if (baseOf(path) === 'Cargo.toml') {
      const name = inTable(text, PACKAGE_TABLE, NAME_LINE);
      if (name === null) continue;
      const root = inTable(text, LIBRARY_TABLE, PATH_LINE);
      const known = inTable(text, LIBRARY_TABLE, NAME_LINE) ?? name;
      crates.push({ name: known.replaceAll('-', '_'), folder, roots: root === null ? CRATE_ROOTS : [root] });
      callIt(folder, name);
    }
  }
  const outermost = Math.min(...named.map(({ depth }) => depth));
  return {
    aliases: readAliases(sorted, workspaces),
    workspaces,
    modulePaths: modulePaths.sort((a, b) => b.name.length - a.name.length || compare(a.name, b.name)),
    addresses,
    dottedRoots,
    crates,
    names: [...new Set(named.filter(({ depth }) => depth === outermost).map(({ name }) => name))].sort(compare),
  };
}

function inTable(text: string, table: RegExp, line: RegExp): string | null {
  const head = table.exec(text);
  return head === null ? null : (line.exec(tableBody(text, head.index + head[0].length))?.[1] ?? null);
}

function tableBody(text: string, from: number): string {
  const next = /^\[/m.exec(text.slice(from));
  return next === null ? text.slice(from) : text.slice(from, from + next.index);
}
