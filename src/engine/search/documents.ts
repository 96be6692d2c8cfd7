/**
 * Which stretch of a file's text belongs to which document, and as what. A document is a node with its own text: what
 * lies in a member belongs to the member, so a class is its head and what it says of itself, and a file is what stands
 * outside of its definitions. A nameless callback inside a callable is part of that callable's text. Every character
 * belongs to exactly one document and field; the cuts depend on this file alone.
 */
import type { Definition, Extraction, TextSpan } from '../extract/types.ts';
import { SEARCH_FIELDS, type SearchField } from './types.ts';

/** Place of each field in a row of counts. */
export const FIELD = Object.fromEntries(SEARCH_FIELDS.map((name, at) => [name, at])) as Readonly<
  Record<SearchField, number>
>;

/** Text from `start` to `end` (UTF-16 offsets) that document `definition` has in `field`. */
export interface Stretch {
  readonly definition: number;
  readonly field: number;
  readonly start: number;
  readonly end: number;
}

/** The stretches of a file, by definition, each definition's in the order of the text. */
export function stretchesOf(text: string, extraction: Extraction): readonly (readonly Stretch[])[] {
  const { definitions } = extraction;
  const owners = ownersOf(definitions);
  const docs = docRanges(text, extraction);
  const found: Stretch[][] = definitions.map(() => []);
  const spans = [...extraction.texts].sort((a, b) => a.start - b.start || b.end - a.end);
  let nextSpan = 0;

  /** One definition's text from `start` to `end`, cut at strings, comments and the end of its head. */
  const put = (definition: number, start: number, end: number): void => {
    const doc = docs[definition];
    const head = headEnd(definitions[definition]);
    for (let at = start; at < end; ) {
      while (nextSpan < spans.length && spans[nextSpan].end <= at) nextSpan++;
      const span = spans[nextSpan];
      const inside = span !== undefined && span.start <= at;
      let to = Math.min(end, span === undefined ? end : inside ? span.end : span.start);
      let field: number;
      if (doc !== null && at >= doc.start && at < doc.end) {
        to = Math.min(end, doc.end);
        field = FIELD.doc;
      } else {
        if (doc !== null && at < doc.start) to = Math.min(to, doc.start);
        if (at < head) to = Math.min(to, head);
        field = inside
          ? span.kind === 'string'
            ? FIELD.string
            : FIELD.comment
          : at < head
            ? FIELD.signature
            : FIELD.body;
      }
      found[owners[definition]].push({ definition, field, start: at, end: to });
      at = to;
    }
  };

  const open = [0];
  let at = 0;
  let next = 1;
  const beginOf = (definition: number): number =>
    Math.max(at, Math.min(definitions[definition].start, docs[definition]?.start ?? Number.POSITIVE_INFINITY));
  for (;;) {
    const inner = open[open.length - 1];
    const end = open.length > 1 ? Math.min(text.length, definitions[inner].end) : text.length;
    const begin = next < definitions.length ? beginOf(next) : Number.POSITIVE_INFINITY;
    if (begin < end) {
      put(inner, at, begin);
      at = begin;
      open.push(next++);
    } else {
      if (at < end) put(inner, at, end);
      at = Math.max(at, end);
      if (open.length === 1) return found;
      open.pop();
    }
  }
}

const CALLABLE: ReadonlySet<string> = new Set(['function', 'method', 'constructor', 'component', 'route', 'callback']);

/** The document that each definition's text is part of: itself, or for a callback the callable around it. */
function ownersOf(definitions: readonly Definition[]): readonly number[] {
  const owners: number[] = [];
  definitions.forEach((definition, at) => {
    const parent = definition.parent;
    const folded = definition.kind === 'callback' && parent > 0 && CALLABLE.has(definitions[parent].kind);
    owners.push(folded ? owners[parent] : at);
  });
  return owners;
}

/** Where the head of a definition ends: at its body; a callable without one is all head, anything else all body. */
function headEnd({ bodyStart, kind, end }: Definition): number {
  if (bodyStart >= 0) return bodyStart;
  return CALLABLE.has(kind) ? end : -1;
}

/** The range of each definition's doc comment: the lines before it, or the string that its body opens with. */
function docRanges(
  text: string,
  { definitions, texts }: Extraction,
): readonly ({ start: number; end: number } | null)[] {
  const strings = texts.filter(({ kind }) => kind === 'string').sort((a, b) => a.start - b.start);
  return definitions.map((definition) => {
    const { start, startLine, docLine, bodyStart, doc } = definition;
    if (doc === '') return null;
    if (docLine < startLine) return { start: linesBack(text, start, startLine - docLine), end: start };
    const first = bodyStart < 0 ? undefined : strings[firstFrom(strings, bodyStart)];
    return first !== undefined && text.slice(bodyStart, first.start).trim() === '' ? first : null;
  });
}

/** Index of the first span that starts at `offset` or later. */
function firstFrom(spans: readonly TextSpan[], offset: number): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (spans[middle].start < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Offset of the start of the line that is `lines` above the line of `offset`. */
function linesBack(text: string, offset: number, lines: number): number {
  let at = offset;
  for (let left = lines; left >= 0; left--) at = text.lastIndexOf('\n', at - 1);
  return at + 1;
}
