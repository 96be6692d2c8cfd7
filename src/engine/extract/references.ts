/**
 * What a file uses: calls and instantiations with their whole receiver, types, base types, elements, decorators, and names
 * handed on as values. Positions are where the whole expression starts, receiver and `new` included.
 */
import type { Match, Span } from './match.ts';
import { nest } from './ranges.ts';
import type { Scopes } from './scopes.ts';
import type { Source } from './source.ts';
import type { Reference, ReferenceKind } from './types.ts';
import type { Unfinished } from './unfinished.ts';
import { isNamePath, lastName } from './words.ts';

export interface ReferenceContext {
  readonly source: Source;
  readonly scopes: Scopes;
  /** Innermost definition at an offset. */
  readonly definitionAt: (offset: number) => number;
  /** Whether a local or parameter has the name. */
  readonly isBound: (name: string, scope: number) => boolean;
  /** Offsets at which something is declared: a declared name is no use of it. */
  readonly declaredAt: ReadonlySet<number>;
  /** Names used as values that no pattern finds. */
  readonly uses: readonly Span[];
  /** Offsets of names that a bare name at the same place is only part of: those of calls, parameters and variables. */
  readonly named: ReadonlySet<number>;
  /** Innermost type around a definition, itself included, or the definition: what a base type is a base of. */
  readonly typeAround: (definition: number) => number;
  /** What the block of members at an offset extends, when it lies inside of the definition there; else null. */
  readonly extends: (offset: number, definition: number) => string | null;
}

/** References of a file, by start. */
export function readReferences(context: ReferenceContext): Unfinished<Reference>[] {
  const { source } = context;
  const taken = new Set<number>();
  const found: { readonly reference: Unfinished<Reference>; readonly end: number }[] = [];
  const add = (kind: ReferenceKind, at: Span, callee: Span, list?: readonly Span[] | null): void => {
    const reference = toReference(context, kind, at, callee, list ?? null);
    if (reference) found.push({ reference, end: at.end });
  };
  for (const match of outerCalls(source)) {
    const { callee: called, args } = match.fields;
    // What stands in square brackets is looked up and not called.
    if (!called || (args && source.text[args.start] === '[')) continue;
    // `@This()` is written like a call and names the type around.
    if (source.text[called.start] === '@' && source.manifest.selfTypes?.includes(source.slice(called))) continue;
    taken.add(called.start);
    add('call', match, called, withTrailing(source, match));
  }
  const decorators = nest(source.of('decorator'));
  for (const match of source.of('ref.token')) {
    // What a decorator is given are words of its own.
    const callee = decorators.at(match.start) >= 0 ? null : tokenCallee(source, match);
    if (callee) add('call', { start: callee.start, end: match.end }, callee);
  }
  for (const [tag, kind] of [
    ['ref.new', 'new'],
    ['decorator', 'decorator'],
    ['ref.jsx', 'jsx'],
    ['ref.extends', 'extends'],
    ['ref.implements', 'implements'],
  ] as const) {
    for (const match of source.of(tag)) {
      const written = match.fields.callee ?? match;
      const callee = kind === 'extends' || kind === 'implements' ? baseName(source, written) : written;
      taken.add(callee.start);
      if (kind !== 'jsx' || isComponentTag(source.slice(callee))) {
        add(kind, match, callee, source.argumentsOf(match));
      }
    }
  }
  for (const match of source.of('def.object')) {
    // Where its type is written before the object begins, it is the object's base all the same.
    if (match.fields.name && match.fields.name.start < match.start)
      add('extends', match, baseName(source, match.fields.name));
  }
  for (const match of source.of('ref.bare')) {
    if (context.named.has(match.start) || !isBareCall(context, match)) continue;
    taken.add(match.start);
    add('call', match, match, []);
  }
  for (const match of source.of('ref.type')) {
    for (const use of typePaths(source, match)) {
      if (taken.has(use.start) || !isTypeUse(context, use)) continue;
      taken.add(use.start);
      add('type', use, use);
    }
  }
  for (const match of source.of('ref.value')) {
    if (!taken.has(match.start) && isValueUse(context, match)) {
      taken.add(match.start);
      add('value', match, match);
    }
  }
  for (const use of context.uses) if (isValueUse(context, use)) add('value', use, use);
  // Along a chain the inner call comes first: that is the order in which they happen.
  found.sort((a, b) => a.reference.start - b.reference.start || a.end - b.end);
  return found.map(({ reference }) => reference);
}

/** Calls without those that end before a function that is their last argument: the longer match says it all. */
function outerCalls(source: Source): readonly Match[] {
  const calls = source.of('ref.call');
  if (source.manifest.trailingFunctions === undefined) return calls;
  const longest = new Map<string, Match>();
  for (const call of calls) {
    const key = `${call.fields.callee?.start}:${call.fields.callee?.end}`;
    if ((longest.get(key)?.end ?? -1) < call.end) longest.set(key, call);
  }
  return [...longest.values()];
}

/** Arguments of a call, with the function that stands after its parentheses. */
function withTrailing(source: Source, call: Match): readonly Span[] | null {
  const list = source.argumentsOf(call);
  // A block stands for the only argument.
  const isBlock = !list && source.manifest.overloads === 'separate' && call.fields.args !== undefined;
  if (isBlock && source.text[call.fields.args.start] === '{') return [call.fields.args];
  const end = call.fields.args?.end ?? call.fields.callee?.end ?? call.end;
  if (source.manifest.trailingFunctions === undefined || call.end <= end) return list;
  const open = source.text.indexOf('{', end);
  return open < 0 || open >= call.end ? list : [...(list ?? []), { start: open, end: call.end }];
}

/** `Comparator` of `Comparator<String>`. */
function baseName(source: Source, type: Span): Span {
  const open = source.slice(type).search(/[<(]/);
  return open < 0 ? type : { start: type.start, end: type.start + open };
}

function toReference(
  context: ReferenceContext,
  kind: ReferenceKind,
  at: Span,
  callee: Span,
  list: readonly Span[] | null,
): Reference | null {
  const { source, scopes } = context;
  const text = source.words.textOf(callee);
  const name = lastName(
    callee.end - callee.start > text.length
      ? source.text.slice(Math.max(0, callee.end - RECEIVER_LIMIT), callee.end)
      : text,
  );
  if (name === '') return null;
  const mark = source.text[callee.end - 1]!;
  const definition = context.definitionAt(at.start);
  const isBase = kind === 'extends' || kind === 'implements';
  return {
    kind,
    text,
    name: source.manifest.nameMarks?.includes(mark) ? name + mark : name,
    start: at.start,
    line: source.lines.lineOf(at.start),
    column: source.lines.columnOf(at.start),
    definition: isBase ? context.typeAround(definition) : definition,
    scope: scopes.at(at.start),
    args: list?.length ?? -1,
    given: givenOf(source, list),
    of: isBase ? context.extends(at.start, definition) : null,
  };
}

/** The text of an argument list, where the language tells overloads apart by it. */
function givenOf(source: Source, list: readonly Span[] | null): string | null {
  const first = list?.[0];
  const last = list?.[list.length - 1];
  if (source.manifest.overloads !== 'separate' || !list || !first || !last) return null;
  if (list.length === 1) return source.words.textOf(first);
  return list.map((argument) => source.words.textOf(argument)).join(', ');
}

/** The callee of a call among tokens, with the plain receiver before it; null when no arguments in parentheses follow. */
function tokenCallee(source: Source, { fields }: Match): Span | null {
  const { callee, args } = fields;
  if (!callee || !args || source.text[args.start] !== '(' || args.start !== callee.end) return null;
  const before = source.text.slice(Math.max(0, callee.start - RECEIVER_LIMIT), callee.start);
  const receiver = /(?:[\p{L}_][\p{L}\p{N}_]*(?:\(\))?(?:\.|::))+$/u.exec(before)?.[0] ?? '';
  const isOpen = receiver === '' && /[.:]$/.test(before);
  return isOpen ? null : { start: callee.start - receiver.length, end: callee.end };
}

/** Longest receiver that is looked for, in UTF-16 code units. */
const RECEIVER_LIMIT = 120;

/** Lower-case tags are the host's own elements. */
function isComponentTag(name: string): boolean {
  return /^[^a-z]/.test(name) || name.includes('.');
}

/** A type is one path; a type written in a string may hold several: `"list[Item]"`. */
function typePaths(source: Source, match: Match): readonly Span[] {
  const text = source.slice(match);
  if (isNamePath(text)) return [match];
  return [...text.matchAll(/[\p{L}_][\p{L}\p{N}_]*(?:\.[\p{L}_][\p{L}\p{N}_]*)*/gu)].map((found) => {
    const start = match.start + found.index;
    return { start, end: start + found[0].length };
  });
}

function isBareCall({ source, scopes, declaredAt, isBound }: ReferenceContext, span: Span): boolean {
  const name = source.slice(span);
  return (
    !declaredAt.has(span.start) && !source.manifest.literals.includes(name) && !isBound(name, scopes.at(span.start))
  );
}

function isTypeUse(context: ReferenceContext, span: Span): boolean {
  const { source, scopes, declaredAt, isBound } = context;
  const before = source.text[span.start - 1];
  if (declaredAt.has(span.start) || before === '.') return false;
  if (before === ':' && source.text[span.start - 2] === ':' && /[\p{L}\p{N}_]/u.test(source.text[span.start - 3] ?? ''))
    return false;
  const name = source.slice(span);
  if (source.manifest.primitives.includes(name) || !isNamePath(name)) return false;
  const first = /^[^.:]+/.exec(name)?.[0] ?? name;
  return !isBound(first, scopes.at(span.start)) || first !== name;
}

function isValueUse(context: ReferenceContext, span: Span): boolean {
  const { source, scopes, declaredAt, isBound } = context;
  if (declaredAt.has(span.start)) return false;
  const name = source.slice(span);
  if (name.includes('::')) return isNamePath(name.replace(/^::/, '').replace('::', '.'));
  if (!isNamePath(name)) return false;
  if (/[.:]/.test(name)) return true;
  return !source.manifest.literals.includes(name) && !isBound(name, scopes.at(span.start));
}
