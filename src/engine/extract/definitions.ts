/** Definitions of a file in order, nested by their ranges. */
import { createDocs } from './docs.ts';
import { DEFINITION_TAGS, type Match, type Span } from './match.ts';
import { type Holding, readHolders } from './names.ts';
import { byRange, type Nesting, nest } from './ranges.ts';
import type { Scopes } from './scopes.ts';
import { splitList } from './skips.ts';
import type { Source } from './source.ts';
import type { Definition, NodeKind } from './types.ts';
import { unquoted } from './words.ts';

export interface Definitions {
  readonly list: readonly Definition[];
  /** Innermost definition that holds an offset; 0, the file, when there is none. */
  at(offset: number): number;
  /** Variables that became definitions, by match: they bind nothing more. */
  readonly taken: ReadonlySet<Match>;
}

type Draft = Omit<Definition, 'parent' | 'docLine' | 'doc' | 'startLine' | 'endLine' | 'bodyLine' | 'signature'> & {
  readonly own: Span;
};

const TYPE_KINDS: ReadonlySet<NodeKind> = new Set(['class', 'struct', 'interface', 'trait', 'enum', 'type_alias']);
const keyOf = (span: Span): string => `${span.start},${span.end}`;

export function readDefinitions(source: Source, scopes: Scopes): Definitions {
  const { text, manifest, lines } = source;
  const holders = readHolders(source);
  const typed = typesOf(source);
  const results = resultsOf(source);
  const exportsAt = exportStarts(source);
  const decorators = source.of('decorator');
  const perStatement = new Map<string, number>();
  for (const tag of ['variable', 'constant', 'hoisted', 'def.struct', 'def.interface', 'def.type_alias'] as const) {
    for (const { fields } of source.of(tag)) {
      if (fields.statement)
        perStatement.set(keyOf(fields.statement), (perStatement.get(keyOf(fields.statement)) ?? 0) + 1);
    }
  }
  const drafts: Draft[] = [];
  const taken = new Set<Match>();

  /** A whole statement when it declares one thing; its export keyword and decorators belong to it. */
  const widen = (range: Span, statement: Span | undefined): { readonly span: Span; readonly exported: boolean } => {
    let span = statement && perStatement.get(keyOf(statement)) === 1 ? statement : range;
    for (let again = true; again; ) {
      again = false;
      for (const { start, end } of decorators) {
        if (end <= span.start && text.slice(end, span.start).trim() === '') {
          span = { start, end: span.end };
          again = true;
        }
      }
    }
    const exporting = exportsAt.get((statement ?? range).start) ?? exportsAt.get(span.start);
    const outer =
      exporting && exporting.end >= span.end
        ? { start: Math.min(exporting.start, span.start), end: exporting.end }
        : span;
    return { span: outer, exported: exporting !== undefined };
  };
  const base = {
    aliases: [] as readonly string[],
    owner: null,
    scope: -1,
    bodyStart: -1,
    bodyEnd: -1,
    type: null,
    results: [] as readonly string[],
    value: null,
    static: false,
    abstract: false,
  } as const;
  const access = (span: Span, name: string): Pick<Definition, 'visibility' | 'static' | 'abstract'> => {
    const head = text.slice(span.start, Math.min(span.end, span.start + 120));
    const modifiers =
      /^(?:\s*(?:export|default|declare|public|protected|private|static|abstract|readonly|override|async)\b)*/.exec(
        head,
      )?.[0] ?? '';
    const visibility =
      /\bprivate\b/.test(modifiers) || name.startsWith('#')
        ? 'private'
        : /\bprotected\b/.test(modifiers)
          ? 'protected'
          : 'public';
    return { visibility, static: /\bstatic\b/.test(modifiers), abstract: /\babstract\b/.test(modifiers) };
  };
  const visible = (name: string, exported: boolean): boolean =>
    manifest.exportRule === 'always' || (manifest.exportRule === 'capital' ? /^\p{Lu}/u.test(name) : exported);

  for (const tag of DEFINITION_TAGS) {
    for (const match of source.of(tag)) {
      const kind = tag.slice('def.'.length) as NodeKind;
      const own = match.fields.name ? unquoted(source.slice(match.fields.name)) : null;
      const callable = kind === 'function' || kind === 'method' || kind === 'class';
      const holding: Holding | null = callable && (kind !== 'method' || own === null) ? holders.of(match, own) : null;
      const isDefault =
        exportsAt.get(match.start)?.end !== undefined &&
        /^export\s+default\b/.test(text.slice(exportsAt.get(match.start)?.start ?? match.start, match.start));
      const name = holding?.name ?? own ?? (callable && isDefault ? 'default' : null);
      if (name === null || name === '_') continue;
      if (holding?.holder) taken.add(holding.holder);
      const range = holding?.range ?? match;
      const { span, exported } = widen(range, holding?.holder?.fields.statement ?? match.fields.statement);
      const valueless = kind === 'field' && taken.has(match);
      if (valueless) continue;
      const body = match.fields.body;
      const declared = match.fields.type ? source.words.textOf(match.fields.type) : (typed.get(keyOf(match)) ?? null);
      const several = results.get(keyOf(match)) ?? [];
      drafts.push({
        ...base,
        kind:
          holding?.kind === 'callback'
            ? 'callback'
            : holding?.kind === 'component'
              ? 'component'
              : holding?.kind === 'field' && kind === 'function'
                ? 'method'
                : kind,
        name,
        aliases: holding?.aliases ?? [],
        owner: match.fields.owner ? receiverType(source.slice(match.fields.owner)) : (holding?.owner ?? null),
        scope: scopes.of(match),
        start: span.start,
        end: span.end,
        nameStart: match.fields.name?.start ?? span.start,
        bodyStart: body?.start ?? -1,
        bodyEnd: body?.end ?? -1,
        type: several[0] ?? declared,
        results: several.length > 1 ? several : [],
        value:
          kind === 'field' || kind === 'property' || kind === 'enum_member' || kind === 'type_alias'
            ? match.fields.value
              ? source.words.textOf(match.fields.value)
              : null
            : null,
        exported: visible(name, exported || (holding?.exported ?? false)),
        ...access(span, name),
        own: match,
      });
    }
  }
  for (const tag of ['variable', 'constant', 'hoisted'] as const) {
    for (const match of source.of(tag)) {
      const scope = scopes.list[scopes.hoisted(scopes.at(match.start))];
      const top = scopes.list[scopes.at(match.start)];
      const place = tag === 'hoisted' ? scope.kind : top.kind;
      if (taken.has(match) || !match.fields.name || (place !== 'file' && place !== 'namespace' && place !== 'class'))
        continue;
      const name = source.slice(match.fields.name);
      if (name === '_') continue;
      taken.add(match);
      const { span, exported } = widen(match, match.fields.statement);
      drafts.push({
        ...base,
        kind:
          place === 'class' ? 'field' : tag === 'constant' || /^[A-Z][A-Z0-9_]+$/.test(name) ? 'constant' : 'variable',
        name,
        start: span.start,
        end: span.end,
        nameStart: match.fields.name.start,
        type: match.fields.type ? source.words.textOf(match.fields.type) : (typed.get(keyOf(match)) ?? null),
        value: initialiserOf(match, source),
        exported: visible(name, exported),
        ...access(span, name),
        own: match,
      });
    }
  }

  // Of several definitions with one range, one thing is meant: a held function, not its wrapper.
  drafts.sort((a, b) => byRange(a, b) || a.nameStart - b.nameStart || (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  const file: Span = { start: 0, end: text.length + 1 };
  const nesting: Nesting = nest([file, ...drafts]);
  const docs = createDocs(source);
  const list: Definition[] = [fileDefinition(source)];
  drafts.forEach(({ own: _, ...draft }, index) => {
    const parent = Math.max(0, nesting.parents[index + 1]);
    const above = list[parent];
    const doc = docs.before(draft.start);
    const inner =
      manifest.docPlace === 'body' && draft.bodyStart >= 0
        ? docs.inside({ start: draft.bodyStart, end: draft.bodyEnd })
        : '';
    const inType = TYPE_KINDS.has(above.kind) && draft.owner === null;
    list.push({
      ...draft,
      parent,
      kind: draft.kind === 'function' && inType ? 'method' : draft.kind,
      startLine: lines.lineOf(draft.start),
      endLine: lines.lineOf(Math.max(draft.start, draft.end - 1)),
      docLine: lines.lineOf(doc.start),
      doc: inner === '' ? doc.text : doc.text === '' ? inner : `${doc.text}\n${inner}`.slice(0, 600),
      bodyLine: draft.bodyStart < 0 ? 0 : lines.lineOf(draft.bodyStart),
      signature: source.words
        .headOf({ start: draft.start, end: draft.bodyStart > draft.start ? draft.bodyStart : draft.end })
        .replace(/\s*(?:=>|[:{=(])\s*$/, ''),
    });
  });
  return { list, at: (offset) => Math.max(0, nesting.at(offset)), taken };
}

function fileDefinition({ text, lines }: Source): Definition {
  const last = Math.max(1, lines.count);
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
    endLine: last,
    docLine: 1,
    nameStart: 0,
    bodyStart: 0,
    bodyEnd: text.length,
    bodyLine: 1,
    signature: '',
    doc: '',
    type: null,
    results: [],
    value: null,
    exported: true,
    static: false,
    abstract: false,
    visibility: 'public',
  };
}

/** `(s *Store[T])` and `*Store` alike give `Store`. */
const receiverType = (written: string): string =>
  /^[\s*&(]*([\p{L}_][\p{L}\p{N}_]*)/u.exec(written.replace(/^[^\s]+\s+(?=\*?[\p{L}_])/u, ''))?.[1] ?? written;

/** Declared types by the node that has them. */
export function typesOf(source: Source): ReadonlyMap<string, string> {
  return new Map(
    source
      .of('typed')
      .flatMap((match) => (match.fields.type ? [[keyOf(match), source.words.textOf(match.fields.type)] as const] : [])),
  );
}

function resultsOf(source: Source): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const match of source.of('result')) {
    if (!match.fields.type) continue;
    const list = found.get(keyOf(match)) ?? [];
    found.set(keyOf(match), list);
    list.push(source.words.textOf(match.fields.type));
  }
  return found;
}

/** Export statements by the start of what they declare. */
function exportStarts(source: Source): ReadonlyMap<number, Span> {
  const found = new Map<number, Span>();
  for (const tag of ['export.declaration', 'export.default'] as const) {
    for (const match of source.of(tag)) if (match.fields.value) found.set(match.fields.value.start, match);
  }
  return found;
}

/** The initialiser of one name of a list: its own part when there are as many, the one value otherwise. */
export function initialiserOf(match: Match, source: Source): string | null {
  const { value, left, name } = match.fields;
  if (!value) return null;
  if (!left || !name) return source.words.textOf(value);
  const names = splitList(source.text, source.skips, left.start, left.end);
  const values = splitList(source.text, source.skips, value.start, value.end);
  const at = names.findIndex((span) => span.start === name.start);
  return source.words.textOf(values.length === names.length ? (values[Math.max(0, at)] ?? value) : value);
}
