/**
 * Files that take in others by their text. A file sees what it defines and what every file that it takes in, directly or
 * through others, defines or declares. A declaration stands for the definition that the program has under that name: the
 * one beside the header that declares it, else the nearest, never one that is private to another file.
 */
import type { Definition } from '../../extract/types.ts';
import { isType } from '../kinds.ts';
import { baseOf } from '../paths.ts';
import type { Unit } from '../repository.ts';
import type { Place, Want, Whole } from '../resolution.ts';
import { type Found, found, type Module } from '../value.ts';

export interface Includes {
  /** The file that an include names from a file; null when it is not in the repository. */
  file(unit: Unit, source: string): Module | null;
  /** What a name means by what a file takes in, in the namespaces around a place; null when nothing there gives it. */
  name(place: Place, name: string, want: Want): Found | null;
  /** Whether a file takes in another one, or is it. */
  reaches(unit: Unit, file: number): boolean;
  /** What a namespace has under a name, in whichever file; null when it is no namespace or has none. */
  inside(node: number, name: string, want: Want): Found | null;
}

/** What the files of a family define and declare outside of types and functions. */
interface Table {
  /** Definitions by their path, `a::b::f`, and file. */
  readonly defined: Map<string, Map<number, number[]>>;
  /** Files that declare a name without defining it. */
  readonly declared: Map<string, Set<number>>;
}

/** Lookups over what files take in. */
export function createIncludes(whole: Whole): Includes {
  const closures = new Map<number, ReadonlyMap<number, number>>();
  const answers = new Map<string, Found | null>();
  const tables = new Map<string, Table>();
  const spaces = new Map<number, string>();
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
        if (source.startsWith(SEPARATOR)) continue;
        const taken = fileOf(units[file], source);
        if (taken >= 0 && !closure.has(taken)) closure.set(taken, closure.size);
      }
    }
    closures.set(unit.index, closure);
    return closure;
  };

  const tableOf = (family: string): Table => {
    const known = tables.get(family);
    if (known !== undefined) return known;
    const table: Table = { defined: new Map(), declared: new Map() };
    tables.set(family, table);
    for (const { index, firstNode, extraction, manifest } of whole().repository.units) {
      if (manifest.family !== family) continue;
      extraction.definitions.forEach((definition, at) => {
        const space = at === 0 || definition.owner !== null ? null : spaceOf(extraction.definitions, definition);
        if (space === null) return;
        for (const name of [definition.name, ...definition.aliases]) {
          const path = within(space, name);
          const files = table.defined.get(path) ?? new Map<number, number[]>();
          table.defined.set(path, files);
          files.set(index, [...(files.get(index) ?? []), firstNode + at]);
          if (definition.kind === 'namespace') spaces.set(firstNode + at, path);
        }
      });
      for (const { name } of extraction.exports) {
        const files = table.declared.get(name) ?? new Set<number>();
        table.declared.set(name, files.add(index));
      }
    }
    return table;
  };

  /** Path of the namespaces around a place, those of the type that a member out of line belongs to included. */
  const spaceAt = (place: Place): string => {
    const { repository, lookup, selves } = whole();
    const { extraction } = repository.units[place.unit];
    const names = lookup.names(place.unit);
    for (let scope = place.scope; scope >= 0; scope = extraction.scopes[scope].parent) {
      const definition = extraction.definitions[names.definitionOf(scope)];
      if (definition?.kind === 'namespace')
        return within(spaceOf(extraction.definitions, definition) ?? '', definition.name);
    }
    const { value } = selves.at(place.unit, place.scope);
    if (value.tag !== 'instance' && value.tag !== 'definition') return '';
    const node = value.nodes[0];
    return spaceOf(repository.unitOf(node).extraction.definitions, repository.definitions[node]) ?? '';
  };

  /** The definition behind a declaration, as seen from a file. */
  const linked = (defined: ReadonlyMap<number, readonly number[]>, unit: Unit, header: Unit): readonly number[] => {
    const { repository } = whole();
    const shared = [...defined].filter(([file, nodes]) => {
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

  const look = (unit: Unit, space: string, name: string, want: Want): Found | null => {
    const { repository } = whole();
    const { defined, declared } = tableOf(unit.manifest.family);
    const entries = pathsFrom(space, name).flatMap((path) => defined.get(path) ?? []);
    if (entries.length === 0) return null;
    const closure = closureOf(unit);
    const order = (a: number, b: number): number => (closure.get(a) ?? 0) - (closure.get(b) ?? 0);
    for (const entry of entries) {
      const files = [...entry.keys()].filter((file) => closure.has(file)).sort(order);
      const nodes = files.flatMap((file) => entry.get(file) ?? []);
      const fitting = nodes.filter((node) => isType(repository.definitions[node].kind) === (want === 'type'));
      const chosen = fitting.length > 0 ? fitting : nodes;
      if (chosen.length > 0) return found({ tag: 'definition', nodes: preferred(chosen) }, 'exact', 'import');
    }
    const [header] = [...(declared.get(name) ?? [])].filter((file) => closure.has(file)).sort(order);
    if (header === undefined) return null;
    for (const entry of entries) {
      const behind = linked(entry, unit, repository.units[header]);
      if (behind.length > 0) return found({ tag: 'definition', nodes: preferred(behind) }, 'exact', 'import');
    }
    return null;
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
    name(place, name, want) {
      const unit = whole().repository.units[place.unit];
      const space = spaceAt(place);
      const key = `${unit.index}\n${want}\n${space}\n${name}`;
      const known = answers.get(key);
      if (known !== undefined) return known;
      const answer = look(unit, space, name, want);
      answers.set(key, answer);
      return answer;
    },
    reaches: (unit, file) => unit.manifest.modules !== 'include' || closureOf(unit).has(file),
    inside(node, name, want) {
      const { repository } = whole();
      const { defined } = tableOf(repository.unitOf(node).manifest.family);
      const space = spaces.get(node);
      const entry = space === undefined ? undefined : defined.get(within(space, name));
      if (entry === undefined) return null;
      const nodes = [...entry.values()].flat();
      const fitting = nodes.filter((each) => isType(repository.definitions[each].kind) === (want === 'type'));
      return found({ tag: 'definition', nodes: preferred(fitting.length > 0 ? fitting : nodes) }, 'exact', 'import');
    },
  };
}

/** More files than this with a definition of one name, equally near, and the declaration says nothing. */
const TWINS = 4;

/** Path of the namespaces that a definition lies directly in; null when it lies in anything else. */
function spaceOf(definitions: readonly Definition[], { parent, kind }: Definition): string | null {
  const names: string[] = [];
  // An enumerator stands beside its enumeration.
  let at = kind === 'enum_member' ? (definitions[parent]?.parent ?? 0) : parent;
  for (; at > 0; at = definitions[at].parent) {
    if (definitions[at].kind !== 'namespace') return null;
    names.unshift(definitions[at].name);
  }
  return names.join(SEPARATOR);
}

const SEPARATOR = '::';

function within(space: string, name: string): string {
  return space === '' ? name : `${space}${SEPARATOR}${name}`;
}

/** Paths that a name may stand for in a namespace, the innermost first. */
function pathsFrom(space: string, name: string): string[] {
  const parts = space === '' ? [] : space.split(SEPARATOR);
  const paths: string[] = [];
  for (let length = parts.length; length >= 0; length--) {
    paths.push(within(parts.slice(0, length).join(SEPARATOR), name));
  }
  return paths;
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
