/**
 * Matches of grammars that leave together what belongs together: a body beside its signature, a callee as a run of tokens
 * before its arguments, a type as whatever stands before a name, a value behind `=`. They get the ranges that other grammars
 * have nodes for.
 */
import type { Match, Span } from './match.ts';
import { isSpace, type Skips, trimmed } from './skips.ts';
import { isNameUnit } from './words.ts';

/** Words before a type that are no part of it. */
const MODIFIERS =
  /^(?:(?:static|external|abstract|covariant|required|late|final|const|var|get|set|factory|augment|async)\b\s*|@[\w.]+(?:\([^()]*\))?\s*)+/;

/** A match with the ranges that its grammar has no nodes for. */
export function tightened(text: string, match: Match, typeBefore: boolean): Match {
  const { name, body, callee, args, right } = match.fields;
  if (match.tag === 'ref.call' || match.tag === 'argument') {
    // Where the grammar has no node for `receiver.name`, the callee is what stands from the start of the call to its name.
    return callee || !name ? match : withField(match, 'callee', { start: match.start, end: name.end });
  }
  if (args || !name) return match;
  let tight: Match = match;
  if (match.tag.startsWith('def.') && body && body.start >= match.end) tight = { ...tight, end: body.end };
  if (!typeBefore) return tight;
  const type = tight.fields.type ? null : typeSpan(text, tight, name);
  if (type) tight = withField(tight, 'type', type);
  const value = right && !tight.fields.value ? valueSpan(text, name, right) : null;
  return value ? withField(tight, 'value', value) : tight;
}

function withField(match: Match, field: 'callee' | 'type' | 'value', span: Span): Match {
  return { ...match, fields: { ...match.fields, [field]: span } };
}

/** What stands between the start of a declaration and its name, without modifiers. */
function typeSpan(text: string, { tag, start, fields }: Match, name: Span): Span | null {
  if (!/^(?:def\.(?:function|method|field)|bind\.parameter|variable|hoisted)$/.test(tag)) return null;
  const before = text.slice(start, fields.key?.start ?? name.start);
  const from = start + before.length - before.replace(/^\s+/, '').replace(MODIFIERS, '').length;
  const span = trimmed(text, from, text.slice(0, start + before.length).replace(/\b(?:get|set)\s*$/, '').length);
  return span.end > span.start && /^[\p{L}_$][^=;]*$/u.test(text.slice(span.start, span.end)) ? span : null;
}

/** What stands behind the `=` after a name, up to the end of a node. */
function valueSpan(text: string, name: Span, { end }: Span): Span | null {
  const equals = /\s*=\s*/y;
  equals.lastIndex = name.end;
  return equals.test(text) ? trimmed(text, equals.lastIndex, end) : null;
}

/** Calls whose callee is the run of tokens before their arguments. */
export function withCallees(text: string, skips: Skips, calls: readonly Match[]): Match[] {
  const before = new Map<number, number>();
  for (let at = 0; at < text.length; at++) {
    const after = skips.after(at);
    if (after > at) before.set(after, at);
  }
  return calls.map((call) => {
    if (call.fields.callee) return call;
    const start = calleeStart(text, before, call.start);
    const callee = { start, end: call.start };
    return { ...call, start, fields: { ...call.fields, callee } };
  });
}

/** Walks back over names, member marks, brackets and strings. */
function calleeStart(text: string, before: ReadonlyMap<number, number>, end: number): number {
  let at = end;
  for (;;) {
    const group = before.get(at);
    if (group !== undefined && !isNameUnit(text.charCodeAt(at - 1))) {
      at = group;
      continue;
    }
    const from = at;
    while (at > 0 && isNameUnit(text.charCodeAt(at - 1))) at--;
    if (text[at - 1] === '!' && at === from) {
      at--;
      continue;
    }
    let mark = at;
    while (mark > 0 && isSpace(text.charCodeAt(mark - 1))) mark--;
    if (text[mark - 1] !== '.') return at;
    if (text[mark - 2] === '.') return mark - 2;
    at = text[mark - 2] === '?' ? mark - 2 : mark - 1;
    while (at > 0 && isSpace(text.charCodeAt(at - 1))) at--;
  }
}
