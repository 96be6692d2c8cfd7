/**
 * Everything in a file that gets to be a definition, before nesting. Variables of a function are not among them: they are
 * bindings, unless they hold a function.
 */
import { type Assignments, objectOwner } from './assignments.ts';
import { callbackName } from './callbacks.ts';
import type { Draft } from './draft.ts';
import { type Functions, isComponentValue } from './functions.ts';
import type { Holders } from './holders.ts';
import { DEFINITION_TAGS, type Match, type Span } from './match.ts';
import type { DraftScope, Scopes } from './scopes.ts';
import type { Source } from './source.ts';
import type { NodeKind } from './types.ts';
import { anchorOf, rangeOf, typedAs, type Variable } from './variables.ts';
import { lastName, unquoted } from './words.ts';

export interface Parts {
  readonly source: Source;
  readonly scopes: Scopes;
  readonly functions: Functions;
  readonly holders: Holders;
  readonly variables: readonly Variable[];
  readonly assignments: Assignments;
  /** Variables that an import has bound: they are imports and nothing else. */
  readonly imported: ReadonlySet<object>;
}

/** Definitions of a file, in no order. */
export function readDrafts(parts: Parts): Draft[] {
  return [...functionDrafts(parts), ...declaredDrafts(parts), ...variableDrafts(parts), ...exportedValueDrafts(parts)];
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
      type: declared ? source.words.textOf(declared) : null,
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
  return {
    kind: makes ? 'constructor' : match.tag === 'def.method' ? 'method' : 'function',
    name: unquoted(source.slice(name)),
    nameStart: name.start,
    aliases: [],
    owner: owner ? receiverType(source.slice(owner)) : null,
    member: false,
  };
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

/** `*Store[T]` is a receiver of type `Store`. */
function receiverType(text: string): string {
  return lastName(text.replace(/[[(].*$|\swith\s.*$/s, ''));
}

function declaredDrafts({ source, holders }: Parts): Draft[] {
  const drafts: Draft[] = [];
  for (const tag of DEFINITION_TAGS) {
    if (isFunctionTag(tag)) continue;
    const matches = source.of(tag);
    matches.forEach((match, index) => {
      const { name, body, value } = match.fields;
      if (!name || holders.taken.has(match)) return;
      const statement = match.fields.statement ?? match;
      const type = match.fields.type ?? typedAs(source, match);
      const shared = isSame(matches[index - 1], match) || isSame(matches[index + 1], match);
      const range = shared ? name : rangeOf(source, match, statement);
      drafts.push({
        kind: kindOf(tag),
        name: tag === 'def.object' ? `new ${receiverType(source.slice(name))}` : memberName(source, source.slice(name)),
        nameStart: name.start,
        aliases: [],
        owner: null,
        node: match,
        shown: tag === 'def.object' ? { start: name.start, end: match.end } : shared ? match : range,
        anchor: anchorOf(source, match, statement),
        body: body ?? (tag === 'def.object' ? match : null),
        type: type ? source.words.textOf(type) : null,
        value: value ? source.words.textOf(value) : null,
        result: -1,
        member: tag === 'def.field' || tag === 'def.enum_member',
        start: range.start,
        end: range.end,
      });
    });
  }
  return drafts;
}

function isSame(a: Span | undefined, b: Span): boolean {
  return a !== undefined && a.start === b.start && a.end === b.end;
}

const FUNCTION_TAGS = ['def.function', 'def.method', 'def.constructor', 'def.class'] as const;
type DefinitionTag = (typeof DEFINITION_TAGS)[number];

/** Whether definitions of a tag are read with the functions: they may be named by what holds them. */
function isFunctionTag(tag: DefinitionTag): tag is (typeof FUNCTION_TAGS)[number] {
  return FUNCTION_TAGS.some((one) => one === tag);
}

function kindOf(tag: Exclude<DefinitionTag, (typeof FUNCTION_TAGS)[number]>): NodeKind {
  switch (tag) {
    case 'def.object':
      return 'class';
    case 'def.struct':
      return 'struct';
    case 'def.interface':
      return 'interface';
    case 'def.trait':
      return 'trait';
    case 'def.enum':
      return 'enum';
    case 'def.type_alias':
      return 'type_alias';
    case 'def.namespace':
      return 'namespace';
    case 'def.field':
      return 'field';
    case 'def.property':
      return 'property';
    case 'def.enum_member':
      return 'enum_member';
  }
}

/** An embedded field is named by its type: `Pool` for `*sync.Pool` and `Pool[T]`. A string key loses its quotes. */
function memberName(source: Source, text: string): string {
  // An indexer is declared by the receiver's name: `this[int i]`.
  if (source.manifest.selfNames.includes(text)) return `${text}[]`;
  const plain = unquoted(text);
  return plain === text && /[.*[]/.test(text) && !text.startsWith('[') ? receiverType(text) : plain;
}

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
        : place.kind === 'class'
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
      type: variable.type ? source.words.textOf(variable.type) : null,
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
      drafts.push(valueDraft(member.name, member.nameStart, 'exports', assigned, assigned.value));
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
