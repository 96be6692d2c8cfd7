/** Comments that belong to a definition: those right before it, without a blank line between, or the first text of its body. */
import type { Span } from './match.ts';
import type { Source } from './source.ts';

const MAX_DOC = 600;

export interface Doc {
  readonly text: string;
  /** Where the comment before the definition starts; the definition's own start without one. */
  readonly start: number;
}

/** Reads docs of definitions; `ends` of comments are looked up, so any order will do. */
export function createDocs(source: Source): { before(start: number): Doc; inside(body: Span): string } {
  const byEnd = new Map(source.comments.map((comment) => [comment.end, comment]));
  const { text } = source;
  return {
    before(start) {
      const parts: string[] = [];
      let at = start;
      for (;;) {
        let end = at;
        while (end > 0 && ' \t\r'.includes(text[end - 1])) end--;
        if (text[end - 1] === '\n') end--;
        if (text[end - 1] === '\r') end--;
        while (end > 0 && ' \t'.includes(text[end - 1])) end--;
        // Some grammars count the line end to a line comment.
        const comment = byEnd.get(end) ?? byEnd.get(end + 1);
        if (!comment || comment.start >= at || !startsItsLine(text, comment.start)) break;
        parts.unshift(source.slice(comment));
        at = comment.start;
      }
      return { text: bare(parts.join('\n')), start: at };
    },
    inside(body) {
      const quote = /^[\s:]*[rRuUbB]*("""|'''|"|')/.exec(text.slice(body.start, body.start + 200));
      if (!quote) return '';
      const from = body.start + quote[0].length;
      const to = text.indexOf(quote[1], from);
      return to < 0 || to > body.end ? '' : bare(text.slice(from, to));
    },
  };
}

function startsItsLine(text: string, start: number): boolean {
  let at = start;
  while (at > 0 && ' \t'.includes(text[at - 1])) at--;
  return at === 0 || text[at - 1] === '\n';
}

/** Without comment markers, white space folded line by line. */
function bare(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/^\s*(?:\/\*\*?|\*\/|\*|\/\/[/!]?|#!?)?\s?/, '')
        .replace(/\*\/\s*$/, '')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, MAX_DOC);
}
