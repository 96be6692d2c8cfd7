/** One file on its way through the builder: its text, its matches by tag, and the ways to read both. Nothing here changes. */
import type { LanguageManifest } from '../languages/types.ts';
import { readCalls } from './calls.ts';
import { type LineTable, readLines } from './lines.ts';
import { tightened, withCallees } from './loose-matches.ts';
import { readMacros } from './macros.ts';
import type { Match, Span, Tag } from './match.ts';
import { byRange } from './ranges.ts';
import { readSkips, type Skips, trimmed } from './skips.ts';
import { createWords, type Words } from './words.ts';

export interface Source {
  readonly text: string;
  readonly manifest: LanguageManifest;
  readonly lines: LineTable;
  readonly skips: Skips;
  readonly words: Words;
  /** Comments by start. */
  readonly comments: readonly Span[];
  /** Arguments of a call or instantiation; null when it has no list of them. */
  argumentsOf(call: Match): readonly Span[] | null;
  /** Matches of a tag, by start, then longer first. */
  of(tag: Tag): readonly Match[];
  /** Text of a range, exactly as written. */
  slice(span: Span): string;
}

/** The source that the other files of the builder read. */
export function createSource(text: string, matches: readonly Match[], manifest: LanguageManifest): Source {
  const groups = new Map<Tag, Match[]>();
  const add = (match: Match): void => {
    const group = groups.get(match.tag);
    if (group) group.push(match);
    else groups.set(match.tag, [match]);
  };
  const of = (tag: Tag): readonly Match[] => groups.get(tag) ?? [];
  const typeBefore = manifest.typesBefore === true;
  for (const match of matches) {
    const tight = tightened(text, withCallee(match), typeBefore);
    add(tight.tag === 'ref.call' ? withoutOperator(text, tight) : tight);
  }
  for (const match of readMacros(text, matches, manifest)) add(match);
  const comments = of('comment')
    .map(({ start, end }) => trimmed(text, start, end))
    .sort(byRange);
  const skips = readSkips(text, [...comments, ...of('string'), ...of('regex')].sort(byRange));
  if (typeBefore) groups.set('ref.call', withCallees(text, skips, of('ref.call')));
  const functions = new Map(of('def.function').map((match) => [match.start, match]));
  const calls = readCalls(text, skips, [...of('ref.call'), ...of('ref.new')], functions, manifest);
  for (const match of calls.derived) add(match);
  for (const group of groups.values()) group.sort(byRange);
  return {
    text,
    manifest,
    lines: readLines(text),
    skips,
    words: createWords(text, skips, new Map(comments.map((comment) => [comment.start, comment])), manifest.leftOut),
    comments,
    argumentsOf: calls.argumentsOf,
    of,
    slice: (span) => text.slice(span.start, span.end),
  };
}

/** Where the grammar has no node for `receiver.name`, the callee is what stands from the start of the call to its name. */
function withCallee(match: Match): Match {
  const { name, callee } = match.fields;
  if (match.tag !== 'ref.call' || callee || !name) return match;
  return { ...match, fields: { ...match.fields, callee: { start: match.start, end: name.end } } };
}

/** Operators that some grammars read as part of the callee: `await load<Item>(1)`. */
const LEADING_OPERATOR = /(?:(?:await|yield|typeof|void|delete)\s+|[!~+-]+\s*)+/y;
const OPERATOR_START = /[aytvd!~+-]/;

/** A call without the operators before it: what is called, and where, is the callee alone. */
function withoutOperator(text: string, call: Match): Match {
  const { callee } = call.fields;
  if (!callee || callee.start !== call.start || !OPERATOR_START.test(text[call.start] ?? '')) return call;
  LEADING_OPERATOR.lastIndex = call.start;
  const found = LEADING_OPERATOR.exec(text);
  const start = call.start + (found?.[0].length ?? 0);
  if (found === null || start >= callee.end) return call;
  return { ...call, start, fields: { ...call.fields, callee: { start, end: callee.end } } };
}
