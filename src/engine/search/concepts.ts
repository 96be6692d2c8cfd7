/**
 * The ideas of a question: each a word with its kin, weighted by how rare it is in this repository. Two words of one
 * family are one idea. What must stay true: there are never more than a number has bits, and a long text costs no more
 * than its distinct words.
 */
import type { Graph } from '../graph/types.ts';
import { ASKING, PARTICLES, WISHES } from './asking.ts';
import { type Kin, kinOf } from './kin.ts';
import { derivedStem } from './stem.ts';
import { eachWord, hyphenated, termsOf, tokenise } from './tokenise.ts';
import type { Concept, InvertedIndex, NamedToken } from './types.ts';
import { CONCEPT_SHARES, KIN_WEIGHTS } from './weights.ts';

/** Evidence keeps concepts as bits of one number. */
export const MAX_CONCEPTS = 24;
/** Words of a long text that are looked up with their kin, the rarest and most repeated first. */
const MAX_CANDIDATES = 48;
/** A particle joins a verb at most this many words before it: `log a user in`. */
const PARTICLE_REACH = 3;

interface Candidate {
  readonly term: string;
  readonly times: number;
  /** How much of its rarity it keeps. */
  readonly share: number;
  readonly joined: readonly string[];
}

/** Concepts in the order of the question. `text` is the question without its paths. */
export function readConcepts(
  text: string,
  named: readonly NamedToken[],
  graph: Graph,
  index: InvertedIndex,
): readonly Concept[] {
  const has = (term: string): boolean => index.termId(term) >= 0;
  const candidates = gatherCandidates(text, named, graph, has);
  const rough = (candidate: Candidate): number =>
    rarityOf([{ term: candidate.term, weight: 1 }], index, graph.nodes.count) *
    candidate.share *
    (1 + Math.log(candidate.times));
  const chosen = pickBest(candidates, MAX_CANDIDATES, rough, (candidate) => candidate.term);
  const byFamily = new Map<string, Concept>();
  for (const { term, share, joined } of chosen) {
    const kin = [...kinOf(term, has), ...joined.map((other): Kin => ({ term: other, weight: KIN_WEIGHTS.joined }))];
    const rarity = rarityOf(kin, index, graph.nodes.count) * share;
    const family = derivedStem(term);
    const known = byFamily.get(family);
    byFamily.set(family, known === undefined ? { word: term, terms: kin, rarity } : merge(known, kin, rarity));
  }
  return pickBest(
    [...byFamily.values()],
    MAX_CONCEPTS,
    (concept) => concept.rarity,
    (concept) => concept.word,
  );
}

function gatherCandidates(
  text: string,
  named: readonly NamedToken[],
  graph: Graph,
  has: (term: string) => boolean,
): readonly Candidate[] {
  const project = new Set(graph.projectNames.flatMap((name) => tokenise(name)));
  const resolved = new Set(named.flatMap(({ text: token, nodes }) => (nodes.length > 0 ? token.split(/\W+/) : [])));
  const found = new Map<string, { times: number; share: number; joined: string[] }>();
  const before: string[] = [];
  const add = (term: string, share: number): void => {
    const known = found.get(term);
    if (known) {
      known.times++;
      known.share = Math.max(known.share, share);
    } else found.set(term, { times: 1, share, joined: [] });
  };
  const join = (verb: string | undefined, other: string): void => {
    if (verb === undefined) return;
    for (const { term } of kinOf(verb, has)) {
      const whole = term + other;
      if (has(whole)) found.get(verb)?.joined.push(whole);
    }
  };
  eachWord(text, 0, text.length, (word) => {
    const terms = termsOf(word);
    const lower = terms[0];
    if (lower === undefined) return;
    if (PARTICLES.has(lower)) {
      for (const verb of before.slice(-PARTICLE_REACH)) join(verb, lower);
    } else if (before.length > 0 && !ASKING.has(lower)) join(before[before.length - 1], lower);
    const parts = resolved.has(word) && terms.length > 1 ? CONCEPT_SHARES.partOfResolved : 1;
    terms.forEach((term, at) => {
      if (ASKING.has(term)) return;
      const own = at === 0 ? 1 : parts;
      const wish = terms.length === 1 && WISHES.has(term) ? CONCEPT_SHARES.wish : 1;
      add(term, own * (project.has(term) ? CONCEPT_SHARES.projectName : wish));
    });
    before.push(lower);
  });
  for (const whole of hyphenated(text)) if (has(whole)) add(whole, 1);
  return [...found].map(([term, facts]) => ({ term, ...facts }));
}

function merge(concept: Concept, kin: readonly Kin[], rarity: number): Concept {
  const terms = new Map<string, number>();
  for (const { term, weight } of [...concept.terms, ...kin]) terms.set(term, Math.max(weight, terms.get(term) ?? 0));
  return {
    word: concept.word,
    terms: [...terms].map(([term, weight]) => ({ term, weight })),
    rarity: Math.max(concept.rarity, rarity),
  };
}

/**
 * How rare the idea is among the documents, 1 for one that occurs once or never: the share of ln(N + 1) that
 * ln((N + 1) / (n + 0.5)) reaches, where n counts the documents of the word and its inflections.
 */
function rarityOf(kin: readonly Kin[], index: InvertedIndex, documents: number): number {
  let having = 0;
  for (const { term, weight } of kin) {
    const id = weight >= KIN_WEIGHTS.inflected ? index.termId(term) : -1;
    if (id >= 0) having += index.postingStart[id + 1] - index.postingStart[id];
  }
  const all = documents + 1;
  const surprise = Math.log(all / (Math.min(having, documents) + 0.5)) / Math.log(all + 1);
  return Math.min(1, Math.max(LEAST_RARITY, surprise));
}

/** What a word that stands in every document keeps. */
const LEAST_RARITY = 0.02;

/** The best `most` of a list, in the list's own order; ties by `key` in UTF-16 order. */
function pickBest<T>(
  list: readonly T[],
  most: number,
  worth: (item: T) => number,
  key: (item: T) => string,
): readonly T[] {
  if (list.length <= most) return list;
  const ordered = list.map((item) => ({ item, worth: worth(item), key: key(item) }));
  ordered.sort((a, b) => b.worth - a.worth || (a.key < b.key ? -1 : 1));
  const kept = new Set(ordered.slice(0, most).map(({ item }) => item));
  return list.filter((item) => kept.has(item));
}
