/**
 * What stands around a declaration and belongs to it: the `export` before it and the decorators before that. Found by
 * touching offsets, so a declaration never asks for its parent.
 */
import type { Match, Span } from './match.ts';
import { isSpace } from './skips.ts';
import type { Source } from './source.ts';

export interface Wraps {
  /** The range with export keyword and decorators. */
  around(range: Span): Span;
  /** Decorators before or at the head of a range that `around` gave. */
  decorators(range: Span): readonly Match[];
  /** Start of the declaration behind its leading decorators. */
  head(range: Span): number;
}

/** Wrappers of a file's declarations. */
export function readWraps(source: Source): Wraps {
  const { text } = source;
  const exports = new Map<number, Match>();
  for (const match of source.of('export.declaration')) {
    if (match.fields.value) exports.set(match.fields.value.start, match);
  }
  const byEnd = new Map<number, Match>();
  const byStart = new Map<number, Match>();
  for (const match of source.of('decorator')) {
    byEnd.set(match.end, match);
    byStart.set(match.start, match);
  }
  const commentEnds = new Map(source.comments.map((comment) => [comment.end, comment.start]));
  const before = (offset: number): number => {
    let at = offset;
    for (;;) {
      while (at > 0 && isSpace(text.charCodeAt(at - 1))) at--;
      const comment = commentEnds.get(at);
      if (comment === undefined || byEnd.has(at)) return at;
      at = comment;
    }
  };
  const after = (offset: number): number => {
    let at = offset;
    while (isSpace(text.charCodeAt(at))) at++;
    return at;
  };
  const leading = (range: Span): { decorators: Match[]; head: number } => {
    const decorators: Match[] = [];
    let head = range.start;
    for (let found = byStart.get(head); found && found.end < range.end; found = byStart.get(head)) {
      decorators.push(found);
      head = after(found.end);
    }
    return { decorators, head };
  };
  return {
    around(range) {
      const exported = exports.get(range.start);
      let start = exported ? exported.start : range.start;
      const end = exported ? Math.max(range.end, exported.end) : range.end;
      if (byEnd.size === 0) return { start, end };
      for (let found = byEnd.get(before(start)); found; found = byEnd.get(before(start))) start = found.start;
      return { start, end };
    },
    decorators: (range) => leading(range).decorators,
    head: (range) => leading(range).head,
  };
}
