/** BM25F over definitions, concept by concept, and which concepts each file holds. */
import type { Graph } from '../graph/types.ts';
import type { Levers } from '../levers.ts';
import {
  type Concept,
  type Evidence,
  type FieldScore,
  type InvertedIndex,
  type NodeEvidence,
  type Question,
  SEARCH_FIELDS,
  type SearchField,
} from './types.ts';
import { FIELD_WEIGHTS, K1 } from './weights.ts';

const FIELDS = SEARCH_FIELDS.length;
/** Parts of a score that are kept for the ledger. */
const MAX_PARTS = 6;
/** Fields that only say what a thing is called and where it lies: the names of the seed's term hits. */
const NAMING: readonly SearchField[] = ['name', 'qualifiedName', 'path'];
/** Coverage: a document's score is multiplied by (share of the question's rarity that it covers) to this power, plus a base. */
const COVERAGE_BASE = 0.35;

interface Draft {
  score: number;
  concepts: number;
  rarity: number;
  readonly parts: FieldScore[];
}

export function findEvidence(question: Question, graph: Graph, index: InvertedIndex, levers: Levers): Evidence {
  const drafts = new Map<number, Draft>();
  const hits = new Map<number, number>();
  const fileConcepts = new Map<number, number>();
  question.concepts.forEach((concept, at) => {
    const bit = 1 << at;
    for (const [node, match] of matchesOf(concept, index, levers)) {
      const draft = drafts.get(node) ?? { score: 0, concepts: 0, rarity: 0, parts: [] };
      drafts.set(node, draft);
      draft.score += match.score * concept.rarity;
      draft.concepts |= bit;
      draft.rarity += concept.rarity;
      draft.parts.push({ field: match.field, word: concept.word, amount: match.score * concept.rarity });
      const file = graph.nodes.file[node];
      fileConcepts.set(file, (fileConcepts.get(file) ?? 0) | bit);
      if (match.naming) hits.set(file, (hits.get(file) ?? 0) | bit);
    }
  });
  const whole = question.concepts.reduce((sum, { rarity }) => sum + rarity, 0);
  const nodes = [...drafts].map(([node, draft]): NodeEvidence => {
    const share = whole > 0 ? draft.rarity / whole : 0;
    const factor = levers.coverage ? COVERAGE_BASE + (1 - COVERAGE_BASE) * share : 1;
    return {
      node,
      score: draft.score * factor,
      concepts: draft.concepts,
      parts: draft.parts
        .map((part) => ({ ...part, amount: part.amount * factor }))
        .sort((a, b) => b.amount - a.amount || (a.word < b.word ? -1 : 1))
        .slice(0, MAX_PARTS),
    };
  });
  nodes.sort((a, b) => b.score - a.score || a.node - b.node);
  return {
    question,
    nodes,
    fileTermHits: new Map([...hits].sort(([a], [b]) => a - b).map(([file, bits]) => [file, bitCount(bits)])),
    fileConcepts,
  };
}

interface Match {
  score: number;
  field: SearchField;
  naming: boolean;
}

/** A concept counts once a document, through its best term. */
function matchesOf(concept: Concept, index: InvertedIndex, levers: Levers): ReadonlyMap<number, Match> {
  const found = new Map<number, Match>();
  for (const { term, weight } of concept.terms) {
    const id = index.termId(term);
    if (id < 0) continue;
    for (let posting = index.postingStart[id]; posting < index.postingStart[id + 1]; posting++) {
      const node = index.postingNode[posting];
      let frequency = 0;
      let best = 0;
      let field: SearchField = 'body';
      let naming = false;
      for (let at = 0; at < FIELDS; at++) {
        const count = index.postingCounts[posting * FIELDS + at];
        if (count === 0) continue;
        const name = SEARCH_FIELDS[at];
        if (NAMING.includes(name)) naming = true;
        else if (!levers.bodyEvidence && name !== 'signature' && name !== 'doc') continue;
        const { weight: boost, norm } = FIELD_WEIGHTS[name];
        const length = index.fieldLengths[node * FIELDS + at] / Math.max(1, index.meanLengths[at]);
        const part = (boost * count) / (1 - norm + norm * length);
        frequency += part;
        if (part > best) {
          best = part;
          field = name;
        }
      }
      const score = (weight * frequency * (K1 + 1)) / (frequency + K1);
      const known = found.get(node);
      if (!known) found.set(node, { score, field, naming });
      else {
        if (score > known.score) Object.assign(known, { score, field });
        known.naming ||= naming;
      }
    }
  }
  return found;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}
