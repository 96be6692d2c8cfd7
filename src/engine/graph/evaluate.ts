/**
 * What an expression stands for, followed step by step: names, members, calls, elements. Each step keeps how surely it was
 * taken. Long because the steps call each other in a circle: a member may be a call, whose result may be a member.
 */
import { type Expression, readExpression, type Start, type Step } from './expression.ts';
import { isCallable, isHolder, isType } from './kinds.ts';
import { dotted, readMarked } from './name-marks.ts';
import { isObjectType } from './pick.ts';
import type { Qualified } from './qualified.ts';
import type { Unit } from './repository.ts';
import type { Place, Want, Whole } from './resolution.ts';
import { typed } from './results.ts';
import { ABSENT, FOREIGN, type Found, found, isKnown, through, UNBOUND, UNKNOWN } from './value.ts';

export interface Evaluation {
  /** An expression, its text read once, as the language of the file writes names. */
  read(text: string, unit?: Unit): Expression;
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

  const read = (text: string, unit?: Unit): Expression => {
    const marks = unit?.manifest.nameMarks ?? '';
    const methodMark = unit?.manifest.methodMark ?? '';
    const key = marks + methodMark === '' ? text : `${marks}\n${methodMark}\n${text}`;
    const known = expressions.get(key);
    if (known !== undefined) return known;
    const written = methodMark === '' ? text : dotted(text, methodMark);
    const expression = marks === '' ? readExpression(written) : readMarked(written, marks);
    expressions.set(key, expression);
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
    const { moduleScope, selfNames } = repository.units[place.unit].manifest;
    const isMember = moduleScope === 'package' && !selfNames.includes(name);
    const self = isBound || isMember ? null : ofSelf(place, name);
    if (self !== null) return self;
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

  /** What a name that no scope binds means to the object around: its field, or a member that is called so. */
  const ofSelf = (place: Place, name: string): Found | null => {
    const { repository, selves, members } = whole();
    const { bareCalls, bareReachesMembers, fieldSigil } = repository.units[place.unit].manifest;
    const isField = fieldSigil !== undefined && name.startsWith(fieldSigil);
    if (!bareCalls && !bareReachesMembers && !isField) return null;
    const self = selves.at(place.unit, place.scope);
    const made = isMaker(place, self, name);
    if (made !== null) return made;
    const member = members.of(self, name);
    if (isField) return isKnown(member) ? member : UNKNOWN;
    return isKnown(member) ? member : null;
  };

  /** `T.new` makes an instance, unless the class says otherwise; `x.class` is the class of an instance. */
  const isMaker = (place: Place, from: Found, name: string): Found | null => {
    const { repository, members } = whole();
    const { classObjects } = repository.units[place.unit].manifest;
    const { value } = from;
    if (classObjects === undefined) return null;
    if (name === classObjects.type && value.tag === 'instance') {
      return found({ tag: 'definition', nodes: value.nodes }, from.confidence, from.strategy);
    }
    if (name !== classObjects.maker || value.tag !== 'definition') return null;
    if (!value.nodes.every((node) => isType(repository.definitions[node].kind))) return null;
    if (members.of(from, name).value.tag === 'definition') return null;
    return through(from, found({ tag: 'instance', nodes: value.nodes }, 'inferred', 'initialiser'));
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

  /** Only languages that tell overloads apart look at the number of arguments. */
  const plain = (place: Place, want: Want): Want =>
    typeof want === 'number' && whole().repository.units[place.unit].manifest.overloads !== 'separate' ? 'value' : want;

  /** What the name before a step is looked up as: called with so many arguments when the step is a call. */
  const wantAt = (place: Place, steps: readonly Step[], at: number, last: Want): Want => {
    const step = steps[at];
    return step === undefined ? last : step.tag === 'call' ? plain(place, step.args) : 'held';
  };

  const started = (place: Place, start: Start, want: Want): Found => {
    switch (start.tag) {
      case 'name':
        return named(place, start.name, want === 'held' ? 'value' : want);
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
      case 'member': {
        const member = outerSelf(place, from, step.name) ?? memberOf(place, from, step.name, want);
        if (!step.isKey || isKnown(member)) return member;
        const element = results.element(from);
        return isKnown(element) ? element : member;
      }
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
  const declaredPath = (place: Place, { start, steps }: Expression): { found: Found; step: number } | null => {
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

  const of = (place: Place, expression: Expression, asked: Want = 'held'): Found => {
    const want = plain(place, asked);
    const { repository } = whole();
    const { start, steps } = expression;
    if (start.tag === 'name' && repository.units[place.unit].manifest.superNames.includes(start.name)) {
      return ofSuper(place, steps, want);
    }
    const module = moduleCall(place, expression);
    const key = start.tag === 'object' && steps[0]?.tag === 'member' ? steps[0].name : null;
    const declared = declaredPath(place, expression);
    if (declared !== null) return walked(place, declared.found, steps.slice(declared.step), want);
    const full = start.tag === 'name' ? fullPath(place, start.name, steps) : null;
    if (full !== null) return walked(place, full.found, steps.slice(full.used - 1), want);
    let at = module ?? started(place, start, wantAt(place, steps, 0, want));
    if (start.tag === 'object' && key !== null) at = keyed(place, start.values, key) ?? FOREIGN;
    const made = start.tag === 'name' && at.value.tag === 'instance' && start.name === makerOf(place);
    const first = module !== null || key !== null || (made && steps[0]?.tag === 'call') ? 1 : 0;
    return walked(place, at, steps.slice(first), want);
  };

  /** Names at the start of an expression that are one full name together. */
  const fullPath = (place: Place, name: string, steps: readonly Step[]): ReturnType<Qualified['path']> => {
    const { qualified, repository } = whole();
    if (repository.units[place.unit].manifest.fullNames === undefined) return null;
    const names = [name];
    for (const step of steps) {
      if (step.tag !== 'member') break;
      names.push(step.name);
    }
    return names.length === 1 ? null : qualified.path(place, names, 'value');
  };

  const makerOf = (place: Place): string | undefined =>
    whole().repository.units[place.unit].manifest.classObjects?.maker;

  /**
   * Takes the steps one after the other. A member that only hands on what it is asked of takes none; what makes an instance
   * may be called with or without arguments.
   */
  const walked = (place: Place, from: Found, steps: readonly Step[], want: Want): Found => {
    const handedOn = whole().repository.units[place.unit].manifest.transparentMembers;
    let at = from;
    for (let index = 0; index < steps.length; index++) {
      const step = steps[index];
      const made = step.tag === 'member' ? isMaker(place, at, step.name) : null;
      const next = made ?? stepped(place, at, step, wantAt(place, steps, index + 1, want));
      const isOwn = next.value.tag === 'definition' || next.value.tag === 'module';
      const isHanded = made === null && step.tag === 'member' && !isOwn && handedOn?.includes(step.name);
      if ((made !== null || isHanded) && steps[index + 1]?.tag === 'call') index++;
      at = isHanded ? through(found(at.value, 'inferred', at.strategy), at) : next;
    }
    return at;
  };

  /** Name of the method around a place. */
  const methodAround = (place: Place): string | null => {
    const { repository, lookup } = whole();
    const { scopes, definitions } = repository.units[place.unit].extraction;
    for (let scope = place.scope; scope >= 0; scope = scopes[scope].parent) {
      const definition = definitions[lookup.names(place.unit).definitionOf(scope)];
      if (definition?.kind === 'method' || definition?.kind === 'constructor') return definition.name;
    }
    return null;
  };

  /** `super.m`, `super().m`: members of the bases of the object's own type. */
  const ofSuper = (place: Place, steps: readonly Step[], want: Want): Found => {
    const { repository, selves, members, inheritance } = whole();
    const self = selves.at(place.unit, place.scope).value;
    if (self.tag !== 'instance' && self.tag !== 'definition') return UNKNOWN;
    const [node] = self.nodes;
    const [first, ...others] = steps[0]?.tag === 'call' ? steps.slice(1) : steps;
    if (first === undefined) {
      if (repository.units[place.unit].manifest.bareCalls) {
        const method = methodAround(place);
        return method === null ? UNKNOWN : members.ofBases(node, method);
      }
      // `super(…)` runs the base's constructor where instances are made by a word; elsewhere it only finds the base.
      if (repository.units[place.unit].manifest.construct !== 'new') return FOREIGN;
      const { nodes, foreign } = inheritance.bases(node);
      if (nodes.length === 0) return foreign ? FOREIGN : UNKNOWN;
      return found({ tag: 'definition', nodes: nodes.slice(0, 1) }, 'exact', 'super');
    }
    const at = first.tag === 'member' ? members.ofBases(node, first.name, wantAt(place, others, 0, want)) : UNKNOWN;
    return walked(place, at, others, want);
  };

  return {
    read,
    of,
    applied,
    step: (place, from, step, want) => stepped(place, from, step, plain(place, want)),
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
