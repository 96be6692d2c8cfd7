/**
 * What a module gives under a name: its own definitions, what it passes on from others (eight modules deep), the members of
 * what it assigns to itself as a whole. The default is the real default, never some first function of the file.
 */
import type { ExportRecord } from '../extract/types.ts';
import { ANYWHERE } from './names.ts';
import { pick } from './pick.ts';
import type { Unit } from './repository.ts';
import type { Want, Whole } from './resolution.ts';
import { ABSENT, FOREIGN, type Found, found, isKnown, type Module, UNKNOWN } from './value.ts';

export interface Exports {
  /** What a module exports under a name. */
  named(module: Module, name: string, want: Want): Found;
  /** The module as a value: what it assigns to itself, else the module. */
  whole(module: Module): Found;
  /** A further member of what a module assigns to itself: `module.exports.more = …`; null when there is none. */
  beside(node: number, name: string, want: Want): Found | null;
}

/** How many re-exports are followed. */
const DEPTH = 8;
const DEFAULT = 'default';
const ITSELF = '=';
/** Name of the definition of what is assigned to a module and has no other. */
const UNNAMED = 'exports';
const STAR = '*';

interface ExportTable {
  readonly records: ReadonlyMap<string, readonly ExportRecord[]>;
  readonly nodes: ReadonlyMap<string, readonly number[]>;
  /** Modules of which everything is passed on. */
  readonly stars: readonly string[];
}

/** Lookups of exports; a file's table is read when first asked for. */
export function createExports(whole: Whole): Exports {
  const tables = new Map<number, ExportTable>();

  const tableOf = (unit: Unit): ExportTable => {
    const known = tables.get(unit.index);
    if (known !== undefined) return known;
    const table = readExports(whole, unit);
    tables.set(unit.index, table);
    return table;
  };

  const local = (unit: Unit, name: string, want: Want): Found | null => {
    const { lookup, repository } = whole();
    if (!unit.manifest.importsStayInside)
      return lookup.name({ unit: unit.index, scope: 0, offset: ANYWHERE }, name, want);
    const meaning = lookup.names(unit.index).lookup(0, ANYWHERE, name, want);
    if (meaning?.tag !== 'definitions') return null;
    const nodes = meaning.indexes.map((index) => unit.firstNode + index);
    return found({ tag: 'definition', nodes: pick(repository, nodes, want) }, 'exact', 'scope');
  };

  const recorded = (unit: Unit, record: ExportRecord, want: Want, depth: number): Found => {
    if (record.source === null) {
      const own = record.local === null ? null : local(unit, record.local, want);
      if (own !== null) return own;
      // What is assigned to the module has no other name.
      const nodes = tableOf(unit).nodes.get(record.local ?? (record.name === ITSELF ? UNNAMED : record.name));
      return nodes === undefined ? UNKNOWN : found({ tag: 'definition', nodes }, 'exact', 'import');
    }
    const module = whole().modules.resolve(unit, record.source);
    if (module.tag === 'foreign') return FOREIGN;
    if (record.local === STAR || record.local === null) return itself(module, depth + 1);
    return find(module, record.local, want, depth + 1);
  };

  const itself = (module: Module, depth: number): Found => {
    if (module.tag === 'foreign') return FOREIGN;
    if (module.tag === 'file' && module.file >= 0 && depth < DEPTH) {
      const unit = whole().repository.units[module.file];
      const table = tableOf(unit);
      const record = table.records.get(ITSELF)?.at(-1);
      if (record !== undefined) {
        const value = recorded(unit, record, 'value', depth);
        if (value.value.tag !== 'unknown') return imported(value);
      }
    }
    return found({ tag: 'module', module }, 'exact', 'import');
  };

  const find = (module: Module, name: string, want: Want, depth: number): Found => {
    if (module.tag === 'foreign') return FOREIGN;
    if (depth > DEPTH) return UNKNOWN;
    if (module.tag === 'package') {
      const nodes = whole().lookup.inPackage(module.key, name, want);
      return nodes.length > 0 ? found({ tag: 'definition', nodes }, 'exact', 'import') : ABSENT;
    }
    if (module.tag === 'inner') return inType(module, name, want);
    const own = module.file < 0 ? ABSENT : inFile(module, name, want, depth);
    if (own.value.tag !== 'absent') return own;
    const inner = whole().modules.inside(module, name);
    return inner === null ? own : itself(inner, depth + 1);
  };

  const inType = ({ key, path }: Module & { tag: 'inner' }, name: string, want: Want): Found => {
    const { lookup, members, repository } = whole();
    let at: Found = found({ tag: 'definition', nodes: lookup.inPackage(key, path[0], 'type') }, 'exact', 'import');
    const first = at.value.tag === 'definition' ? at.value.nodes[0] : undefined;
    const companion = first === undefined ? undefined : repository.unitOf(first).manifest.companionName;
    for (const inner of path.slice(1)) if (inner !== companion) at = members.of(at, inner, 'type');
    const value = members.of(at, name, want);
    return value.value.tag === 'definition' ? { ...value, strategy: 'import' } : value;
  };

  const inFile = (module: Module & { tag: 'file' }, name: string, want: Want, depth: number): Found => {
    const { repository, members } = whole();
    const unit = repository.units[module.file];
    const table = tableOf(unit);
    let best: Found = ABSENT;
    for (const record of table.records.get(name) ?? []) {
      const value = recorded(unit, record, want, depth);
      if (value.value.tag === 'absent' || value.value.tag === 'unknown') best = value;
      else return imported(value);
    }
    const nodes = table.nodes.get(name);
    if (nodes !== undefined)
      return found({ tag: 'definition', nodes: pick(repository, nodes, want) }, 'exact', 'import');
    if (unit.manifest.exportRule === 'always') {
      const value = local(unit, name, want);
      if (value !== null && value.value.tag !== 'foreign') return imported(value);
      if (value !== null) best = value;
    }
    const assigned = itself(module, depth);
    if (assigned.value.tag !== 'module') return name === DEFAULT ? assigned : imported(members.of(assigned, name));
    let leftRepository = false;
    for (const source of name === DEFAULT ? [] : table.stars) {
      const from = whole().modules.resolve(unit, source);
      const value = find(from, name, want, depth + 1);
      if (value.value.tag === 'foreign') leftRepository = true;
      else if (value.value.tag !== 'absent' && value.value.tag !== 'unknown') return imported(value);
    }
    if (best.value.tag !== 'absent') return best;
    if (leftRepository) return FOREIGN;
    return name === DEFAULT && table.records.size + table.stars.length === 0 ? assigned : ABSENT;
  };

  return {
    named: (module, name, want) => find(module, name, want, 0),
    whole: (module) => itself(module, 0),
    beside(node, name, want) {
      const unit = whole().repository.unitOf(node);
      if (unit.manifest.exportObjects.length === 0) return null;
      const { records, nodes } = tableOf(unit);
      const record = records.get(ITSELF)?.at(-1);
      const { owner, name: own, parent } = whole().repository.definitions[node];
      const isWhole =
        record?.local === null
          ? owner === 'module' && own === UNNAMED
          : owner === null && parent === 0 && own === record?.local;
      if (record === undefined || record.source !== null || !isWhole) return null;
      for (const other of records.get(name) ?? []) {
        const value = recorded(unit, other, want, 1);
        if (isKnown(value)) return imported(value);
      }
      const found = nodes.get(name);
      return found === undefined
        ? null
        : { value: { tag: 'definition', nodes: found }, confidence: 'exact', strategy: 'import' };
    },
  };
}

/** A value that came by import is known by that, unless it was less sure before. */
function imported(value: Found): Found {
  return value.confidence === 'exact' ? { ...value, strategy: 'import' } : value;
}

function readExports(whole: Whole, unit: Unit): ExportTable {
  const { extraction, firstNode, manifest } = unit;
  const names = whole().lookup.names(unit.index);
  const records = new Map<string, ExportRecord[]>();
  const nodes = new Map<string, number[]>();
  const stars: string[] = [];
  for (const record of extraction.exports) {
    if (record.name === STAR && record.source !== null) stars.push(record.source);
    else records.set(record.name, [...(records.get(record.name) ?? []), record]);
  }
  extraction.definitions.forEach((definition, index) => {
    if (index === 0 || !definition.exported) return;
    if (definition.owner === null) {
      const nested = definition.parent > 0 || names.scopeAround(index) !== 0;
      if (nested || manifest.exportRule === 'always') return;
    } else if (names.lookup(names.scopeAround(index), ANYWHERE, definition.owner.split('.')[0], 'value') !== null) {
      return;
    }
    for (const name of [definition.name, ...definition.aliases]) {
      nodes.set(name, [...(nodes.get(name) ?? []), firstNode + index]);
    }
  });
  return { records, nodes, stars };
}
