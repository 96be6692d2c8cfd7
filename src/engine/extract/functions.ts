/**
 * Functions and classes of a file by where they start, and the one that an expression hands over: the expression itself,
 * the same in parentheses, or the argument of a call that is known to give its function back (`useCallback(() => …)`).
 */
import type { Match, Span } from './match.ts';
import { isSpace } from './skips.ts';
import type { Source } from './source.ts';
import { lastName } from './words.ts';

export type Functions = ReadonlyMap<number, Match>;

export interface Held {
  readonly match: Match;
  /** Whether a component wrapper is around it. */
  readonly component: boolean;
}

/** Every function and class of a file. No two start at the same offset. */
export function readFunctions(source: Source): Functions {
  const functions = new Map<number, Match>();
  for (const tag of ['def.function', 'def.method', 'def.getter', 'def.constructor', 'def.class'] as const) {
    for (const match of source.of(tag)) {
      // Of two patterns that match, the one that says more counts.
      const before = functions.get(match.start);
      const fuller = !before || Object.keys(match.fields).length >= Object.keys(before.fields).length;
      if (fuller) functions.set(match.start, match);
    }
  }
  return functions;
}

/** The function or class that a value is. */
export function heldBy(source: Source, functions: Functions, value: Span): Held | null {
  const direct = functions.get(value.start);
  if (direct) return direct.end === value.end ? { match: direct, component: false } : null;
  const { text, manifest } = source;
  let at = value.start;
  let wrapped = false;
  let component = false;
  while (at < value.end) {
    const match = functions.get(at);
    if (match) return wrapped || !isUsed(text, match.end, value.end) ? { match, component } : null;
    if (text[at] !== '(') {
      const path = callee(text, at);
      const name = lastName(path);
      if (manifest.componentWrappers.includes(name)) component = true;
      else if (!manifest.functionWrappers.includes(name)) return null;
      wrapped = true;
      at = afterTypeArguments(text, at + path.length, value.end);
      if (text[at] !== '(') return null;
    }
    at = afterSpace(text, at + 1);
  }
  return null;
}

/** Whether a value makes a component without a function of its own: `memo(Button)`, a `styled` template. */
export function isComponentValue(source: Source, value: Span): boolean {
  const { text, manifest } = source;
  const path = callee(text, value.start);
  if (path === '') return false;
  const next = text[afterTypeArguments(text, value.start + path.length, value.end)];
  if (next === '(' && manifest.componentWrappers.includes(lastName(path))) return true;
  return text[value.end - 1] === '`' && manifest.componentTags.includes(path.split('.')[0]!);
}

/** Whether a function in parentheses is called or asked for a member, so that the value is something else. */
function isUsed(text: string, end: number, limit: number): boolean {
  let at = end;
  while (at < limit && (text[at] === ')' || isSpace(text.charCodeAt(at)))) at++;
  return at < limit && (text[at] === '(' || text[at] === '.' || text[at] === '[');
}

function callee(text: string, start: number): string {
  const pattern = /[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*/uy;
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0] ?? '';
}

function afterTypeArguments(text: string, start: number, limit: number): number {
  let at = afterSpace(text, start);
  if (text[at] !== '<') return at;
  let depth = 0;
  for (; at < limit; at++) {
    if (text[at] === '<') depth++;
    else if (text[at] === '>' && text[at - 1] !== '=' && --depth === 0) return afterSpace(text, at + 1);
  }
  return limit;
}

function afterSpace(text: string, start: number): number {
  let at = start;
  while (isSpace(text.charCodeAt(at))) at++;
  return at;
}
