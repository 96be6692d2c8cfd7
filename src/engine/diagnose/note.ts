/** Why an answer is empty, in a sentence: so that the report of an empty answer is not empty. */
import type { Graph } from '../graph/types.ts';
import type { Ranking } from '../rank/types.ts';
import type { Question } from '../search/types.ts';

/** Null when something was ranked. */
export function noteOf(question: Question, graph: Graph, ranking: Ranking): string | null {
  if (ranking.files.length > 0) return null;
  if (graph.files.count === 0) return 'Nothing to answer from: the index is empty.';
  if (question.concepts.length === 0) return 'Nothing to look for: the question has no word to search for.';
  const { matches } = ranking.matching;
  if (matches.length === 0) return 'Nothing was found: no definition has a word of the question.';
  return `Nothing was gathered: ${matches.length} ${matches.length === 1 ? 'match' : 'matches'}, none of them strong enough.`;
}
