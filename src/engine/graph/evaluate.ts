/**
 * What an expression stands for, followed step by step: names, members, calls, elements. Each step keeps how surely it was
 * taken. Following is bounded in depth, and a definition that leads back to itself stands for nothing.
 */
import type { Expression, Start } from './expression.ts';
import { readExpression } from './expression.ts';
import { isCallable, isHolder, isType } from './kinds.ts';
import type { Place, Want, Whole } from './resolution.ts';
import { elementOf, type TypeText } from './type-text.ts';
import type { Shape } from './type-values.ts';
import { ABSENT, FOREIGN, type Found, found, inferred, type Module, through, UNKNOWN } from './value.ts';

export interface Evaluation {
  /** An expression, its text read once. */
  read(text: string): Expression;
  of(place: Place, expression: Expression): Found;
  /** The n-th result of an expression; −1 for its plain value. */
  result(place: Place, expression: Expression, n: number): Found;
  /** The n-th part of a tuple; the value itself for −1. */
  part(of: Found, n: number): Found;
  /** What calling a value gives; n counts its results. */
  called(callee: Found, n: number): Found;
  /** What a list, a map or a generic holds. */
  element(of: Found): Found;
  /** What a variable, field or property holds: its declared type before its initialiser. */
  held(node: number): Found;
  /** What the object literal that a node holds has under a key; null when it has none. */
  keyOf(node: number, key: string): Found | null;
  /** The same for a found value; anything but a holder stands for itself. */
  heldBy(value: Found): Found;
  memberOfShape(shape: Shape, name: string, from: Found, want: Want): Found;
  /** What a parameter without a type is, from the function type that its function is expected to have. */
  expected(unit: number, binding: number): Found;
  /** Runs one level deeper; too deep, nothing is known. */
  guarded(work: () => Found): Found;
  bounded<T>(work: () => T, otherwise: T): T;
  /** A file from which a module without a file of its own is asked. */
  askerOf(module: Module): number;
  forget(): void;
}

/** How many definitions, types and members are followed into one another. */
const DEPTH = 40;

/** Evaluation over all files; what definitions hold is worked out once. */
export function createEvaluation(whole: Whole): Evaluation {
  const expressions = new Map<string, Expression>();
  const held = new Map<number, Found>();
  let depth = 0;

  const bounded = <T>(work: () => T, otherwise: T): T => {
    if (depth >= DEPTH) return otherwise;
    depth++;
    try {
      return work();
    } finally {
      depth--;
    }
  };

  const read = (text: string): Expression => {
    const known = expressions.get(text);
    if (known !== undefined) return known;
    const expression = readExpression(text);
    expressions.set(text, expression);
    return expression;
  };

  const typed = (type: TypeText, unit: number, scope: number, from: Found): Found =>
    found({ tag: 'typed', type, unit, scope }, from.confidence, from.strategy);

  const scopeFor = (node: number): { unit: number; scope: number; inner: number } => {
    const { repository, lookup } = whole();
    const unit = repository.unitOf(node);
    const { scope } = repository.definitions[node];
    const around = lookup.names(unit.index).scopeAround(node - unit.firstNode);
    return { unit: unit.index, scope: around, inner: scope >= 0 ? scope : around };
  };

  const readHeld = (node: number): Found => {
    const { repository, types, members, lookup } = whole();
    const definition = repository.definitions[node];
    const { unit, scope } = scopeFor(node);
    const isField = definition.kind === 'field' || definition.kind === 'property';
    if (definition.type !== null) {
      const how = isField
        ? found(UNKNOWN.value, 'inferred', 'field-type')
        : found(UNKNOWN.value, 'exact', 'declared-type');
      return typed(types.read(definition.type), unit, scope, how);
    }
    if (definition.value !== null) {
      const place = { unit, scope, offset: definition.start };
      const value = of(place, read(definition.value));
      if (value.value.tag !== 'unknown') {
        return isField ? inferred(value, 'field-type') : through(found(value.value, 'inferred', 'initialiser'), value);
      }
    }
    for (const field of members.fields(members.ownerOf(node), definition.name)) {
      const value = lookup.binding(field.unit, field.index);
      if (value.value.tag !== 'unknown') return inferred(value, 'field-type');
    }
    return UNKNOWN;
  };

  const heldOf = (node: number): Found => {
    const known = held.get(node);
    if (known !== undefined) return known;
    if (!isHolder(whole().repository.definitions[node].kind)) {
      return found({ tag: 'definition', nodes: [node] }, 'exact', 'scope');
    }
    held.set(node, UNKNOWN);
    const value = bounded(() => readHeld(node), UNKNOWN);
    held.set(node, value);
    return value;
  };

  const heldBy = (value: Found): Found => {
    if (value.value.tag !== 'definition') return value;
    const [node] = value.value.nodes;
    return isHolder(whole().repository.definitions[node].kind) ? through(value, heldOf(node)) : value;
  };

  /** A value of a written type, as a found value of its own. */
  const fromShape = (shape: Shape, from: Found): Found => {
    switch (shape.tag) {
      case 'instance':
        return found({ tag: 'instance', nodes: shape.nodes }, from.confidence, from.strategy);
      case 'value':
        return through(from, shape.found);
      case 'foreign':
        return FOREIGN;
      default:
        return UNKNOWN;
    }
  };

  const calledShape = (shape: Shape, n: number, from: Found): Found => {
    const surely = through(found(from.value, 'inferred', 'result-type'), from);
    if (shape.tag === 'function') return nth(shape.result, n, shape.unit, shape.scope, surely);
    if (shape.tag === 'value') return called(through(from, shape.found), n);
    if (shape.tag === 'foreign' || shape.tag === 'container') return FOREIGN;
    if (shape.tag !== 'instance') return UNKNOWN;
    const alias = whole().types.aliased(shape.nodes[0]);
    return alias === null ? UNKNOWN : bounded(() => calledShape(alias, n, from), UNKNOWN);
  };

  const nth = (type: TypeText, n: number, unit: number, scope: number, from: Found): Found => {
    if (type.tag === 'tuple' && n >= 0) {
      const one = type.of[n];
      return one === undefined ? UNKNOWN : typed(one, unit, scope, from);
    }
    return n <= 0 ? typed(type, unit, scope, from) : UNKNOWN;
  };

  const called = (callee: Found, n: number): Found => {
    const { types } = whole();
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
        return calledShape(types.shape(value.type, value.unit, value.scope), n, callee);
      case 'instance':
        return calledShape({ tag: 'instance', nodes: value.nodes, mixed: false }, n, callee);
      case 'definition':
        return calledNodes(value.nodes, n, callee);
    }
  };

  const calledNodes = (nodes: readonly number[], n: number, callee: Found): Found => {
    const { repository, types } = whole();
    const [node] = nodes;
    const definition = repository.definitions[node];
    if (isType(definition.kind)) {
      return through(callee, found({ tag: 'instance', nodes }, 'inferred', 'initialiser'));
    }
    if (isHolder(definition.kind)) {
      const value = heldOf(node);
      return value.value.tag === 'definition' && value.value.nodes.includes(node)
        ? UNKNOWN
        : bounded(() => called(through(callee, value), n), UNKNOWN);
    }
    const { unit, inner } = scopeFor(node);
    const text = n >= 0 && definition.results.length > 0 ? definition.results[n] : definition.type;
    if (!isCallable(definition.kind) || text === undefined || text === null) return UNKNOWN;
    const surely = through(callee, found(callee.value, 'inferred', 'result-type'));
    return nth(types.read(text), definition.results.length > 0 ? -1 : n, unit, inner, surely);
  };

  const elementOfShape = (shape: Shape, from: Found): Found => {
    const { types } = whole();
    if (shape.tag === 'container') return typed(shape.of, shape.unit, shape.scope, from);
    if (shape.tag === 'tuple') return typed(elementOf({ tag: 'tuple', of: shape.of }), shape.unit, shape.scope, from);
    if (shape.tag === 'value') return element(through(from, shape.found));
    if (shape.tag === 'foreign') return FOREIGN;
    if (shape.tag !== 'instance') return UNKNOWN;
    const alias = types.aliased(shape.nodes[0]);
    return alias === null ? UNKNOWN : bounded(() => elementOfShape(alias, from), UNKNOWN);
  };

  const element = (value: Found): Found => {
    const at = heldBy(value);
    const surely = through(found(at.value, 'inferred', at.strategy), at);
    if (at.value.tag === 'foreign') return FOREIGN;
    if (at.value.tag === 'typed') {
      return elementOfShape(whole().types.shape(at.value.type, at.value.unit, at.value.scope), surely);
    }
    if (at.value.tag === 'instance')
      return elementOfShape({ tag: 'instance', nodes: at.value.nodes, mixed: false }, surely);
    return UNKNOWN;
  };

  const memberOfShape = (shape: Shape, name: string, from: Found, want: Want): Found => {
    const value = fromShape(shape, from);
    // A list's or function's own members are the language's.
    if (shape.tag === 'inline') return whole().members.inline(shape.unit, shape.scope, name) ?? ABSENT;
    if (shape.tag === 'instance' && shape.mixed && whole().lookup.isBuiltinMethod(shape.nodes[0], name)) return FOREIGN;
    if (value.value.tag === 'unknown') return shape.tag === 'unknown' ? UNKNOWN : FOREIGN;
    return bounded(() => whole().members.of(value, name, want), UNKNOWN);
  };

  const started = (place: Place, { start, steps }: Expression): Found => {
    switch (start.tag) {
      case 'name':
        return named(place, start.name, steps);
      case 'make': {
        const { types } = whole();
        return typed(types.read(start.type), place.unit, place.scope, found(UNKNOWN.value, 'inferred', 'initialiser'));
      }
      case 'either':
        return either(place, start);
      case 'literal':
      case 'object':
        return FOREIGN;
      case 'function':
        return ABSENT;
      case 'unknown':
        return UNKNOWN;
    }
  };

  /** The value written for a key; null when there is none. */
  const keyed = (place: Place, { values }: Start & { tag: 'object' }, key: string): Found | null => {
    const text = values.get(key);
    return text === undefined ? null : bounded(() => of(place, read(text)), UNKNOWN);
  };

  /** The first alternative that is known; foreign when all that is known is foreign. */
  const either = (place: Place, { options }: Start & { tag: 'either' }): Found => {
    const values = options.map((option) => bounded(() => of(place, option), UNKNOWN));
    const known = values.find(
      ({ value }) => value.tag !== 'unknown' && value.tag !== 'foreign' && value.tag !== 'absent',
    );
    if (known !== undefined) return through(found(known.value, 'inferred', known.strategy), known);
    return values.every(({ value }) => value.tag === 'foreign') ? FOREIGN : UNKNOWN;
  };

  const named = (place: Place, name: string, steps: Expression['steps']): Found => {
    const { repository, lookup, selves, modules, exports } = whole();
    const unit = repository.units[place.unit];
    const { manifest, extraction } = unit;
    const value = lookup.name(place, name, 'value');
    if (manifest.selfNames.includes(name) && (value === null || value.value.tag === 'foreign')) {
      return selves.at(place.unit, place.scope);
    }
    if (value !== null && value.value.tag !== 'foreign') return value;
    const [first] = steps;
    if (first?.tag === 'call' && first.text !== null) {
      const source = first.text;
      if (extraction.imports.some((record) => record.form !== 'import' && record.source === source)) {
        return exports.whole(modules.resolve(unit, source));
      }
    }
    return value ?? FOREIGN;
  };

  const of = (place: Place, expression: Expression): Found => {
    const { repository, members } = whole();
    const { start, steps } = expression;
    const { manifest } = repository.units[place.unit];
    let at = started(place, expression);
    let from = 0;
    if (start.tag === 'object' && steps[0]?.tag === 'member') {
      at = keyed(place, start, steps[0].name) ?? FOREIGN;
      from = 1;
    }
    if (start.tag === 'name' && manifest.superNames.includes(start.name)) return superPath(place, expression);
    // `require('x')` was taken as a whole.
    if (start.tag === 'name' && steps[0]?.tag === 'call' && steps[0].text !== null && isModuleCall(place, start.name))
      from = 1;
    for (const step of steps.slice(from)) {
      switch (step.tag) {
        case 'member':
          at = members.of(at, step.name);
          break;
        case 'call':
          at = called(at, -1);
          break;
        case 'index':
          at =
            at.value.tag === 'definition' && isCallable(repository.definitions[at.value.nodes[0]].kind)
              ? at
              : element(at);
          break;
        case 'assert': {
          const type = whole().types.read(step.type);
          at = typed(type, place.unit, place.scope, found(at.value, 'exact', 'declared-type'));
          break;
        }
      }
    }
    return at;
  };

  const isModuleCall = (place: Place, name: string): boolean => {
    const value = whole().lookup.name(place, name, 'value');
    if (value !== null && value.value.tag !== 'foreign') return false;
    return whole().repository.units[place.unit].extraction.imports.some((record) => record.form !== 'import');
  };

  /** `super.m`, `super().m`: members of the bases of the object's own type. */
  const superPath = (place: Place, { steps }: Expression): Found => {
    const { repository, selves, members, inheritance } = whole();
    const self = selves.at(place.unit, place.scope).value;
    if (self.tag !== 'instance' && self.tag !== 'definition') return UNKNOWN;
    const [node] = self.nodes;
    const rest = steps[0]?.tag === 'call' ? steps.slice(1) : steps;
    const [first, ...others] = rest;
    if (first === undefined) {
      // `super(…)` runs the base's constructor where instances are made by a word; elsewhere it only finds the base.
      if (repository.units[place.unit].manifest.construct !== 'new') return FOREIGN;
      const { nodes, foreign } = inheritance.bases(node);
      if (nodes.length === 0) return foreign ? FOREIGN : UNKNOWN;
      return found({ tag: 'definition', nodes: nodes.slice(0, 1) }, 'exact', 'super');
    }
    let at = first.tag === 'member' ? members.ofBases(node, first.name) : UNKNOWN;
    for (const step of others) {
      at = step.tag === 'member' ? members.of(at, step.name) : step.tag === 'call' ? called(at, -1) : UNKNOWN;
    }
    return at;
  };

  return {
    read,
    of,
    called,
    element,
    part(value, n) {
      if (n < 0 || value.value.tag === 'foreign') return value;
      if (value.value.tag !== 'typed') return UNKNOWN;
      const { type, unit, scope } = value.value;
      const shape = whole().types.shape(type, unit, scope);
      if (shape.tag !== 'tuple') return shape.tag === 'foreign' ? FOREIGN : UNKNOWN;
      const one = shape.of[n];
      return one === undefined ? UNKNOWN : typed(one, shape.unit, shape.scope, value);
    },
    held: heldOf,
    keyOf(node, key) {
      const { value, start } = whole().repository.definitions[node];
      const expression = value === null ? null : read(value);
      if (expression === null || expression.start.tag !== 'object' || expression.steps.length > 0) return null;
      const { unit, scope } = scopeFor(node);
      return keyed({ unit, scope, offset: start }, expression.start, key);
    },
    heldBy,
    memberOfShape,
    bounded,
    guarded: (work) => bounded(work, UNKNOWN),
    result(place, expression, n) {
      const last = expression.steps[expression.steps.length - 1];
      if (n < 0) return of(place, expression);
      if (last?.tag !== 'call') {
        const value = of(place, expression);
        const divided = this.part(value, n);
        return n === 0 && divided.value.tag === 'unknown' ? value : divided;
      }
      const callee = of(place, { start: expression.start, steps: expression.steps.slice(0, -1) });
      return called(callee, n);
    },
    expected: () => UNKNOWN,
    askerOf: (module) =>
      whole().repository.units.find(
        (unit) => module.tag === 'file' && module.folder !== null && unit.path.startsWith(`${module.folder}/`),
      )?.index ?? 0,
    forget: () => held.clear(),
  };
}
