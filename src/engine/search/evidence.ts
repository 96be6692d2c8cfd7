/**
 * BM25F over definitions and over files, concept by concept. A concept counts once a document, however many of its forms
 * are there; a definition that covers more of the question beats one that repeats a word of it. Scores are sums over
 * concepts, so what a word gave can be told.
 */
import type { Graph } from '../graph/types.ts';
import type { Levers } from '../levers.ts';
import { createFrequencies } from './frequencies.ts';
import type { Evidence, FieldScore, FileEvidence, InvertedIndex, NodeEvidence, Question } from './types.ts';
import { COVERAGE, FILE_NORM, K1 } from './weights.ts';

/** Parts of a score that are kept for the ledger. */
const MAX_PARTS = 6;
/** Best definitions whose parts are told. */
const MAX_TOLD = 60;

/** What the concepts of a question say about the definitions and files of a repository. */
export function findEvidence(question: Question, graph: Graph, index: InvertedIndex, levers: Levers): Evidence {
  const frequencies = createFrequencies(graph, index, levers.bodyEvidence);
  const nodes = createTally(graph.nodes.count);
  const files = createTally(graph.files.count);
  const naming = new Uint32Array(graph.files.count);
  const { fileNorm } = sizes(graph);
  const amounts = new Map<number, number[]>();
  let findable = 0;

  question.concepts.forEach(({ terms, rarity }, at) => {
    const found = frequencies.of(terms);
    if (found.nodes.length > 0) findable += rarity;
    for (const node of found.nodes) nodes.add(node, at, rarity * saturated(found.inNode(node)));
    for (const file of found.files) {
      const amount = rarity * saturated(found.inFile(file) / fileNorm(file));
      files.add(file, at, amount);
      const list = amounts.get(file) ?? question.concepts.map(() => 0);
      list[at] = amount;
      amounts.set(file, list);
      if (found.names(file)) naming[file] |= 1 << at;
    }
  });

  const factor = (concepts: number): number => {
    if (!levers.coverage || findable === 0) return 1;
    const share = rarityOf(concepts, question) / findable;
    return COVERAGE.least + (1 - COVERAGE.least) * share ** COVERAGE.power;
  };
  const told = (node: number): readonly FieldScore[] =>
    question.concepts
      .flatMap(({ word, terms, rarity }, at): readonly FieldScore[] => {
        if ((nodes.bits[node] & (1 << at)) === 0) return [];
        const { field, frequency } = frequencies.strongest(terms, node);
        return [{ field, word, amount: rarity * saturated(frequency) * factor(nodes.bits[node]) }];
      })
      .sort((a, b) => b.amount - a.amount || (a.word < b.word ? -1 : 1))
      .slice(0, MAX_PARTS);
  return {
    question,
    nodes: nodes.touched
      .map((node) => ({ node, score: nodes.score[node] * factor(nodes.bits[node]), concepts: nodes.bits[node] }))
      .sort((a, b) => b.score - a.score || a.node - b.node)
      .map((each, place): NodeEvidence => ({ ...each, parts: place < MAX_TOLD ? told(each.node) : [] })),
    files: files.touched
      .sort((a, b) => a - b)
      .map((file): FileEvidence => {
        const concepts = files.bits[file];
        return {
          file,
          score: files.score[file] * factor(concepts),
          concepts,
          naming: naming[file],
          amounts: amounts.get(file) ?? [],
        };
      }),
  };
}

const saturated = (frequency: number): number => (frequency * (K1 + 1)) / (frequency + K1);

function rarityOf(concepts: number, { concepts: all }: Question): number {
  return all.reduce((sum, { rarity }, at) => sum + ((concepts & (1 << at)) !== 0 ? rarity : 0), 0);
}

/** Scores and concepts by document; `touched` are the documents that have any, in the order they were first met. */
function createTally(documents: number) {
  const score = new Float64Array(documents);
  const bits = new Uint32Array(documents);
  const touched: number[] = [];
  return {
    score,
    bits,
    touched,
    add(document: number, concept: number, amount: number): void {
      if (bits[document] === 0) touched.push(document);
      bits[document] |= 1 << concept;
      score[document] += amount;
    },
  };
}

/** How much longer than the mean a file is, as far as that is held against it. */
function sizes({ files }: Graph): { fileNorm(file: number): number } {
  const mean = files.chars.reduce((sum, chars) => sum + chars, 0) / Math.max(1, files.count);
  return { fileNorm: (file) => 1 - FILE_NORM + FILE_NORM * (files.chars[file] / Math.max(1, mean)) };
}
