/**
 * A written type as far as resolution follows it: which names it is made of and what their arguments are. One reader for
 * every language: `*pkg.T`, `Promise<T>`, `T[]`, `[]T`, `map[K]V`, `Optional[T]`, `A | null`, `(x: T) => R`, `'T'`.
 */
import { afterBracket, afterString, isQuote, splitTop } from './brackets.ts';

export type TypeText =
  | { readonly tag: 'named'; readonly path: readonly string[]; readonly args: readonly TypeText[] }
  /** Something whose elements have one type. */
  | { readonly tag: 'list'; readonly of: TypeText }
  | { readonly tag: 'tuple'; readonly of: readonly TypeText[] }
  | { readonly tag: 'function'; readonly parameters: readonly TypeText[]; readonly result: TypeText }
  | { readonly tag: 'union'; readonly of: readonly TypeText[] }
  /** The type of a value: `typeof x`. */
  | { readonly tag: 'value'; readonly text: string }
  /** A member of a type: `T['x']`. */
  | { readonly tag: 'member'; readonly of: TypeText; readonly name: string }
  /** `{ a: T }`: its members are definitions of the file it is written in. */
  | { readonly tag: 'inline' }
  | { readonly tag: 'other' };

const OTHER: TypeText = { tag: 'other' };
const INLINE: TypeText = { tag: 'inline' };
const LEADS =
  /^(?:\?\s*(?:extends|super)\s|[*&|:?]+(?:'\w+\s+)?|\.\.\.|<-|@[\w.]+(?:\([^)]*\))?\s|(?:readonly|const|unique|abstract|async|suspend|asserts|out|inout|mut|dyn|impl|chan|public|private|protected)\s|<-)\s*/;
const NAME = /[\p{L}\p{N}_$#\\]+/uy;

/** Reads a type. */
export function readType(text: string): TypeText {
  let rest = text.trim();
  for (let lead = LEADS.exec(rest); lead !== null; lead = LEADS.exec(rest)) rest = rest.slice(lead[0].length).trim();
  if (rest === '') return OTHER;
  const parts = splitTop(rest, '|').flatMap((part) => splitTop(part, '&'));
  if (parts.length > 1 && !/^(?:\(|<|func\b)/.test(rest)) return unionOf(parts.map(readType));
  return readSingle(rest);
}

function unionOf(parts: readonly TypeText[]): TypeText {
  return parts.length === 1 ? parts[0] : { tag: 'union', of: parts };
}

function readSingle(text: string): TypeText {
  const char = text[0];
  if (char === '(' || char === '<') return readParenthesised(text);
  if (char === '[') return readSlice(text);
  if (char === '{') return afterBracket(text, 0) === text.length ? INLINE : OTHER;
  if (isQuote(char))
    return afterString(text, 0) === text.length ? readSuffixes(text, text.length, readType(text.slice(1, -1))) : OTHER;
  if (/^func\s*\(/.test(text)) return readGoFunction(text.slice(text.indexOf('(')));
  if (/^typeof\s/.test(text)) return { tag: 'value', text: text.slice('typeof '.length).trim() };
  if (/^(?:keyof|new|infer|struct|interface|unique)\b/.test(text) && !/^[\w$]+\s*(?:[.<[]|$)/.test(text)) return OTHER;
  return readNamed(text);
}

/** `(x: T) => R`, `<T>(x: T) => R`, `(A | B)[]`, Go's `(T, error)`. */
function readParenthesised(text: string): TypeText {
  let at = 0;
  if (text[0] === '<') {
    at = afterBracket(text, 0);
    if (at < 0) return OTHER;
    while (text[at] === ' ') at++;
    if (text[at] !== '(') return OTHER;
  }
  const after = afterBracket(text, at);
  if (after < 0) return OTHER;
  const inside = text.slice(at + 1, after - 1);
  const rest = text.slice(after).trim();
  const arrow = /^(?:async\s+)?(?:throws(?:\([^)]*\))?\s+)?(?:=>|->)/.exec(rest);
  if (arrow !== null) {
    const result = readType(rest.slice(arrow[0].length));
    return { tag: 'function', parameters: splitTop(inside, ',').map(readParameter), result };
  }
  const parts = splitTop(inside, ',');
  const whole: TypeText = parts.length === 1 ? readType(parts[0]) : { tag: 'tuple', of: parts.map(readParameter) };
  const suffixed = readSuffixes(text, after, whole);
  if (suffixed.tag !== 'other' || !/^[|&]/.test(rest)) return suffixed;
  return unionOf([whole, readType(rest)]);
}

/** The type in `name: T`, `name T`, `name?: T = x` or plain `T`. */
function readParameter(text: string): TypeText {
  const colon = /^(?:\.\.\.)?[\w$]+\??\s*:/.exec(text);
  if (colon !== null) return readType(text.slice(colon[0].length));
  const space = /^[\w$]+\s+(?=[\w*[.(&])/.exec(text);
  return readType(space === null || /^(?:chan|func|map|readonly)\s/.test(text) ? text : text.slice(space[0].length));
}

function readGoFunction(text: string): TypeText {
  const after = afterBracket(text, 0);
  if (after < 0) return OTHER;
  const result = text.slice(after).trim();
  return {
    tag: 'function',
    parameters: splitTop(text.slice(1, after - 1), ',').map(readParameter),
    result: result === '' ? OTHER : readType(result),
  };
}

/** `[]T`, `[5]T`; a list of types (`[A, B]`) is a tuple. */
function readSlice(text: string): TypeText {
  const after = afterBracket(text, 0);
  if (after < 0) return OTHER;
  const rest = text.slice(after).trim();
  if (rest !== '' && rest[0] !== '[') return { tag: 'list', of: readType(rest) };
  const parts = splitTop(text.slice(1, after - 1), ',');
  if (rest === '[]') return { tag: 'list', of: { tag: 'tuple', of: parts.map(readParameter) } };
  if (rest !== '') return { tag: 'list', of: readType(rest) };
  return { tag: 'tuple', of: parts.map(readParameter) };
}

function readNamed(text: string): TypeText {
  const path: string[] = [];
  let at = 0;
  for (;;) {
    NAME.lastIndex = at;
    const name = NAME.exec(text)?.[0];
    if (name === undefined) return OTHER;
    path.push(name);
    at += name.length;
    if (text.startsWith('::', at)) at += 2;
    else if (text[at] === '.') at++;
    else break;
  }
  let args: readonly TypeText[] = [];
  if (text[at] === '<') {
    const after = afterBracket(text, at);
    if (after < 0) return OTHER;
    args = splitTop(text.slice(at + 1, after - 1), ',').map(readType);
    at = after;
  } else if (text[at] === '[') {
    const after = afterBracket(text, at);
    const inside = after < 0 ? '' : text.slice(at + 1, after - 1).trim();
    if (path.length === 1 && path[0] === 'map' && after < text.length) {
      return { tag: 'named', path, args: [readType(inside), readType(text.slice(after))] };
    }
    if (inside !== '' && !/^['"`]|^(?:number|keyof)\b/.test(inside)) {
      args = splitTop(inside, ',').map(readType);
      at = after;
    }
  }
  const isTuple = args.length > 0 && /^[tT]uple$/.test(path[path.length - 1]);
  return readSuffixes(text, at, isTuple ? { tag: 'tuple', of: args } : { tag: 'named', path, args });
}

/** `[]`, `['x']`, `?`, `!` after a type. */
function readSuffixes(text: string, from: number, type: TypeText): TypeText {
  let found = type;
  let at = from;
  while (at < text.length) {
    const char = text[at];
    if (char === ' ' || char === '?' || char === '!' || char === '*' || char === '&') {
      at++;
      continue;
    }
    if (char !== '[') return OTHER;
    const after = afterBracket(text, at);
    if (after < 0) return OTHER;
    const inside = text.slice(at + 1, after - 1).trim();
    if (inside === '') found = { tag: 'list', of: found };
    else if (isQuote(inside[0])) found = { tag: 'member', of: found, name: inside.slice(1, -1) };
    else if (inside === 'number') found = elementOf(found);
    else return OTHER;
    at = after;
  }
  return found;
}

/** What a written container holds, as far as the text says it: a list's type, the last argument of a generic. */
export function elementOf(type: TypeText): TypeText {
  if (type.tag === 'list') return type.of;
  if (type.tag === 'tuple') return type.of.length === 1 ? type.of[0] : OTHER;
  if (type.tag === 'named' && type.args.length > 0) return type.args[type.args.length - 1];
  return OTHER;
}
