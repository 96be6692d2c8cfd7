/**
 * Patterns written like what makes a value: `Some(x)`, `Point { x, y: z }`, `&(ref a, b)`, `A(n) | B(n)`. Which names they
 * bind and what each stands for: all of the value, a part of it, or a member of the type that the pattern names.
 */
import type { Span } from './match.ts';
import { splitList, trimmed } from './skips.ts';
import type { Source } from './source.ts';

export interface BoundName {
  readonly name: Span;
  /** The type that the pattern gives the name, `Point["x"]`, `Event::Key["0"]`; null when it gives none. */
  readonly type: string | null;
  /** Whether the name stands for the value itself: through wrappers like `Some`. */
  readonly same: boolean;
  /** Position in a tuple that is the value, −1 for no part. */
  readonly result: number;
}

interface Level {
  readonly span: Span;
  readonly type: string | null;
  readonly same: boolean;
  readonly result: number;
}

const LEAD = /^(?:&|\bref\b|\bmut\b|\bbox\b|\blet\b|\bvar\b|\bcase\b|\s)+/;
const NAME = /^[\p{L}_][\p{L}\p{N}_]*$/u;
/** A name that only begins a path, or a constant: `None`, `MAX`. */
const CONSTANT = /^(?:\p{Lu}|_$|true$|false$|nil$)/u;

/** The names of a pattern, in source order. */
export function readCasePattern(source: Source, pattern: Span): BoundName[] {
  const { text, manifest, skips } = source;
  const names: BoundName[] = [];
  const levels: Level[] = [{ span: pattern, type: null, same: true, result: -1 }];
  for (let level = levels.pop(); level; level = levels.pop()) {
    const lead = LEAD.exec(text.slice(level.span.start, level.span.end))?.[0].length ?? 0;
    const span = trimmed(text, level.span.start + lead, level.span.end);
    const written = source.slice(span);
    const bar = topLevel(source, span, '|');
    const at = topLevel(source, span, '@');
    if (bar >= 0) {
      levels.push({ ...level, span: { start: span.start, end: bar } });
      continue;
    }
    if (NAME.test(written)) {
      const { type, same, result } = level;
      if (!CONSTANT.test(written)) names.push({ name: span, type, same, result });
      continue;
    }
    if (at >= 0) {
      levels.push(
        { ...level, span: trimmed(text, span.start, at) },
        { ...level, span: trimmed(text, at + 1, span.end) },
      );
      continue;
    }
    const opener = [...'({[']
      .map((unit) => text.indexOf(unit, span.start))
      .filter((each) => each >= 0 && each < span.end);
    const open = Math.min(...opener);
    if (opener.length === 0 || skips.after(open) !== span.end) continue;
    const maker = source.slice(trimmed(text, span.start, open)).replace(/::?<.*$/s, '');
    const wrapped = maker !== '' && manifest.transparentMembers?.includes(maker) === true;
    splitList(text, skips, open + 1, span.end - 1).forEach((part, index) => {
      levels.push(partOf(source, level, part, { index, maker, wrapped, braces: text[open] === '{' }));
    });
  }
  return names.sort((a, b) => a.name.start - b.name.start);
}

interface Around {
  readonly index: number;
  /** What is written before the bracket; empty for a tuple. */
  readonly maker: string;
  readonly wrapped: boolean;
  readonly braces: boolean;
}

function partOf(source: Source, level: Level, part: Span, { index, maker, wrapped, braces }: Around): Level {
  if (maker === '') return { span: part, type: null, same: false, result: level.same && !braces ? index : -1 };
  if (wrapped) return { ...level, span: part };
  if (!braces) return { span: part, type: index === 0 ? `${maker}["0"]` : null, same: false, result: -1 };
  const colon = topLevel(source, part, ':');
  const key = trimmed(source.text, part.start, colon < 0 ? part.end : colon);
  const name = source.slice(key).replace(LEAD, '');
  return {
    span: colon < 0 ? part : trimmed(source.text, colon + 1, part.end),
    type: `${maker}["${name}"]`,
    same: false,
    result: -1,
  };
}

/** Offset of a unit outside brackets and text that does not stand twice, or −1. */
function topLevel(source: Source, span: Span, unit: string): number {
  for (let at = span.start; at < span.end; ) {
    const beyond = source.skips.after(at);
    if (beyond > at) at = beyond;
    else if (source.text[at] !== unit) at++;
    else if (source.text[at + 1] === unit) at += 2;
    else return at;
  }
  return -1;
}
