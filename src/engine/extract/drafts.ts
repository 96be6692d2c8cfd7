/**
 * Everything in a file that gets to be a definition, before nesting. Variables of a function are not among them: they are
 * bindings, unless they hold a function.
 */
import { type Assignments, objectOwner } from './assignments.ts';
import { callbackName } from './callbacks.ts';
import { declaredDrafts } from './declared.ts';
import type { Draft } from './draft.ts';
import { type Functions, isComponentValue } from './functions.ts';
import type { Holders } from './holders.ts';
import type { Match, Span } from './match.ts';
import { ownerIn, ownName, receiverType } from './owned-names.ts';
import type { Route } from './routes.ts';
import type { DraftScope, Scopes } from './scopes.ts';
import type { Source } from './source.ts';
import { typedAs, type Variable } from './variables.ts';
import { isNamePath, unquoted } from './words.ts';

export interface Parts {
  readonly source: Source;
  readonly scopes: Scopes;
  readonly functions: Functions;
  readonly holders: Holders;
  readonly variables: readonly Variable[];
  readonly assignments: Assignments;
  readonly routes: readonly Route[];
  /** Variables that an import has bound: they are imports and nothing else. */
  readonly imported: ReadonlySet<object>;
}

/** Definitions of a file, in no order. A key may be an empty string: that names nothing. */
export function readDrafts(parts: Parts): Draft[] {
  return [
    ...componentDrafts(parts),
    ...[
      ...functionDrafts(parts),
      ...declaredDrafts(parts),
      ...variableDrafts(parts),
      ...exportedValueDrafts(parts),
      ...routeDrafts(parts),
    ].filter(({ name }) => name.trim() !== ''),
  ];
}

/** A file that is a component; it is named where its path is known. */
function componentDrafts({ source }: Parts): Draft[] {
  const { manifest, text } = source;
  if (manifest.embeds === undefined || text.trim() === '') return [];
  const all = { start: 0, end: text.length };
  const none = { start: 0, end: 0 };
  return [
    {
      kind: 'component',
      name: '',
      nameStart: 0,
      aliases: [],
      owner: null,
      node: none,
      shown: none,
      anchor: 0,
      body: null,
      type: null,
      value: null,
      result: -1,
      member: false,
      ...all,
    },
  ];
}

function functionDrafts({ source, functions, holders }: Parts): Draft[] {
  const callbacks = new Map<number, Match>();
  for (const argument of source.of('argument')) {
    if (argument.fields.value) callbacks.set(argument.fields.value.start, argument);
  }
  const owners = memberOwners(source);
  const drafts: Draft[] = [];
  for (const match of functions.values()) {
    const holder = holders.of.get(match);
    const { range, shown, anchor } = holder ?? { range: match, shown: match, anchor: match.start };
    const named = holder ?? ownNaming(source, match) ?? callbackNaming(source, match, callbacks.get(match.start));
    if (!named) continue;
    const declared = match.fields.type ?? typedAs(source, match);
    drafts.push({
      kind: match.tag === 'def.class' ? 'class' : named.kind,
      name: named.name,
      nameStart: named.nameStart,
      aliases: named.aliases,
      owner: named.owner ?? owners.get(named.nameStart) ?? null,
      node: match,
      shown,
      anchor,
      body: match.fields.body ?? null,
      type: declared ? source.words.textOf(declared) || null : null,
      // What a function without a declared type is an expression of.
      value: match.fields.value && !declared ? expressionOf(source, match.fields.value) : null,
      result: -1,
      member: named.member,
      start: range.start,
      end: range.end,
    });
  }
  return drafts;
}

type Naming = Pick<Draft, 'kind' | 'name' | 'nameStart' | 'aliases' | 'owner' | 'member'>;

/** A function or class under the name it declares. */
function ownNaming(source: Source, match: Match): Naming | null {
  const { name, owner } = match.fields;
  if (!name) return null;
  // A function that bears the receiver's name makes the object: `def this(…)`.
  const makes = match.tag === 'def.constructor' || source.manifest.selfNames.includes(source.slice(name));
  const text = unquoted(source.slice(name));
  const member = source.manifest.memberMacros?.includes(text) ? memberMacro(source, name) : null;
  if (member) return member;
  const isWhole = match.tag === 'def.namespace' || source.manifest.fullNames !== undefined;
  const outer = isWhole ? null : ownerIn(text);
  return {
    kind: makes
      ? 'constructor'
      : match.tag === 'def.getter'
        ? 'property'
        : match.tag === 'def.method' || (outer !== null && match.tag === 'def.function')
          ? 'method'
          : 'function',
    name: outer === null ? text : ownName(text),
    nameStart: name.start,
    aliases: [],
    owner: owner ? ownerType(source.slice(owner)) : outer,
    member: false,
  };
}

/** `TEST_F(Fixture, opens) { … }` defines a method of its first argument, named by its second. */
function memberMacro(source: Source, macro: Span): Naming | null {
  const found = /\s*\(\s*(\w+)\s*,\s*(\w+)\s*\)/y;
  found.lastIndex = macro.end;
  const [, owner, name] = found.exec(source.text) ?? [];
  if (!owner || !name) return null;
  return { kind: 'method', name, nameStart: macro.start, aliases: [], owner, member: false };
}

/** A function without a name, under that of the call it is passed to. */
function callbackNaming(source: Source, match: Match, argument: Match | undefined): Naming | null {
  const { body } = match.fields;
  const name = argument && body ? callbackName(source, argument, source.slice(body)) : null;
  return name === null
    ? null
    : { kind: 'callback', name, nameStart: match.start, aliases: [], owner: null, member: false };
}

/** Owners of functions in an object that is assigned to a path, by name offset: `module.exports = { run() {} }`. */
function memberOwners(source: Source): ReadonlyMap<number, string> {
  const owners = new Map<number, string>();
  for (const { fields } of source.of('assign.member')) {
    if (fields.left && fields.name) owners.set(fields.name.start, objectOwner(source, fields.left));
  }
  return owners;
}

/** The text of a body that is no block. */
function expressionOf(source: Source, body: Span): string | null {
  return source.text[body.start] === '{' ? null : source.words.textOf(body);
}

/** What a function belongs to by its text: a path of names, or the type of a receiver. */
const ownerType = (text: string): string => (isNamePath(text) ? text : receiverType(text));

function variableDrafts({ source, scopes, holders, variables, imported }: Parts): Draft[] {
  const drafts: Draft[] = [];
  const seen = new Set<string>();
  for (const variable of variables) {
    if (holders.taken.has(variable) || imported.has(variable)) continue;
    const scope = homeOf(variable, scopes);
    const place = scopes.list[scope]!;
    const name = source.slice(variable.name);
    if (!holdsDefinitions(place) || name === '_' || seen.has(`${scope}:${name}`)) continue;
    seen.add(`${scope}:${name}`);
    const component = variable.value !== null && isComponentValue(source, variable.value);
    drafts.push({
      kind: component
        ? 'component'
        : place.kind === 'class' && variable.tag !== 'constant'
          ? 'field'
          : isConstant(variable, name)
            ? 'constant'
            : 'variable',
      name,
      nameStart: variable.name.start,
      aliases: [],
      owner: null,
      node: variable.range,
      shown: variable.shown,
      anchor: variable.anchor,
      body: null,
      type: variable.type ? source.words.textOf(variable.type) || null : null,
      value: variable.valueText,
      result: variable.result,
      member: place.kind === 'class',
      start: variable.range.start,
      end: variable.range.end,
    });
  }
  return drafts;
}

/** Scope that a variable lives in. */
export function homeOf(variable: Variable, scopes: Scopes): number {
  const scope = scopes.at(variable.name.start);
  return variable.tag === 'hoisted' ? scopes.hoisted(scope) : scope;
}

/** Scopes whose names are definitions; names of the others are bindings. */
export function holdsDefinitions(scope: DraftScope): boolean {
  return scope.kind === 'file' || scope.kind === 'class' || scope.kind === 'namespace';
}

function isConstant(variable: Variable, name: string): boolean {
  return variable.tag === 'constant' || (/^_*[A-Z][A-Z0-9_]*$/.test(name) && name.length > 1);
}

/** Routes that are answered by something with a name. */
function routeDrafts({ routes, functions }: Parts): Draft[] {
  const isWritten = ({ handler }: Route): boolean =>
    handler !== null && functions.get(handler.start)?.end === handler.end;
  return routes
    .filter((route) => !isWritten(route))
    .map((route) => ({
      kind: 'route',
      name: route.name,
      nameStart: route.nameStart,
      aliases: [],
      owner: null,
      node: route,
      shown: route,
      // The comment before a decorator is its function's.
      anchor: route.handler === null ? route.nameStart : route.start,
      body: null,
      type: null,
      value: null,
      result: -1,
      member: false,
      start: route.start,
      end: route.end,
    }));
}

/** `export default createApp()`, `exports.limit = 5`, `module.exports = build()`: values with a name for other files. */
function exportedValueDrafts({ source, functions, holders, assignments, imported }: Parts): Draft[] {
  const drafts: Draft[] = [];
  const valueDraft = (name: string, nameStart: number, owner: string | null, range: Span, value: Span): Draft => ({
    kind: isComponentValue(source, value) ? 'component' : 'constant',
    name,
    nameStart,
    aliases: [],
    owner,
    node: range,
    shown: range,
    anchor: range.start,
    body: null,
    type: null,
    value: source.words.textOf(value),
    result: -1,
    member: false,
    start: range.start,
    end: range.end,
  });
  for (const exported of source.of('export.default')) {
    const { value } = exported.fields;
    if (!value || holders.taken.has(exported) || isPlainName(source, value)) continue;
    drafts.push(valueDraft('default', value.start, null, exported, value));
  }
  for (const assigned of assignments.list) {
    if (holders.taken.has(assigned) || imported.has(assigned) || functions.has(assigned.value.start)) continue;
    if (isPlainName(source, assigned.value)) continue;
    const whole = assigned.targets.some((target) => target.tag === 'exports');
    const member = assigned.targets.find((target) => target.tag === 'member' && target.owner === 'exports');
    if (member?.tag === 'member') {
      const draft = valueDraft(member.name, member.nameStart, 'exports', assigned, assigned.value);
      const aliases = assigned.targets.flatMap((target) =>
        target !== member && target.tag === 'member' && target.owner === 'exports' ? target.name : [],
      );
      drafts.push({ ...draft, aliases });
    } else if (whole && source.text[assigned.value.start] !== '{') {
      drafts.push(valueDraft('exports', assigned.start, 'module', assigned, assigned.value));
    }
  }
  return drafts;
}

/** Whether a value is a name alone: exporting it exports what it names. */
export function isPlainName(source: Source, value: Span): boolean {
  return /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(source.slice(value));
}
