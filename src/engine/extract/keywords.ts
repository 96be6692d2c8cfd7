/**
 * Statements that broken text makes look like members: in a class that lost a brace, `if (x) { … }` reads as a method named
 * `if`. A key may be any word, so such a name is taken for a statement only where the parse went wrong around it.
 */
import type { Draft } from './draft.ts';
import type { Span } from './match.ts';
import { nest } from './ranges.ts';
import type { Source } from './source.ts';

interface Ranged {
  readonly draft: Draft;
  readonly range: Span;
}

/** The drafts, in `byRange` order, without those that are statements. */
export function withoutStatements<Entry extends Ranged>(
  source: Source,
  entries: readonly Entry[],
  whole: Span,
): readonly Entry[] {
  const words = new Set(source.manifest.statementWords);
  const errors = [...source.of('error'), ...source.of('missing')];
  if (errors.length === 0 || !entries.some(({ draft }) => words.has(draft.name))) return entries;
  const spans = [whole, ...entries.map(({ range }) => range)];
  const nesting = nest(spans);
  const isBrokenAround = (index: number): boolean => {
    const around = spans[nesting.parents[index + 1]!]!;
    return errors.some(({ start, end }) => start <= around.end && end >= around.start);
  };
  return entries.filter(({ draft }, index) => !words.has(draft.name) || !isBrokenAround(index));
}
