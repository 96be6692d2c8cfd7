/**
 * What a bare name stands for: the scopes of its file, then the files it shares names with, then what star imports bring.
 * Nothing else: a name that only happens to exist somewhere in the repository is not an answer.
 */
import { type Names, readNames } from './names.ts';
import { nearest, pick, takesSo } from './pick.ts';
import type { Unit } from './repository.ts';
import type { Place, Want, Whole } from './resolution.ts';
import { FOREIGN, type Found, found, type Module, UNKNOWN } from './value.ts';

export interface Lookup {
  names(unit: number): Names;
  /** What a name means at a place; null when nothing in reach binds it. */
  name(place: Place, name: string, want: Want): Found | null;
  /** What a package of several files binds a name to. */
  inPackage(key: string, name: string, want: Want): readonly number[];
  /** What an import brings. */
  imported(unit: number, index: number, want: Want): Found;
  /** The module an import names. */
  moduleOf(unit: number, index: number): Module;
  /** Whether a name is one that the language or its host provides. */
  isGlobal(unit: number, name: string): boolean;
  /** Whether built-in types of a node's language have a method of this name. */
  isBuiltinMethod(node: number, name: string): boolean;
  /** What a name with its package in front means, where packages are declared: how many names were read, and the type. */
  qualified(place: Place, path: readonly string[]): { readonly length: number; readonly found: Found } | null;
  /** Forgets what was worked out, before all members were known. */
  forget(): void;
}

/** Name of an import of everything, and of one that only runs the module. */
const EVERYTHING = '**';
/** Imports of a file, in one number with the file. */
const RECORDS = 1 << 20;

/** Ways to look a name up, in one number with the import: as a value, as a type, as called with so many arguments. */
const WANTS = 128;
const wantIndex = (want: Want): number =>
  typeof want === 'number' ? Math.min(want + 3, WANTS - 1) : want === 'type' ? 1 : 0;

/** Lookups of names over all files. */
export function createLookup(whole: Whole): Lookup {
  const names = new Map<number, Names>();
  const packages = new Map<string, ReadonlyMap<string, number[]>>();
  const globals = new Map<string, ReadonlySet<string>>();
  const builtins = new Map<string, ReadonlySet<string>>();
  const imports = new Map<number, Found>();
  const stars = new Map<number, readonly number[]>();

  const namesOf = (unit: number): Names => {
    const known = names.get(unit);
    if (known !== undefined) return known;
    const { modules, repository } = whole();
    const { extraction, manifest } = repository.units[unit];
    const read = readNames(extraction, manifest, (source) => modules.packages.importName(source));
    names.set(unit, read);
    return read;
  };

  const tableOf = (key: string): ReadonlyMap<string, number[]> => {
    const known = packages.get(key);
    if (known !== undefined) return known;
    const table = new Map<string, number[]>();
    for (const { index, firstNode, extraction } of whole().modules.packages.files(key)) {
      extraction.definitions.forEach((definition, at) => {
        if (at === 0 || definition.owner !== null || namesOf(index).scopeAround(at) !== 0) return;
        if (definition.parent > 0 && extraction.definitions[definition.parent].kind !== 'file') return;
        const nodes = table.get(definition.name);
        if (nodes === undefined) table.set(definition.name, [firstNode + at]);
        else nodes.push(firstNode + at);
      });
    }
    packages.set(key, table);
    return table;
  };

  const inPackage = (key: string, name: string, want: Want): readonly number[] => {
    const nodes = tableOf(key).get(name);
    return nodes === undefined ? [] : pick(whole().repository, nodes, want);
  };

  const isGlobal = (unit: number, name: string): boolean => {
    const { manifest } = whole().repository.units[unit];
    const known = globals.get(manifest.id) ?? new Set([...manifest.globals, ...manifest.primitives]);
    globals.set(manifest.id, known);
    return known.has(name);
  };

  const moduleOf = (unit: number, index: number): Module => {
    const { repository, modules } = whole();
    const asker = repository.units[unit];
    const record = asker.extraction.imports[index];
    // `import a.b.c` without another name binds `a`.
    const first = record.source.split('.')[0];
    const shortened =
      asker.manifest.modules === 'dotted' && record.name === '*' && record.local === first && record.source !== first;
    return modules.resolve(asker, shortened ? first : record.source);
  };

  /** Modules may import each other in a circle: what leads back to itself is not known. */
  const imported = (unit: number, index: number, want: Want): Found => {
    const key = WANTS * (unit * RECORDS + index) + wantIndex(want);
    const known = imports.get(key);
    if (known !== undefined) return known;
    imports.set(key, UNKNOWN);
    const value = readImport(unit, index, want);
    imports.set(key, value);
    return value;
  };

  const readImport = (unit: number, index: number, want: Want): Found => {
    const { repository, exports } = whole();
    const { name, typeOnly } = repository.units[unit].extraction.imports[index];
    const module = moduleOf(unit, index);
    if (module.tag === 'foreign') return FOREIGN;
    if (name === '*') return exports.whole(module);
    const value = nearby(repository.units[unit], exports.named(module, name, typeOnly ? 'type' : want));
    // A package can lie in several repositories: what this one lacks of it is elsewhere.
    if (value.value.tag === 'absent' && (module.tag === 'package' || module.tag === 'inner')) return FOREIGN;
    return value.value.tag === 'absent' && typeOnly ? exports.named(module, name, 'value') : value;
  };

  /** Imports of a file that bring every name of a module. */
  const starsOf = (unit: number): readonly number[] => {
    const known = stars.get(unit);
    if (known !== undefined) return known;
    const found: number[] = [];
    whole().repository.units[unit].extraction.imports.forEach(({ name, local }, index) => {
      if (name === EVERYTHING || (name === '*' && local === '.')) found.push(index);
    });
    stars.set(unit, found);
    return found;
  };

  /** Of twins in several modules, what the asking file is nearest to. */
  const nearby = (unit: Unit, value: Found): Found =>
    unit.manifest.moduleScope === 'package' && value.value.tag === 'definition'
      ? { ...value, value: { ...value.value, nodes: nearest(whole().repository, unit, value.value.nodes) } }
      : value;

  /** What packages that are in reach without an import bind a name to: the file's own, then those around it. */
  const shared = (unit: Unit, name: string, want: Want): Found | null => {
    for (const key of whole().modules.packages.reach(unit)) {
      const nodes = inPackage(key, name, want);
      if (nodes.length > 0 && takesSo(whole().repository, nodes, want))
        return nearby(unit, found({ tag: 'definition', nodes }, 'exact', 'package'));
    }
    return null;
  };

  const starred = (place: Place, name: string, want: Want): Found | null => {
    const { exports } = whole();
    for (const index of starsOf(place.unit)) {
      const module = moduleOf(place.unit, index);
      if (module.tag === 'foreign') continue;
      const value = exports.named(module, name, want);
      if (value.value.tag !== 'absent' && value.value.tag !== 'foreign')
        return nearby(whole().repository.units[place.unit], value);
    }
    return null;
  };

  return {
    names: namesOf,
    inPackage,
    imported,
    moduleOf,
    isGlobal,
    isBuiltinMethod(node, name) {
      const { manifest } = whole().repository.unitOf(node);
      const known = builtins.get(manifest.id) ?? new Set(manifest.builtinMethods);
      builtins.set(manifest.id, known);
      return known.has(name);
    },
    qualified(place, path) {
      const { modules, repository } = whole();
      const unit = repository.units[place.unit];
      if (unit.manifest.modules !== 'declared') return null;
      for (let length = 1; length < path.length; length++) {
        const module = modules.resolve(unit, path.slice(0, length).join('.'));
        const nodes = module.tag === 'package' ? inPackage(module.key, path[length], 'type') : [];
        if (nodes.length === 0) continue;
        return { length: length + 1, found: nearby(unit, found({ tag: 'definition', nodes }, 'exact', 'package')) };
      }
      return null;
    },
    forget: () => imports.clear(),
    name(place, name, want) {
      const { repository, bindings, enclosing } = whole();
      const unit = repository.units[place.unit];
      const meaning = namesOf(place.unit).lookup(place.scope, place.offset, name, want);
      const member = unit.manifest.bareReachesMembers ? enclosing.member(place, name, want, meaning?.scope ?? 0) : null;
      if (member !== null && member.value.tag !== 'foreign') return member;
      if (meaning !== null) {
        if (meaning.tag === 'import') return imported(place.unit, meaning.index, want);
        if (meaning.tag === 'binding') return bindings.value(place.unit, meaning.index);
        const nodes = meaning.indexes.map((index) => unit.firstNode + index);
        const meant = pick(repository, nodes, want);
        if (takesSo(repository, meant, want)) return found({ tag: 'definition', nodes: meant }, 'exact', 'scope');
      }
      const near = shared(unit, name, want);
      if (near !== null) return near;
      const brought = starred(place, name, want);
      if (brought !== null) return brought;
      const parameter = want === 'type' ? namesOf(place.unit).lookup(place.scope, place.offset, name, 'value') : null;
      if (parameter?.tag === 'binding') return bindings.value(place.unit, parameter.index);
      if (member !== null) return member;
      return isGlobal(place.unit, name) ? FOREIGN : null;
    },
  };
}
