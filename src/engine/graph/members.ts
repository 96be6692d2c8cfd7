/**
 * What a value has under a name: its own members, then inherited and embedded ones, then those of what it holds. A type of
 * the repository that lacks a member and builds on nothing foreign is known not to have it.
 */
import { isCallable, isHolder, isType } from './kinds.ts';
import { pick, takesSo } from './pick.ts';
import type { Want, Whole } from './resolution.ts';
import type { Shape } from './type-values.ts';
import { ABSENT, FOREIGN, type Found, found, INHERITED_FOREIGN, inferred, isKnown, through, UNKNOWN } from './value.ts';

export interface Members {
  /** What a value has under a name. */
  of(value: Found, name: string, want?: Want): Found;
  /** The same, looked up from the bases of a type on. */
  ofBases(node: number, name: string, want?: Want): Found;
}

/** The member under which a variant gives what it holds. */
export const PAYLOAD = '0';

/** Lookups of members. */
export function createMembers(whole: Whole): Members {
  /** A declared field and the function assigned to it are both meant: the field says the type, the function has the body. */
  const both = (nodes: readonly number[], want: Want): readonly number[] => {
    const { repository } = whole();
    const declared = nodes.filter((node) => repository.definitions[node].owner === null);
    const assigned = nodes.filter((node) => repository.definitions[node].owner !== null);
    const isField = declared.length > 0 && assigned.length > 0 && isHolder(repository.definitions[declared[0]].kind);
    if (!isField) return pick(repository, nodes, want);
    // Where objects are literals of a type, its methods stand beside it: the two only share their name.
    if (repository.unitOf(nodes[0]).manifest.construct === 'literal') {
      return pick(repository, want === 'held' ? declared : assigned, want);
    }
    return [...pick(repository, declared, want), ...pick(repository, assigned, want)];
  };

  /** Where a class is an object of its own, its instances do not have its members nor it theirs. */
  const onSide = (node: number, nodes: readonly number[], from: Found): readonly number[] => {
    const { repository } = whole();
    const apart =
      repository.definitions[node].kind === 'class' && repository.unitOf(node).manifest.classObjects !== undefined;
    if (!apart) return nodes;
    const isClass = from.value.tag === 'definition';
    return nodes.filter((each) => {
      const { kind, static: isStatic } = repository.definitions[each];
      return isStatic === isClass || !(isCallable(kind) || kind === 'property');
    });
  };

  const ownMember = (node: number, name: string, from: Found, want: Want): Found | null => {
    const { repository, memberTables, bindings } = whole();
    const nodes = onSide(node, memberTables.named(node, name), from);
    if (nodes.length > 0) {
      if (repository.unitOf(node).manifest.overloads === 'separate') {
        return found({ tag: 'definition', nodes: pick(repository, nodes, want) }, 'exact', from.strategy);
      }
      // Where a member is declared and defined apart, only the declaration says that it is static.
      const apart = repository.unitOf(node).manifest.overloads === true;
      const sided = nodes.filter(
        (each) => apart || repository.definitions[each].static === (from.value.tag === 'definition'),
      );
      const best = both(sided.length > 0 && sided.length < nodes.length ? sided : nodes, want);
      const assigned = repository.definitions[best[0]].owner !== null && !isType(repository.definitions[node].kind);
      const member = found({ tag: 'definition', nodes: best }, 'exact', from.strategy);
      return assigned ? through(found(from.value, 'inferred', 'owner'), member) : member;
    }
    const fields = memberTables.fields(node, name);
    return fields.length === 0 ? null : bindings.field(fields);
  };

  /** Own members along a line of types. */
  const inherited = (line: readonly number[], isForeign: boolean, name: string, from: Found, want: Want): Found => {
    for (let at = 0; at < line.length; at++) {
      const own = ownMember(line[at], name, from, want);
      if (own === null) continue;
      const member: Found = at === 0 || own.value.tag !== 'definition' ? own : { ...own, strategy: 'inheritance' };
      // What takes another number of arguments is not meant: perhaps one further up is.
      if (own.value.tag !== 'definition' || takesSo(whole().repository, own.value.nodes, want)) return member;
    }
    return isForeign ? INHERITED_FOREIGN : ABSENT;
  };

  /** A member of what a variable or field holds. */
  const ofHolder = (node: number, name: string, from: Found, want: Want): Found => {
    const { holdings, memberTables } = whole();
    const held = holdings.held(node);
    const { value } = held;
    if (value.tag === 'unknown') return UNKNOWN;
    if (value.tag === 'definition' && value.nodes.includes(node)) return ABSENT;
    if (value.tag !== 'foreign') return through(from, of(held, name, want));
    const keyed = holdings.keyOf(node, name);
    if (keyed !== null) return through(from, inferred(keyed, 'initialiser'));
    return memberTables.own(node).length > 0 ? INHERITED_FOREIGN : FOREIGN;
  };

  const ofNode = (node: number, name: string, from: Found, want: Want): Found => {
    const { repository, inheritance, types, results, holdings, modules } = whole();
    const { kind, type } = repository.definitions[node];
    if (kind === 'enum_member' && name === PAYLOAD) return type === null ? UNKNOWN : holdings.held(node);
    const space = kind === 'namespace' ? modules.includes.inside(node, name, want) : null;
    if (space !== null) return space;
    if (isType(kind) && name === repository.unitOf(node).manifest.companionName) return from;
    const line = inheritance.line(node);
    const direct = inherited(line.nodes, line.foreign, name, from, want);
    if (direct.value.tag !== 'absent') return direct;
    if (kind === 'type_alias') {
      const shape = types.aliased(node);
      return shape === null ? ABSENT : ofShape(shape, name, from, want);
    }
    if (isHolder(kind)) return ofHolder(node, name, from, want);
    // A member of a method can only be a member of what a property gives.
    if (isCallable(kind)) {
      const result = results.called(from, 0);
      const known = result.value.tag !== 'unknown' && from.value.tag === 'definition';
      if (known) return of(result, name, want);
      return repository.unitOf(node).manifest.bareCalls ? UNKNOWN : ABSENT;
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

  /** A value of a looked-up type, as a found value of its own. */
  const ofLookedUp = (shape: Shape, from: Found): Found => {
    if (shape.tag === 'instance') return found({ tag: 'instance', nodes: shape.nodes }, from.confidence, from.strategy);
    return shape.tag === 'value' ? through(from, shape.found) : UNKNOWN;
  };

  const ofShape = (shape: Shape, name: string, from: Found, want: Want): Found => {
    const { lookup, memberTables, depth } = whole();
    if (shape.tag === 'unknown') return UNKNOWN;
    if (shape.tag === 'inline') {
      const nodes = memberTables.inline(shape.unit, shape.scope, name);
      return nodes.length === 1 ? found({ tag: 'definition', nodes }, from.confidence, from.strategy) : ABSENT;
    }
    if (shape.tag === 'instance' && shape.mixed && lookup.isBuiltinMethod(shape.nodes[0], name)) return FOREIGN;
    const value = ofLookedUp(shape, from);
    // A list's or function's own members are the language's.
    if (value.value.tag === 'unknown') return shape.tag === 'value' ? UNKNOWN : FOREIGN;
    return depth.bounded(() => of(value, name, want), UNKNOWN);
  };

  const of = (value: Found, name: string, want: Want = 'value'): Found => {
    const { exports, types, depth } = whole();
    const at = value.value;
    switch (at.tag) {
      case 'unknown':
        return UNKNOWN;
      case 'foreign':
        return FOREIGN;
      case 'absent':
        return ABSENT;
      case 'module': {
        return through(value, exports.named(at.module, name, want));
      }
      case 'typed':
        return ofShape(types.shape(at.type, at.unit, at.scope), name, value, want);
      case 'definition': {
        const own = depth.bounded(() => ofNodes(at.nodes, name, value, want), UNKNOWN);
        return isKnown(own) ? own : (depth.bounded(() => exports.beside(at.nodes[0], name, want), null) ?? own);
      }
      case 'instance':
        return depth.bounded(() => ofNodes(at.nodes, name, value, want), UNKNOWN);
    }
  };

  return {
    of,
    ofBases(node, name, want = 'value') {
      const line = whole().inheritance.line(node);
      const from = found({ tag: 'instance', nodes: [node] }, 'exact', 'super');
      for (const base of line.nodes.slice(1)) {
        const own = ownMember(base, name, from, want);
        if (own === null) continue;
        if (own.value.tag !== 'definition' || takesSo(whole().repository, own.value.nodes, want)) return own;
      }
      return line.foreign ? FOREIGN : ABSENT;
    },
  };
}
