/**
 * Source text as it is kept in records: white space folded to one blank, comments left out, and cut to a fixed length.
 * A long chain keeps its shape: what stands in its brackets becomes `…`, so its receiver and last name stay readable.
 */
import type { Span } from './match.ts';
import { isSpace, type Skips } from './skips.ts';

/** Longest text of a callee, type, initialiser or signature, in UTF-16 code units. */
export const TEXT_LIMIT = 200;

/** Folding looks at no more than this many units of a range. */
const FOLD_REACH = 4 * TEXT_LIMIT;

export interface Words {
  /** A callee, type or initialiser: folded, its brackets emptied when it is too long otherwise. */
  textOf(span: Span): string;
  /** The beginning of a range: folded, cut at TEXT_LIMIT. */
  headOf(span: Span): string;
}

/** Reads ranges of one text. `comments` are its comments by start offset; what `leftOut` matches is not kept. */
export function createWords(
  text: string,
  skips: Skips,
  comments: ReadonlyMap<number, Span>,
  leftOut: string | undefined,
): Words {
  const noise = leftOut === undefined ? null : new RegExp(leftOut, 'gu');
  const kept = (folded: string): string => (noise === null ? folded : folded.replace(noise, ''));
  const fold = (span: Span, elide: boolean): string => {
    let folded = '';
    let from = span.start;
    let at = span.start;
    while (at < span.end && folded.length + at - from <= FOLD_REACH) {
      const code = text.charCodeAt(at);
      const comment = code === SLASH || code === HASH ? comments.get(at) : undefined;
      if (comment) {
        folded += `${text.slice(from, at)} `;
        from = at = Math.min(comment.end, span.end);
      } else if (elide && isOpener(code) && skips.after(at) > at + 2) {
        folded += `${text.slice(from, at + 1)}…`;
        at = Math.min(skips.after(at), span.end);
        from = at - 1;
      } else {
        at++;
      }
    }
    return foldSpace(folded + text.slice(from, at));
  };
  const cut = (folded: string): string =>
    folded.length <= TEXT_LIMIT ? folded : `${folded.slice(0, TEXT_LIMIT - 1)}…`;
  const plain = (span: Span): string | null => {
    const raw = text.slice(span.start, span.end);
    return /\/[/*]|#/.test(raw) ? null : foldSpace(raw);
  };
  return {
    textOf(span) {
      if (span.end - span.start > TEXT_LIMIT) return cut(kept(fold(span, true)));
      return kept(plain(span) ?? fold(span, false));
    },
    headOf(span) {
      const short = span.end - span.start <= FOLD_REACH ? plain(span) : null;
      return cut(short ?? fold(span, false));
    },
  };
}

const SLASH = 0x2f;
const HASH = 0x23;

function isOpener(code: number): boolean {
  return code === 0x28 || code === 0x5b || code === 0x7b;
}

/** White space runs become one blank; none at the ends, none around member dots. */
export function foldSpace(raw: string): string {
  if (!/\s\s|[\n\r\t]| \??\.|^ | $/.test(raw)) return raw;
  return raw
    .replace(/\s+/g, ' ')
    .replace(/ (?=\??\.[^.\d])/g, '')
    .trim();
}

/** The last name of a callee or type path: `get` of `c.req.get`, `Foo` of `a.Foo<T>`, `[key]` of `table[key]`. */
export function lastName(path: string): string {
  let end = path.length;
  while (end > 0 && ('!?'.includes(path[end - 1]!) || isSpace(path.charCodeAt(end - 1)))) end--;
  if (path[end - 1] === '>') end = openerOf(path, end, '<', '>');
  if (path[end - 1] === ']') return path.slice(openerOf(path, end, '[', ']'), end);
  let start = end;
  while (start > 0 && isNameUnit(path.charCodeAt(start - 1))) start--;
  return path.slice(start, end);
}

/** Offset of the opener that the closer before `end` belongs to, or `end` when there is none. */
function openerOf(path: string, end: number, opener: string, closer: string): number {
  let depth = 0;
  for (let at = end - 1; at >= 0; at--) {
    if (path[at] === closer) depth++;
    else if (path[at] === opener && --depth === 0) return at;
  }
  return end;
}

/** Letters, digits, `_`, `$`, `#`, `@` and everything beyond ASCII. */
export function isNameUnit(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x30 && code <= 0x39) ||
    code === 0x5f ||
    code === 0x24 ||
    code === 0x23 ||
    code === 0x40 ||
    code > 0xa0
  );
}

/** Names joined by dots, `::` or backslashes, `this` among them: what could name a definition. */
export function isNamePath(text: string): boolean {
  let inName = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isNameUnit(code)) {
      if (!inName && code >= 0x30 && code <= 0x39) return false;
      inName = true;
    } else if ((code === 0x2e && inName) || code === 0x5c) {
      inName = false;
    } else if (code === 0x3a && inName && text.charCodeAt(at + 1) === 0x3a) {
      inName = false;
      at++;
    } else if (code !== 0x3f || !inName || text.charCodeAt(at + 1) !== 0x2e) {
      return false;
    }
  }
  return inName;
}

/** A key or name as written, without the quotes of a string key. */
export function unquoted(name: string): string {
  const quote = name[0];
  return name.length > 1 && (quote === '"' || quote === "'" || quote === '`') && name.endsWith(quote)
    ? name.slice(1, -1)
    : name;
}
