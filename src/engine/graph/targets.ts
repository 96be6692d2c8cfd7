/**
 * From a reference to the definitions it means. Exact knowledge first; a known foreign receiver ends the search; only a
 * receiver of which nothing is known may be guessed at.
 */
import type { Reference } from '../extract/types.ts';
import type { Expression, Step } from './expression.ts';
import { createGuesses, type Guesses } from './guesses.ts';
import { isContract, isHolder, isType } from './kinds.ts';
import { pick } from './pick.ts';
import { arityOf, pathOf } from './reading.ts';
import type { Unit } from './repository.ts';
import type { Place, Resolution } from './resolution.ts';
import type { Confidence, EdgeKind, Strategy } from './types.ts';
import { ABSENT, FOREIGN, type Found, found, UNBOUND, UNKNOWN } from './value.ts';

export interface Target {
  readonly kind: EdgeKind;
  /** Empty when unresolved or foreign. */
  readonly nodes: readonly number[];
  readonly confidence: Confidence;
  readonly strategy: Strategy;
}

export interface Targets {
  /** What a reference means; null when it needs no row. */
  of(unit: Unit, reference: Reference): Target | null;
  /** The node that makes a reference: what it lies in, or the type that a base is written beside. */
  sourceOf(unit: Unit, reference: Reference): number;
}

const UNRESOLVED = { nodes: [], confidence: 'unresolved', strategy: 'none' } as const;
const OUTSIDE = { nodes: [], confidence: 'foreign', strategy: 'known-foreign' } as const;
/** More overloads than this that a call may mean, and its name says nothing. */
const OVERLOADS = 5;
/** Variables that hold variables are followed this far. */
const ALIAS_DEPTH = 8;

/** Of more overloads or twins than this it is not known which one is meant: the first stands for them, as a guess. */
const SURE_SET = 4;

/** Targets over one resolution. */
export function createTargets(resolution: Resolution): Targets {
  const { repository, lookup, evaluation, types, holdings, members, overloads } = resolution;
  const guesses = createGuesses(() => resolution);
  const wrappers = new Map<number, boolean>();

  const call = (unit: Unit, reference: Reference, kind: EdgeKind): Target => {
    const place: Place = { unit: unit.index, scope: reference.scope, offset: reference.start };
    const expression = evaluation.read(reference.text, unit);
    const callee = calleeOf(resolution, guesses, unit, place, reference, expression);
    const made = madeBy(unit, place, expression);
    if (made !== null) return made;
    const value = evaluation.applied(settled(isHidden(unit, callee) ? UNKNOWN : callee), reference.args);
    if (value.value.tag === 'foreign') return { kind, ...OUTSIDE };
    if (value.value.tag !== 'definition') return { kind, ...UNRESOLVED };
    const taken = taking(unit, value.value.nodes, reference.args);
    if (taken.length === 0) return { kind, ...UNRESOLVED };
    const isSeparate = unit.manifest.overloads === 'separate';
    const fitting =
      taken.length < 2 || !isSeparate ? taken : overloads.fitting(place, taken, reference.text, reference.given);
    const isSure = !isSeparate || fitting.length <= SURE_SET;
    const nodes = isSure ? fitting : fitting.slice(0, 1);
    const makes = kind === 'calls' && nodes.every((node) => isType(repository.definitions[node].kind));
    const confidence = isSure ? value.confidence : 'guess';
    return { kind: makes ? 'instantiates' : kind, nodes, confidence, strategy: value.strategy };
  };

  /** `T.new`: what prepares an instance, or the class when nothing does. */
  const madeBy = (unit: Unit, place: Place, { start, steps }: Expression): Target | null => {
    const { classObjects, constructorNames } = unit.manifest;
    const last = steps[steps.length - 1];
    const name = last === undefined && start.tag === 'name' ? start.name : last?.tag === 'member' ? last.name : null;
    if (classObjects === undefined || name !== classObjects.maker) return null;
    const value = evaluation.of(place, { start, steps });
    if (value.value.tag !== 'instance') return null;
    const prepared = members.of(value, constructorNames[0]).value;
    const nodes = prepared.tag === 'definition' ? prepared.nodes : value.value.nodes;
    const receiver = last === undefined ? value : evaluation.of(place, { start, steps: steps.slice(0, -1) });
    const confidence =
      receiver.confidence === 'guess' ? 'guess' : receiver.confidence === 'exact' ? 'exact' : 'inferred';
    return { kind: 'instantiates', nodes, confidence, strategy: receiver.strategy };
  };

  /** Whether all that was found is kept to its own package. */
  const isHidden = (unit: Unit, { value }: Found): boolean =>
    unit.manifest.exportRule === 'capital' &&
    value.tag === 'definition' &&
    value.nodes.every(
      (node) => !repository.definitions[node].exported && repository.unitOf(node).folder !== unit.folder,
    );

  /** Of several overloads those that the file takes in and that take as many arguments. */
  const taking = (unit: Unit, nodes: readonly number[], args: number): readonly number[] => {
    if (nodes.length < 2 || unit.manifest.overloads !== true) return nodes;
    const isTest = unit.file.fileClass === 'test';
    const near = nodes.filter((node) => {
      const file = repository.fileOf[node];
      // Code does not call what its tests define.
      const isVisible = isTest || repository.units[file].file.fileClass !== 'test';
      return isVisible && resolution.modules.includes.reaches(unit, file);
    });
    const seen = near.length > 0 ? near : nodes;
    if (args < 0) return seen;
    const fitting = seen.filter((node) => {
      const { signature, name } = repository.definitions[node];
      const arity = arityOf(signature, name);
      return arity === null || (args >= arity.least && args <= arity.most);
    });
    const left = fitting.length > 0 ? fitting : seen;
    return left.length > OVERLOADS ? [] : left;
  };

  /** A variable that holds a function stands for it; one that holds something foreign is foreign. */
  const settled = (callee: Found): Found => {
    let at = callee;
    for (let step = 0; step < ALIAS_DEPTH; step++) {
      if (at.value.tag !== 'definition') return at;
      const [node] = at.value.nodes;
      const definition = repository.definitions[node];
      if (!isHolder(definition.kind)) return at;
      // What is read by calling it is what is called.
      if (definition.kind === 'property' && repository.unitOf(node).manifest.bareCalls) return at;
      const held = holdings.heldBy({ ...at, value: { tag: 'definition', nodes: [node] } });
      if (held.value.tag === 'definition' && held.value.nodes[0] !== node) at = held;
      else return held.value.tag === 'foreign' && definition.type === null && !wraps(node) ? FOREIGN : at;
    }
    return at;
  };

  /** Whether a variable is made from a function that is written in its initialiser: `once(() => …)`. */
  const wraps = (node: number): boolean => {
    const known = wrappers.get(node);
    if (known !== undefined) return known;
    const unit = repository.unitOf(node);
    const index = node - unit.firstNode;
    const found = unit.extraction.definitions.some(
      ({ parent, kind }) => parent === index && (kind === 'callback' || kind === 'route'),
    );
    wrappers.set(node, found);
    return found;
  };

  const made = (unit: Unit, reference: Reference): Target => {
    const place: Place = { unit: unit.index, scope: reference.scope, offset: reference.start };
    const path = pathOf(evaluation.read(reference.text));
    const nodes = path.length === 1 ? types.named(place, path) : [];
    if (nodes.length > 0) {
      const strategy = lookup.name(place, path[0], 'type')?.strategy ?? 'scope';
      return { kind: 'instantiates', nodes, confidence: 'exact', strategy };
    }
    return call(unit, reference, 'instantiates');
  };

  /** Everything but calls: a row only when it is known. */
  const used = (unit: Unit, reference: Reference, kind: EdgeKind): Target | null => {
    const place: Place = { unit: unit.index, scope: reference.scope, offset: reference.start };
    const expression = evaluation.read(reference.text);
    const value = reference.kind === 'type' ? typeUse(place, reference) : evaluation.of(place, expression);
    if (value.value.tag !== 'definition' || value.confidence === 'guess' || isHidden(unit, value)) return null;
    const source = unit.firstNode + reference.definition;
    const nodes = value.value.nodes.filter((node) => node !== source);
    return nodes.length === 0 ? null : { kind, nodes, confidence: value.confidence, strategy: value.strategy };
  };

  /** Where bases are written alike, a type that is no interface implements its interfaces. */
  const baseKind = (unit: Unit, reference: Reference, nodes: readonly number[]): EdgeKind => {
    const isOwn = unit.extraction.definitions[reference.definition].kind;
    const mixed =
      unit.manifest.bases === 'mixed' || unit.extraction.definitions[reference.definition].name.startsWith('new ');
    const implemented =
      mixed && !isContract(isOwn) && nodes.every((node) => isContract(repository.definitions[node].kind));
    return implemented ? 'implements' : reference.kind === 'implements' ? 'implements' : 'extends';
  };

  /** A decorator by its name, or by the longer name of its type. */
  const decorated = (unit: Unit, reference: Reference): Target | null => {
    const plain = used(unit, reference, 'decorates');
    const suffix = unit.manifest.decoratorSuffix;
    if (plain !== null || suffix === undefined) return plain;
    return used(unit, { ...reference, text: reference.text + suffix, name: reference.name + suffix }, 'decorates');
  };

  const typeUse = (place: Place, reference: Reference): Found => {
    const path = pathOf(evaluation.read(reference.text));
    const first = path.length === 0 ? null : lookup.name(place, path[0], 'type');
    const nodes = path.length === 0 ? [] : types.named(place, path);
    if (nodes.length === 0) return first === null ? UNKNOWN : ABSENT;
    const strategy = first === null ? 'package' : path.length > 1 ? 'import' : first.strategy;
    return { value: { tag: 'definition', nodes }, confidence: 'exact', strategy };
  };

  return {
    sourceOf(unit, { definition, of, scope, start }) {
      const around = unit.firstNode + definition;
      if (of === null) return around;
      return types.named({ unit: unit.index, scope, offset: start }, pathOf(evaluation.read(of)))[0] ?? around;
    },
    of(unit, reference) {
      switch (reference.kind) {
        case 'call':
          return call(unit, reference, 'calls');
        case 'new':
          return made(unit, reference);
        case 'jsx': {
          const target = call(unit, reference, 'calls');
          return target.nodes.length === 0 || target.confidence === 'guess' ? null : target;
        }
        case 'extends':
        case 'implements': {
          const base = typeUse({ unit: unit.index, scope: reference.scope, offset: reference.start }, reference);
          if (base.value.tag !== 'definition') return used(unit, reference, reference.kind);
          const nodes = base.value.nodes.filter((node) => node !== unit.firstNode + reference.definition);
          if (nodes.length === 0) return null;
          return {
            kind: baseKind(unit, reference, nodes),
            nodes,
            confidence: base.confidence,
            strategy: base.strategy,
          };
        }
        case 'decorator':
          return decorated(unit, reference);
        case 'type':
        case 'value':
          return used(unit, reference, 'references');
      }
    },
  };
}

/** The callee of a call: a bare name, or a member of a receiver. */
function calleeOf(
  resolution: Resolution,
  guesses: Guesses,
  unit: Unit,
  place: Place,
  reference: Reference,
  expression: Expression,
): Found {
  const { lookup, evaluation } = resolution;
  const { start, steps } = expression;
  const last = steps[steps.length - 1];
  const isSelf = start.tag === 'name' && unit.manifest.selfNames.includes(start.name);
  if (isSelf && last === undefined && reference.args >= 0) return chained(resolution, unit, place, reference);
  const isSuper = start.tag === 'name' && unit.manifest.superNames.includes(start.name);
  if (last?.tag !== 'member' || isSuper) {
    const value = evaluation.of(place, expression, reference.args);
    if (last !== undefined || value !== UNBOUND) return value;
    return guesses.shared(unit, reference) ?? UNKNOWN;
  }
  const receiver = evaluation.of(place, { start, steps: steps.slice(0, -1) });
  const value = evaluation.step(place, receiver, last, reference.args);
  const name = receiverName(expression);
  if (value.value.tag === 'unknown' && receiver.value.tag === 'unknown') {
    return guesses.object(unit, reference, name) ?? guesses.method(unit, reference) ?? UNKNOWN;
  }
  if (receiver.value.tag === 'foreign' && receiver.strategy === 'inheritance') {
    return guesses.object(unit, reference, name) ?? value;
  }
  if (value.value.tag === 'absent' || value.value.tag === 'foreign') {
    const holder = receiver.value;
    const nodes = holder.tag === 'definition' || holder.tag === 'instance' ? holder.nodes : [];
    const dynamic = guesses.dynamic(reference, nodes);
    if (dynamic !== null) return dynamic;
    // What the type itself lacks comes with the language when it bears the name of a built-in method.
    const isBuiltin =
      holder.tag !== 'module' && holder.tag !== 'absent' && lookup.isBuiltinMethod(unit.firstNode, last.name);
    return value.value.tag === 'absent' && isBuiltin ? FOREIGN : value;
  }
  return value;
}

/** `this(…)`: another constructor of the type around. */
function chained(
  { repository, selves, memberTables }: Resolution,
  unit: Unit,
  place: Place,
  reference: Reference,
): Found {
  const self = selves.at(place.unit, place.scope).value;
  if (self.tag !== 'instance') return UNKNOWN;
  const own = unit.firstNode + reference.definition;
  const others = memberTables
    .own(self.nodes[0])
    .filter((node) => repository.definitions[node].kind === 'constructor' && node !== own);
  if (others.length === 0) return UNKNOWN;
  return found({ tag: 'definition', nodes: pick(repository, others, reference.args) }, 'exact', 'self');
}

/** The receiver's own last name: `app` of `this.app.get` and of `app.get`. */
function receiverName({ start, steps }: Expression): string | null {
  const before: Step | undefined = steps[steps.length - 2];
  if (before === undefined) return start.tag === 'name' ? start.name : null;
  return before.tag === 'member' ? before.name : null;
}
