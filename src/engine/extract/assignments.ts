/**
 * Assignments to what is not declared at the spot: `res.get = function`, `exports.a = b`, `a.x = a.y = value`. A chain is
 * one assignment with several targets and the value at its end.
 */
import type { LanguageManifest } from '../languages/types.ts';
import type { Match, Span } from './match.ts';
import type { Source } from './source.ts';
import { foldSpace, isNamePath, lastName, unquoted } from './words.ts';

/** What stands left of an assignment. */
export type Target =
  /** The module's exports as a whole. */
  | { readonly tag: 'exports'; readonly span: Span }
  /** `owner.name`; owner is `exports` for a member of the module's exports. */
  | {
      readonly tag: 'member';
      readonly owner: string;
      readonly name: string;
      readonly nameStart: number;
      readonly span: Span;
    }
  | { readonly tag: 'name'; readonly name: string; readonly span: Span };

export interface Assigned extends Span {
  readonly targets: readonly Target[];
  readonly type: Span | null;
  readonly value: Span;
}

export interface Assignments {
  /** By start; a chain is listed once. Without those that are the value of a declared variable. */
  readonly list: readonly Assigned[];
  /** Chains between a variable and its value, by the start of the chain: `var app = exports = {}`. */
  readonly claimed: ReadonlyMap<number, Assigned>;
  /** Assignments and declarations that are the value of another one. */
  readonly inner: ReadonlySet<Match>;
  /** Links of chains by start offset of the inner assignment. */
  readonly links: ReadonlyMap<number, readonly Match[]>;
}

/** Every assignment of a file. */
export function readAssignments(source: Source): Assignments {
  const links = new Map<number, Match[]>();
  const matches = source.of('assign');
  // A declaration can stand at the end of a chain where assigning declares: `self.y = z = Foo()`.
  for (const match of [...matches, ...source.of('hoisted')]) {
    const same = links.get(match.start);
    if (same) same.push(match);
    else links.set(match.start, [match]);
  }
  const values = new Map<number, number>();
  for (const tag of ['variable', 'constant', 'hoisted'] as const) {
    for (const { fields } of source.of(tag)) if (fields.value) values.set(fields.value.start, fields.value.end);
  }
  const inner = innerLinks(source, links);
  const list: Assigned[] = [];
  const claimed = new Map<number, Assigned>();
  for (const match of matches) {
    if (inner.has(match)) continue;
    const targets: Target[] = [];
    let value = match.fields.right;
    for (let link: Match | null = match; link; link = value ? linkAt(links, value) : null) {
      const target = link.fields.left ? readTarget(source, link.fields.left) : null;
      if (target) targets.push(target);
      value = link.fields.right ?? link.fields.value;
    }
    if (!value || targets.length === 0) continue;
    const assigned = { start: match.start, end: match.end, targets, type: match.fields.type ?? null, value };
    if (values.get(match.start) === match.end) claimed.set(match.start, assigned);
    else list.push(assigned);
  }
  return { list, claimed, inner, links };
}

/** Where a declaration is a plain assignment, an assignment that is its value stays one; a further declaration is inner. */
function innerLinks(source: Source, links: Assignments['links']): ReadonlySet<Match> {
  const inner = new Set<Match>();
  for (const tag of ['assign', 'hoisted'] as const) {
    for (const { fields } of source.of(tag)) {
      const value = fields.right ?? fields.value;
      const link = value ? linkAt(links, value) : null;
      if (link && (tag === 'assign' || link.tag === 'hoisted')) inner.add(link);
    }
  }
  return inner;
}

/** The value at the end of a chain that starts here. */
export function finalValue(assignments: Assignments, value: Span): Span {
  let final = value;
  for (let link = linkAt(assignments.links, final); link; link = linkAt(assignments.links, final)) {
    const next = link.fields.right ?? link.fields.value;
    if (!next) break;
    final = next;
  }
  return final;
}

function linkAt(links: Assignments['links'], span: Span): Match | null {
  return links.get(span.start)?.find((match) => match.end === span.end) ?? null;
}

/** What is assigned to; null for what has no name, as in broken text: `f() = 1`, `a[''] = 1`. */
function readTarget(source: Source, span: Span): Target | null {
  const path = foldSpace(source.slice(span));
  const whole = exportsPath(path, source.manifest);
  if (whole) return { tag: 'exports', span };
  const sigil = source.manifest.fieldSigil;
  if (sigil !== undefined && path.startsWith(sigil)) {
    return { tag: 'member', owner: source.manifest.selfNames[0]!, name: path, nameStart: span.start, span };
  }
  const name = lastName(path);
  if (path === name && !name.startsWith('[')) return name === '' ? null : { tag: 'name', name, span };
  const computed = name.startsWith('[');
  const owner = path.slice(0, path.length - name.length).replace(computed ? /[?!]$/ : /(?:[?!]?\.|\??->|::)$/, '');
  const key = computed ? unquoted(name.slice(1, -1)) : plainMember(path, name);
  if (key.trim() === '') return null;
  return {
    tag: 'member',
    owner: exportsPath(owner, source.manifest) ? 'exports' : ownerOf(owner, source.manifest),
    name: computed && key === name.slice(1, -1) ? name : key,
    nameStart: span.end - name.length,
    span,
  };
}

/** A variable of a type, `self::$made`, bears its sigil only where it is used. */
function plainMember(path: string, name: string): string {
  return path.endsWith(`::${name}`) ? name.replace(/^\$/, '') : name;
}

function exportsPath(path: string, manifest: LanguageManifest): boolean {
  return manifest.exportObjects.includes(path);
}

/** `X.prototype` is spoken of as `X`. */
function ownerOf(path: string, manifest: LanguageManifest): string {
  const suffix = `.${manifest.prototypeMember}`;
  return manifest.prototypeMember !== null && path.endsWith(suffix) ? path.slice(0, -suffix.length) : path;
}

/** What the members of an object assigned to a path belong to: `exports`, `X` for `X.prototype`, else the path. */
export function objectOwner(source: Source, left: Span): string {
  const path = foldSpace(source.slice(left));
  return exportsPath(path, source.manifest) ? 'exports' : ownerOf(path, source.manifest);
}

/** Whether an owner is a plain path that a reader could name: `this`, `app`, `self.store`. */
export function isPlainOwner(owner: string): boolean {
  return isNamePath(owner);
}
