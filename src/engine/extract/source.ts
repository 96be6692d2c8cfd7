/** One file on its way through the builder: its text, its matches by tag, and the ways to read both. Nothing here changes. */
import type { LanguageManifest } from '../languages/types.ts';
import { readCalls } from './calls.ts';
import { type LineTable, readLines } from './lines.ts';
import type { Match, Span, Tag } from './match.ts';
import { byRange } from './ranges.ts';
import { readSkips, type Skips } from './skips.ts';
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
  for (const match of matches) add(withCallee(match));
  const comments = [...of('comment')].sort(byRange);
  const skips = readSkips(text, [...comments, ...of('string'), ...of('regex')].sort(byRange));
  const functions = new Map(of('def.function').map((match) => [match.start, match]));
  const calls = readCalls(text, skips, [...of('ref.call'), ...of('ref.new')], functions, manifest);
  for (const match of calls.derived) add(match);
  for (const group of groups.values()) group.sort(byRange);
  return {
    text,
    manifest,
    lines: readLines(text),
    skips,
    words: createWords(text, skips, new Map(comments.map((comment) => [comment.start, comment]))),
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
