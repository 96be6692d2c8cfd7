/**
 * The inverted index: every term of the repository with the documents that have it, and how often in which field. What
 * must stay true: the same graph and texts give the same columns, byte for byte; postings stand by term, then node; a
 * path is indexed once, with its file's node. Words are split once each, however often they occur.
 */
import type { Extraction } from '../extract/types.ts';
import type { Graph } from '../graph/types.ts';
import { CountRows, GrowingColumn } from './columns.ts';
import { FIELD, stretchesOf } from './documents.ts';
import { eachWord, hyphenated, termsOf } from './tokenise.ts';
import { type InvertedIndex, SEARCH_FIELDS } from './types.ts';

const FIELDS = SEARCH_FIELDS.length;
const LONGEST_FIELD = 65_535;

/** Indexes a graph. `extractions` are parallel to its files, their definitions to the files' nodes. */
export function buildInvertedIndex(
  { nodes, files, strings }: Graph,
  sources: { text(file: number): string },
  extractions: readonly Extraction[],
): InvertedIndex {
  const collector = createCollector(nodes.count);
  for (let file = 0; file < files.count; file++) {
    const text = sources.text(file);
    const extraction = extractions[file];
    const stretches = stretchesOf(text, extraction);
    const first = files.firstNode[file];
    for (let node = first; node < files.firstNode[file + 1]; node++) {
      const definition = node - first;
      collector.open(node);
      if (definition === 0) {
        const path = strings.at(files.path[file]);
        collector.text(FIELD.path, path, 0, path.length);
        for (const whole of hyphenated(path)) collector.term(FIELD.path, whole);
      } else {
        const name = strings.at(nodes.name[node]);
        collector.text(FIELD.name, name, 0, name.length);
        for (const alias of extraction.definitions[definition].aliases) {
          collector.text(FIELD.name, alias, 0, alias.length);
        }
        const qualified = strings.at(nodes.qualifiedName[node]);
        collector.text(FIELD.qualifiedName, qualified, 0, Math.max(0, qualified.length - name.length));
      }
      for (const { field, start, end } of stretches[definition] ?? []) collector.text(field, text, start, end);
    }
  }
  return collector.finish();
}

interface Collector {
  /** Starts a document. Nodes come in order, each once. */
  open(node: number): void;
  text(field: number, text: string, start: number, end: number): void;
  term(field: number, term: string): void;
  finish(): InvertedIndex;
}

function createCollector(nodeCount: number): Collector {
  const ids = new Map<string, number>();
  const words = new Map<string, readonly number[]>();
  /** Of each term, the posting it was last counted in. */
  const lastPosting = new GrowingColumn();
  const postingTerm = new GrowingColumn();
  const postingNode = new GrowingColumn();
  const counts = new CountRows(FIELDS);
  const lengths = new Uint16Array(nodeCount * FIELDS);
  let current = 0;
  let firstPosting = 0;

  const idOf = (term: string): number => {
    const known = ids.get(term);
    if (known !== undefined) return known;
    const id = ids.size;
    ids.set(term, id);
    lastPosting.push(NONE);
    return id;
  };
  const count = (field: number, term: number): void => {
    let posting = lastPosting.at(term);
    if (posting === NONE || posting < firstPosting) {
      posting = counts.open();
      postingTerm.push(term);
      postingNode.push(current);
      lastPosting.set(term, posting);
    }
    counts.count(posting, field);
    const slot = current * FIELDS + field;
    if (lengths[slot] < LONGEST_FIELD) lengths[slot]++;
  };
  const countWord = (field: number, word: string): void => {
    let terms = words.get(word);
    if (terms === undefined) {
      terms = termsOf(word).map(idOf);
      words.set(word, terms);
    }
    for (const term of terms) count(field, term);
  };

  return {
    open(node) {
      current = node;
      firstPosting = counts.length;
    },
    text(field, text, start, end) {
      eachWord(text, start, end, (word) => countWord(field, word));
    },
    term(field, term) {
      count(field, idOf(term));
    },
    finish() {
      const terms = [...ids.keys()].sort();
      const rankOf = new Uint32Array(terms.length);
      terms.forEach((term, rank) => {
        rankOf[ids.get(term) ?? 0] = rank;
      });
      const termIds = new Map(terms.map((term, id) => [term, id]));
      return {
        termCount: terms.length,
        term: (id) => terms[id],
        termId: (term) => termIds.get(term) ?? -1,
        ...layPostings(terms.length, rankOf, postingTerm, postingNode, counts),
        fieldLengths: lengths,
        meanLengths: meansOf(lengths),
      };
    },
  };
}

const NONE = 0xff_ff_ff_ff;

/** Postings by term; each term's stay in the order they came, which is by node. */
function layPostings(
  termCount: number,
  rankOf: Uint32Array,
  postingTerm: GrowingColumn,
  postingNode: GrowingColumn,
  counts: CountRows,
): Pick<InvertedIndex, 'postingStart' | 'postingNode' | 'postingCounts'> {
  const start = new Uint32Array(termCount + 1);
  const total = postingTerm.length;
  for (let posting = 0; posting < total; posting++) start[rankOf[postingTerm.at(posting)] + 1]++;
  for (let term = 0; term < termCount; term++) start[term + 1] += start[term];
  const next = start.slice();
  const node = new Uint32Array(total);
  const rows = new Uint8Array(total * FIELDS);
  for (let posting = 0; posting < total; posting++) {
    const to = next[rankOf[postingTerm.at(posting)]]++;
    node[to] = postingNode.at(posting);
    counts.copy(posting, rows, to);
  }
  return { postingStart: start, postingNode: node, postingCounts: rows };
}

/** Mean length of each field over the documents that have it at all: an absent doc comment is no short one. */
function meansOf(lengths: Uint16Array): Float64Array {
  const sums = new Float64Array(FIELDS);
  const having = new Float64Array(FIELDS);
  for (let slot = 0; slot < lengths.length; slot++) {
    sums[slot % FIELDS] += lengths[slot];
    if (lengths[slot] > 0) having[slot % FIELDS]++;
  }
  return sums.map((sum, field) => sum / Math.max(1, having[field]));
}
