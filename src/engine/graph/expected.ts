/**
 * What a parameter without a type is: the parameter of the function type that its function is expected to have, by the
 * variable it initialises, the function that returns it, or the call it is passed to.
 */
import type { Expectation } from '../extract/types.ts';
import { isCallable } from './kinds.ts';
import type { Whole } from './resolution.ts';
import type { Shape } from './type-values.ts';
import { type Found, found, UNKNOWN } from './value.ts';

export interface Expected {
  /** The value of a parameter, by its binding. */
  parameter(unit: number, binding: number): Found;
  /** The first parameter that the function of a scope is expected to take. */
  first(unit: number, scope: number): Found;
}

const UNKNOWN_SHAPE: Shape = { tag: 'unknown' };

/** Expectations over all files. */
export function createExpected(whole: Whole): Expected {
  /** The function type that the function of a scope is expected to have. */
  const shapeOf = (unit: number, scope: number): Shape => {
    const { expects, parent } = whole().repository.units[unit].extraction.scopes[scope];
    return expects === null
      ? UNKNOWN_SHAPE
      : whole().depth.bounded(() => functionOf(read(expects, unit, parent), 0), UNKNOWN_SHAPE);
  };

  const read = (expects: Expectation, unit: number, parent: number): Shape => {
    const { types } = whole();
    switch (expects.tag) {
      case 'type':
        return types.shape(types.read(expects.type), unit, parent);
      case 'result':
        return resultOf(unit, parent);
      case 'argument':
        return argumentOf(unit, parent, expects.callee, expects.index);
    }
  };

  /** The declared result of the function around, else the result of what that function is expected to be. */
  const resultOf = (unit: number, from: number): Shape => {
    const { repository, lookup, types } = whole();
    const { scopes, definitions } = repository.units[unit].extraction;
    let scope = from;
    while (scope > 0 && scopes[scope].kind !== 'function') scope = scopes[scope].parent;
    if (scope <= 0) return UNKNOWN_SHAPE;
    const maker = lookup.names(unit).definitionOf(scope);
    const type = maker > 0 ? definitions[maker].type : null;
    if (type !== null) return types.shape(types.read(type), unit, scope);
    const outer = shapeOf(unit, scope);
    return outer.tag === 'function' ? types.shape(outer.result, outer.unit, outer.scope) : UNKNOWN_SHAPE;
  };

  /** The declared type of the parameter that a function is passed as. */
  const argumentOf = (unit: number, scope: number, callee: string, index: number): Shape => {
    const { repository, evaluation, types } = whole();
    const place = { unit, scope, offset: repository.units[unit].extraction.scopes[scope].end };
    const { value } = evaluation.of(place, evaluation.read(callee));
    if (value.tag === 'typed') {
      const called = functionOf(types.shape(value.type, value.unit, value.scope), 0);
      const type = called.tag === 'function' ? called.parameters[index] : undefined;
      return called.tag === 'function' && type !== undefined
        ? types.shape(type, called.unit, called.scope)
        : UNKNOWN_SHAPE;
    }
    return value.tag === 'definition' ? declaredParameter(value.nodes[0], index) : UNKNOWN_SHAPE;
  };

  const declaredParameter = (node: number, index: number): Shape => {
    const { repository, types } = whole();
    const { firstNode, extraction, index: unit } = repository.unitOf(node);
    const { kind, scope, type } = repository.definitions[node];
    if (isCallable(kind) && scope >= 0) {
      const parameters = extraction.bindings.filter((one) => one.scope === scope && one.kind === 'parameter');
      const declared = parameters[index]?.type ?? null;
      return declared === null ? UNKNOWN_SHAPE : types.shape(types.read(declared), unit, scope);
    }
    if (type === null || firstNode > node) return UNKNOWN_SHAPE;
    const { scope: around } = whole().holdings.placeOf(node);
    const called = functionOf(types.shape(types.read(type), unit, around), 0);
    const wanted = called.tag === 'function' ? called.parameters[index] : undefined;
    return called.tag === 'function' && wanted !== undefined
      ? types.shape(wanted, called.unit, called.scope)
      : UNKNOWN_SHAPE;
  };

  /** The function type behind aliases. */
  const functionOf = (shape: Shape, depth: number): Shape => {
    if (shape.tag !== 'instance' || depth > ALIASES) return shape;
    for (const node of shape.nodes) {
      const alias = whole().types.aliased(node);
      const inner = alias === null ? UNKNOWN_SHAPE : functionOf(alias, depth + 1);
      if (inner.tag === 'function') return inner;
    }
    return UNKNOWN_SHAPE;
  };

  const nth = (unit: number, scope: number, n: number): Found => {
    const shape = shapeOf(unit, scope);
    const type = shape.tag === 'function' ? shape.parameters[n] : undefined;
    return shape.tag !== 'function' || type === undefined
      ? UNKNOWN
      : found({ tag: 'typed', type, unit: shape.unit, scope: shape.scope }, 'inferred', 'declared-type');
  };

  return {
    parameter(unit, index) {
      const { bindings } = whole().repository.units[unit].extraction;
      const { scope, start } = bindings[index];
      const before = bindings.filter((one) => one.scope === scope && one.kind === 'parameter' && one.start < start);
      const handed = before.length === 0 ? whole().handed.parameter(unit, scope) : null;
      return handed ?? nth(unit, scope, before.length);
    },
    first: (unit, scope) => nth(unit, scope, 0),
  };
}

/** How many aliases of aliases are followed. */
const ALIASES = 8;
