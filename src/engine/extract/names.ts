/**
 * What holds a function: a variable, an assignment, a keyed element, a field, a call. The holder gives it the name people
 * know it by, and the owner when the name is a path.
 */
import type { Match, Span } from './match.ts';
import { splitList } from './skips.ts';
import type { Source } from './source.ts';
import { lastName, unquoted } from './words.ts';

export interface Holding {
  readonly name: string;
  readonly owner: string | null;
  readonly aliases: readonly string[];
  /** Range of the definition: the whole statement or element. */
  readonly range: Span;
  readonly kind: 'held' | 'field' | 'callback' | 'component';
  /** The match that holds it, when it is a variable or field: it is then no definition of its own. */
  readonly holder: Match | null;
  readonly exported: boolean;
}

export interface Holders {
  /** What holds a value with exactly this range; null for nothing that names it. */
  of(value: Span, ownName: string | null): Holding | null;
}

const keyOf = (span: Span): string => `${span.start},${span.end}`;
/** Calls that give back the function they are given, or one like it. */
const WRAPPING = /^(?:use[A-Z]\w*|memo|forwardRef|debounce|throttle|once|memoize|lazy|observer|styled)$/;
const COMPONENT = /^(?:memo|forwardRef|lazy|observer)$/;

export function readHolders(source: Source): Holders {
  const variables = byValue(['variable', 'constant', 'hoisted'], source, 'value');
  const fields = byValue(['def.field'], source, 'value');
  const assigns = byValue(['assign'], source, 'right');
  const pairs = byValue(['pair'], source, 'value');
  const calls = byValue(['argument'], source, 'value');
  const args = new Map(source.of('ref.call').map((match) => [keyOf(match), match]));

  const held = (value: Span): Holding | null => {
    const variable = variables.get(keyOf(value));
    if (variable?.fields.name) {
      const range = variable.fields.statement ?? variable;
      return {
        name: source.slice(variable.fields.name),
        owner: null,
        aliases: [],
        range,
        kind: 'held',
        holder: variable,
        exported: false,
      };
    }
    const field = fields.get(keyOf(value));
    if (field?.fields.name) {
      return {
        name: unquoted(source.slice(field.fields.name)),
        owner: null,
        aliases: [],
        range: field,
        kind: 'field',
        holder: field,
        exported: false,
      };
    }
    const pair = pairs.get(keyOf(value));
    if (pair?.fields.key) {
      return {
        name: unquoted(source.slice(pair.fields.key)),
        owner: null,
        aliases: [],
        range: pair,
        kind: 'field',
        holder: null,
        exported: false,
      };
    }
    return assigned(value);
  };

  /** `a.b = c.d = function`: the outermost target names it, the others are aliases. */
  const assigned = (value: Span): Holding | null => {
    const lefts: string[] = [];
    let range: Span = value;
    for (let assign = assigns.get(keyOf(value)); assign?.fields.left; assign = assigns.get(keyOf(assign))) {
      lefts.unshift(source.words.textOf(assign.fields.left));
      range = assign;
    }
    const variable = variables.get(keyOf(range));
    if (lefts.length === 0) return null;
    const paths = lefts.map(readPath);
    const named = paths.filter(({ name }) => name !== 'exports' || paths.length === 1);
    const first = variable?.fields.name
      ? { owner: null, name: source.slice(variable.fields.name) }
      : (named[0] ?? paths[0]);
    const aliases = paths.map(({ name }) => name).filter((name) => name !== first.name && name !== 'exports');
    const exported = paths.some(
      ({ owner, name }) =>
        owner === 'exports' || owner === 'module.exports' || (owner === 'module' && name === 'exports'),
    );
    return {
      ...first,
      aliases: [...new Set(aliases)],
      range: variable?.fields.statement ?? range,
      kind: 'held',
      holder: variable ?? null,
      exported,
    };
  };

  return {
    of(value, ownName) {
      const direct = held(value);
      if (direct) {
        const own = ownName !== null && ownName !== direct.name ? [ownName] : [];
        return { ...direct, aliases: [...new Set([...direct.aliases, ...own])] };
      }
      const call = calls.get(keyOf(value));
      if (!call?.fields.callee) return null;
      const callee = source.words.textOf(call.fields.callee);
      if (WRAPPING.test(lastName(callee))) {
        const around = held(call);
        if (around) return COMPONENT.test(lastName(callee)) ? { ...around, kind: 'component' } : around;
      }
      return ownName === null
        ? callback(call, callee, value)
        : { ...callback(call, callee, value), ...attached(call, ownName) };
    },
  };

  /** `defineGetter(req, 'xhr', function xhr() …)`: the function is a member of its first argument. */
  function attached(call: Match, ownName: string): Partial<Holding> {
    const list = argumentsOf(call);
    const [target, name] = list.map((span) => source.slice(span));
    const isMember = list.length >= 3 && /^[A-Za-z_$][\w$.]*$/.test(target) && /^['"][\w$]+['"]$/.test(name);
    return isMember ? { name: unquoted(name), owner: target, kind: 'held', range: call } : { name: ownName };
  }

  function callback(call: Match, callee: string, value: Span): Holding {
    const text = argumentsOf(call)
      .map((span) => source.slice(span))
      .find((part) => /^(["'`])[^\n]*\1$/.test(part));
    const short = callee.length > 40 ? lastName(callee) : callee;
    const name = text === undefined ? `${short} callback` : `${short} "${unquoted(text).slice(0, 60)}"`;
    return { name, owner: null, aliases: [], range: value, kind: 'callback', holder: null, exported: false };
  }

  function argumentsOf(call: Match): readonly Span[] {
    const list = args.get(keyOf(call))?.fields.args;
    return list && list.end - list.start > 2 ? splitList(source.text, source.skips, list.start + 1, list.end - 1) : [];
  }
}

function byValue(
  tags: readonly Parameters<Source['of']>[0][],
  source: Source,
  field: 'value' | 'right',
): ReadonlyMap<string, Match> {
  const found = new Map<string, Match>();
  for (const tag of tags) {
    for (const match of source.of(tag)) {
      const value = match.fields[field];
      if (value) found.set(keyOf(value), match);
    }
  }
  return found;
}

/** `X.prototype.m` → owner X, name m; `app[method]` → owner app, name [method]. */
export function readPath(left: string): { readonly owner: string | null; readonly name: string } {
  const name = lastName(left);
  const before = left
    .slice(0, left.length - name.length)
    .replace(/\??\.$/, '')
    .replace(/\.prototype$/, '');
  return { owner: before === '' ? null : before, name };
}
