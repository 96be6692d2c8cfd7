/**
 * Definitions by their full names: `App\Http\Kernel` of a namespace, `A::B` of modules inside one another. Such a name means
 * the same in every file of a language family, so no import has to say where it lies; what an import gives is a shorter name
 * for it. A name is tried inside what is around it, outwards; nothing else answers for it.
 */
import type { Definition } from '../extract/types.ts';
import type { LanguageManifest } from '../languages/types.ts';
import { isType } from './kinds.ts';
import { pick } from './pick.ts';
import type { Unit } from './repository.ts';
import type { Place, Want, Whole } from './resolution.ts';
import { FOREIGN, type Found, found } from './value.ts';

export interface Qualified {
  /** Whether a name of a file is looked up by full names. */
  isFull(unit: Unit, name: string): boolean;
  /** What a name means at a place, alone or with parts; null when no full name fits. */
  name(place: Place, name: string, want: Want): Found | null;
  /** What a full name means to a file; null when the repository does not define it. */
  full(unit: Unit, name: string, want: Want, strategy: Found['strategy']): Found | null;
  /** How many names of a path, from its start, are one full name, and what that means; null when none are. */
  path(place: Place, names: readonly string[], want: Want): { readonly used: number; readonly found: Found } | null;
  /** Other definitions of the same type: it is opened again there. */
  openings(node: number): readonly number[];
}

const NONE: readonly number[] = [];

/** Lookups by full names; the table is made when first asked for. */
export function createQualified(whole: Whole): Qualified {
  let table: ReadonlyMap<string, readonly number[]> | null = null;
  const patterns = new Map<string, RegExp | null>();

  const patternOf = ({ id, fullNames }: LanguageManifest): RegExp | null => {
    const known = patterns.get(id);
    if (known !== undefined) return known;
    const pattern = fullNames === undefined ? null : new RegExp(fullNames.names, 'u');
    patterns.set(id, pattern);
    return pattern;
  };

  const keyOf = (family: string, name: string): string => `${family}\n${name}`;

  /** Names from the outermost in; null for what lies in a function or belongs to an object. */
  const partsOf = (unit: Unit, index: number): readonly string[] | null => {
    const { definitions, packageName } = unit.extraction;
    const separator = unit.manifest.fullNames?.separator ?? '.';
    const parts: string[] = [];
    for (let at = index; at > 0; at = definitions[at].parent) {
      const definition = definitions[at];
      if (definition.owner !== null || !(at === index ? isNamed(definition) : isSpace(definition))) return null;
      const absolute = definition.name.startsWith(separator);
      parts.unshift(absolute ? definition.name.slice(separator.length) : definition.name);
      if (absolute) return parts;
    }
    return packageName === null ? parts : [packageName, ...parts];
  };

  const tableOf = (): ReadonlyMap<string, readonly number[]> => {
    if (table !== null) return table;
    const read = new Map<string, number[]>();
    table = read;
    for (const unit of whole().repository.units) {
      const { fullNames, family } = unit.manifest;
      if (fullNames === undefined) continue;
      unit.extraction.definitions.forEach((_, index) => {
        const parts = index === 0 ? null : partsOf(unit, index);
        if (parts === null) return;
        const key = keyOf(family, parts.join(fullNames.separator));
        const nodes = read.get(key);
        if (nodes === undefined) read.set(key, [unit.firstNode + index]);
        else nodes.push(unit.firstNode + index);
      });
    }
    return table;
  };

  /** The node that stands for all that bear one name: in the asking file, else not in a test, else the longest. */
  const chosen = (unit: Unit, nodes: readonly number[], want: Want): readonly number[] => {
    const { repository } = whole();
    if (nodes.length < 2) return nodes;
    const rank = (node: number): number => {
      const { index, file } = repository.unitOf(node);
      return index === unit.index ? 0 : file.fileClass === 'source' ? 1 : 2;
    };
    const size = (node: number): number => repository.definitions[node].end - repository.definitions[node].start;
    const best = Math.min(...nodes.map(rank));
    const left = nodes.filter((node) => rank(node) === best).sort((a, b) => size(b) - size(a) || a - b);
    const same = left.filter((node) => repository.fileOf[node] === repository.fileOf[left[0]]);
    return pick(repository, same, want).slice(0, 1);
  };

  const full: Qualified['full'] = (unit, name, want, strategy) => {
    const nodes = tableOf().get(keyOf(unit.manifest.family, name));
    if (nodes === undefined) return null;
    const { repository } = whole();
    const fitting = nodes.filter((node) => isType(repository.definitions[node].kind) || want === 'value');
    const best = chosen(unit, fitting, want);
    return best.length === 0 ? null : found({ tag: 'definition', nodes: best }, 'exact', strategy);
  };

  /** Full names of what is around a place, innermost first. */
  const around = (place: Place): readonly string[] => {
    const { repository, lookup } = whole();
    const unit = repository.units[place.unit];
    const { extraction, manifest } = unit;
    const names: string[] = [];
    if (manifest.fullNames?.inside === 'types') {
      for (let scope = place.scope; scope >= 0; scope = extraction.scopes[scope].parent) {
        const index = lookup.names(unit.index).definitionOf(scope);
        const parts = index > 0 && isSpace(extraction.definitions[index]) ? partsOf(unit, index) : null;
        if (parts !== null) names.push(parts.join(manifest.fullNames.separator));
      }
    }
    if (extraction.packageName !== null) names.push(extraction.packageName);
    return names;
  };

  /** Full names of what the innermost type around a place builds on: their names are its own. */
  const ancestors = (place: Place): readonly string[] => {
    const { repository, lookup, inheritance } = whole();
    const unit = repository.units[place.unit];
    const { extraction, manifest } = unit;
    if (manifest.fullNames?.inside !== 'types' || inheritance.isReading()) return [];
    for (let scope = place.scope; scope >= 0; scope = extraction.scopes[scope].parent) {
      const index = lookup.names(unit.index).definitionOf(scope);
      if (index <= 0 || !isSpace(extraction.definitions[index])) continue;
      return inheritance.line(unit.firstNode + index).nodes.flatMap((node) => {
        const other = repository.unitOf(node);
        return partsOf(other, node - other.firstNode)?.join(manifest.fullNames?.separator) ?? [];
      });
    }
    return [];
  };

  const aliased = (unit: Unit, first: string): string | null => {
    if (unit.manifest.modules !== 'qualified') return null;
    return unit.extraction.imports.find(({ local }) => local === first)?.source ?? null;
  };

  const name: Qualified['name'] = (place, written, want) => {
    const unit = whole().repository.units[place.unit];
    const separator = unit.manifest.fullNames?.separator ?? '.';
    // A name that is said in full, here or by an import, and is not defined here comes from elsewhere.
    if (written.startsWith(separator)) return full(unit, written.slice(separator.length), want, 'package') ?? FOREIGN;
    const end = written.indexOf(separator);
    const first = end < 0 ? written : written.slice(0, end);
    const alias = aliased(unit, first);
    if (alias !== null) return full(unit, alias + written.slice(first.length), want, 'import') ?? FOREIGN;
    for (const outer of [...around(place), ...ancestors(place), '']) {
      const value = full(unit, outer === '' ? written : outer + separator + written, want, 'package');
      if (value !== null) return value;
    }
    return null;
  };

  return {
    isFull: ({ manifest }, written) => patternOf(manifest)?.test(written) ?? false,
    name,
    full,
    path(place, names, want) {
      const { manifest } = whole().repository.units[place.unit];
      const pattern = patternOf(manifest);
      if (pattern === null || manifest.fullNames === undefined) return null;
      let length = 0;
      while (length < names.length && pattern.test(names[length])) length++;
      for (let used = length; used > 1; used--) {
        const value = name(place, names.slice(0, used).join(manifest.fullNames.separator), want);
        if (value !== null) return { used, found: value };
      }
      return null;
    },
    openings(node) {
      const { repository } = whole();
      const unit = repository.unitOf(node);
      const { fullNames, family } = unit.manifest;
      if (fullNames?.inside !== 'types' || !isSpace(repository.definitions[node])) return NONE;
      const parts = partsOf(unit, node - unit.firstNode);
      const nodes = parts === null ? undefined : tableOf().get(keyOf(family, parts.join(fullNames.separator)));
      if (nodes === undefined || nodes.length < 2) return NONE;
      return nodes.filter((each) => each !== node && isSpace(repository.definitions[each]));
    },
  };
}

/** What can have a full name. */
const isNamed = (definition: Definition): boolean =>
  isSpace(definition) || ['function', 'constant', 'field', 'variable'].includes(definition.kind);

/** What other full names can lie in. */
const isSpace = ({ kind }: Definition): boolean => isType(kind) || kind === 'namespace' || kind === 'module';
