/** What comes out of values: the results of a call, the elements of a container, the parts of a tuple. */
import { isCallable, isHolder, isType } from './kinds.ts';
import { ANYWHERE } from './names.ts';
import type { Whole } from './resolution.ts';
import { elementOf, type TypeText } from './type-text.ts';
import type { Shape } from './type-values.ts';
import { ABSENT, FOREIGN, type Found, found, inferred, through, UNKNOWN } from './value.ts';

export interface Results {
  /** The n-th result of calling a value; −1 for its only one. */
  called(callee: Found, n: number): Found;
  /** What a list, a map or a generic holds. */
  element(of: Found): Found;
  /** The n-th part of a tuple; the value itself for −1. */
  part(of: Found, n: number): Found;
}

/** A value of a written type, known as well as what it came from. */
export function typed(type: TypeText, unit: number, scope: number, from: Found): Found {
  return found({ tag: 'typed', type, unit, scope }, from.confidence, from.strategy);
}

/** Results over all values. */
export function createResults(whole: Whole): Results {
  const nth = (type: TypeText, n: number, unit: number, scope: number, from: Found): Found => {
    if (type.tag !== 'tuple' || n < 0) return n <= 0 ? typed(type, unit, scope, from) : UNKNOWN;
    const one = type.of[n];
    return one === undefined ? UNKNOWN : typed(one, unit, scope, from);
  };

  const calledShape = (shape: Shape, n: number, from: Found): Found => {
    const surely = through(found(from.value, 'inferred', 'result-type'), from);
    if (shape.tag === 'function') return nth(shape.result, n, shape.unit, shape.scope, surely);
    if (shape.tag === 'value') return called(through(from, shape.found), n);
    if (shape.tag === 'foreign' || shape.tag === 'container') return FOREIGN;
    if (shape.tag !== 'instance') return UNKNOWN;
    const alias = whole().types.aliased(shape.nodes[0]);
    return alias === null ? UNKNOWN : whole().depth.bounded(() => calledShape(alias, n, from), UNKNOWN);
  };

  const calledNodes = (nodes: readonly number[], n: number, callee: Found): Found => {
    const { repository, types, holdings, memberTables, depth } = whole();
    const [node] = nodes;
    const definition = repository.definitions[node];
    if (isType(definition.kind)) return through(callee, found({ tag: 'instance', nodes }, 'inferred', 'initialiser'));
    const owner = definition.kind === 'enum_member' ? memberTables.ownerOf(node) : -1;
    if (owner >= 0) return through(callee, found({ tag: 'instance', nodes: [owner] }, 'inferred', 'initialiser'));
    if (isHolder(definition.kind)) {
      const value = holdings.held(node);
      // A field that holds no function is called by an accessor of its name, as a record has them.
      if (repository.unitOf(node).manifest.heldFunctions === 'objects') return through(callee, value);
      const isItself = value.value.tag === 'definition' && value.value.nodes.includes(node);
      return isItself ? UNKNOWN : depth.bounded(() => called(through(callee, value), n), UNKNOWN);
    }
    // Overloads that cannot be told apart must agree on what they give.
    if (nodes.some((each) => repository.definitions[each].type !== definition.type)) return UNKNOWN;
    const hasSeveral = definition.results.length > 0;
    const text = n >= 0 && hasSeveral ? definition.results[n] : definition.type;
    if (!isCallable(definition.kind) || text === undefined) return UNKNOWN;
    const { unit, inner } = holdings.placeOf(node);
    if (text === null) return n > 0 || definition.value === null ? UNKNOWN : ofBody(node, definition.value, callee);
    const surely = through(callee, found(callee.value, 'inferred', 'result-type'));
    return nth(types.read(text), hasSeveral ? -1 : n, unit, inner, surely);
  };

  const bodies = new Map<number, Found>();

  /** What a function gives that is no more than an expression. */
  const ofBody = (node: number, text: string, callee: Found): Found => {
    const known = bodies.get(node);
    if (known !== undefined) return through(callee, known);
    bodies.set(node, UNKNOWN);
    const { evaluation, holdings, depth } = whole();
    const { unit, inner } = holdings.placeOf(node);
    const place = { unit, scope: inner, offset: ANYWHERE };
    const value = depth.bounded(() => evaluation.of(place, evaluation.read(text)), UNKNOWN);
    const read = inferred(value, 'result-type');
    bodies.set(node, read);
    return through(callee, read);
  };

  const called = (callee: Found, n: number): Found => {
    const { value } = callee;
    switch (value.tag) {
      case 'foreign':
        return FOREIGN;
      case 'absent':
        return ABSENT;
      case 'unknown':
      case 'module':
        return UNKNOWN;
      case 'typed':
        return calledShape(whole().types.shape(value.type, value.unit, value.scope), n, callee);
      case 'instance':
        return calledShape({ tag: 'instance', nodes: value.nodes, mixed: false }, n, callee);
      case 'definition':
        return calledNodes(value.nodes, n, callee);
    }
  };

  const elementOfShape = (shape: Shape, from: Found): Found => {
    if (shape.tag === 'container') return typed(shape.of, shape.unit, shape.scope, from);
    if (shape.tag === 'tuple') return typed(elementOf({ tag: 'tuple', of: shape.of }), shape.unit, shape.scope, from);
    if (shape.tag === 'value') return element(through(from, shape.found));
    if (shape.tag === 'foreign') return FOREIGN;
    if (shape.tag !== 'instance') return UNKNOWN;
    const alias = whole().types.aliased(shape.nodes[0]);
    return alias === null ? UNKNOWN : whole().depth.bounded(() => elementOfShape(alias, from), UNKNOWN);
  };

  const element = (container: Found): Found => {
    const { types, holdings } = whole();
    const at = holdings.heldBy(container);
    const surely = through(found(at.value, 'inferred', at.strategy), at);
    const { value } = at;
    if (value.tag === 'foreign') return FOREIGN;
    if (value.tag === 'typed') return elementOfShape(types.shape(value.type, value.unit, value.scope), surely);
    if (value.tag === 'instance') return elementOfShape({ tag: 'instance', nodes: value.nodes, mixed: false }, surely);
    return UNKNOWN;
  };

  return {
    called,
    element,
    part(value, n) {
      if (n < 0 || value.value.tag === 'foreign') return value;
      if (value.value.tag !== 'typed') return UNKNOWN;
      const { type, unit, scope } = value.value;
      const shape = whole().types.shape(type, unit, scope);
      if (shape.tag === 'container') return typed(shape.of, shape.unit, shape.scope, value);
      if (shape.tag !== 'tuple') return shape.tag === 'foreign' ? FOREIGN : UNKNOWN;
      const one = shape.of[n];
      return one === undefined ? UNKNOWN : typed(one, shape.unit, shape.scope, value);
    },
  };
}
