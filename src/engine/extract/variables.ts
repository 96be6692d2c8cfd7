/**
 * Declared names with what they start as. A list of names (`a, b := f()`, `const [x, y] = g()`, `const { p: q } = h`)
 * becomes one variable a name; each knows its own part of the initialiser.
 */
import { type Assignments, finalValue } from './assignments.ts';
import { readPattern } from './destructure.ts';
import type { Match, Span } from './match.ts';
import { splitList } from './skips.ts';
import type { Source } from './source.ts';

export interface Variable {
  readonly name: Span;
  /** What is shown for it: its statement when it stands there alone, else its name. */
  readonly range: Span;
  /** What its signature shows. */
  readonly shown: Span;
  /** Offset that its doc comment stands before. */
  readonly anchor: number;
  readonly tag: 'variable' | 'constant' | 'hoisted';
  readonly type: Span | null;
  /** Node of the initialiser when it belongs to this name alone, else null. */
  readonly value: Span | null;
  /** Initialiser as text; for a destructured name the path it stands for: `h.p`. */
  readonly valueText: string | null;
  /** Path inside a destructured initialiser: `p` for `const { p: q } = h`. Null for other variables. */
  readonly member: string | null;
  /** Which result or element of the initialiser, −1 for all of it. */
  readonly result: number;
  /** Offset from which the name counts. */
  readonly since: number;
  /** Initialiser of the whole statement, whoever it belongs to; and the same with the assignments before it. */
  readonly source: Span | null;
  readonly written: Span | null;
}

/** Every declared variable of a file, by start. */
export function readVariables(source: Source, assignments: Assignments): Variable[] {
  const variables: Variable[] = [];
  for (const tag of ['variable', 'constant', 'hoisted'] as const) {
    for (const group of sameNode(source.of(tag))) variables.push(...variablesOf(source, assignments, tag, group));
  }
  return variables.sort((a, b) => a.name.start - b.name.start);
}

/** Matches of one node: a node with several names has one match a name. */
function sameNode(matches: readonly Match[]): Match[][] {
  const groups: Match[][] = [];
  for (const match of matches) {
    const last = groups[groups.length - 1];
    if (!last || last[0]!.start !== match.start || last[0]!.end !== match.end) {
      groups.push([match]);
      continue;
    }
    // A pattern with optional parts matches with and without them: the fuller match counts.
    const same = last.findIndex((one) => one.fields.name && one.fields.name.start === match.fields.name?.start);
    if (same < 0) last.push(match);
    else if (Object.keys(match.fields).length > Object.keys(last[same]!.fields).length) last[same] = match;
  }
  return groups;
}

function variablesOf(
  source: Source,
  assignments: Assignments,
  tag: Variable['tag'],
  group: readonly Match[],
): Variable[] {
  const first = group[0]!;
  const written = first.fields.value ?? null;
  const whole = written ? finalValue(assignments, written) : null;
  const statement = first.fields.statement ?? first;
  const shown = rangeOf(source, first, statement);
  const typeNode = declaredType(source, first.fields.type ?? typedAs(source, first));
  const anchor = anchorOf(source, first, statement);
  const since = whole ? whole.end : first.end;
  if (first.fields.pattern) {
    const parts = readPattern(source, first.fields.pattern, whole ? source.words.textOf(whole) : null);
    const values = whole && isBareList(source, first.fields.pattern) ? partsOf(source, whole, parts.length) : null;
    return parts.map((part, index) => ({
      name: part.name,
      range: part.name,
      shown,
      anchor,
      tag,
      type: null,
      value: values ? values[index]! : null,
      valueText: values ? source.words.textOf(values[index]!) : part.value,
      member: part.member,
      result: values ? -1 : part.result,
      since,
      source: whole,
      written,
    }));
  }
  const names = group.flatMap((match) => match.fields.name ?? []).sort((a, b) => a.start - b.start);
  const alone = names.length === 1;
  const values = alone || !whole ? null : partsOf(source, whole, names.length);
  return names.map((name, index) => {
    const value = alone ? whole : values ? values[index]! : null;
    const text = value ?? whole;
    return {
      name,
      range: alone ? ownRange(assignments, first, shown) : name,
      shown,
      anchor,
      tag,
      type: typeNode,
      value,
      valueText: text ? source.words.textOf(text) : null,
      member: null,
      result: value || !whole ? -1 : index,
      since,
      source: whole,
      written,
    };
  });
}

/** A declaration inside a chain (`a = b = f()`) is shown by its name: the whole chain is shown for the first. */
function ownRange(assignments: Assignments, node: Match, shown: Span): Span {
  return assignments.inner.has(node) ? node.fields.name! : shown;
}

function isBareList(source: Source, pattern: Span): boolean {
  return !'{['.includes(source.text[pattern.start]!);
}

/** The values of a list that has as many as there are names, else null. */
function partsOf(source: Source, value: Span, count: number): Span[] | null {
  const bare = '(['.includes(source.text[value.start]!) && source.skips.after(value.start) === value.end;
  const parts = bare
    ? splitList(source.text, source.skips, value.start + 1, value.end - 1)
    : splitList(source.text, source.skips, value.start, value.end);
  return count > 1 && parts.length === count ? parts : null;
}

/** What is shown for a node: its statement when it stands there alone (`const x = 1;`), else itself. */
export function rangeOf(source: Source, node: Match, statement: Span): Span {
  const after = source.text.slice(node.end, statement.end);
  return anchorOf(source, node, statement) === statement.start && /^[\s;]*$/.test(after) ? statement : node;
}

/** Where a node begins for its doc comment: with its statement when only a keyword or its type stands between. */
export function anchorOf(source: Source, node: Match, statement: Span): number {
  const { type } = node.fields;
  const typeBefore = type && type.start >= statement.start && type.end <= node.start;
  if (typeBefore && source.text.slice(type.end, node.start).trim() === '') return statement.start;
  return /^[\w\s*]*$/.test(source.text.slice(statement.start, node.start)) ? statement.start : node.start;
}

/** A written type, unless the word in its place only says that the initialiser decides: `var`. */
export function declaredType<T extends Span | null>(source: Source, type: T): T | null {
  return type !== null && source.manifest.inferredTypes?.includes(source.slice(type)) ? null : type;
}

/** The type declared for a node by an annotation of its own. */
export function typedAs(source: Source, node: Span): Span | null {
  const matches = source.of('typed');
  let low = 0;
  let high = matches.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (matches[middle]!.start < node.start) low = middle + 1;
    else high = middle;
  }
  for (let index = low; index < matches.length && matches[index]!.start === node.start; index++) {
    if (matches[index]!.end === node.end) return matches[index]!.fields.type ?? null;
  }
  return null;
}
