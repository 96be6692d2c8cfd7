/**
 * A question, read: the ideas it is about, the definitions and files it names, and the lines it points at. Words of asking
 * fall away; how rare a word is in this repository decides the rest, so no list of common words is kept.
 */
import type { Graph } from '../graph/types.ts';
import { readNames } from './named.ts';
import { readPaths } from './paths.ts';
import { stemsOf } from './stem.ts';
import { tokenise } from './tokenise.ts';
import type { Concept, InvertedIndex, Question } from './types.ts';
import { STEM_WEIGHT } from './weights.ts';

/** Words that ask, join and refer; nothing that could be a thing. */
const ASKING = new Set(
  (
    'a an and any are as at be been being but by can could did do does doing done each else for from get gets getting had has have having he her here him his how ' +
    'i if in into is it its just let like made make makes many may me might more most much must my no not of off on one only or other our out over own ' +
    'please s she should show so some such t tell than that the their them then there these they this those through to too under up us use used uses ' +
    'using very was we were what when where which while who whom whose why will with within without would you your'
  ).split(' '),
);
/** Concepts beyond this many are dropped, the most common first: bits of one number hold them. */
const MAX_CONCEPTS = 24;
const TESTS = /\b(?:tests?|testing|specs?|verif(?:y|ies))\b/i;

export function readQuestion(text: string, graph: Graph, index: InvertedIndex): Question {
  const paths = readPaths(text, graph);
  return {
    text,
    concepts: readConcepts(paths.rest, graph, index),
    named: readNames(paths.rest, graph),
    pinnedFiles: paths.pinned,
    anchors: paths.anchors,
    unresolvedPaths: paths.unresolved,
    wantsTests: TESTS.test(text),
  };
}

function readConcepts(text: string, graph: Graph, index: InvertedIndex): readonly Concept[] {
  const project = new Set(graph.projectNames.flatMap((name) => tokenise(name)));
  const words = [...new Set(tokenise(text))].filter((word) => word.length > 1 && !ASKING.has(word));
  const taken = new Set<string>();
  const concepts: Concept[] = [];
  for (const word of words) {
    if (taken.has(word)) continue;
    const aliases = stemsOf(word);
    // A later word that is this one's stem is the same idea.
    for (const alias of [word, ...aliases]) taken.add(alias);
    const terms = [
      { term: word, weight: 1 },
      ...aliases.map((term) => ({ term, weight: STEM_WEIGHT })),
      ...(word.endsWith('s') ? [] : [{ term: `${word}s`, weight: STEM_WEIGHT }]),
    ];
    const rarity = rarityOf(terms, index, graph.nodes.count) * (project.has(word) ? PROJECT_NAME : 1);
    concepts.push({ word, terms, rarity });
  }
  if (concepts.length <= MAX_CONCEPTS) return concepts;
  const kept = new Set(
    [...concepts].sort((a, b) => b.rarity - a.rarity || (a.word < b.word ? -1 : 1)).slice(0, MAX_CONCEPTS),
  );
  return concepts.filter((concept) => kept.has(concept));
}

/** The project's own name says little about a place in it. */
const PROJECT_NAME = 0.25;

/** ln((N + 1) / (n + 0.5)) of what the word or a stem occurs in, as a share of the largest possible value. */
function rarityOf(terms: Concept['terms'], index: InvertedIndex, documents: number): number {
  let most = 0;
  for (const { term } of terms) {
    const id = index.termId(term);
    if (id >= 0) most = Math.max(most, index.postingStart[id + 1] - index.postingStart[id]);
  }
  if (most === 0) return 1;
  return Math.max(0.02, Math.log((documents + 1) / (most + 0.5)) / Math.log(2 * (documents + 1)));
}
