/**
 * Which definitions belong to which: what is nested in a type or object, what says that it belongs to it
 * (`func (s *Store) Upsert`, `res.get = function`), and the fields assigned through `this`. An owner that cannot be found
 * has no members; nothing is mixed in by guess.
 */
import type { FieldBinding } from './bindings.ts';
import { hasMembers, isHolder, isMemberKind } from './kinds.ts';
import { isDynamicName, pathOf } from './reading.ts';
import type { Unit } from './repository.ts';
import type { Place, Whole } from './resolution.ts';

export interface MemberTables {
  /** Definitions that belong to a node under any name, in node order. */
  own(node: number): readonly number[];
  /** Definitions that belong to a node under a name. */
  named(node: number, name: string): readonly number[];
  /** Members of a type that is written in place in a scope: definitions nested in what the scope belongs to. */
  inline(unit: number, scope: number, name: string): readonly number[];
  /** Fields assigned under a name. */
  fields(node: number, name: string): readonly FieldBinding[];
  /** Definitions with a computed name, `table[key] = function`: they may answer for any name. */
  dynamic(node: number): readonly number[];
  /** Node that a definition belongs to: by its text, else by nesting; −1 for none. */
  ownerOf(node: number): number;
  /** Fills the tables. Called once, before anything is asked. */
  attach(): void;
}

const NONE: readonly number[] = [];

/** Tables of every node. */
export function createMemberTables(whole: Whole): MemberTables {
  const tables = new Map<number, Map<string, number[]>>();
  const fieldTables = new Map<number, Map<string, FieldBinding[]>>();
  const dynamics = new Map<number, number[]>();
  const owners = new Map<number, number>();
  const owned = new Map<number, number[]>();

  const add = (owner: number, node: number): void => {
    const definition = whole().repository.definitions[node];
    owners.set(node, owners.get(node) ?? owner);
    const list = owned.get(owner);
    if (list === undefined) owned.set(owner, [node]);
    else if (!list.includes(node)) list.push(node);
    // A constructor that bears the name of its type is reached through the type alone.
    if (definition.kind === 'constructor' && definition.name === whole().repository.definitions[owner].name) return;
    if (isDynamicName(definition.name)) dynamics.set(owner, [...(dynamics.get(owner) ?? []), node]);
    const table = tables.get(owner) ?? new Map<string, number[]>();
    tables.set(owner, table);
    for (const name of [definition.name, ...definition.aliases]) {
      const nodes = table.get(name);
      if (nodes === undefined) table.set(name, [node]);
      else if (!nodes.includes(node)) nodes.push(node);
    }
  };

  const nested = (unit: Unit): void => {
    const { definitions } = unit.extraction;
    definitions.forEach(({ parent, owner }, index) => {
      if (index === 0 || owner !== null || parent <= 0) return;
      const around = definitions[parent].kind;
      const belongs = hasMembers(around) && (!isHolder(around) || isOfObject(unit, index));
      if (belongs) add(unit.firstNode + parent, unit.firstNode + index);
    });
  };

  /** A method or property of an object literal; not a function that its initialiser declares or passes on the way. */
  const isOfObject = (unit: Unit, index: number): boolean => {
    const { kind, scope } = unit.extraction.definitions[index];
    if (kind === 'callback' || kind === 'route') return false;
    if (kind !== 'function') return true;
    const names = whole().lookup.names(unit.index);
    const { parent } = unit.extraction.definitions[index];
    return scope >= 0 && names.scopeAround(index) === names.scopeAround(parent);
  };

  /** Nodes that an owner's text means, without looking into what they hold: members are not all known yet. */
  const ownerNodes = (place: Place, text: string): readonly number[] => {
    const { repository, lookup, selves, evaluation } = whole();
    const { manifest } = repository.units[place.unit];
    const path = pathOf(evaluation.read(text));
    if (path.length === 0) return [];
    const self = manifest.selfNames.includes(path[0]) ? selves.at(place.unit, place.scope) : null;
    const first = self ?? lookup.name(place, path[0], 'type') ?? lookup.name(place, path[0], 'value');
    if (path.length > 1 && (first === null || first.value.tag === 'module')) return whole().types.named(place, path);
    if (first === null) return [];
    let nodes = first.value.tag === 'definition' || first.value.tag === 'instance' ? first.value.nodes : [];
    for (const name of path.slice(1)) {
      nodes = nodes.flatMap((node) => tables.get(node)?.get(name) ?? []);
    }
    return nodes;
  };

  /** Definitions that name their owner: by name first, then through the object around, which may be known only by then. */
  const named = (unit: Unit, bySelf: boolean): void => {
    const { definitions } = unit.extraction;
    const names = whole().lookup.names(unit.index);
    definitions.forEach(({ owner, start }, index) => {
      if (owner === null || unit.manifest.selfNames.includes(owner) !== bySelf) return;
      const place = { unit: unit.index, scope: names.scopeAround(index), offset: start };
      for (const node of ownerNodes(place, owner)) add(node, unit.firstNode + index);
    });
  };

  const assigned = (unit: Unit): void => {
    unit.extraction.bindings.forEach(({ kind, of, scope, start, name }, index) => {
      if (kind !== 'field' || of === null) return;
      for (const node of ownerNodes({ unit: unit.index, scope, offset: start }, of)) {
        const table = fieldTables.get(node) ?? new Map<string, FieldBinding[]>();
        fieldTables.set(node, table);
        table.set(name, [...(table.get(name) ?? []), { unit: unit.index, index }]);
      }
    });
  };

  return {
    own: (node) => owned.get(node) ?? NONE,
    named: (node, name) => tables.get(node)?.get(name) ?? [],
    fields: (node, name) => fieldTables.get(node)?.get(name) ?? [],
    dynamic: (node) => dynamics.get(node) ?? [],
    ownerOf: (node) => owners.get(node) ?? -1,
    inline(unitIndex, scope, name) {
      const { repository, lookup } = whole();
      const { extraction, firstNode } = repository.units[unitIndex];
      const around = Math.max(0, lookup.names(unitIndex).definitionOf(scope));
      const nodes: number[] = [];
      extraction.definitions.forEach((definition, index) => {
        const isInside = index > 0 && definition.parent === around && isMemberKind(definition.kind);
        if (isInside && definition.name === name) nodes.push(firstNode + index);
      });
      return nodes;
    },
    attach() {
      const { units } = whole().repository;
      for (const unit of units) nested(unit);
      for (const unit of units) named(unit, false);
      for (const unit of units) named(unit, true);
      whole().selves.forget();
      for (const unit of units) assigned(unit);
      for (const list of owned.values()) list.sort((a, b) => a - b);
    },
  };
}
