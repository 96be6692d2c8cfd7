/**
 * What a bare name stands for: the scopes of its file, then the files it shares names with, then what star imports bring.
 * Nothing else: a name that only happens to exist somewhere in the repository is not an answer.
 */
import { isType } from './kinds.ts';
import { ANYWHERE, type Meaning, type Names, readNames } from './names.ts';
import { nearest, pick, takesSo } from './pick.ts';
import type { Unit } from './repository.ts';
import type { Place, Want, Whole } from './resolution.ts';
import { FOREIGN, type Found, found, type Module, UNKNOWN } from './value.ts';

export interface Lookup {
  names(unit: number): Names;
  /** What a name means at a place; null when nothing in reach binds it. */
  name(place: Place, name: string, want: Want): Found | null;
  /** What imports of everything bring under a name; null when they bring nothing. */
  brought(place: Place, name: string, want: Want): Found | null;
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
/** What an import of names and not of a file begins with. */
const NAMES = '::';
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
  const asked = new Map<string, Found | null>();

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

  /** What a path of names through nested modules brings: the module or type that it leads to, or a name in it. */
  const nestedImport = (unit: number, index: number, want: Want): Found => {
    const { repository, modules, members } = whole();
    const { name, source } = repository.units[unit].extraction.imports[index];
    const at = modules.nested.path(unit, index);
    if (name === EVERYTHING || source === '' || source.startsWith('.')) return at;
    return members.of(at, name, want);
  };

  /** `using a::b::C`: a name of a namespace; a file that is taken in has no name. */
  const usedName = (unit: number, index: number, want: Want): Found => {
    const { repository, evaluation, members } = whole();
    const { source, name } = repository.units[unit].extraction.imports[index];
    if (!source.startsWith(NAMES)) return UNKNOWN;
    const place = { unit, scope: 0, offset: ANYWHERE };
    const at = evaluation.of(place, evaluation.read(source.slice(NAMES.length)));
    return name === EVERYTHING ? at : members.of(at, name, want);
  };

  const readImport = (unit: number, index: number, want: Want): Found => {
    const { repository, exports, modules, qualified } = whole();
    const { manifest } = repository.units[unit];
    if (manifest.modules === 'nested') return nestedImport(unit, index, want);
    if (manifest.modules === 'include') return usedName(unit, index, want);
    const { name, source, typeOnly } = repository.units[unit].extraction.imports[index];
    if (manifest.modules === 'qualified' && name !== EVERYTHING) {
      return qualified.full(repository.units[unit], source, want, 'import') ?? FOREIGN;
    }
    const module = moduleOf(unit, index);
    if (module.tag === 'foreign') return FOREIGN;
    if (name === '*') return exports.whole(module);
    // A package that imports from itself means a module inside it.
    const inner = module.tag === 'file' && module.file === unit ? modules.inside(module, name) : null;
    if (inner !== null) return exports.whole(inner);
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
    const { manifest, extraction } = whole().repository.units[unit];
    // What files take in by their text is looked up at once, and not file by file.
    extraction.imports.forEach(({ name, local, source }, index) => {
      if (manifest.modules === 'include' && !source.startsWith(NAMES)) return;
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
      // What another file keeps private is not shared.
      const { definitions, fileOf } = whole().repository;
      const nodes = inPackage(key, name, want).filter(
        (node) => fileOf[node] === unit.index || definitions[node].visibility !== 'private',
      );
      if (nodes.length > 0 && takesSo(whole().repository, nodes, want))
        return nearby(unit, found({ tag: 'definition', nodes }, 'exact', 'package'));
    }
    return null;
  };

  /** Files may bring in all of each other in a circle: on the way to one answer every file is asked once. */
  let asking = 0;
  const starred = (place: Place, name: string, want: Want): Found | null => {
    const stars = starsOf(place.unit);
    if (stars.length === 0) return null;
    const question = `${place.unit}\n${want}\n${name}`;
    const before = asked.get(question);
    if (before !== undefined) return before;
    asked.set(question, null);
    asking++;
    let answer: Found | null = null;
    for (const index of stars) {
      const value = inStar(place.unit, index, name, want);
      if (value.value.tag === 'foreign' || value.value.tag === 'absent' || value.value.tag === 'unknown') continue;
      answer = nearby(whole().repository.units[place.unit], value);
      break;
    }
    asked.set(question, answer);
    asking--;
    if (asking === 0) asked.clear();
    return answer;
  };

  const inStar = (unit: number, index: number, name: string, want: Want): Found => {
    const { repository, exports, members } = whole();
    const { manifest } = repository.units[unit];
    if (manifest.modules === 'nested' || manifest.modules === 'include') {
      return members.of(imported(unit, index, 'type'), name, want);
    }
    const module = moduleOf(unit, index);
    return module.tag === 'foreign' ? FOREIGN : exports.named(module, name, want);
  };

  /** Whether a meaning stands outside of functions and types, so that members of the type around come before it. */
  const isOutside = ({ extraction }: Unit, meaning: Meaning | null): boolean => {
    if (meaning === null || meaning.tag === 'import') return true;
    if (meaning.tag === 'binding') return extraction.bindings[meaning.index].scope === 0;
    for (let at = meaning.scope; at > 0; at = extraction.scopes[at].parent) {
      if (extraction.scopes[at].kind !== 'block') return false;
    }
    return true;
  };

  /** A member of the type around, own or inherited, under its bare name. */
  const bareMember = (place: Place, name: string, want: Want): Found | null => {
    const { selves, members, depth } = whole();
    const self = selves.at(place.unit, place.scope);
    if (self.value.tag !== 'instance' && self.value.tag !== 'definition') return null;
    const member = depth.bounded(() => members.of(self, name, want), UNKNOWN);
    if (member.value.tag !== 'definition') return null;
    // A constructor may bear the name of its type, and means it only where it is called through it.
    const { definitions } = whole().repository;
    const isMeant = member.value.nodes.every((node) =>
      want === 'type' ? isType(definitions[node].kind) : definitions[node].kind !== 'constructor',
    );
    return isMeant ? member : null;
  };

  /** `Self`: the type that the definition at a place belongs to. */
  const selfType = (place: Place): Found => {
    const { value } = whole().selves.at(place.unit, place.scope);
    if (value.tag === 'instance' || value.tag === 'definition') {
      return found({ tag: 'definition', nodes: value.nodes }, 'exact', 'self');
    }
    if (whole().repository.units[place.unit].manifest.fileIsType !== true) return UNKNOWN;
    return found({ tag: 'module', module: { tag: 'file', file: place.unit, folder: null } }, 'exact', 'self');
  };

  return {
    names: namesOf,
    brought: starred,
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
      const { repository, modules, bindings, qualified, enclosing } = whole();
      const unit = repository.units[place.unit];
      const { manifest } = unit;
      if (qualified.isFull(unit, name)) {
        if (manifest.selfTypes?.includes(name)) return selfType(place);
        return qualified.name(place, name, want) ?? (isGlobal(place.unit, name) ? FOREIGN : null);
      }
      const meaning = namesOf(place.unit).lookup(place.scope, place.offset, name, want);
      const isPackaged = manifest.moduleScope === 'package';
      const own =
        manifest.bareReachesMembers && !isPackaged && isOutside(unit, meaning) ? bareMember(place, name, want) : null;
      if (own !== null) return own;
      const member =
        manifest.bareReachesMembers && isPackaged ? enclosing.member(place, name, want, meaning?.scope ?? 0) : null;
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
      const taken = manifest.modules === 'include' ? modules.includes.name(place, name, want) : null;
      if (taken !== null) return taken;
      const word = modules.nested.word(place, name) ?? (manifest.selfTypes?.includes(name) ? selfType(place) : null);
      if (word !== null) return word;
      const parameter = want === 'type' ? namesOf(place.unit).lookup(place.scope, place.offset, name, 'value') : null;
      if (parameter?.tag === 'binding') return bindings.value(place.unit, parameter.index);
      if (member !== null) return member;
      return isGlobal(place.unit, name) ? FOREIGN : null;
    },
  };
}
