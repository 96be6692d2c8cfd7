/** The little markdown that stands between sections: bold and code spans. Everything else stays as it was written. */

export interface Inline {
  readonly tag: 'text' | 'strong' | 'code';
  readonly text: string;
}

const SPAN = /\*\*(.+?)\*\*|(`+)(.+?)\2(?!`)/gs;

/** The spans of a text, in order; without their marks. */
export function inlineOf(text: string): readonly Inline[] {
  const spans: Inline[] = [];
  let at = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > at) spans.push({ tag: 'text', text: text.slice(at, match.index) });
    spans.push(match[1] === undefined ? { tag: 'code', text: match[3] } : { tag: 'strong', text: match[1] });
    at = match.index + match[0].length;
  }
  if (at < text.length) spans.push({ tag: 'text', text: text.slice(at) });
  return spans;
}
