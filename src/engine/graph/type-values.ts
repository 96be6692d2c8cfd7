/**
 * From a written type to what has its members: definitions of the repository, a list, a function, or knowledge that it
 * lies outside. Wrappers are peeled; the parts of a union that are definitions count, whatever else it allows.
 */
import { readExpression } from './expression.ts';
import { isType } from './kinds.ts';
import { PAYLOAD } from './members.ts';
import { ANYWHERE } from './names.ts';
import type { Place, Whole } from './resolution.ts';
import { readType, type TypeText } from './type-text.ts';
import { FOREIGN, type Found, UNKNOWN } from './value.ts';

/** A written type, looked up. */
export type Shape =
  /** `mixed`: it may as well be something foreign, and then has the language's own methods. */
  | { readonly tag: 'instance'; readonly nodes: readonly number[]; readonly mixed: boolean }
  /** A type written in place, with members that are definitions of the file. */
  | { readonly tag: 'inline'; readonly unit: number; readonly scope: number }
  /** A list, a map or a foreign generic: only its elements matter. */
  | { readonly tag: 'container'; readonly of: TypeText; readonly unit: number; readonly scope: number }
  | { readonly tag: 'tuple'; readonly of: readonly TypeText[]; readonly unit: number; readonly scope: number }
  | {
      readonly tag: 'function';
      readonly parameters: readonly TypeText[];
      readonly result: TypeText;
      readonly unit: number;
      readonly scope: number;
    }
  | { readonly tag: 'value'; readonly found: Found }
  | { readonly tag: 'foreign' }
  | { readonly tag: 'unknown' };

export interface Types {
  /** A type text, read once. */
  read(text: string): TypeText;
  /** What a type written in a scope of a file is. */
  shape(type: TypeText, unit: number, scope: number): Shape;
  /** Type definitions that a dotted name means at a place; empty when it is foreign or no type. */
  named(place: Place, path: readonly string[]): readonly number[];
  /** What a type alias or defined type stands for; null for any other node. */
  aliased(node: number): Shape | null;
  forget(): void;
}

const FOREIGN_SHAPE: Shape = { tag: 'foreign' };
const UNKNOWN_SHAPE: Shape = { tag: 'unknown' };
/** Types of having no value: beside them a type is still itself. */
const NOTHING: ReadonlySet<string> = new Set(['null', 'undefined', 'None', 'nil', 'void', 'never']);
const isNothing = (type: TypeText): boolean =>
  type.tag === 'named' && type.path.length === 1 && NOTHING.has(type.path[0]);
/** Scopes of a file, in one number with the file. */
const SCOPES = 1 << 20;

/** Lookups of types; answers are kept. */
export function createTypes(whole: Whole): Types {
  const texts = new Map<string, TypeText>();
  const shapes = new Map<TypeText, Map<number, Shape>>();

  const read = (text: string): TypeText => {
    const known = texts.get(text);
    if (known !== undefined) return known;
    const type = readType(text);
    texts.set(text, type);
    return type;
  };

  /** What a dotted type name finds: a definition, or that it is foreign or unknown. */
  const find = (place: Place, path: readonly string[]): Found => {
    const { lookup, members } = whole();
    const first = path[0];
    if (first === undefined) return UNKNOWN;
    const known = whole().qualified.path(place, path, 'type');
    const bound = known === null ? lookup.name(place, first, 'type') : known.found;
    const isFree = known === null && (bound === null || bound.value.tag === 'foreign');
    const full = isFree && path.length > 1 ? lookup.qualified(place, path) : null;
    let at = full?.found ?? bound;
    if (at === null) return FOREIGN;
    for (let step = full?.length ?? known?.used ?? 1; step < path.length; step++) {
      at = members.of(at, path[step], step === path.length - 1 ? 'type' : 'value');
      if (at.value.tag === 'absent') return FOREIGN;
    }
    return at;
  };

  /** Types among what was found; a variable that holds a class is one. */
  const typesOf = (found: Found): readonly number[] => {
    const { repository, holdings } = whole();
    if (found.value.tag !== 'definition') return [];
    const nodes: number[] = [];
    for (const node of found.value.nodes) {
      if (isType(repository.definitions[node].kind)) nodes.push(node);
      else {
        const { value } = holdings.held(node);
        if (value.tag === 'definition' && value.nodes[0] !== node) {
          nodes.push(...value.nodes.filter((each) => isType(repository.definitions[each].kind)));
        }
      }
    }
    return nodes;
  };

  const namedShape = (type: TypeText & { tag: 'named' }, unit: number, scope: number): Shape => {
    const { repository } = whole();
    const { manifest } = repository.units[unit];
    const found = find({ unit, scope, offset: ANYWHERE }, type.path);
    const nodes = typesOf(found);
    const last = type.path[type.path.length - 1];
    const [argument] = type.args;
    // An alias of a wrapper is one: `type Result<T> = std::result::Result<T, Error>`.
    const isWrapper = argument !== undefined && manifest.wrappers.includes(last);
    const isAlias = nodes.every((node) => repository.definitions[node].kind === 'type_alias');
    if (isWrapper && nodes.length > 0 && isAlias) return shape(argument, unit, scope);
    if (nodes.length > 0) return { tag: 'instance', nodes, mixed: false };
    if (found.value.tag === 'module' && manifest.fileIsType === true) return { tag: 'value', found };
    if (found.value.tag === 'typed') return shape(found.value.type, found.value.unit, found.value.scope);
    if (found.value.tag === 'unknown') return UNKNOWN_SHAPE;
    if (found.value.tag === 'definition') return { tag: 'instance', nodes: found.value.nodes, mixed: false };
    if (argument === undefined) return FOREIGN_SHAPE;
    if (isWrapper) return shape(argument, unit, scope);
    return { tag: 'container', of: type.args[type.args.length - 1], unit, scope };
  };

  const union = (types: readonly TypeText[], unit: number, scope: number): Shape => {
    const parts = types.filter((type) => !isNothing(type)).map((type) => shape(type, unit, scope));
    const nodes = [...new Set(parts.flatMap((part) => (part.tag === 'instance' ? part.nodes : [])))];
    const mixed = parts.some((part) => (part.tag === 'instance' ? part.mixed : part.tag !== 'unknown'));
    if (nodes.length > 0) return { tag: 'instance', nodes, mixed };
    const known = parts.filter((part) => part.tag !== 'foreign');
    if (known.length === 0) return FOREIGN_SHAPE;
    return known.find((part) => part.tag !== 'unknown') ?? UNKNOWN_SHAPE;
  };

  const work = (type: TypeText, unit: number, scope: number): Shape => {
    switch (type.tag) {
      case 'named':
        return namedShape(type, unit, scope);
      case 'list':
        return { tag: 'container', of: type.of, unit, scope };
      case 'tuple':
        return { tag: 'tuple', of: type.of, unit, scope };
      case 'function':
        return { ...type, unit, scope };
      case 'union':
        return union(type.of, unit, scope);
      case 'value': {
        const place = { unit, scope, offset: ANYWHERE };
        return { tag: 'value', found: whole().evaluation.of(place, readExpression(type.text)) };
      }
      case 'member': {
        const { members, holdings, lookup } = whole();
        if (type.name === PAYLOAD && type.of.tag === 'named' && type.of.path.length === 1) {
          // A variant may bear the name of a type: a pattern means the variant.
          const variant = lookup.brought({ unit, scope, offset: ANYWHERE }, type.of.path[0], 'value');
          if (variant !== null) return { tag: 'value', found: members.of(variant, PAYLOAD) };
        }
        const of = {
          value: { tag: 'typed', type: type.of, unit, scope },
          confidence: 'exact',
          strategy: 'declared-type',
        } as const;
        const member = members.of(of, type.name);
        return { tag: 'value', found: holdings.heldBy(member) };
      }
      case 'inline':
        return { tag: 'inline', unit, scope };
      case 'other':
        return UNKNOWN_SHAPE;
    }
  };

  const shape = (type: TypeText, unit: number, scope: number): Shape => {
    const places = shapes.get(type) ?? new Map<number, Shape>();
    shapes.set(type, places);
    const key = unit * SCOPES + scope;
    const known = places.get(key);
    if (known !== undefined) return known;
    places.set(key, UNKNOWN_SHAPE);
    const found = whole().depth.bounded(() => work(type, unit, scope), UNKNOWN_SHAPE);
    places.set(key, found);
    return found;
  };

  return {
    read,
    shape,
    named: (place, path) => typesOf(find(place, path)),
    aliased(node) {
      const { repository, lookup } = whole();
      const definition = repository.definitions[node];
      if (definition.kind !== 'type_alias') return null;
      const text = definition.type ?? definition.value;
      if (text === null) return null;
      const unit = repository.unitOf(node);
      const scope =
        definition.scope >= 0 ? definition.scope : lookup.names(unit.index).scopeAround(node - unit.firstNode);
      return shape(read(text), unit.index, scope);
    },
    forget: () => shapes.clear(),
  };
}
