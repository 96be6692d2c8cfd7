/**
 * Which of several overloads a call means, by what its arguments are. An argument that is known to be of another type rules
 * an overload out, one of the very type speaks for it, and what is not known says nothing: then several are left.
 */
import type { NodeKind } from '../extract/types.ts';
import { afterBracket, splitTop } from './brackets.ts';
import { isType } from './kinds.ts';
import { arityOf } from './reading.ts';
import type { Place, Whole } from './resolution.ts';
import type { TypeText } from './type-text.ts';
import type { Found } from './value.ts';

export interface Overloads {
  /** The overloads that the callee's type arguments and the arguments, as they are written, fit best. */
  fitting(place: Place, nodes: readonly number[], callee: string, given: string | null): readonly number[];
}

/** What is known of an argument: the names of its types, a function, nothing at all. */
type Given =
  | { readonly tag: 'named'; readonly names: ReadonlySet<string> }
  | { readonly tag: 'function' }
  | { readonly tag: 'null' }
  | { readonly tag: 'any' };

interface Parameter {
  readonly type: TypeText | null;
  readonly nullable: boolean;
  /** Whether it is a type of the repository, and one whose values are never null. */
  readonly own: 'no' | 'type' | 'value';
}

const NO_PARAMETER: Parameter = { type: null, nullable: false, own: 'no' };
const ANY: Given = { tag: 'any' };
const STRING = /^(?:[$@]{0,2}"|[a-z]?""")/;
/** A string that something is added to is one still; a member of it may be anything. */
const JOINED = /^[$@]{0,2}"[^"]*"\s*\+/;
/** `c ? a : b` is what its last part is. */
const TERNARY = /\s\?\s.*\s:\s([^:?]+)$/;
const CHAR = /^'(?:\\[^']*|[^'])'$/;
const LAMBDA = /^(?:(?:async\s+)?(?:\([^()]*\)|[\p{L}_][\p{L}\p{N}_]*)\s*(?:=>|->)|\{|delegate\b)/u;
const NUMBER = /^-?\d[\d_]*(\.\d[\d_]*(?:[eE][-+]?\d+)?)?([a-zA-Z]{0,2})$/;
const TYPE_OBJECT = /^typeof\s*\(|(?:\.|::)class(?:\.java)?$/;
const CAST = /^\(\s*([\p{L}_][\p{L}\p{N}_.]*)(?:<[^()]*>)?(?:\[\])?\??\s*\)\s*[\p{L}_"$@(]/u;
/** Modifiers and names that may stand before an argument: `ref x`, `name: x`, `name = x`. */
const LEAD = /^(?:(?:ref|out|in)\s+(?:var\s+)?|[\p{L}_][\p{L}\p{N}_]*\s*(?::(?!:)|=(?![=>]))\s*)/u;

/** Built-in types by what a literal can be; one name a row is the nearest. */
const STRINGS = ['string', 'String', 'CharSequence'];
const TRUTHS = ['bool', 'boolean', 'Boolean'];
const CHARS = ['char', 'Char', 'Character'];
const WHOLES = ['int', 'Int', 'Int32', 'Integer'];
const LONGS = ['long', 'Long', 'Int64'];
const FRACTIONS = ['double', 'Double'];
const FLOATS = ['float', 'Float', 'Single'];
const OTHER_NUMBERS = [
  'byte',
  'Byte',
  'sbyte',
  'short',
  'Short',
  'uint',
  'UInt',
  'ulong',
  'ULong',
  'ushort',
  'decimal',
  'Decimal',
];
const NUMBERS = [...WHOLES, ...LONGS, ...FRACTIONS, ...FLOATS, ...OTHER_NUMBERS];
/** Calls whose name says what they give, whatever they are asked of. */
const GIVING: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\.(?:to|To)String\(\)!*$/, STRINGS],
  [/\.(?:size|length|hashCode|ordinal|GetHashCode|intValue)\(\)$|\.(?:Length|Count)$|\.toInt\(\)$/, WHOLES],
  [/\.(?:shortValue|byteValue)\(\)$|\.to(?:Short|Byte)\(\)$/, ['short', 'byte', 'Short', 'Byte']],
  [/\.(?:longValue|toLong)\(\)$/, LONGS],
  [/\.(?:doubleValue|toDouble)\(\)$/, FRACTIONS],
  [/\.(?:floatValue|toFloat)\(\)$/, FLOATS],
  [/\.(?:equals|isEmpty|contains|Equals|Contains|booleanValue)\([^()]*\)$/, TRUTHS],
];
/** Types that have nothing above them but what takes anything. */
const CLOSED: ReadonlySet<string> = new Set([...STRINGS, ...TRUTHS, ...CHARS, ...NUMBERS]);
/** Built-in types that are never null, where they are written without a mark. */
const VALUES: ReadonlySet<string> = new Set(
  [...NUMBERS, ...TRUTHS, ...CHARS].filter((name) => name === name.toLowerCase()),
);
/** Kinds of types whose values are never null in languages that mark what may be. */
const VALUE_KINDS: ReadonlySet<NodeKind> = new Set(['struct', 'enum']);
/** Types that take anything. */
const OPEN: ReadonlySet<string> = new Set(['object', 'Object', 'Any', 'AnyRef', 'dynamic']);
const FUNCTIONS = /^(?:Func|Action|Function\d*|Consumer|Supplier|Predicate|Runnable|Callable|Comparison)$/;

/** Choices among overloads. */
export function createOverloads(whole: Whole): Overloads {
  const read = (place: Place, text: string): Given => {
    const argument = text.replace(LEAD, '');
    const otherwise = TERNARY.exec(argument);
    if (otherwise !== null) return read(place, otherwise[1]);
    if (STRING.test(argument)) return argument.endsWith('"') || JOINED.test(argument) ? named(STRINGS) : ANY;
    if (argument[0] === "'") return CHAR.test(argument) ? named(CHARS) : ANY;
    if (argument === 'true' || argument === 'false') return named(TRUTHS);
    if (argument === 'null') return { tag: 'null' };
    const number = NUMBER.exec(argument);
    if (number !== null) return named(numberNames(number[1] !== undefined, (number[2] ?? '').toLowerCase()));
    const giving = GIVING.find(([pattern]) => pattern.test(argument));
    if (giving !== undefined) return named(giving[1]);
    if (TYPE_OBJECT.test(argument)) return named(['Type', 'Class', 'KClass']);
    if (LAMBDA.test(argument)) return { tag: 'function' };
    const cast = CAST.exec(argument);
    if (cast !== null) return written(place, cast[1].split('.'));
    const { evaluation } = whole();
    return ofValue(evaluation.of(place, evaluation.read(argument)));
  };

  /** Names of a written type and, when it is of the repository, of what it builds on. */
  const written = (place: Place, path: readonly string[]): Given => {
    const nodes = whole().types.named(place, path);
    return nodes.length > 0 ? named(lineNames(nodes)) : named(synonyms(path[path.length - 1]));
  };

  const lineNames = (nodes: readonly number[]): string[] => {
    const { repository, inheritance } = whole();
    return nodes.flatMap((node) => inheritance.line(node).nodes.map((each) => repository.definitions[each].name));
  };

  const ofValue = (value: Found): Given => {
    const { holdings, types } = whole();
    const held = holdings.heldBy(value).value;
    if (held.tag === 'instance') return named(lineNames(held.nodes));
    if (held.tag !== 'typed') return ANY;
    const shape = types.shape(held.type, held.unit, held.scope);
    if (shape.tag === 'instance' && !shape.mixed) return named(lineNames(shape.nodes));
    return held.type.tag === 'named' && shape.tag !== 'unknown' ? named(synonyms(nameOf(held.type))) : ANY;
  };

  /** 2 for the very type, 1 when it may be null besides, 0 when nothing can be said, −1 when it cannot be passed. */
  const verdict = (given: Given, { type: parameter, nullable, own }: Parameter): number => {
    if (given.tag === 'any' || parameter === null) return 0;
    if (given.tag === 'null') {
      const cannot = parameter.tag === 'named' && (VALUES.has(nameOf(parameter)) || own === 'value');
      return cannot && !nullable ? -1 : 0;
    }
    if (given.tag === 'function') {
      if (parameter.tag === 'function' || (parameter.tag === 'named' && FUNCTIONS.test(nameOf(parameter)))) return 2;
      return parameter.tag === 'named' && CLOSED.has(nameOf(parameter)) ? -1 : 0;
    }
    if (parameter.tag !== 'named') return parameter.tag === 'list' && hasAny(given.names, CLOSED) ? -1 : 0;
    const name = nameOf(parameter);
    if (given.names.has(name)) return nullable ? 1 : 2;
    if (OPEN.has(name)) return 0;
    // A whole number goes to a longer one before it becomes a fraction.
    if (NUMBERS.includes(name) && NUMBERS.some((number) => given.names.has(number)))
      return LONGS.includes(name) ? 1 : 0;
    if (CLOSED.has(name) || own !== 'no') return -1;
    return hasAny(given.names, CLOSED) && parameter.args.length > 0 ? -1 : 0;
  };

  /** Declared types of a callable's parameters, without one that is its receiver. */
  const parametersOf = (node: number, args: number): readonly Parameter[] => {
    const { repository, types } = whole();
    const { scope, signature, name } = repository.definitions[node];
    const { extraction, manifest, index: unit } = repository.unitOf(node);
    const own = scope < 0 ? [] : extraction.bindings.filter((one) => one.scope === scope && one.kind === 'parameter');
    // Type parameters are bound before the others.
    const most = arityOf(signature, name)?.most ?? own.length;
    const taken = Number.isFinite(most) ? own.slice(own.length - Math.min(most, own.length)) : own.filter(isTyped);
    const isExtension = typeof manifest.extensionMark === 'string' && signature.includes(`(${manifest.extensionMark} `);
    const passed = isExtension && args < taken.length ? taken.slice(1) : taken;
    return passed.map(({ type: text }) => {
      if (text === null) return NO_PARAMETER;
      const type = types.read(text);
      const shape = types.shape(type, unit, Math.max(0, scope));
      const isOwn = shape.tag === 'instance' && isType(repository.definitions[shape.nodes[0]].kind);
      const isValue = isOwn && VALUE_KINDS.has(repository.definitions[shape.nodes[0]].kind);
      return { type, nullable: text.endsWith('?'), own: isValue ? 'value' : isOwn ? 'type' : 'no' };
    });
  };

  return {
    fitting(place, all, callee, given) {
      const nodes = all.length < 2 ? all : ofTypeArguments(whole, all, callee);
      if (nodes.length < 2 || given === null || given.includes('…')) return nodes;
      const parts = splitTop(given, ',');
      const known = parts.map((part) => read(place, part));
      const scored = nodes.map((node) => {
        const parameters = parametersOf(node, parts.length);
        const verdicts = known.map((one, at) => verdict(one, parameters[at] ?? NO_PARAMETER));
        return { node, score: verdicts.includes(-1) ? -1 : verdicts.reduce((sum, one) => sum + one, 0) };
      });
      const best = Math.max(...scored.map(({ score }) => score));
      return best < 0 ? nodes : scored.filter(({ score }) => score === best).map(({ node }) => node);
    },
  };
}

/** Of generic overloads those with as many type parameters as the callee has type arguments, when it has some. */
function ofTypeArguments(whole: Whole, nodes: readonly number[], callee: string): readonly number[] {
  const open = callee.endsWith('>') ? callee.indexOf('<', callee.lastIndexOf('.')) : -1;
  if (open < 0) return nodes;
  const count = splitTop(callee.slice(open + 1, -1), ',').length;
  const fitting = nodes.filter((node) => {
    const { signature, name } = whole().repository.definitions[node];
    const at = signature.indexOf(`${name}<`) + name.length;
    const after = at < name.length ? -1 : afterBracket(signature, at);
    return after > 0 && splitTop(signature.slice(at + 1, after - 1), ',').length === count;
  });
  return fitting.length > 0 ? fitting : nodes;
}

const named = (names: Iterable<string>): Given => ({ tag: 'named', names: new Set(names) });
const isTyped = ({ type }: { readonly type: string | null }): boolean => type !== null;
const nameOf = (type: TypeText & { tag: 'named' }): string => type.path[type.path.length - 1];
const hasAny = (names: ReadonlySet<string>, among: ReadonlySet<string>): boolean =>
  [...names].some((name) => among.has(name));

/** The names that a built-in type goes by, itself alone for any other. */
function synonyms(name: string): readonly string[] {
  return [STRINGS, TRUTHS, CHARS, WHOLES, LONGS, FRACTIONS, FLOATS].find((row) => row.includes(name)) ?? [name];
}

function numberNames(fraction: boolean, suffix: string): readonly string[] {
  if (suffix === 'f') return FLOATS;
  if (suffix === 'm') return ['decimal', 'Decimal'];
  if (suffix.includes('l')) return LONGS;
  if (suffix === 'u') return ['uint', 'UInt'];
  return fraction || suffix === 'd' ? FRACTIONS : WHOLES;
}
