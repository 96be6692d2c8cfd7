/**
 * Drafts become definitions: wrapped in their export and decorators, sorted, nested by range, given their parent, final
 * kind and flags. Definition 0 is the file; what may only stand inside a type and does not is left out.
 */
import type { LanguageManifest } from '../languages/types.ts';
import { docOf } from './docs.ts';
import { type Draft, TYPE_KINDS } from './draft.ts';
import { withoutStatements } from './keywords.ts';
import type { Match, Span } from './match.ts';
import { mergeOverloads } from './overloads.ts';
import { byRange, nest } from './ranges.ts';
import { readResults } from './results.ts';
import type { Scopes } from './scopes.ts';
import { readSections, type Sections } from './sections.ts';
import type { Source } from './source.ts';
import type { Definition, NodeKind } from './types.ts';
import type { Unfinished } from './unfinished.ts';
import { lastName } from './words.ts';
import type { Wraps } from './wraps.ts';

export interface Definitions {
  /** In order; `exported` only says what the name itself says, `scope` is the number of a draft scope. */
  readonly list: readonly Unfinished<Definition>[];
  /** Innermost definition that holds an offset. */
  at(offset: number): number;
}

/** Nests the drafts of a file. */
export function readDefinitions(source: Source, scopes: Scopes, drafts: readonly Draft[], wraps: Wraps): Definitions {
  const ranges = drafts.map((draft) => ({ draft, range: wraps.around(draft) }));
  ranges.sort((a, b) => byRange(a.range, b.range) || a.draft.nameStart - b.draft.nameStart);
  const whole: Span = { start: 0, end: source.text.length + 1 };
  const kept = mergeOverloads(source, withoutStrayMembers(withoutStatements(source, ranges, whole), whole));
  const spans = [whole, ...kept.map((entry) => entry.range)];
  const nesting = nest(spans);
  const results = readResults(source, scopes);
  const sections = readSections(source);
  const list: Definition[] = [fileDefinition(source)];
  kept.forEach(({ draft, range }, index) => {
    const parent = parentOf(nesting.parents[index + 1]!, draft, list);
    const scope = scopes.of(draft.node);
    const inside = { scope: scopes.hasBody(scope) ? scope : -1, results: results.get(scope) ?? [], sections };
    list.push(finish(source, draft, range, parent, list, wraps, inside));
  });
  // A decorator is read as part of what it decorates, also where it declares a route.
  const isDecorator = (index: number): boolean =>
    list[index]!.kind === 'route' && list[index]!.end <= list[list[index]!.parent]!.nameStart;
  const at = (offset: number): number => {
    const index = Math.max(0, nesting.at(offset));
    return isDecorator(index) ? list[index]!.parent : index;
  };
  return { list, at };
}

interface Ranged {
  readonly draft: Draft;
  readonly range: Span;
}

/** Drops members whose innermost definition is no type: properties of an inline type, fields of an anonymous struct. */
function withoutStrayMembers(ranges: readonly Ranged[], whole: Span): Ranged[] {
  const nesting = nest([whole, ...ranges.map((entry) => entry.range)]);
  return ranges.filter(({ draft }, index) => {
    if (!draft.member || draft.owner !== null) return true;
    let around = nesting.parents[index + 1]!;
    const parent = ranges[around - 1];
    // A parameter of a constructor that declares a field lies in the constructor.
    if (parent && isParameterField(draft, parent.draft)) around = nesting.parents[around]!;
    const holder = ranges[around - 1];
    return holder !== undefined && (TYPE_KINDS.has(holder.draft.kind) || holder.draft.kind === 'enum_member');
  });
}

function isParameterField(draft: Draft, parent: Draft): boolean {
  return draft.kind === 'field' && parent.kind === 'method' && parent.body !== null && draft.end <= parent.body.start;
}

/** A field declared by a parameter belongs to the class; a variable lies in none, even where `a = b = 1` nests them. */
function parentOf(index: number, draft: Draft, list: readonly Definition[]): number {
  const parent = list[index]!;
  if (draft.kind === 'field' && parent.kind !== 'enum_member' && !TYPE_KINDS.has(parent.kind)) return parent.parent;
  let around = index;
  if (isVariable(draft.kind)) while (isVariable(list[around]!.kind)) around = list[around]!.parent;
  return around;
}

function isVariable(kind: NodeKind): boolean {
  return kind === 'variable' || kind === 'constant' || kind === 'field';
}

function finish(
  source: Source,
  draft: Draft,
  range: Span,
  parent: number,
  list: readonly Definition[],
  wraps: Wraps,
  { scope, results, sections }: Pick<Definition, 'scope' | 'results'> & { readonly sections: Sections },
): Definition {
  const { lines, manifest, text } = source;
  const decorators = wraps.decorators(range);
  const head = wraps.head(range);
  const words = modifiers(text, head, draft);
  const body = innerBody(text, draft);
  const doc = docOf(source, wraps.around({ start: draft.anchor, end: draft.anchor }).start, draft.body);
  const startLine = lines.lineOf(range.start);
  const meaning = meaningOf(source, decorators);
  const kind = finalKind(source, draft, list[parent]!, words, meaning);
  const around = list[parent]!.start;
  const section = MEMBERS.has(kind) ? sections.meaning(range.start, around) : null;
  return {
    kind,
    name: draft.name,
    aliases: draft.aliases,
    parent,
    owner: draft.owner,
    scope,
    start: range.start,
    end: range.end,
    startLine,
    endLine: lines.lineOf(Math.max(range.start, range.end - 1)),
    docLine: doc.start < 0 ? startLine : lines.lineOf(doc.start),
    nameStart: draft.nameStart,
    bodyStart: body?.start ?? -1,
    bodyEnd: body?.end ?? -1,
    bodyLine: body ? bodyLineOf(source, body) : 0,
    signature: signatureOf(source, draft, head, range, body),
    doc: doc.text,
    type: results[0] ?? draft.type,
    results: results.length > 1 ? results : [],
    value: draft.value,
    result: draft.result,
    exported: kind !== 'callback' && kind !== 'route' && isExported(draft.name, words, manifest),
    static:
      words.includes('static') ||
      meaning.includes('static') ||
      section === 'static' ||
      (MEMBERS.has(kind) && sections.isStatic(range.start, around)),
    abstract: words.includes('abstract') || meaning.includes('abstract'),
    visibility: section !== null && section !== 'static' ? section : visibilityOf(draft.name, words, source),
  };
}

/** Kinds that a part of a type's body can speak of. */
const MEMBERS: ReadonlySet<NodeKind> = new Set(['method', 'property', 'constructor']);

/** What the name or the words before it say; statements come later. */
function isExported(name: string, words: readonly string[], { exportRule, exportWords }: LanguageManifest): boolean {
  if (exportWords !== undefined) return words.some((word) => exportWords.includes(word));
  return exportRule === 'capital' && /^\p{Lu}/u.test(name);
}

/** Words between the head of a declaration and its name: `export`, `static`, `private`, `get`. */
function modifiers(text: string, head: number, draft: Draft): readonly string[] {
  if (draft.kind === 'callback' || draft.kind === 'route' || draft.nameStart <= head) return [];
  const before = text.slice(head, Math.min(draft.nameStart, head + 200));
  return /^[\s\w*]*$/.test(before) ? (before.match(/\w+/g) ?? []) : (before.match(/^[\w\s]*/)?.[0].match(/\w+/g) ?? []);
}

function meaningOf(source: Source, decorators: readonly Match[]): readonly string[] {
  return decorators.flatMap((decorator) => {
    const name = decorator.fields.callee ? lastName(source.slice(decorator.fields.callee)) : '';
    return Object.hasOwn(source.manifest.decoratorMeaning, name) ? source.manifest.decoratorMeaning[name]! : [];
  });
}

function finalKind(
  source: Source,
  draft: Draft,
  parent: Definition,
  words: readonly string[],
  meaning: readonly string[],
): NodeKind {
  const { kind, name } = draft;
  if (kind !== 'function' && kind !== 'method') return kind;
  if (meaning.includes('property')) return 'property';
  const named = source.manifest.constructorNamedAsType === true && draft.owner !== null;
  if (named && lastName(draft.owner ?? '') === name) return 'constructor';
  if (!TYPE_KINDS.has(parent.kind)) return kind;
  if (source.manifest.constructorNames.includes(name)) return 'constructor';
  if (source.manifest.constructorNamedAsType === true && name === parent.name) return 'constructor';
  return draft.kind === 'method' && (words.includes('get') || words.includes('set')) ? 'property' : 'method';
}

function visibilityOf(name: string, words: readonly string[], source: Source): Definition['visibility'] {
  if (source.manifest.visibilityRule === 'modifier') {
    if (words.includes('private') || name.startsWith('#')) return 'private';
    return words.includes('protected') ? 'protected' : 'public';
  }
  if (source.manifest.visibilityRule === 'underscore' && name.startsWith('_')) {
    if (!name.startsWith('__')) return 'protected';
    return name.endsWith('__') ? 'public' : 'private';
  }
  return 'public';
}

/** The body between its braces; a body without braces as it is. */
function innerBody(text: string, draft: Draft): Span | null {
  const { body } = draft;
  if (!body) return null;
  const open = TYPE_KINDS.has(draft.kind) ? text.indexOf('{', body.start) : body.start;
  if (text[open] !== '{' || open >= body.end || text[body.end - 1] !== '}') return body;
  return { start: open + 1, end: Math.max(open + 1, body.end - 1) };
}

function bodyLineOf(source: Source, body: Span): number {
  const first = source.text.slice(body.start, body.end).search(/\S/);
  return source.lines.lineOf(first < 0 ? body.start : body.start + first);
}

/** What stands before the body, decorators left out, without the marks that open the body. */
function signatureOf(source: Source, draft: Draft, head: number, range: Span, body: Span | null): string {
  if (draft.name === '') return '';
  const whole = draft.shown.start === draft.start;
  const start = whole ? head : draft.shown.start;
  const end = body && body.start > start ? body.start : whole ? Math.max(range.end, draft.shown.end) : draft.shown.end;
  const shown = source.words.headOf({ start, end });
  return body ? shown.replace(/\s*(?:\{|=>|:|=)$/, '') : shown.replace(/;$/, '');
}

function fileDefinition(source: Source): Definition {
  const { text, lines } = source;
  const head = source.of('package')[0];
  const doc = docOf(source, head?.start ?? 0, { start: text.search(/\S|$/), end: text.length });
  return {
    kind: 'file',
    name: '',
    aliases: [],
    parent: -1,
    owner: null,
    scope: 0,
    start: 0,
    end: text.length,
    startLine: 1,
    endLine: Math.max(1, lines.count),
    docLine: 1,
    nameStart: 0,
    bodyStart: 0,
    bodyEnd: text.length,
    bodyLine: 1,
    signature: '',
    doc: doc.text,
    type: null,
    results: [],
    value: null,
    result: -1,
    exported: true,
    static: false,
    abstract: false,
    visibility: 'public',
  };
}
