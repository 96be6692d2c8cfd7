/**
 * What the arguments of calls say: which functions and names are handed over, and which calls import a module. It is read
 * from offsets and not from the tree, because every further pattern that begins at a call is tried at each link of each
 * chain: one such pattern costs a third of the whole query.
 */
import type { LanguageManifest } from '../languages/types.ts';
import type { Match, Span } from './match.ts';
import { type Skips, splitList } from './skips.ts';
import { isNamePath } from './words.ts';

export interface Calls {
  /** Arguments of a call or instantiation, in order; null when it has no list of them. */
  argumentsOf(call: Match): readonly Span[] | null;
  /** Matches with the tags `argument`, `ref.value`, `import.require` and `import.dynamic`. */
  readonly derived: readonly Match[];
}

/** Reads the arguments of every call. `functions` are the functions of the file by start. */
export function readCalls(
  text: string,
  skips: Skips,
  calls: readonly Match[],
  functions: ReadonlyMap<number, Span>,
  manifest: LanguageManifest,
): Calls {
  const lists = new Map<Match, readonly Span[]>();
  const derived: Match[] = [];
  for (const call of calls) {
    const { callee, args } = call.fields;
    if (!callee || !args) continue;
    // `require 'x'`: one string needs no parentheses in some languages.
    const isString = insideQuotes(text, args) !== null;
    if (text[args.start] !== '(' && !isString) continue;
    const list = isString ? [args] : argumentList(text, skips, args, manifest.overloads === 'separate');
    lists.set(call, list);
    for (const value of list) {
      if (functions.get(value.start)?.end === value.end) {
        derived.push({ tag: 'argument', start: call.start, end: call.end, fields: { callee, value } });
      } else if (isNamePath(text.slice(value.start, value.end))) {
        derived.push({ tag: 'ref.value', start: value.start, end: value.end, fields: {} });
      }
    }
    const imported = importOf(text, call, callee, list, manifest);
    if (imported) derived.push(imported);
  }
  return { argumentsOf: (call) => lists.get(call) ?? null, derived };
}

/** `typed` says that arguments may hold types with commas of their own: `new Map<K, V>()`. */
function argumentList(text: string, skips: Skips, args: Span, typed: boolean): readonly Span[] {
  const split = splitList(text, skips, args.start + 1, args.end - 1);
  const parts = typed ? joinTypes(text, split) : split;
  const last = parts[parts.length - 1];
  return last && last.start === last.end ? parts.slice(0, -1) : parts;
}

/** Puts parts together that a comma between type arguments has split; a comparison is never closed. */
function joinTypes(text: string, parts: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  for (let at = 0; at < parts.length; at++) {
    let { end } = parts[at]!;
    const { start } = parts[at]!;
    let last = at;
    while (opensType(text.slice(start, end)) && last + 1 < parts.length) end = parts[++last]!.end;
    const closes = !opensType(text.slice(start, end));
    joined.push(closes ? { start, end } : parts[at]!);
    if (closes) at = last;
  }
  return joined;
}

/** Whether an angle bracket after a name is open at the end. */
function opensType(text: string): boolean {
  let open = 0;
  for (const found of text.matchAll(/(?<=[\p{L}\p{N}_>])<(?!=)|(?<![-=])>(?!=)/gu)) {
    if (found[0] === '<') open++;
    else if (open > 0) open--;
  }
  return open > 0;
}

function importOf(
  text: string,
  call: Match,
  callee: Span,
  list: readonly Span[],
  manifest: LanguageManifest,
): Match | null {
  const form = importForm(text.slice(callee.start, callee.end), manifest);
  const source = form && list[0] ? insideQuotes(text, list[0]) : null;
  if (!source) return null;
  if (form === 'dynamic') return { tag: 'import.dynamic', start: call.start, end: call.end, fields: { source } };
  // `require('x').y` imports y.
  const member = /\s*\.\s*([\p{L}_$][\p{L}\p{N}_$]*)/uy;
  member.lastIndex = call.end;
  const found = member.exec(text);
  if (!found) return { tag: 'import.require', start: call.start, end: call.end, fields: { callee, source } };
  const end = member.lastIndex;
  const fields = { callee, source, name: { start: end - found[1].length, end } };
  return { tag: 'import.require', start: call.start, end, fields };
}

function importForm(callee: string, { importCalls }: LanguageManifest): 'require' | 'dynamic' | null {
  return Object.hasOwn(importCalls, callee) ? importCalls[callee]! : null;
}

/** The text of a string literal without anything computed in it, or null. */
function insideQuotes(text: string, value: Span): Span | null {
  const quote = text[value.start];
  if (!quote || !`'"\``.includes(quote) || text[value.end - 1] !== quote || value.end - value.start < 3) return null;
  const inside = { start: value.start + 1, end: value.end - 1 };
  const literal = text.slice(inside.start, inside.end);
  return literal.includes(quote) || literal.includes('${') ? null : inside;
}
