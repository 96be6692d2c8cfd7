/** How an expression opens: a name, a string, a group, a list, an object, something made. */
import { afterBracket, afterString, atTopLevel, isQuote, splitTop } from './brackets.ts';
import { type Expression, readExpression, type Start } from './expression.ts';

const LITERAL: Expression = { start: { tag: 'literal' }, steps: [] };
const STRING: Expression = { start: { tag: 'string' }, steps: [] };
const CAST_TYPE = /^[\p{L}_$][\p{L}\p{N}_$.<>,?[\] ]*$/u;
const CAST_VALUE = /^\s*(?!(?:as|is|in|instanceof|or|and|if|not|satisfies)\s)[\p{L}_$"']/u;
const NAME = /[\p{L}\p{N}_$#@\\]+/uy;

/** The name that starts at an offset; empty when none does. */
export function nameAt(text: string, at: number): string {
  NAME.lastIndex = at;
  return NAME.exec(text)?.[0] ?? '';
}

/** Offset of the first unit that is no white space. */
export function skipSpace(text: string, at: number): number {
  let i = at;
  while (text[i] === ' ' || text[i] === '\t' || text[i] === '\n' || text[i] === '\r') i++;
  return i;
}

/** A start, with the steps of a group it opens with. */
export interface Opened extends Expression {
  /** Offset after the start. */
  readonly at: number;
}

/** Reads how a text opens; null when it cannot be read. */
export function readStart(text: string): Opened | null {
  const char = text[0];
  if (isQuote(char)) return { ...(char === '"' ? STRING : LITERAL), at: afterString(text, 0) };
  if (char === '(') return readGroup(text);
  if (char === '[') return readListOrType(text);
  if (char === '{') {
    const after = afterBracket(text, 0);
    return after < 0 ? null : { start: readObject(text.slice(1, after - 1)), steps: [], at: after };
  }
  if (char === '/') return { ...LITERAL, at: text.length };
  const root = text.startsWith('::') ? '::' : '';
  const name = root + nameAt(text, root.length);
  if (name === root) return null;
  if (name >= '0' && name < ':') return { ...LITERAL, at: text.length };
  if (name.length <= 2 && isQuote(text[name.length])) return { ...LITERAL, at: afterString(text, name.length) };
  if (name === 'new' && text[3] === ' ') return readNew(text);
  if (name === 'map' && text[3] === '[') {
    const brace = text.lastIndexOf('{');
    if (brace > 0 && text.endsWith('}')) return { ...made(text.slice(0, brace)), at: text.length };
  }
  return { start: { tag: 'name', name }, steps: [], at: name.length };
}

const made = (type: string): Expression => ({ start: { tag: 'make', type: type.trim() }, steps: [] });

/** Values of plain keys; a spread, a method or a computed key has none. */
function readObject(inside: string): Start {
  const values = new Map<string, string>();
  for (const part of splitTop(inside, ',')) {
    const key = /^(?:([\p{L}_$][\p{L}\p{N}_$]*)|(['"])([^'"]*)\2)\s*(?::|$)/u.exec(part);
    if (key === null) continue;
    const value = part.slice(key[0].length).trim();
    const name = key[1] ?? key[3];
    values.set(name, value === '' ? name : value);
  }
  return { tag: 'object', values };
}

function readGroup(text: string): Opened | null {
  const after = afterBracket(text, 0);
  if (after < 0) return null;
  const inside = text.slice(1, after - 1);
  // `(Store) x`: a cast of all that follows.
  if (CAST_TYPE.test(inside) && CAST_VALUE.test(text.slice(after))) {
    return { start: { tag: 'unknown' }, steps: [{ tag: 'assert', type: inside }], at: text.length };
  }
  const parts = splitTop(inside, ',');
  return parts.length === 1 ? { ...readExpression(inside), at: after } : { ...LITERAL, at: after };
}

/** `[a, b]` is a list; `[]T{…}` makes one of a written type. */
function readListOrType(text: string): Opened | null {
  const after = afterBracket(text, 0);
  if (after < 0) return null;
  const next = text[after];
  if (next === undefined || !/[\p{L}_*[]/u.test(next)) return { ...LITERAL, at: after };
  let brace = -1;
  atTopLevel(text, false, (at) => {
    if (text[at] === '{') brace = at;
    return false;
  });
  for (let at = after; at < text.length && brace < 0; at++) if (text[at] === '{' || text[at] === '(') brace = at;
  return brace < 0 ? { ...LITERAL, at: text.length } : { ...made(text.slice(0, brace)), at: afterBracket(text, brace) };
}

function readNew(text: string): Opened | null {
  let at = skipSpace(text, 3);
  const from = at;
  while (at < text.length) {
    const name = nameAt(text, at);
    if (name === '') return null;
    at += name.length;
    if (text[at] !== '.') break;
    at++;
  }
  if (text[at] === '<') {
    const after = afterBracket(text, at);
    if (after < 0) return null;
    at = after;
  }
  const type = text.slice(from, at);
  if (text[at] === '(') {
    const after = afterBracket(text, at);
    if (after < 0) return null;
    at = after;
  }
  return { ...made(type), at };
}
