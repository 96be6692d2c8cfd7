/**
 * Overloads are one thing: signatures of a name that stand before its implementation, with nothing between, become part of
 * it. Signatures without an implementation, as in an interface, become one definition too. Where a language tells overloads
 * apart, each stays what it is.
 */
import type { Draft } from './draft.ts';
import type { Span } from './match.ts';
import { byRange } from './ranges.ts';
import { isSpace } from './skips.ts';
import type { Source } from './source.ts';

interface Ranged {
  readonly draft: Draft;
  readonly range: Span;
}

/** Merges runs of signatures into the definition that follows, or into their last. Entries come and go in `byRange` order. */
export function mergeOverloads(source: Source, entries: readonly Ranged[]): Ranged[] {
  if (source.manifest.overloads === 'separate') return [...entries];
  const merged = new Map<number, Ranged>();
  const gone = new Set<number>();
  const byStart = new Map<number, number[]>();
  entries.forEach(({ range }, index) => {
    const same = byStart.get(range.start);
    if (same) same.push(index);
    else byStart.set(range.start, [index]);
  });
  entries.forEach((entry, index) => {
    if (!isSignature(entry.draft)) return;
    const next = byStart
      .get(afterGap(source, entry.range.end))
      ?.find((at) => isSameName(entry.draft, entries[at]!.draft));
    if (next === undefined || next === index) return;
    gone.add(index);
    merged.set(next, joined(merged.get(index) ?? entry, entries[next]!));
  });
  if (gone.size === 0) return [...entries];
  return entries
    .map((entry, index) => merged.get(index) ?? entry)
    .filter((_, index) => !gone.has(index))
    .sort((a, b) => byRange(a.range, b.range) || a.draft.nameStart - b.draft.nameStart);
}

function isSignature({ kind, body, owner }: Draft): boolean {
  return (kind === 'function' || kind === 'method') && body === null && owner === null;
}

function isSameName(a: Draft, b: Draft): boolean {
  return b.kind === a.kind && b.name === a.name && b.owner === null;
}

/** The later one, from where the earlier one begins and with its comment; its type when the later declares none. */
function joined(first: Ranged, last: Ranged): Ranged {
  return {
    range: { start: first.range.start, end: last.range.end },
    draft: {
      ...last.draft,
      start: first.draft.start,
      anchor: first.draft.anchor,
      type: last.draft.type ?? first.draft.type,
    },
  };
}

/** Offset after white space, comments and a closing `;` or `,`. */
function afterGap({ text, skips }: Source, offset: number): number {
  let at = offset;
  for (;;) {
    while (isSpace(text.charCodeAt(at)) || text[at] === ';' || text[at] === ',') at++;
    const isComment = text[at] === '/' && skips.after(at) > at;
    if (!isComment) return at;
    at = skips.after(at);
  }
}
