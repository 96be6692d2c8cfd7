/**
 * What an expression stands for, followed step by step: names, members, calls, elements. Each step keeps how surely it was
 * taken.
 */
import { type Expression, readExpression, type Start, type Step } from './expression.ts';
import { isCallable, isHolder } from './kinds.ts';
import { isObjectType } from './pick.ts';
import type { Unit } from './repository.ts';
import type { Place, Want, Whole } from './resolution.ts';
import { typed } from './results.ts';
import { ABSENT, FOREIGN, type Found, found, isKnown, through, UNBOUND, UNKNOWN } from './value.ts';

export interface Evaluation {
  /** An expression, its text read once. */
  read(text: string): Expression;
  /** What an expression stands for; `want` says what its last name is looked up as. */
  of(place: Place, expression: Expression, want?: Want): Found;
  /** What a call of a value runs. */
  applied(value: Found, args: number): Found;
  /** One step further from a value. */
  step(place: Place, from: Found, step: Step, want: Want): Found;
  /** The n-th result of an expression; −1 for its plain value. */
  result(place: Place, expression: Expression, n: number): Found;
  /** The value written for a key of an object literal; null when there is none. */
  keyed(place: Place, values: ReadonlyMap<string, string>, key: string): Found | null;
}

/** Evaluation over all files. */
export function createEvaluation(whole: Whole): Evaluation {
  const expressions = new Map<string, Expression>();
  const imports = new Map<number, ReadonlySet<string>>();

  const read = (text: string): Expression => {
    const known = expressions.get(text);
    if (known !== undefined) return known;
    const expression = readExpression(text);
    expressions.set(text, expression);
    return expression;
  };

  const keyed = (place: Place, values: ReadonlyMap<string, string>, key: string): Found | null => {
    const text = values.get(key);
    return text === undefined ? null : whole().depth.bounded(() => of(place, read(text)), UNKNOWN);
  };

  /** The first alternative that is known; foreign when all that is known is foreign. */
  const either = (place: Place, options: readonly Expression[]): Found => {
    const values = options.map((option) => whole().depth.bounded(() => of(place, option), UNKNOWN));
    const known = values.find(isKnown);
    if (known !== undefined) return through(found(known.value, 'inferred', known.strategy), known);
    return values.every(({ value }) => value.tag === 'foreign') ? FOREIGN : UNKNOWN;
  };

  /** A name that nothing binds is not of this repository; the receiver's name is the object around. */
  const named = (place: Place, name: string, want: Want): Found => {
    const { repository, lookup, selves } = whole();
    const value = lookup.name(place, name, want);
    const isBound = value !== null && value.value.tag !== 'foreign';
    if (!isBound && repository.units[place.unit].manifest.selfNames.includes(name)) {
      return selves.at(place.unit, place.scope);
    }
    if (value !== null) return value;
    const { manifest } = repository.units[place.unit];
    if (name === manifest.implicitParameter) return whole().handed.implicit(place.unit, place.scope) ?? UNKNOWN;
    return labelled(place, name) ?? UNBOUND;
  };

  /** `this@Outer`: the object of the type, or of the function, that the label names. */
  const labelled = (place: Place, name: string): Found | null => {
    const { repository, selves, types } = whole();
    const [self, label] = name.split('@');
    if (label === undefined || !repository.units[place.unit].manifest.selfNames.includes(self)) return null;
    const nodes = types.named(place, [label]);
    return nodes.length > 0 ? found({ tag: 'instance', nodes }, 'exact', 'self') : selves.at(place.unit, place.scope);
  };

  /** Modules that a file imports by a call. */
  const calledImports = ({ index, extraction }: Unit): ReadonlySet<string> => {
    const known = imports.get(index);
    if (known !== undefined) return known;
    const called = extraction.imports.filter(({ form }) => form !== 'import');
    const sources = new Set(called.map(({ source }) => source));
    imports.set(index, sources);
    return sources;
  };

  /** `require('x')`: the module, when the file imports it by a call and the name is not its own. */
  const moduleCall = (place: Place, { start, steps }: Expression): Found | null => {
    const { repository, lookup, modules, exports } = whole();
    const [first] = steps;
    if (start.tag !== 'name' || first?.tag !== 'call' || first.text === null) return null;
    const unit = repository.units[place.unit];
    if (!calledImports(unit).has(first.text)) return null;
    const value = lookup.name(place, start.name, 'value');
    if (value !== null && value.value.tag !== 'foreign') return null;
    return exports.whole(modules.resolve(unit, first.text));
  };

  const started = (place: Place, start: Start, want: Want): Found => {
    switch (start.tag) {
      case 'name':
        return named(place, start.name, want);
      case 'make': {
        const { types } = whole();
        return typed(types.read(start.type), place.unit, place.scope, found(UNKNOWN.value, 'inferred', 'initialiser'));
      }
      case 'either':
        return either(place, start.options);
      case 'string': {
        // What a string is matters only where others may extend it.
        const { stringType } = whole().repository.units[place.unit].manifest;
        const known = found(FOREIGN.value, 'exact', 'initialiser');
        return stringType === undefined
          ? FOREIGN
          : typed(whole().types.read(stringType), place.unit, place.scope, known);
      }
      case 'literal':
      case 'object':
        return FOREIGN;
      case 'function':
        return ABSENT;
      case 'unknown':
        return UNKNOWN;
    }
  };

  /** What is called when an object is: its `apply`. */
  const applied = (from: Found, args: number): Found => {
    const { repository, members, holdings, types } = whole();
    if (from.value.tag !== 'definition') return from;
    const [node] = from.value.nodes;
    const { objectMark } = repository.unitOf(node).manifest;
    if (objectMark === undefined) return from;
    const definition = repository.definitions[node];
    if (isObjectType(definition, objectMark)) return members.of(from, 'apply', args);
    if (!isHolder(definition.kind)) return from;
    // So it is with what a variable holds, unless that is a function.
    const { value } = holdings.held(node);
    if (value.tag === 'unknown' || value.tag === 'definition') return from;
    if (value.tag === 'typed' && types.shape(value.type, value.unit, value.scope).tag === 'function') return from;
    return members.of(from, 'apply', args);
  };

  /** A member; what is called and is none may extend the type from outside. */
  const memberOf = (place: Place, from: Found, name: string, want: Want): Found => {
    const { members, extensions } = whole();
    const own = members.of(from, name, want);
    if (typeof want !== 'number' || isKnown(own)) return own;
    const extension = extensions.of(place, from, name, want);
    if (extension === null) return own;
    return isKnown(from) ? through(from, extension) : extension;
  };

  const stepped = (place: Place, from: Found, step: Step, want: Want): Found => {
    const { repository, results, types } = whole();
    switch (step.tag) {
      case 'member':
        return outerSelf(place, from, step.name) ?? memberOf(place, from, step.name, want);
      case 'call':
        return results.called(applied(from, step.args), -1);
      case 'index': {
        // Type arguments of a function look like an index.
        const { value } = from;
        const isFunction = value.tag === 'definition' && isCallable(repository.definitions[value.nodes[0]].kind);
        return isFunction ? from : results.element(from);
      }
      case 'assert':
        return typed(types.read(step.type), place.unit, place.scope, found(from.value, 'exact', 'declared-type'));
    }
  };

  /** A type with its package in front, and the step after it: `com.example.Store` of `com.example.Store.open()`. */
  const qualified = (place: Place, { start, steps }: Expression): { found: Found; step: number } | null => {
    const { repository, lookup } = whole();
    if (start.tag !== 'name' || steps[0]?.tag !== 'member') return null;
    if (repository.units[place.unit].manifest.modules !== 'declared') return null;
    const bound = lookup.name(place, start.name, 'value');
    if (bound !== null && bound.value.tag !== 'foreign') return null;
    const path = [start.name];
    for (const step of steps) {
      if (step.tag !== 'member') break;
      path.push(step.name);
    }
    const full = lookup.qualified(place, path);
    return full === null ? null : { found: full.found, step: full.length - 1 };
  };

  /** `Outer.this` is an instance of the type named; so is `Base.super`, an interface whose own methods are meant. */
  const outerSelf = (place: Place, from: Found, name: string): Found | null => {
    const { manifest } = whole().repository.units[place.unit];
    if (manifest.construct !== 'new' || from.value.tag !== 'definition') return null;
    if (!manifest.selfNames.includes(name) && !manifest.superNames.includes(name)) return null;
    return found({ tag: 'instance', nodes: from.value.nodes }, from.confidence, 'self');
  };

  const of = (place: Place, expression: Expression, want: Want = 'value'): Found => {
    const { repository } = whole();
    const { start, steps } = expression;
    if (start.tag === 'name' && repository.units[place.unit].manifest.superNames.includes(start.name)) {
      return ofSuper(place, steps, want);
    }
    const module = moduleCall(place, expression);
    const key = start.tag === 'object' && steps[0]?.tag === 'member' ? steps[0].name : null;
    const full = qualified(place, expression);
    let at = module ?? full?.found ?? started(place, start, wantAt(steps, 0, want));
    if (start.tag === 'object' && key !== null) at = keyed(place, start.values, key) ?? FOREIGN;
    for (let step = full?.step ?? (module !== null || key !== null ? 1 : 0); step < steps.length; step++) {
      at = stepped(place, at, steps[step], wantAt(steps, step + 1, want));
    }
    return at;
  };

  /** `super.m`, `super().m`: members of the bases of the object's own type. */
  const ofSuper = (place: Place, steps: readonly Step[], want: Want): Found => {
    const { repository, selves, members, inheritance } = whole();
    const self = selves.at(place.unit, place.scope).value;
    if (self.tag !== 'instance' && self.tag !== 'definition') return UNKNOWN;
    const [node] = self.nodes;
    const [first, ...others] = steps[0]?.tag === 'call' ? steps.slice(1) : steps;
    if (first === undefined) {
      // `super(…)` runs the base's constructor where instances are made by a word; elsewhere it only finds the base.
      if (repository.units[place.unit].manifest.construct !== 'new') return FOREIGN;
      const { nodes, foreign } = inheritance.bases(node);
      if (nodes.length === 0) return foreign ? FOREIGN : UNKNOWN;
      return found({ tag: 'definition', nodes: nodes.slice(0, 1) }, 'exact', 'super');
    }
    let at = first.tag === 'member' ? members.ofBases(node, first.name, wantAt(others, 0, want)) : UNKNOWN;
    for (let step = 0; step < others.length; step++) {
      at = stepped(place, at, others[step], wantAt(others, step + 1, want));
    }
    return at;
  };

  return {
    read,
    of,
    applied,
    step: stepped,
    keyed,
    result(place, expression, n) {
      const { results } = whole();
      if (n < 0) return of(place, expression);
      const last = expression.steps[expression.steps.length - 1];
      if (last?.tag === 'call') {
        return results.called(of(place, { start: expression.start, steps: expression.steps.slice(0, -1) }), n);
      }
      const value = of(place, expression);
      const part = results.part(value, n);
      // `v, ok := x.(T)`: the first of several is the value itself.
      return n === 0 && part.value.tag === 'unknown' ? value : part;
    },
  };
}

/** What the name before a step is looked up as: called with so many arguments when the step is a call. */
function wantAt(steps: readonly Step[], at: number, last: Want): Want {
  const step = steps[at];
  return step === undefined ? last : step.tag === 'call' ? step.args : 'value';
}
