/**
 * Routes: calls on a router with a path and what answers (`app.get('/users/:id', show)`), and decorators that say the same
 * of the function below them. What is no router declares none: `cache.put('/x', v)`. A path counts from the prefixes that
 * are written in the same file.
 */
import type { RouteRules } from '../languages/routes.ts';
import type { Functions } from './functions.ts';
import type { Match, Span } from './match.ts';
import { createRouters, type Link, type Routers } from './routers.ts';
import type { Source } from './source.ts';
import type { Variable } from './variables.ts';
import { lastName } from './words.ts';
import type { Wraps } from './wraps.ts';

export interface Route extends Span {
  /** `GET /users/:id`; `ANY` for what answers every verb. */
  readonly name: string;
  /** Where its path is written. */
  readonly nameStart: number;
  /** The argument that answers; null for a decorator, which answers by the function below it. */
  readonly handler: Span | null;
  /** What a handler made by a method is made of: `this.show` of `this.show.bind(this)`, `Detail` of `Detail.as_view()`. */
  readonly use: Span | null;
}

const ANY = 'ANY';

/** Every route of a file. */
export function readRoutes(
  source: Source,
  functions: Functions,
  variables: readonly Variable[],
  wraps: Wraps,
): readonly Route[] {
  const { routes: rules } = source.manifest;
  if (rules === undefined || !mayDeclare(source, rules)) return [];
  const routers = createRouters(source, rules, functions, variables);
  return [
    ...routers.links.flatMap((link) => calledRoute(source, rules, routers, functions, link) ?? []),
    ...source.of('decorator').flatMap((match) => decoratedRoute(source, rules, routers, wraps, match) ?? []),
  ];
}

/** A quick look at the text: most files declare no route, and chains are not read for them. */
function mayDeclare({ text }: Source, rules: RouteRules): boolean {
  const { methods, decorators, functions, groups, mounts, chains, classPrefixes, prefixKeys } = rules;
  const called = [methods, decorators].flatMap((table) => Object.keys(table).map(lastName));
  const withPath = [...called, ...groups, ...mounts, ...chains].join('|');
  const withText = [...Object.keys(functions), ...classPrefixes].map((name) => `|${name}\\s*\\(`).join('');
  const keys = Object.keys(prefixKeys)
    .map((key) => `|${key}\\s*[=:]\\s*['"\`]`)
    .join('');
  const path = `(?:${withPath})(?:<[^()]*>)?\\s*\\(\\s*[rRbBuU]?['"\`](?:/|[A-Z]+ )`;
  return new RegExp(`(?<![\\w$])(?:${path}${withText}${keys})`).test(text);
}

function calledRoute(
  source: Source,
  rules: RouteRules,
  routers: Routers,
  functions: Functions,
  link: Link,
): Route | null {
  const { method, args } = link;
  const isFunction = link.index === 0 && link.owner === '' && Object.hasOwn(rules.functions, method);
  const isOfModule = link.index === 0 && Object.hasOwn(rules.methods, `${link.owner}.${method}`);
  if (isFunction ? !importsFrom(source, rules.functions[method]!, method) : !Object.hasOwn(rules.methods, method)) {
    return null;
  }
  const { router, pending } = isFunction || isOfModule ? { router: '', pending: null } : routers.before(link);
  const own = args[0] ? routers.stringOf(args[0]) : null;
  const path = own ?? pending;
  if (router === null || path === null) return null;
  const handler = args
    .slice(own === null ? 0 : 1)
    .findLast((argument) => isHandler(source, rules, routers, functions, argument));
  if (!handler) return null;
  const [verb, rest] = splitVerb(rules.methods[method] ?? '', path);
  if (!isFunction && !isPath(rest, router)) return null;
  return {
    name: `${verb || ANY} ${routers.join(router, isFunction && !rest.startsWith('^') ? `/${rest}` : rest)}`,
    nameStart: link.isAlone ? (args[0] ?? link.call).start : link.start,
    start: link.start,
    end: link.call.end,
    handler,
    use: ownerOfCall(source, handler),
  };
}

function decoratedRoute(source: Source, rules: RouteRules, routers: Routers, wraps: Wraps, match: Match): Route | null {
  const { callee } = match.fields;
  const path = callee ? source.slice(callee) : '';
  const method = lastName(path);
  const link = callee ? routers.linkAt(callee) : null;
  if (!link || !Object.hasOwn(rules.decorators, method)) return null;
  const owner = path.slice(0, -method.length - 1);
  const around = rules.classPrefixes.length === 0 ? null : classPrefix(source, rules, routers, wraps, match);
  const router = around ?? (owner === '' ? '' : (routers.named(owner, match.start) ?? ''));
  const own = (link.args[0] ? routers.stringOf(link.args[0]) : null) ?? (around === null ? null : '');
  if (own === null || (around === null && !isPath(own, router))) return null;
  const rest = around === null || own === '' || own.startsWith('/') ? own : `/${own}`;
  return {
    name: `${verbOf(source, rules, method, link) || ANY} ${routers.join(router, rest)}`,
    nameStart: (link.args[0] ?? match).start,
    start: match.start,
    end: match.end,
    handler: null,
    use: null,
  };
}

function ownerOfCall(source: Source, { start, end }: Span): Span | null {
  const [path] = /^[\p{L}_$][\p{L}\p{N}_$.]*(?=\.[\p{L}\p{N}_$]+\()/u.exec(source.text.slice(start, end)) ?? [];
  return path === undefined ? null : { start, end: start + path.length };
}

/** The verb of a decorator, several with a stroke between them. */
function verbOf(source: Source, { decorators, verbs }: RouteRules, method: string, { args }: Link): string {
  const verb = decorators[method]!;
  if (verb !== '' || verbs === null) return verb;
  const list = args.map((arg) => source.slice(arg)).find((text) => new RegExp(`^${verbs.key}\\s*=`).test(text));
  return list === undefined ? verbs.otherwise : [...list.matchAll(/['"](\w+)['"]/g)].map(([, one]) => one).join('|');
}

/** The path of the class that a decorated method lies in; null when its class declares none. */
function classPrefix(
  source: Source,
  rules: RouteRules,
  routers: Routers,
  wraps: Wraps,
  { start }: Match,
): string | null {
  const inner = source.of('def.class').findLast((one) => one.start < start && start < one.end);
  const decorators = inner ? wraps.decorators(wraps.around(inner)) : [];
  const found = decorators.find(
    ({ fields }) => fields.callee && rules.classPrefixes.includes(source.slice(fields.callee)),
  );
  if (!found?.fields.callee) return null;
  const [path] = routers.linkAt(found.fields.callee)?.args ?? [];
  const prefix = path ? (routers.stringOf(path) ?? '') : '';
  return prefix === '' || prefix.startsWith('/') ? prefix : `/${prefix}`;
}

/** A path begins with a slash; on a router with a prefix it may be empty. */
function isPath(path: string, prefix: string): boolean {
  return path.startsWith('/') || (path === '' && prefix !== '');
}

/** `GET /p` says its verb itself. */
function splitVerb(verb: string, path: string): readonly [string, string] {
  const said = verb === '' ? /^([A-Z]+)\s+(\/.*)$/.exec(path) : null;
  return said ? [said[1]!, said[2]!] : [verb, path];
}

/** Whether an argument may answer: a function, a name or what a call gives, but no value that is plainly something else. */
function isHandler(source: Source, rules: RouteRules, routers: Routers, functions: Functions, span: Span): boolean {
  if (functions.has(span.start)) return true;
  const text = source.slice(span);
  if (/^['"`\d{]|^\[\s*\]|^\w+\s*=[^=>]/.test(text) || source.manifest.literals.includes(text)) return false;
  const called = /^([\p{L}\p{N}_$.]+)\(/u.exec(text);
  if (called && rules.mounts.includes(lastName(called[1]!))) return false;
  const held = routers.initialiser(text);
  return held === null || !/^['"`\d{[]/.test(held);
}

function importsFrom(source: Source, module: string, name: string): boolean {
  return source
    .of('import.named')
    .some(
      ({ fields }) =>
        fields.source && fields.name && source.slice(fields.source) === module && source.slice(fields.name) === name,
    );
}
