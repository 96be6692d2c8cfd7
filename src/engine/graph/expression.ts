/**
 * An expression as far as resolution follows it: where it starts and which steps it takes (`this.store?.get().x`). The same
 * reader serves every language; arguments are skipped, and whatever it does not understand is `unknown`, never a guess.
 */
import { afterBracket, afterString, atTopLevel, isQuote, splitTop } from './brackets.ts';
import { nameAt, readStart, skipSpace } from './expression-start.ts';

export type Start =
  | { readonly tag: 'name'; readonly name: string }
  /** `new T()`, `T{}`, `&T{}`: an instance of the type written here. */
  | { readonly tag: 'make'; readonly type: string }
  /** `a || b`, `c ? a : b`: one of several. */
  | { readonly tag: 'either'; readonly options: readonly Expression[] }
  /** `{ a, b: c }`: its values by key. */
  | { readonly tag: 'object'; readonly values: ReadonlyMap<string, string> }
  /** A number, a list, a string: of a built-in type. */
  | { readonly tag: 'literal' }
  | { readonly tag: 'string' }
  /** A function or class written in place. */
  | { readonly tag: 'function' }
  | { readonly tag: 'unknown' };

export type Step =
  /** `.name`, or `["name"]`, which may as well be a key of a map. */
  | { readonly tag: 'member'; readonly name: string; readonly isKey: boolean }
  /** `text` is the only argument when that is one plain string; `args` counts them, −1 when that cannot be told. */
  | { readonly tag: 'call'; readonly text: string | null; readonly args: number }
  | { readonly tag: 'index' }
  /** `x as T`, `x.(T)`. */
  | { readonly tag: 'assert'; readonly type: string };

export interface Expression {
  readonly start: Start;
  readonly steps: readonly Step[];
}

const UNKNOWN: Expression = { start: { tag: 'unknown' }, steps: [] };
const LITERAL: Expression = { start: { tag: 'literal' }, steps: [] };
const FUNCTION: Expression = { start: { tag: 'function' }, steps: [] };

const FUNCTION_START = /^(?:async\b|function\b|class\b|lambda\b|func\s*[(<\w])/;
const PASSED_THROUGH = /^(?:await\s+|yield\s+|::(?=[a-z]\w*$)|mut\s+|try[?!]?\s+|\.\.\.|\*(?=\S)|&(?=\S)|<-)/;
const VALUE_OF_ITS_OWN = /^(?:typeof|delete|void|not)\s|^[!~+-]/;
/** Words that stand between two operands. */
const WORD_OPERATOR = /\s(as|satisfies|or|and|if|in|instanceof|is|not)\s/y;
/** A question mark after a value: it hands on what it is asked of, or leaves the function. */
const POSTFIX = /^\?+(?:$|[.)\],;[(!])/;
const OPERATORS = '=?|&+-*/%<>^,:';

/** Reads an expression; the same text always gives an equal value. */
export function readExpression(text: string): Expression {
  if (NAMES.test(text)) return readNames(text);
  let rest = text.trim();
  for (let lead = PASSED_THROUGH.exec(rest); lead !== null; lead = PASSED_THROUGH.exec(rest)) {
    rest = rest.slice(lead[0].length).trim();
  }
  if (rest === '') return UNKNOWN;
  if (FUNCTION_START.test(rest)) return FUNCTION;
  if (VALUE_OF_ITS_OWN.test(rest)) return LITERAL;
  return readOperators(rest) ?? readPath(rest);
}

/** Names and dots only, as most callees are. */
const NAMES = /^[A-Za-z_$][\w$]*(?:\.#?[A-Za-z_$][\w$]*)*$/;

function readNames(text: string): Expression {
  const [name, ...members] = text.split('.');
  if (FUNCTION_START.test(text)) return FUNCTION;
  return {
    start: { tag: 'name', name },
    steps: members.map((member) => ({ tag: 'member', name: member, isKey: false })),
  };
}

/** The operands of the first operator that stands outside brackets; null when there is none. */
function readOperators(text: string): Expression | null {
  let found: Expression | null = null;
  const either = (...parts: string[]): Expression => ({
    start: { tag: 'either', options: parts.map(readExpression) },
    steps: [],
  });
  let skipTo = 0;
  atTopLevel(text, false, (at) => {
    if (at < skipTo) return false;
    const char = text[at];
    if (char === ' ') {
      WORD_OPERATOR.lastIndex = at;
      const word = WORD_OPERATOR.exec(text);
      if (word === null) return false;
      found = readWord(text, at, at + word[0].length, word[1], either);
      return true;
    }
    if (!OPERATORS.includes(char)) return false;
    // `[]*T{}` is a slice of pointers.
    if (char === '*' && text[at - 1] === ']') return false;
    const two = text.slice(at, at + 2);
    if (text.startsWith('?->', at)) {
      skipTo = at + 3;
      return false;
    }
    if (two === '?.' || two === '->' || two === '::') {
      skipTo = at + 2;
      return false;
    }
    if (char === '?' && POSTFIX.test(text.slice(at))) return false;
    if (two === '=>') found = FUNCTION;
    else if (two === '||' || two === '??')
      found = text[at + 2] === '=' ? readExpression(text.slice(at + 3)) : either(text.slice(0, at), text.slice(at + 2));
    else if (two === '&&') found = readExpression(text.slice(at + 2));
    else if (char === '?') found = readTernary(text, at, either);
    else if (char === '=' && text[at + 1] !== '=') found = readExpression(text.slice(at + 1));
    else if (char === '<' && at > 0) {
      const after = afterBracket(text, at);
      if (after > 0 && (after === text.length || '(.{`['.includes(text[after]))) {
        skipTo = after;
        return false;
      }
      found = LITERAL;
    } else if (at > 0) found = LITERAL;
    return found !== null;
  });
  return found;
}

function readWord(
  text: string,
  from: number,
  to: number,
  word: string,
  either: (...parts: string[]) => Expression,
): Expression {
  const left = text.slice(0, from);
  const right = text.slice(to);
  if (word === 'as' || word === 'satisfies') {
    if (word === 'satisfies' || right.trim() === 'const') return readExpression(left);
    const start = readExpression(left);
    return { start: start.start, steps: [...start.steps, { tag: 'assert', type: right.trim() }] };
  }
  if (word === 'or') return either(left, right);
  if (word === 'and') return readExpression(right);
  if (word === 'if') {
    const otherwise = right.indexOf(' else ');
    return otherwise < 0 ? readExpression(left) : either(left, right.slice(otherwise + ' else '.length));
  }
  return LITERAL;
}

function readTernary(text: string, question: number, either: (...parts: string[]) => Expression): Expression {
  const rest = text.slice(question + 1);
  let colon = -1;
  let open = 0;
  atTopLevel(rest, false, (at) => {
    if (rest[at] === '?' && rest[at + 1] !== '.' && rest[at + 1] !== '?' && rest[at - 1] !== '?') open++;
    else if (rest[at] === ':' && open-- === 0) colon = at;
    return colon >= 0;
  });
  return colon < 0 ? UNKNOWN : either(rest.slice(0, colon), rest.slice(colon + 1));
}

/** A start and the steps after it. */
function readPath(text: string): Expression {
  const opened = readStart(text);
  if (opened === null) return UNKNOWN;
  const steps: Step[] = [...opened.steps];
  let { start } = opened;
  let called = false;
  let at = opened.at;
  for (;;) {
    at = skipSpace(text, at);
    const char = text[at];
    if (char === undefined) return { start, steps };
    if (char === '(' || char === '[' || char === '<' || char === '{') {
      const after = afterBracket(text, at);
      if (after < 0) return UNKNOWN;
      const inside = text.slice(at + 1, after - 1).trim();
      if (char === '(') {
        steps.push({ tag: 'call', text: onlyString(inside), args: countOf(inside) });
        called = true;
      } else if (char === '[') {
        const key = onlyString(inside);
        const before = steps[steps.length - 1];
        if (before?.tag === 'member' && before.name === CAST_MEMBER) {
          steps.pop();
          steps.push({ tag: 'assert', type: inside });
        } else steps.push(key === null ? { tag: 'index' } : { tag: 'member', name: key, isKey: true });
      } else if (char === '{' && start.tag === 'make' && steps.length === 0) {
        // Members of an anonymous class, or values for what was made.
      } else if (char === '{') {
        if (called || start.tag !== 'name') return UNKNOWN;
        start = { tag: 'make', type: text.slice(0, at).trim() };
        steps.length = 0;
      }
      at = after;
    } else if (char === '`') {
      steps.push({ tag: 'call', text: null, args: -1 });
      at = afterString(text, at);
    } else if (char === '!' || (char === '?' && text[at + 1] !== '.')) {
      at++;
    } else {
      const separator = ['?.', '?->', '->', '::', '.'].find((mark) => text.startsWith(mark, at));
      if (separator === undefined) return UNKNOWN;
      at = skipSpace(text, at + separator.length);
      if (text[at] === '(' && separator === '.') {
        const after = afterBracket(text, at);
        if (after < 0) return UNKNOWN;
        steps.push({ tag: 'assert', type: text.slice(at + 1, after - 1).trim() });
        at = after;
      } else if (text[at] !== '(' && text[at] !== '[') {
        // `Lists.<T>of()`
        if (text[at] === '<') at = Math.max(at, afterBracket(text, at));
        const name = nameAt(text, at);
        if (name === '') return UNKNOWN;
        at += name.length;
        // `T::$made` is the variable `made` of a type; called, it is a name that only the run knows.
        const isVariable = separator === '::' && name.startsWith('$');
        if (isVariable && text[skipSpace(text, at)] === '(') return UNKNOWN;
        steps.push({ tag: 'member', name: isVariable ? name.slice(1) : name, isKey: false });
      }
    }
  }
}

/** How many arguments stand in a list; one that was cut short cannot be counted. */
function countOf(inside: string): number {
  return inside === '' ? 0 : inside.includes('…') ? -1 : splitTop(inside, ',').length;
}

/** `x.asInstanceOf[T]` */
const CAST_MEMBER = 'asInstanceOf';

function onlyString(inside: string): string | null {
  if (!isQuote(inside[0]) || afterString(inside, 0) !== inside.length) return null;
  return inside.slice(1, -1);
}
