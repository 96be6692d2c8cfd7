/**
 * Doc comments: the run of comments directly before a definition, with nothing but white space and no blank line between,
 * so that a licence header is nobody's documentation. Where the language keeps them there, the string at the head of the
 * body is added.
 */
import type { Span } from './match.ts';
import { isSpace } from './skips.ts';
import type { Source } from './source.ts';

/** Longest doc text, in UTF-16 code units. */
const DOC_LIMIT = 600;

export interface Doc {
  readonly text: string;
  /** Start of the first comment, or −1 when no comment stands before. */
  readonly start: number;
}

/** The documentation of what starts at an offset, with this body. */
export function docOf(source: Source, start: number, body: Span | null): Doc {
  const run = commentsBefore(source, start);
  const parts = run.map((comment) => plainComment(source.slice(comment)));
  if (body && source.manifest.docPlace === 'body') parts.push(docString(source.text, body.start));
  return { text: cut(parts.filter((part) => part !== '').join('\n')), start: run[0]?.start ?? -1 };
}

function commentsBefore(source: Source, start: number): Span[] {
  const run: Span[] = [];
  let at = start;
  for (let index = lastBefore(source.comments, start); index >= 0; index--) {
    const comment = source.comments[index]!;
    const gap = source.text.slice(comment.end, at);
    if (!/^\s*$/.test(gap) || /\n[^\S\n]*\n/.test(gap) || !opensLine(source.text, comment.start)) break;
    const text = source.slice(comment);
    at = comment.start;
    if (source.manifest.directiveComments.some((directive) => text.startsWith(directive))) continue;
    run.unshift(comment);
  }
  return run;
}

function lastBefore(comments: readonly Span[], offset: number): number {
  let low = -1;
  let high = comments.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (comments[middle]!.end <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A comment after code on the same line speaks of that line. */
function opensLine(text: string, offset: number): boolean {
  let at = offset - 1;
  while (at >= 0 && text[at] !== '\n' && isSpace(text.charCodeAt(at))) at--;
  return at < 0 || text[at] === '\n';
}

/** Comment text without its markers, a line each. */
function plainComment(comment: string): string {
  return comment
    .replace(/^\/\*+|\*+\/$|^--\[=*\[|\]=*\]$/g, '')
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\/{2,}!?|#+!?|-{2,}|\*(?!\*))?\s?/, '').trimEnd())
    .join('\n')
    .trim();
}

/** Content of the string literal that opens a body, dedented; empty when the body opens with something else. */
function docString(text: string, start: number): string {
  const opening = /[rRuUbB]{0,2}("""|'''|"|')/y;
  opening.lastIndex = start;
  const quote = opening.exec(text)?.[1];
  if (!quote) return '';
  const from = opening.lastIndex;
  const to = text.indexOf(quote, from);
  return to < 0
    ? ''
    : text
        .slice(from, to)
        .split('\n')
        .map((line) => line.trim())
        .join('\n')
        .trim();
}

function cut(text: string): string {
  return text.length <= DOC_LIMIT ? text : `${text.slice(0, DOC_LIMIT - 1)}…`;
}
