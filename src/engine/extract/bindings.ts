/**
 * Names that scopes bind without being definitions: parameters, locals, receivers, loop variables, type parameters, and
 * the fields that code gives to `this`, `self` or another object.
 */
import { isPlainOwner } from './assignments.ts';
import { readCasePattern } from './case-patterns.ts';
import { readPattern } from './destructure.ts';
import { holdsDefinitions, homeOf, type Parts } from './drafts.ts';
import type { Match, Span } from './match.ts';
import type { Source } from './source.ts';
import type { Binding } from './types.ts';
import type { Unfinished } from './unfinished.ts';
import { declaredType, typedAs } from './variables.ts';
import { isNamePath } from './words.ts';

/** Bindings of a file; scopes are those of the drafts. A second value of a module variable is a binding of its scope. */
export function readBindings(parts: Parts, definedAt: ReadonlySet<number>): Unfinished<Binding>[] {
  const bindings: Unfinished<Binding>[] = [
    ...declaredBindings(parts),
    ...caseBindings(parts),
    ...variableBindings(parts, definedAt),
    ...fieldBindings(parts),
    ...ownNameBindings(parts),
  ];
  return bindings.sort((a, b) => a.start - b.start || a.scope - b.scope);
}

const PLAIN = { type: null, value: null, result: -1, element: false, of: null } as const;

function declaredBindings({ source, scopes }: Parts): Binding[] {
  const bindings: Binding[] = [];
  const selfNames = new Set(source.manifest.selfNames);
  const add = (match: Match, kind: Binding['kind'], about: Partial<Binding>): void => {
    const { name, pattern, type, value } = match.fields;
    const declared = declaredType(source, type ?? typedAs(source, match));
    const element = (about.element ?? false) && declared === null;
    const scope = scopes.at((name ?? pattern ?? match).start);
    const typeText = declared ? source.words.textOf(declared) || null : null;
    const valueText = value ? source.words.textOf(value) : null;
    if (name) {
      const text = source.slice(name);
      const own = kind === 'parameter' && selfNames.has(text) ? 'receiver' : kind;
      bindings.push({
        scope: about.scope ?? scope,
        name: text,
        kind: own,
        start: about.start ?? name.start,
        type: about.type ?? typeText,
        value: about.element && !element ? null : valueText,
        result: -1,
        element,
        of: null,
      });
    } else if (pattern) {
      bindings.push(
        ...patternBindings(source, pattern, scope, kind, typeText, kind === 'local' ? valueText : null, element),
      );
    }
  };
  const receivers = new Set(source.of('bind.receiver').map((match) => match.start));
  for (const match of source.of('bind.parameter')) if (!receivers.has(match.start)) add(match, 'parameter', {});
  for (const match of source.of('bind.receiver')) add(match, 'receiver', {});
  for (const match of source.of('bind.local')) add(match, 'local', {});
  for (const match of source.of('bind.element')) add(match, 'local', { element: true });
  for (const match of source.of('bind.type')) add(match, 'parameter', {});
  for (const match of source.of('bind.rest')) {
    if (match.fields.type) add(match, 'parameter', { type: `[]${source.words.textOf(match.fields.type)}` });
  }
  for (const match of source.of('bind.case')) {
    add(match, 'local', { scope: scopes.at(match.start), start: match.start });
  }
  return bindings;
}

/** Names that constructor patterns bind, of a value or of a declared type. */
function caseBindings({ source, scopes }: Parts): Binding[] {
  return source.of('bind.pattern').flatMap((match): Binding[] => {
    const { pattern, value, type } = match.fields;
    if (!pattern) return [];
    const valueText = value ? source.words.textOf(value) : null;
    const declared = type ? source.words.textOf(type) : null;
    return readCasePattern(source, pattern).map(({ name, type: given, same, result }) => ({
      ...PLAIN,
      scope: scopes.at(name.start),
      name: source.slice(name),
      kind: 'local',
      start: name.start,
      type: given ?? (same ? declared : null),
      value: same || result >= 0 ? valueText : null,
      result,
    }));
  });
}

/** A destructured parameter's type is its place in the declared type: `Props["onSave"]`. */
function patternBindings(
  source: Source,
  pattern: Span,
  scope: number,
  kind: Binding['kind'],
  type: string | null,
  value: string | null,
  element: boolean,
): Binding[] {
  return readPattern(source, pattern, element && value !== null ? elementPath(value) : value).map((part) => ({
    ...PLAIN,
    scope,
    name: source.slice(part.name),
    kind,
    start: part.name.start,
    type:
      type && part.member
        ? `${type}${part.member
            .split('.')
            .map((key) => `["${key}"]`)
            .join('')}`
        : null,
    value: element && !part.member ? value : part.value,
    result: part.result,
    element: element && !part.member,
  }));
}

/** An element of a value, as it would be written: `xs[]`. */
function elementPath(value: string): string {
  return isNamePath(value) ? `${value}[]` : `(${value})[]`;
}

function variableBindings(
  { source, scopes, holders, variables, imported }: Parts,
  definedAt: ReadonlySet<number>,
): Binding[] {
  const bindings: Binding[] = [];
  for (const variable of variables) {
    if (holders.taken.has(variable) || imported.has(variable)) continue;
    const scope = homeOf(variable, scopes);
    const name = source.slice(variable.name);
    if (holdsDefinitions(scopes.list[scope]!) && definedAt.has(variable.name.start)) continue;
    if (name === '_') continue;
    bindings.push({
      scope,
      name,
      kind: 'local',
      start: variable.valueText === null ? variable.name.start : variable.since,
      type: variable.type ? source.words.textOf(variable.type) || null : null,
      value: variable.valueText,
      result: variable.result,
      element: false,
      of: null,
    });
  }
  return bindings;
}

function fieldBindings({ source, scopes, holders, assignments, functions }: Parts): Binding[] {
  const bindings: Binding[] = [];
  for (const assigned of [...assignments.list, ...assignments.claimed.values()]) {
    if (holders.taken.has(assigned) || functions.has(assigned.value.start)) continue;
    for (const target of assigned.targets) {
      if (target.tag !== 'member' || target.owner === 'exports' || !isPlainOwner(target.owner)) continue;
      bindings.push({
        ...PLAIN,
        scope: scopes.at(assigned.start),
        name: target.name,
        kind: 'field',
        start: target.nameStart,
        type: assigned.type ? source.words.textOf(assigned.type) : null,
        value: source.words.textOf(assigned.value),
        of: target.owner,
      });
    }
  }
  return bindings;
}

/** A function expression knows itself by its own name, whatever name holds it. */
function ownNameBindings({ source, scopes, holders }: Parts): Binding[] {
  const bindings: Binding[] = [];
  for (const [match, holder] of holders.of) {
    const { name } = match.fields;
    if (!name || name.start === holder.nameStart) continue;
    const own = source.slice(name);
    const scope = scopes.of(match);
    if (scope < 0 || (own === holder.name && holder.owner === null)) continue;
    const value = holder.owner === null ? holder.name : `${holder.owner}.${holder.name}`;
    bindings.push({ ...PLAIN, scope, name: own, kind: 'local', start: match.start, value });
  }
  return bindings;
}

/** Whether a name is bound by a parameter or local of a scope around it, file scope excluded. */
export function createBoundNames(
  bindings: readonly Binding[],
  parents: Int32Array,
): (name: string, scope: number) => boolean {
  const names = new Map<number, Set<string>>();
  for (const binding of bindings) {
    if (binding.kind === 'field') continue;
    const known = names.get(binding.scope);
    if (known) known.add(binding.name);
    else names.set(binding.scope, new Set([binding.name]));
  }
  return (name, scope) => {
    for (let at = scope; at > 0; at = parents[at]!) if (names.get(at)?.has(name)) return true;
    return false;
  };
}
