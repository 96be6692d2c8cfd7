/**
 * A destructuring pattern, read as text: which names it binds and what each stands for. `{ a, b: { c }, ...rest }` of `x`
 * binds a to `x.a`, c to `x.b.c`, rest to `x`; `[s, t]` of `x` binds s to element 0 of `x` and t to element 1; `[{ u }]`
 * binds u to `x[0].u`.
 */
import type { Span } from './match.ts';
import { splitList, trimmed } from './skips.ts';
import type { Source } from './source.ts';
import { unquoted } from './words.ts';

export interface PatternPart {
  readonly name: Span;
  /** Path from the value, without it: `b.c`; empty when the name is the value or an element of it. */
  readonly member: string;
  /** The value with the path, or null when there is no value. */
  readonly value: string | null;
  /** Position in an array pattern, −1 outside one. */
  readonly result: number;
}

interface Level {
  readonly span: Span;
  readonly member: string;
  /** The same with the elements on the way: `[0].u`. */
  readonly path: string;
  readonly result: number;
}

/** The names of a pattern over a value text, in source order. */
export function readPattern(source: Source, pattern: Span, value: string | null): PatternPart[] {
  const parts: PatternPart[] = [];
  const levels: Level[] = [{ span: pattern, member: '', path: '', result: -1 }];
  for (let level = levels.pop(); level; level = levels.pop()) {
    const { start, end } = level.span;
    const opener = source.text[start];
    if (opener === '{') levels.push(...objectLevels(source, level));
    else if (opener === '[' || opener === '(') levels.push(...arrayLevels(source, start + 1, end - 1, level));
    else if (isList(source, level.span)) levels.push(...arrayLevels(source, start, end, level));
    else if (/^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(source.slice(level.span))) {
      parts.push({
        name: level.span,
        member: level.member,
        value: value === null ? null : `${value}${level.path}`,
        result: level.result,
      });
    }
  }
  return parts.sort((a, b) => a.name.start - b.name.start);
}

function objectLevels(source: Source, level: Level): Level[] {
  return splitList(source.text, source.skips, level.span.start + 1, level.span.end - 1).map((item) => {
    if (source.text.startsWith('...', item.start)) return { ...level, span: { start: item.start + 3, end: item.end } };
    const colon = topLevel(source, item, ':');
    const key = withoutDefault(source, { start: item.start, end: colon < 0 ? item.end : colon });
    const target = colon < 0 ? key : withoutDefault(source, { start: colon + 1, end: item.end });
    const name = unquoted(source.slice(key));
    const member = level.member ? `${level.member}.${name}` : name;
    const element = level.result < 0 ? '' : `[${level.result}]`;
    return { span: target, member, path: `${level.path}${element}.${name}`, result: -1 };
  });
}

function arrayLevels(source: Source, start: number, end: number, level: Level): Level[] {
  return splitList(source.text, source.skips, start, end).map((item, index) => {
    const rest = source.text.startsWith('...', item.start) ? 3 : source.text[item.start] === '*' ? 1 : 0;
    const span = withoutDefault(source, { start: item.start + rest, end: item.end });
    const path = level.result < 0 ? level.path : `${level.path}[${level.result}]`;
    return { span, member: level.member, path, result: rest > 0 ? -1 : index };
  });
}

function isList(source: Source, span: Span): boolean {
  return topLevel(source, span, ',') >= 0;
}

function withoutDefault(source: Source, span: Span): Span {
  const equals = topLevel(source, span, '=');
  return trimmed(source.text, span.start, equals < 0 ? span.end : equals);
}

/** Offset of a unit outside brackets and text, or −1. */
function topLevel(source: Source, span: Span, unit: string): number {
  for (let at = span.start; at < span.end; ) {
    const beyond = source.skips.after(at);
    if (beyond > at) at = beyond;
    else if (source.text[at] === unit) return at;
    else at++;
  }
  return -1;
}
