/**
 * Who names a function or class that is written as a value: the variable, assignment, field, key, export or call that
 * holds it. A holder's name wins over the name of the function expression, because callers use the holder's.
 */
import type { Assigned, Assignments } from './assignments.ts';
import { callbackName } from './callbacks.ts';
import { type Functions, heldBy } from './functions.ts';
import type { Match, Span } from './match.ts';
import type { Route } from './routes.ts';
import { splitList } from './skips.ts';
import type { Source } from './source.ts';
import type { NodeKind } from './types.ts';
import type { Variable } from './variables.ts';
import { isNamePath, unquoted } from './words.ts';

export interface Holder {
  readonly name: string;
  readonly nameStart: number;
  readonly aliases: readonly string[];
  readonly owner: string | null;
  /** What is shown: declaration, assignment, field, pair. */
  readonly range: Span;
  readonly shown: Span;
  readonly anchor: number;
  /** Kind of a function held like this; a class stays a class. */
  readonly kind: NodeKind;
  readonly member: boolean;
}

export interface Holders {
  /** By the function or class held. */
  readonly of: ReadonlyMap<Match, Holder>;
  /** Variables, assignments and fields that hold one: they make no definition or binding of their own. */
  readonly taken: ReadonlySet<object>;
}

/** Pairs every held function and class with its holder. */
export function readHolders(
  source: Source,
  functions: Functions,
  variables: readonly Variable[],
  assignments: Assignments,
  routes: readonly Route[],
): Holders {
  const of = new Map<Match, Holder>();
  const taken = new Set<object>();
  const hold = (value: Span, holder: (held: Match, component: boolean) => Holder | null): boolean => {
    const held = heldBy(source, functions, value);
    const made = held && !of.has(held.match) ? holder(held.match, held.component) : null;
    if (held && made) of.set(held.match, made);
    return made !== null;
  };

  const holdsValues = source.manifest.heldFunctions !== undefined;
  for (const variable of variables) {
    if (!variable.value || holdsValues) continue;
    const made = hold(variable.value, (held, component) => ({
      name: source.slice(variable.name),
      nameStart: variable.name.start,
      aliases: [],
      owner: null,
      range: rangeAround(variable, held),
      shown: variable.shown,
      anchor: variable.anchor,
      kind: component ? 'component' : 'function',
      member: false,
    }));
    if (made) taken.add(variable);
  }
  for (const assigned of holdsValues ? [] : assignments.list) {
    if (hold(assigned.value, (held) => assignedHolder(source, assigned, held))) taken.add(assigned);
  }
  for (const field of source.of('def.field')) {
    const { name, value } = field.fields;
    if (!name || !value) continue;
    const made = hold(value, () => ({
      name: source.slice(name),
      nameStart: name.start,
      aliases: [],
      owner: null,
      range: field,
      shown: field,
      anchor: field.start,
      kind: 'method',
      member: true,
    }));
    if (made) taken.add(field);
  }
  for (const pair of source.of('pair')) {
    const { key, value } = pair.fields;
    if (!key || !value || unquoted(source.slice(key)) === '') continue;
    hold(value, () => ({
      name: unquoted(source.slice(key)),
      nameStart: key.start,
      aliases: [],
      owner: null,
      range: pair,
      shown: pair,
      anchor: pair.start,
      // Where objects are literals of a type, the function is the value of a field and no method.
      kind: source.manifest.construct === 'literal' ? 'callback' : 'method',
      member: false,
    }));
  }
  const answering = new Map(routes.flatMap((route) => (route.handler ? [[route.handler.start, route] as const] : [])));
  for (const argument of source.of('argument')) {
    const member = memberArgument(source, argument) ?? routeArgument(source, argument, answering);
    if (member && argument.fields.value) hold(argument.fields.value, () => member);
  }
  for (const exported of source.of('export.default')) {
    const { value } = exported.fields;
    if (!value) continue;
    const made = hold(value, (held, component) => ({
      name: held.fields.name ? source.slice(held.fields.name) : 'default',
      nameStart: held.fields.name?.start ?? value.start,
      aliases: [],
      owner: null,
      range: exported,
      shown: exported,
      anchor: exported.start,
      kind: component ? 'component' : 'function',
      member: false,
    }));
    if (made) taken.add(exported);
  }
  return { of, taken };
}

/** A name in a chain or a list is shown alone; once it holds a function, it is shown with that. */
function rangeAround(variable: Variable, held: Match): Span {
  if (variable.range.end >= held.end) return variable.range;
  return variable.value === variable.source ? variable.shown : held;
}

/** `defineGetter(req, 'xhr', function xhr() {})`: the function becomes the member of that name of the first argument. */
function memberArgument(source: Source, argument: Match): Holder | null {
  const { callee, value } = argument.fields;
  if (!callee || !value) return null;
  const open = source.text.indexOf('(', callee.end);
  const [target, key, held] = splitList(source.text, source.skips, open + 1, argument.end - 1);
  if (!target || !key || held?.start !== value.start || held.end !== value.end) return null;
  const owner = source.slice(target);
  const name = source.slice(key);
  if (!isNamePath(owner) || unquoted(name) === name || !isNamePath(unquoted(name))) return null;
  return {
    name: unquoted(name),
    nameStart: key.start,
    aliases: [],
    owner,
    range: argument,
    shown: argument,
    anchor: argument.start,
    kind: 'method',
    member: false,
  };
}

/** `app.get('/users', (c) => …)`: the function is the route, which may also be spoken of as what is written there. */
function routeArgument(source: Source, argument: Match, answering: ReadonlyMap<number, Route>): Holder | null {
  const { value } = argument.fields;
  const route = value ? answering.get(value.start) : undefined;
  if (!value || !route) return null;
  const written = callbackName(source, argument, source.slice(value));
  return {
    name: route.name,
    nameStart: route.nameStart,
    aliases: written === null ? [] : [written],
    owner: null,
    range: route,
    shown: route,
    anchor: route.start,
    kind: 'route',
    member: false,
  };
}

function assignedHolder(source: Source, assigned: Assigned, held: Match): Holder | null {
  const base = { range: assigned, shown: assigned, anchor: assigned.start, member: false };
  const own = held.fields.name;
  const main = assigned.targets.find((target) => target.tag !== 'exports');
  if (!main) {
    if (own)
      return { ...base, name: source.slice(own), nameStart: own.start, aliases: [], owner: null, kind: 'function' };
    return { ...base, name: 'exports', nameStart: assigned.start, aliases: [], owner: 'module', kind: 'function' };
  }
  const owner = main.tag === 'member' ? main.owner : null;
  return {
    ...base,
    name: main.name,
    nameStart: main.tag === 'member' ? main.nameStart : main.span.start,
    aliases: assigned.targets.flatMap((target) =>
      target !== main && target.tag === 'member' && target.owner === owner ? target.name : [],
    ),
    owner,
    kind: owner === null || owner === 'exports' ? 'function' : 'method',
  };
}
