/** The answer when nothing in the repository speaks of the question: what was looked for, what exists, what to try. */
import type { Tier } from '../allocate/types.ts';
import type { Page } from './page.ts';
import { headingText, unresolvedText } from './preamble.ts';
import type { Answer } from './types.ts';
import { codeSpan, counted, oneLine } from './wording.ts';

const WORDS_LISTED = 12;
const LONGEST_WORD = 40;
const NAMES_LISTED = 8;

/** Writes it within `tier`, whatever the question's length. */
export function nothingFound(page: Page, tier: Tier): Answer {
  const { graph, index, question, ranking } = page;
  const existing = question.concepts.filter(({ terms }) => terms.some(({ term }) => index.termId(term) >= 0));
  const missing = question.concepts.filter((concept) => !existing.includes(concept));
  const list = (concepts: typeof existing): string => {
    const words = concepts.slice(0, WORDS_LISTED).map(({ word }) => codeSpan(oneLine(word, LONGEST_WORD)));
    const more = concepts.length > WORDS_LISTED ? ` and ${concepts.length - WORDS_LISTED} more` : '';
    return words.join(', ') + more;
  };
  const rows: string[] = [];
  if (graph.files.count === 0) {
    rows.push('The index is empty: no file of this repository could be parsed.');
  } else {
    const { definitions } = graph.coverage;
    rows.push(
      `Nothing among ${counted(definitions, 'definition')} in ${counted(graph.files.count, 'indexed file')} answers this.`,
    );
    if (question.concepts.length === 0) rows.push('The question has no word to search for.');
    if (missing.length > 0) rows.push(`Not in any name, path, signature, comment, string or body: ${list(missing)}.`);
    if (existing.length > 0) rows.push(`In the repository, but not as evidence: ${list(existing)}.`);
    const fallen = ranking.fallen.slice(0, NAMES_LISTED).map(({ path }) => codeSpan(oneLine(path, LONGEST_WORD)));
    if (fallen.length > 0) rows.push(`Touched, but too weakly: ${fallen.join(', ')}.`);
    rows.push('Try a name as the code spells it, a path, or words that a comment or an error message would use.');
  }
  const markdown = `${headingText(page)}${unresolvedText(page)}${rows.join('\n')}\n`;
  return {
    markdown: markdown.length <= tier.hardCeiling ? markdown : headingText(page),
    files: [],
    pointers: [],
    truncated: false,
    envelope: page.stated.envelope,
    hardCeiling: page.stated.hardCeiling,
  };
}
