/** Small readings of names and signatures that several parts of resolution share. */
import { afterBracket, atTopLevel, splitTop } from './brackets.ts';
import type { Expression } from './expression.ts';

/** A computed name: `[method]` of `app[method] = function`. */
export const isDynamicName = (name: string): boolean => /^\[[^[\]]+\]$/.test(name);

/** Whether a word stands by itself in a signature. */
export const hasWord = (signature: string, word: string): boolean => signature.split(/[\s(<]/).includes(word);

/** Names of a dotted expression; empty when it is more than names and indexes. */
export function pathOf({ start, steps }: Expression): readonly string[] {
  if (start.tag !== 'name') return [];
  const path = [start.name];
  for (const step of steps) {
    if (step.tag === 'member') path.push(step.name);
    else if (step.tag !== 'index') return [];
  }
  return path;
}

/** How many arguments a callable takes. */
export interface Arity {
  readonly least: number;
  /** Infinity when it takes any number. */
  readonly most: number;
}

/** Reads the parameter list of a signature; null when the signature was cut or has none. */
export function arityOf(signature: string, name: string): Arity | null {
  const list = parameterList(signature, name);
  if (list === null) return null;
  const parts = splitTop(list, ',').filter((part) => part !== '/' && part !== '*' && part !== 'void');
  const open = parts.some((part) => /^(?:\*|params\s|vararg\s)|\.\.\.|\*$/.test(part));
  const optional = parts.filter((part) => /^[\w$]+\?\s*(?::|$)|^[^(]*[^=!<>]=[^=>]/.test(part)).length;
  return { least: open ? 0 : parts.length - optional, most: open ? Number.POSITIVE_INFINITY : parts.length };
}

/** Text between the parentheses that follow the name, generics skipped. */
function parameterList(signature: string, name: string): string | null {
  let at = -1;
  atTopLevel(signature, false, (i) => {
    const ends = !/[\p{L}\p{N}_$]/u.test(signature[i + name.length] ?? '');
    const begins = i === 0 || !/[\p{L}\p{N}_$#]/u.test(signature[i - 1]);
    if (begins && ends && signature.startsWith(name, i)) at = i + name.length;
    return at >= 0;
  });
  if (at < 0) return null;
  while (signature[at] === ' ' || signature[at] === '[' || signature[at] === '<' || signature[at] === '?') {
    if (signature[at] === ' ' || signature[at] === '?') at++;
    else {
      const after = afterBracket(signature, at);
      if (after < 0) return null;
      at = after;
    }
  }
  if (signature[at] !== '(') return null;
  const after = afterBracket(signature, at);
  return after < 0 ? null : signature.slice(at + 1, after - 1);
}
