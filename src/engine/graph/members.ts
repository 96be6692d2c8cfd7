/**
 * What belongs to a type, an object or a module under a name. Members are what is nested in it, what says that it belongs
 * to it (`func (s *Store) Upsert`, `res.get = function`), and the fields assigned through `this`. Inherited and embedded
 * ones come after its own. An owner that cannot be found has no members; nothing is mixed in by guess.
 */
import { hasMembers, isCallable, isHolder, isMemberKind, isType } from './kinds.ts';
import { pick } from './pick.ts';
import { isDynamicName, pathOf } from './reading.ts';
import type { Unit } from './repository.ts';
import type { Place, Want, Whole } from './resolution.ts';
import { ABSENT, FOREIGN, type Found, found, INHERITED_FOREIGN, inferred, through, UNKNOWN } from './value.ts';

/** A field assigned through its object: `this.x = …`. */
export interface FieldBinding {
  readonly unit: number;
  readonly index: number;
}

export interface Members {
  /** What a value has under a name. */
  of(value: Found, name: string, want?: Want): Found;
  /** The same, looked up from the bases of a type on. */
  ofBases(node: number, name: string): Found;
  /** Definitions that belong to a node under any name, in node order. */
  own(node: number): readonly number[];
  /** Definitions that belong to a node under a name. */
  named(node: number, name: string): readonly number[];
  /** A member of a type that is written in place in a scope: a definition nested in what the scope belongs to. */
  inline(unit: number, scope: number, name: string): Found | null;
  /** Fields assigned under a name. */
  fields(node: number, name: string): readonly FieldBinding[];
  /** Definitions with a computed name, `table[key] = function`: they may answer for any name. */
  dynamic(node: number): readonly number[];
  /** Node that a definition belongs to: by its text, else by nesting; −1 for none. */
  ownerOf(node: number): number;
  /** Finds the owners of definitions and fields that name theirs. Called once, before anything is asked. */
  attachOwned(): void;
}

/** Members of every node. */
export function createMembers(whole: Whole): Members {
  const tables = new Map<number, Map<string, number[]>>();
  const fieldTables = new Map<number, Map<string, FieldBinding[]>>();
  const dynamics = new Map<number, number[]>();
  const owners = new Map<number, number>();

  const add = (owner: number, node: number): void => {
    const definition = whole().repository.definitions[node];
    owners.set(node, owners.get(node) ?? owner);
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
    definitions.forEach(({ parent, owner, kind }, index) => {
      if (index === 0 || owner !== null || parent <= 0) return;
      // A parameter that declares a field belongs to the constructor's class.
      const above = definitions[parent].parent;
      if (kind === 'field' && isCallable(definitions[parent].kind) && above > 0) {
        if (isType(definitions[above].kind)) add(unit.firstNode + above, unit.firstNode + index);
        return;
      }
      const around = definitions[parent].kind;
      if (isType(around) || (hasMembers(around) && (isCallable(kind) || isHolder(kind)))) {
        if (!isHolder(around) || isMember(unit, index)) add(unit.firstNode + parent, unit.firstNode + index);
      } else if (hasMembers(around)) add(unit.firstNode + parent, unit.firstNode + index);
    });
  };

  /** In an object literal, a method or property of it; not a function that its initialiser declares on the way. */
  const isMember = (unit: Unit, index: number): boolean => {
    const { kind, scope } = unit.extraction.definitions[index];
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
    if (first === null) return [];
    let nodes = first.value.tag === 'definition' || first.value.tag === 'instance' ? first.value.nodes : [];
    for (const name of path.slice(1)) {
      nodes = nodes.flatMap((node) => tables.get(node)?.get(name) ?? []);
    }
    return nodes;
  };

  const owned = (unit: Unit): void => {
    const { definitions, bindings } = unit.extraction;
    const names = whole().lookup.names(unit.index);
    definitions.forEach(({ owner, start }, index) => {
      if (owner === null) return;
      const place = { unit: unit.index, scope: names.scopeAround(index), offset: start };
      for (const node of ownerNodes(place, owner)) add(node, unit.firstNode + index);
    });
    bindings.forEach(({ kind, of, scope, start, name }, index) => {
      if (kind !== 'field' || of === null) return;
      for (const node of ownerNodes({ unit: unit.index, scope, offset: start }, of)) {
        const table = fieldTables.get(node) ?? new Map<string, FieldBinding[]>();
        fieldTables.set(node, table);
        table.set(name, [...(table.get(name) ?? []), { unit: unit.index, index }]);
      }
    });
  };

  /** A declared field and the function assigned to it are both meant: the field says the type, the function has the body. */
  const both = (nodes: readonly number[], want: Want): readonly number[] => {
    const { repository } = whole();
    const declared = nodes.filter((node) => repository.definitions[node].owner === null);
    const assigned = nodes.filter((node) => repository.definitions[node].owner !== null);
    const isField = declared.length > 0 && assigned.length > 0 && isHolder(repository.definitions[declared[0]].kind);
    if (!isField) return pick(repository, nodes, want);
    return [...pick(repository, declared, want), ...pick(repository, assigned, want)];
  };

  const ownMember = (node: number, name: string, from: Found, want: Want): Found | null => {
    const { repository } = whole();
    const nodes = tables.get(node)?.get(name);
    if (nodes !== undefined) {
      const sided = nodes.filter((each) => repository.definitions[each].static === (from.value.tag === 'definition'));
      const best = both(sided.length > 0 && sided.length < nodes.length ? sided : nodes, want);
      const assigned = repository.definitions[best[0]].owner !== null && !isType(repository.definitions[node].kind);
      const member = found({ tag: 'definition', nodes: best }, 'exact', from.strategy);
      return assigned ? through(found(from.value, 'inferred', 'owner'), member) : member;
    }
    const fields = fieldTables.get(node)?.get(name);
    return fields === undefined ? null : fieldValue(whole, fields);
  };

  /** Own members along a line of types. */
  const inherited = (line: readonly number[], isForeign: boolean, name: string, from: Found, want: Want): Found => {
    for (let at = 0; at < line.length; at++) {
      const own = ownMember(line[at], name, from, want);
      if (own !== null) return at === 0 || own.value.tag !== 'definition' ? own : { ...own, strategy: 'inheritance' };
    }
    return isForeign ? INHERITED_FOREIGN : ABSENT;
  };

  const ofNode = (node: number, name: string, from: Found, want: Want): Found => {
    const { repository, inheritance, types, evaluation } = whole();
    const { kind } = repository.definitions[node];
    const line = inheritance.line(node);
    const direct = inherited(line.nodes, line.foreign, name, from, want);
    if (direct.value.tag !== 'absent') return direct;
    if (kind === 'type_alias') {
      const shape = types.aliased(node);
      return shape === null ? ABSENT : evaluation.memberOfShape(shape, name, from, want);
    }
    if (isHolder(kind)) {
      const held = evaluation.held(node);
      const value = held.value;
      if (value.tag === 'definition' && value.nodes.includes(node)) return ABSENT;
      if (value.tag === 'unknown') return UNKNOWN;
      if (value.tag === 'foreign') {
        const keyed = evaluation.keyOf(node, name);
        return keyed === null
          ? tables.has(node)
            ? INHERITED_FOREIGN
            : FOREIGN
          : through(from, inferred(keyed, 'initialiser'));
      }
      return through(from, of(held, name, want));
    }
    // A member of a method can only be a member of what a property gives.
    if (isCallable(kind)) {
      const result = evaluation.called(from, 0);
      return result.value.tag === 'unknown' || from.value.tag !== 'definition' ? ABSENT : of(result, name, want);
    }
    return ABSENT;
  };

  const ofNodes = (nodes: readonly number[], name: string, from: Found, want: Want): Found => {
    let fallback: Found = ABSENT;
    const hits: Found[] = [];
    for (const node of nodes) {
      const one = ofNode(node, name, from, want);
      if (one.value.tag === 'absent') continue;
      if (one.value.tag === 'foreign' || one.value.tag === 'unknown') {
        if (fallback.value.tag !== 'unknown') fallback = one;
      } else hits.push(one);
    }
    if (hits.length === 0) return fallback;
    const [first] = hits;
    const all = hits.flatMap((hit) => (hit.value.tag === 'definition' ? hit.value.nodes : []));
    const member =
      all.length > 1 ? { ...first, value: { tag: 'definition', nodes: [...new Set(all)] } as const } : first;
    return through(from, member);
  };

  const of = (value: Found, name: string, want: Want = 'value'): Found => {
    const { exports, evaluation, types } = whole();
    const at = value.value;
    switch (at.tag) {
      case 'unknown':
        return UNKNOWN;
      case 'foreign':
        return FOREIGN;
      case 'absent':
        return ABSENT;
      case 'module': {
        const file = at.module.tag === 'file' ? at.module.file : -1;
        const asker = file >= 0 ? file : evaluation.askerOf(at.module);
        return through(value, exports.named(at.module, name, want, asker));
      }
      case 'typed':
        return evaluation.memberOfShape(types.shape(at.type, at.unit, at.scope), name, value, want);
      case 'definition':
      case 'instance':
        return evaluation.bounded(() => ofNodes(at.nodes, name, value, want), UNKNOWN);
    }
  };

  return {
    of,
    ofBases(node, name) {
      const { inheritance } = whole();
      const line = inheritance.line(node);
      const from = found({ tag: 'instance', nodes: [node] }, 'exact', 'super');
      for (const base of line.nodes.slice(1)) {
        const own = ownMember(base, name, from, 'value');
        if (own !== null) return own;
      }
      return line.foreign ? FOREIGN : ABSENT;
    },
    own: (node) => [...new Set([...(tables.get(node)?.values() ?? [])].flat())].sort((a, b) => a - b),
    inline(unitIndex, scope, name) {
      const { repository, lookup } = whole();
      const { extraction, firstNode } = repository.units[unitIndex];
      const around = Math.max(0, lookup.names(unitIndex).definitionOf(scope));
      const nodes: number[] = [];
      extraction.definitions.forEach((definition, index) => {
        if (index > 0 && definition.parent === around && definition.name === name && isMemberKind(definition.kind)) {
          nodes.push(firstNode + index);
        }
      });
      return nodes.length === 1 ? found({ tag: 'definition', nodes }, 'exact', 'declared-type') : null;
    },
    named: (node, name) => tables.get(node)?.get(name) ?? [],
    fields: (node, name) => fieldTables.get(node)?.get(name) ?? [],
    dynamic: (node) => dynamics.get(node) ?? [],
    ownerOf: (node) => owners.get(node) ?? -1,
    attachOwned() {
      const { repository, lookup, types, inheritance, evaluation } = whole();
      for (const unit of repository.units) nested(unit);
      for (const unit of repository.units) owned(unit);
      lookup.forget();
      types.forget();
      inheritance.forget();
      evaluation.forget();
    },
  };
}

/** What a field holds: its declared type before any value assigned to it. */
function fieldValue(whole: Whole, fields: readonly FieldBinding[]): Found {
  const { repository, lookup } = whole();
  const bindingOf = ({ unit, index }: FieldBinding) => repository.units[unit].extraction.bindings[index];
  const typed = fields.filter((field) => bindingOf(field).type !== null);
  for (const field of typed.length > 0 ? typed : fields) {
    const value = lookup.binding(field.unit, field.index);
    if (value.value.tag !== 'unknown') return inferred(value, 'field-type');
  }
  return UNKNOWN;
}
