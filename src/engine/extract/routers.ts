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
  /** Initialiser of the variable of a name; null when it has none, or there is none. */
  initialiser(name: string): string | null;
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
  const tables = [rules.methods, rules.functions, rules.decorators];
  const methods = [...tables.flatMap((table) => Object.keys(table).map(lastName)), ...rules.classPrefixes];
  const links = chains.named(new Set([...methods, ...rules.groups, ...rules.mounts]));
  const byCallee = new Map(links.map((link) => [link.call.fields.callee?.end ?? -1, link]));
  const named = new Map<string, Variable[]>();
  for (const variable of variables) {
    const name = source.slice(variable.name);
    const same = named.get(name);
    if (same) same.push(variable);
    else named.set(name, [variable]);
  }

  const stringOf = (argument: Span): string | null => {
    const found = /^[rRbBuU]?(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1$/.exec(source.slice(argument));
    return found === null || found[2]!.includes('${') ? null : found[2]!;
  };

  const prefixPatterns = Object.entries(rules.prefixKeys).map(([key, effect]) => ({
    pattern: new RegExp(`(?:^|[{,]\\s*)${key}\\s*[=:]\\s*(['"\`])([^'"\`]*)\\1`),
    replaces: effect === 'replaces',
  }));

  /** A prefix among named arguments and in an object of options. */
  const keyedPrefix = (args: readonly Span[]): { readonly prefix: string; readonly replaces: boolean } | null => {
    for (const arg of args) {
      if (functions.has(arg.start)) continue;
      const said = source.slice(arg);
      for (const { pattern, replaces } of prefixPatterns) {
        const found = pattern.exec(said);
        if (found) return { prefix: found[2]!, replaces };
      }
    }
    return null;
  };

  const functionsByName = new Map<string, Match>();
  for (const match of source.of('def.function')) {
    if (match.fields.name) functionsByName.set(source.slice(match.fields.name), match);
  }
  const mounts = new Map<string, Mount>();
  const handed = new Map<string, { readonly range: Span; readonly mount: Mount }[]>();
  const byStart = [...links].sort((a, b) => a.start - b.start || a.index - b.index);
  for (const link of byStart) {
    const { method, args } = link;
    const isGroup = rules.groups.includes(method);
    if (!isGroup && !rules.mounts.includes(method)) continue;
    const first = args[0] ? stringOf(args[0]) : null;
    const keyed = keyedPrefix(args);
    const mount = { link, prefix: first ?? keyed?.prefix ?? '', replaces: keyed?.replaces ?? false };
    for (const arg of args) {
      const literal = functions.get(arg.start);
      const name = literal ? '' : source.slice(arg);
      const taken = literal?.end === arg.end ? literal : functionsByName.get(name);
      // What is used below a path answers there; only a group or what is registered with a prefix is handed a router.
      const parameter = taken && (isGroup || keyed) ? firstParameter(text, taken) : null;
      if (taken && parameter !== null)
        handed.set(parameter, [...(handed.get(parameter) ?? []), { range: taken, mount }]);
      else if (!isGroup && !taken && isNamePath(name)) mounts.set(name, mount);
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
    // In the order of their starts, so that the last is the innermost.
    const given = handed.get(path)?.findLast(({ range }) => range.start < offset && offset < range.end);
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
    const last = value ? chains.at(value.start).findLast(({ call }) => call.end <= value.end) : undefined;
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
    initialiser: (name) => named.get(name)?.[0]?.valueText ?? null,
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

interface Chains {
  /** The chain that begins at an offset, from the inside out; empty when none does. */
  at(start: number): readonly Link[];
  /** Links whose methods are among these. */
  named(methods: ReadonlySet<string>): readonly Link[];
}

/** Longest method name looked at, in UTF-16 code units. */
const NAME_REACH = 40;

/** Chains of a file; one is read when it is asked for, since most have nothing to do with routes. */
function readChains(source: Source): Chains {
  const groups = new Map<number, Match[]>();
  for (const match of [...source.of('ref.call'), ...source.of('ref.new')]) {
    if (!match.fields.callee) continue;
    const group = groups.get(match.start);
    if (group) group.push(match);
    else groups.set(match.start, [match]);
  }
  const known = new Map<number, readonly Link[]>();
  const at = (start: number): readonly Link[] => {
    const chain = known.get(start) ?? readChain(source, start, groups.get(start) ?? []);
    known.set(start, chain);
    return chain;
  };
  return {
    at,
    named(methods) {
      const links: Link[] = [];
      for (const [start, group] of groups) {
        const isNamed = group.some(({ fields }) => {
          const { start: from, end } = fields.callee!;
          return methods.has(lastName(source.text.slice(Math.max(from, end - NAME_REACH), end)));
        });
        if (isNamed) links.push(...at(start).filter(({ method }) => methods.has(method)));
      }
      return links;
    },
  };
}

function readChain(source: Source, start: number, group: readonly Match[]): readonly Link[] {
  const calls = [...group].sort((a, b) => a.end - b.end);
  const chain: Link[] = [];
  calls.forEach((call, index) => {
    const callee = call.fields.callee!;
    const from = index === 0 ? callee.start : Math.min(calls[index - 1]!.end, callee.end);
    const path = source.text.slice(from, callee.end);
    const method = lastName(path);
    const isAlone = calls.length === 1;
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
  return chain;
}

/** Name of the first parameter of a function. */
function firstParameter(text: string, { start, end, fields }: Match): string | null {
  const head = text.slice(start, fields.body?.start ?? end);
  const found =
    /\(\s*([\p{L}_$][\p{L}\p{N}_$]*)/u.exec(head) ?? /^(?:async\s+)?([\p{L}_$][\p{L}\p{N}_$]*)\s*=>/u.exec(head);
  return found?.[1] ?? null;
}
