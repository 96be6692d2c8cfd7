/**
 * Which expressions of a file are routers, and below which path: by what makes them, by their type, by their name, by where
 * they are put. A chain of calls is read link by link; routers may be named before what they are put below.
 */
import type { RouteRules } from '../languages/routes.ts';
import type { Functions } from './functions.ts';
import type { Match, Span } from './match.ts';
import type { Source } from './source.ts';
import { typedAs, type Variable } from './variables.ts';
import { isNamePath, lastName } from './words.ts';

/** One call of a chain: `.get('/x', h)` of `router.route('/x').get('/x', h)`. */
export interface Link {
  readonly call: Match;
  readonly method: string;
  /** What stands before the method, for the first link of a chain. */
  readonly owner: string;
  readonly args: readonly Span[];
  readonly chain: readonly Link[];
  readonly index: number;
  /** Where it begins: the whole call, or its method when it is one of several. */
  readonly start: number;
  readonly isAlone: boolean;
}

/** What a link is called on: a router with its prefix, or null; and a path that its chain has named. */
export interface Receiver {
  readonly router: string | null;
  readonly pending: string | null;
}

export interface Routers {
  readonly links: readonly Link[];
  linkAt(callee: Span): Link | null;
  before(link: Link): Receiver;
  /** Prefix of the router of a name as seen from an offset; null when it is none. */
  named(path: string, offset: number): string | null;
  /** A string without anything computed in it; null for any other argument. */
  stringOf(argument: Span): string | null;
  join(prefix: string, path: string): string;
}

/** Routers are followed this far through groups, mounts and variables. */
const DEPTH = 12;

interface Mount {
  readonly link: Link;
  readonly prefix: string;
  readonly replaces: boolean;
}

/** Routers of a file. */
export function createRouters(
  source: Source,
  rules: RouteRules,
  functions: Functions,
  variables: readonly Variable[],
): Routers {
  const { text } = source;
  const chains = readChains(source);
  const links = [...chains.values()].flat();
  const byCallee = new Map(links.map((link) => [link.call.fields.callee?.end ?? -1, link]));
  const named = new Map<string, Variable[]>();
  for (const variable of variables) {
    const name = source.slice(variable.name);
    named.set(name, [...(named.get(name) ?? []), variable]);
  }

  const stringOf = (argument: Span): string | null => {
    const found = /^[rRbBuU]?(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1$/.exec(source.slice(argument));
    return found === null || found[2]!.includes('${') ? null : found[2]!;
  };

  /** A prefix among named arguments and in an object of options. */
  const keyedPrefix = (args: readonly Span[]): { readonly prefix: string; readonly replaces: boolean } | null => {
    for (const [key, effect] of Object.entries(rules.prefixKeys)) {
      const pattern = new RegExp(`(?:^|[{,]\\s*)${key}\\s*[=:]\\s*(['"\`])([^'"\`]*)\\1`);
      for (const arg of args) {
        const found = functions.has(arg.start) ? null : pattern.exec(source.slice(arg));
        if (found) return { prefix: found[2]!, replaces: effect === 'replaces' };
      }
    }
    return null;
  };

  const mounts = new Map<string, Mount>();
  const handed: { readonly name: string; readonly range: Span; readonly mount: Mount }[] = [];
  for (const link of links) {
    const { method, args } = link;
    if (!rules.mounts.includes(method) && !rules.groups.includes(method)) continue;
    const first = args[0] ? stringOf(args[0]) : null;
    const keyed = keyedPrefix(args);
    const mount = { link, prefix: first ?? keyed?.prefix ?? '', replaces: keyed?.replaces ?? false };
    for (const arg of args) {
      const name = source.slice(arg);
      const taken = functionOf(source, functions, arg);
      const parameter = taken ? firstParameter(text, taken) : null;
      if (taken && parameter !== null) handed.push({ name: parameter, range: taken, mount });
      else if (rules.mounts.includes(method) && isNamePath(name)) mounts.set(name, mount);
    }
  }

  const isMaker = (path: string): boolean => rules.makers.some((maker) => path === maker || path.endsWith(`.${maker}`));

  const typed = new Set<string>();
  for (const match of source.of('bind.parameter')) {
    const type = match.fields.type ?? typedAs(source, match);
    const name = match.fields.name ?? match.fields.pattern;
    if (!type || !name) continue;
    const plain = source.slice(type).replace(/^[*&]+|[<[].*$/gs, '');
    if (rules.types.some((one) => plain === one || plain.endsWith(`.${one}`))) typed.add(source.slice(name));
  }

  /** `userRouter` and `user_router` are routers as `router` is. */
  const isNamedLikeOne = (path: string): boolean => {
    const name = lastName(path);
    return rules.routers.some((router) => {
      if (name.toLowerCase() === router) return true;
      const ending = router.length > 1 ? `${router[0]!.toUpperCase()}${router.slice(1)}` : null;
      return ending !== null && (name.endsWith(ending) || name.endsWith(`_${router}`));
    });
  };

  const routerNamed = (path: string, offset: number, depth: number): string | null => {
    if (depth > DEPTH) return null;
    const given = handed
      .filter(({ name, range }) => name === path && range.start < offset && offset < range.end)
      .reduce<(typeof handed)[number] | null>(
        (inner, one) => (!inner || one.range.start > inner.range.start ? one : inner),
        null,
      );
    if (given) return joined(receiver(given.mount.link, depth + 1).router ?? '', given.mount.prefix);
    const own = madeBy(path, offset, depth);
    if (own === null && !typed.has(path) && !isNamedLikeOne(path)) return null;
    const mount = mounts.get(path);
    if (!mount) return own ?? '';
    const above = joined(receiver(mount.link, depth + 1).router ?? '', mount.prefix);
    return mount.replaces ? above : joined(above, own ?? '');
  };

  /** Prefix of the router that a variable is made; null when it is made something else. */
  const madeBy = (path: string, offset: number, depth: number): string | null => {
    const candidates = named.get(path) ?? [];
    const variable = candidates.findLast(({ since }) => since <= offset) ?? candidates[0];
    const value = variable?.source;
    const chain = value ? chains.get(value.start) : undefined;
    const last = chain?.findLast(({ call }) => call.end <= value!.end);
    return last ? after(last, receiver(last, depth + 1)).router : null;
  };

  /** What a link is called on. */
  const receiver = (link: Link, depth: number): Receiver => {
    if (link.index > 0) {
      const before = link.chain[link.index - 1]!;
      return after(before, receiver(before, depth));
    }
    return { router: link.owner === '' ? null : routerNamed(link.owner, link.call.start, depth), pending: null };
  };

  /** What a link gives. */
  const after = (link: Link, { router, pending }: Receiver): Receiver => {
    const path = link.owner === '' ? link.method : `${link.owner}.${link.method}`;
    if (link.index === 0 && isMaker(path)) return { router: keyedPrefix(link.args)?.prefix ?? '', pending: null };
    if (router === null) return { router, pending };
    const first = link.args[0] ? stringOf(link.args[0]) : null;
    if (rules.groups.includes(link.method)) return { router: joined(router, first ?? ''), pending: null };
    if (rules.chains.includes(link.method) && link.args.length === 1) return { router, pending: first };
    return { router, pending };
  };

  return {
    links,
    linkAt: (callee) => byCallee.get(callee.end) ?? null,
    before: (link) => receiver(link, 0),
    named: (path, offset) => routerNamed(path, offset, 0),
    stringOf,
    join: joined,
  };
}

/** `/api` and `/users` are `/api/users`; below a prefix the root is the prefix itself. */
function joined(prefix: string, path: string): string {
  const base = prefix.replace(/\/+$/, '');
  if (base === '') return path;
  return path === '' || path === '/' ? base : `${base}${path.startsWith('/') ? '' : '/'}${path}`;
}

/** Calls and instantiations by where their chains begin, a chain from the inside out. */
function readChains(source: Source): ReadonlyMap<number, readonly Link[]> {
  const groups = new Map<number, Match[]>();
  for (const match of [...source.of('ref.call'), ...source.of('ref.new')]) {
    if (!match.fields.callee) continue;
    const group = groups.get(match.start);
    if (group) group.push(match);
    else groups.set(match.start, [match]);
  }
  const chains = new Map<number, Link[]>();
  for (const [start, group] of groups) {
    group.sort((a, b) => a.end - b.end);
    const chain: Link[] = [];
    group.forEach((call, index) => {
      const callee = call.fields.callee!;
      const from = index === 0 ? callee.start : Math.min(group[index - 1]!.end, callee.end);
      const path = source.text.slice(from, callee.end);
      const method = lastName(path);
      const isAlone = group.length === 1;
      chain.push({
        call,
        method,
        owner: path.slice(0, path.length - method.length).replace(/\s*(?:\?\.|\.|->|::)\s*$/, ''),
        args: source.argumentsOf(call) ?? [],
        chain,
        index,
        start: isAlone ? start : callee.end - method.length,
        isAlone,
      });
    });
    chains.set(start, chain);
  }
  return chains;
}

/** The function that an argument is, or that it names in this file. */
function functionOf(source: Source, functions: Functions, argument: Span): Match | null {
  const literal = functions.get(argument.start);
  if (literal) return literal.end === argument.end ? literal : null;
  const name = source.slice(argument);
  for (const match of functions.values()) {
    if (match.tag === 'def.function' && match.fields.name && source.slice(match.fields.name) === name) return match;
  }
  return null;
}

/** Name of the first parameter of a function. */
function firstParameter(text: string, { start, end, fields }: Match): string | null {
  const head = text.slice(start, fields.body?.start ?? end);
  const found =
    /\(\s*([\p{L}_$][\p{L}\p{N}_$]*)/u.exec(head) ?? /^(?:async\s+)?([\p{L}_$][\p{L}\p{N}_$]*)\s*=>/u.exec(head);
  return found?.[1] ?? null;
}
