/**
 * Files that take in others by their text. A file sees what it defines and what every file that it takes in, directly or
 * through others, defines or declares. A declaration stands for the definition that the program has under that name: the
 * one beside the header that declares it, else the nearest, never one that is private to another file.
 */
import type { Definition } from '../../extract/types.ts';
import { isType } from '../kinds.ts';
import { baseOf } from '../paths.ts';
import type { Unit } from '../repository.ts';
import type { Want, Whole } from '../resolution.ts';
import { type Found, found, type Module } from '../value.ts';

export interface Includes {
  /** The file that an include names from a file; null when it is not in the repository. */
  file(unit: Unit, source: string): Module | null;
  /** What a name means by what a file takes in; null when nothing there gives it. */
  name(unit: Unit, name: string, want: Want): Found | null;
}

/** Definitions and declarations of one name. */
interface Entry {
  /** Definitions at the top of files, by file. */
  readonly defined: Map<number, number[]>;
  /** Files that declare the name without defining it. */
  readonly declared: Set<number>;
}

/** Lookups over what files take in. */
export function createIncludes(whole: Whole): Includes {
  const closures = new Map<number, ReadonlyMap<number, number>>();
  const answers = new Map<string, Found | null>();
  const tables = new Map<string, Map<string, Entry>>();
  let byBase: Map<string, number[]> | null = null;

  /** Files that have a base name. */
  const named = (base: string): readonly number[] => {
    if (byBase === null) {
      byBase = new Map();
      for (const { path, index } of whole().repository.units) {
        const key = baseOf(path);
        byBase.set(key, [...(byBase.get(key) ?? []), index]);
      }
    }
    return byBase.get(base) ?? [];
  };

  const fileOf = (unit: Unit, source: string): number => {
    const { repository } = whole();
    const written = source.replace(/^<|>$/g, '').replace(/^(?:\.\/)+/, '');
    const parts = `${unit.folder}/${written}`.split('/');
    const path: string[] = [];
    for (const part of parts) {
      if (part === '..') path.pop();
      else if (part !== '' && part !== '.') path.push(part);
    }
    const beside = repository.fileAt(path.join('/'));
    if (beside >= 0) return beside;
    const plain = written.replace(/^(?:\.\.\/)+/, '');
    const fitting = named(baseOf(plain)).filter((index) => {
      const { path: at } = repository.units[index];
      return at === plain || at.endsWith(`/${plain}`);
    });
    return nearest(fitting, unit.path);
  };

  const nearest = (files: readonly number[], path: string): number => {
    const { units } = whole().repository;
    let best = -1;
    let length = -1;
    for (const file of files) {
      const shared = sharedLength(units[file].path, path);
      if (shared > length) [best, length] = [file, shared];
    }
    return best;
  };

  /** A file and all that it takes in, each with its place in the order they are met. */
  const closureOf = (unit: Unit): ReadonlyMap<number, number> => {
    const known = closures.get(unit.index);
    if (known !== undefined) return known;
    const { units } = whole().repository;
    const closure = new Map([[unit.index, 0]]);
    for (const file of closure.keys()) {
      for (const { source } of units[file].extraction.imports) {
        const taken = fileOf(units[file], source);
        if (taken >= 0 && !closure.has(taken)) closure.set(taken, closure.size);
      }
    }
    closures.set(unit.index, closure);
    return closure;
  };

  const tableOf = (family: string): Map<string, Entry> => {
    const known = tables.get(family);
    if (known !== undefined) return known;
    const table = new Map<string, Entry>();
    tables.set(family, table);
    const entryOf = (name: string): Entry => {
      const entry = table.get(name) ?? { defined: new Map(), declared: new Set() };
      table.set(name, entry);
      return entry;
    };
    for (const { index, firstNode, extraction, manifest } of whole().repository.units) {
      if (manifest.family !== family) continue;
      extraction.definitions.forEach((definition, at) => {
        if (at === 0 || definition.owner !== null || !isOpen(extraction.definitions, definition)) return;
        for (const name of [definition.name, ...definition.aliases]) {
          const { defined } = entryOf(name);
          defined.set(index, [...(defined.get(index) ?? []), firstNode + at]);
        }
      });
      for (const { name } of extraction.exports) entryOf(name).declared.add(index);
    }
    return table;
  };

  /** The definition behind a declaration, as seen from a file. */
  const linked = (entry: Entry, unit: Unit, header: Unit): readonly number[] => {
    const { repository } = whole();
    const shared = [...entry.defined].filter(([file, nodes]) => {
      const isPrivate = nodes.every((node) => repository.definitions[node].static);
      return file === unit.index || !isPrivate;
    });
    const bodies = shared.filter(([, nodes]) => nodes.some((node) => repository.definitions[node].bodyStart >= 0));
    const candidates = bodies.length > 0 ? bodies : shared;
    const paired = candidates.filter(([file]) => stemOf(repository.units[file].path) === stemOf(header.path));
    const left = paired.length > 0 ? paired : candidates;
    const best = nearest(
      left.map(([file]) => file),
      header.path,
    );
    const tied = left.filter(
      ([file]) =>
        sharedLength(repository.units[file].path, header.path) ===
        (best < 0 ? 0 : sharedLength(repository.units[best].path, header.path)),
    );
    return tied.length > TWINS ? [] : tied.flatMap(([, nodes]) => nodes);
  };

  const look = (unit: Unit, name: string, want: Want): Found | null => {
    const { repository } = whole();
    const entry = tableOf(unit.manifest.family).get(name);
    if (entry === undefined) return null;
    const closure = closureOf(unit);
    const order = (a: number, b: number): number => (closure.get(a) ?? 0) - (closure.get(b) ?? 0);
    const files = [...entry.defined.keys()].filter((file) => closure.has(file)).sort(order);
    const nodes = files.flatMap((file) => entry.defined.get(file) ?? []);
    const fitting = nodes.filter((node) => isType(repository.definitions[node].kind) === (want === 'type'));
    const chosen = fitting.length > 0 ? fitting : nodes;
    if (chosen.length > 0) return found({ tag: 'definition', nodes: preferred(chosen) }, 'exact', 'import');
    const [header] = [...entry.declared].filter((file) => closure.has(file)).sort(order);
    if (header === undefined) return null;
    const behind = linked(entry, unit, repository.units[header]);
    return behind.length === 0 ? null : found({ tag: 'definition', nodes: preferred(behind) }, 'exact', 'import');
  };

  /** Definitions with a body before those without; a namespace is all of its parts. */
  const preferred = (nodes: readonly number[]): readonly number[] => {
    const { definitions } = whole().repository;
    if (definitions[nodes[0]].kind === 'namespace') return nodes;
    const withBody = nodes.filter((node) => definitions[node].bodyStart >= 0);
    return withBody.length > 0 ? withBody : nodes;
  };

  return {
    file(unit, source) {
      const file = fileOf(unit, source);
      return file < 0 ? null : { tag: 'file', file, folder: null };
    },
    name(unit, name, want) {
      const key = `${unit.index}\n${want}\n${name}`;
      const known = answers.get(key);
      if (known !== undefined) return known;
      const answer = look(unit, name, want);
      answers.set(key, answer);
      return answer;
    },
  };
}

/** More files than this with a definition of one name, equally near, and the declaration says nothing. */
const TWINS = 4;

/** Whether a definition is one of its file: at the top, or an enumerator of an enumeration there. */
function isOpen(definitions: readonly Definition[], { parent, kind }: Definition): boolean {
  if (parent === 0) return true;
  return kind === 'enum_member' && definitions[parent]?.parent === 0;
}

/** Length of the folders that two paths share. */
function sharedLength(a: string, b: string): number {
  let at = 0;
  while (at < a.length && at < b.length && a[at] === b[at]) at++;
  return a.lastIndexOf('/', at - 1) + 1;
}

function stemOf(path: string): string {
  const base = baseOf(path);
  const dot = base.lastIndexOf('.');
  return dot <= 0 ? base : base.slice(0, dot);
}
