/**
 * Documents and their inverted index. A document is a node with its own text: what lies in a member belongs to the member,
 * so a class is its head and fields, and a file is what stands outside of its definitions.
 */
import type { Extraction, TextSpan } from '../extract/types.ts';
import type { Graph } from '../graph/types.ts';
import { eachWord, termsOfWord } from './tokenise.ts';
import { type InvertedIndex, SEARCH_FIELDS, type SearchField } from './types.ts';

const FIELDS = SEARCH_FIELDS.length;
const MAX_COUNT = 255;
const MAX_LENGTH = 65_535;
const FIELD = Object.fromEntries(SEARCH_FIELDS.map((name, at) => [name, at])) as Readonly<Record<SearchField, number>>;

/** `extractions` are parallel to the graph's files. */
export function buildInvertedIndex(
  graph: Graph,
  sources: { text(file: number): string },
  extractions: readonly Extraction[],
): InvertedIndex {
  const collector = new Collector(graph.nodes.count);
  const { nodes, files, strings } = graph;
  for (let file = 0; file < files.count; file++) {
    const text = sources.text(file);
    const first = files.firstNode[file];
    const last = files.firstNode[file + 1];
    const path = strings.at(files.path[file]);
    for (let node = first; node < last; node++) {
      collector.add(node, FIELD.path, path);
      if (node > first) {
        collector.add(node, FIELD.name, strings.at(nodes.name[node]));
        collector.add(node, FIELD.qualifiedName, strings.at(nodes.qualifiedName[node]));
        collector.add(node, FIELD.signature, strings.at(nodes.signature[node]));
      }
      collector.add(node, FIELD.doc, strings.at(nodes.doc[node]));
    }
    addBodies(collector, text, first, last, graph, extractions[file].texts);
  }
  return collector.finish();
}

/** Every stretch of a file's text goes to the innermost node around it, as code, string or comment. */
function addBodies(
  collector: Collector,
  text: string,
  first: number,
  last: number,
  { nodes }: Graph,
  texts: readonly TextSpan[],
): void {
  const spans = [...texts].sort((a, b) => a.start - b.start || b.end - a.end);
  const open: number[] = [first];
  let at = 0;
  let nextNode = first + 1;
  let nextSpan = 0;
  /** Adds [at, to) to a node, cut at strings and comments. */
  const flush = (to: number): void => {
    const node = open[open.length - 1];
    while (at < to) {
      while (nextSpan < spans.length && spans[nextSpan].end <= at) nextSpan++;
      const span = spans[nextSpan];
      const inside = span !== undefined && span.start <= at;
      const end = Math.min(to, span === undefined ? to : inside ? span.end : span.start);
      const field = inside ? (span.kind === 'string' ? FIELD.string : FIELD.comment) : FIELD.body;
      collector.add(node, field, text.slice(at, end));
      at = end;
    }
  };
  for (;;) {
    const begin = nextNode < last ? nodes.start[nextNode] : Number.POSITIVE_INFINITY;
    const top = open[open.length - 1];
    const end = open.length > 1 ? nodes.end[top] : text.length;
    if (begin < end) {
      flush(begin);
      open.push(nextNode++);
    } else {
      flush(end);
      if (open.length === 1) break;
      open.pop();
    }
  }
}

/** Counts terms per node and field while nodes come in any order within a file. */
class Collector {
  private readonly termIds = new Map<string, number>();
  private readonly words = new Map<string, readonly number[]>();
  /** Per term: node → counts. Nodes of a term come almost in order, so they are lists that are sorted at the end. */
  private readonly postings: Map<number, Uint8Array>[] = [];
  private readonly lengths: Uint16Array;
  private readonly nodeCount: number;

  constructor(nodeCount: number) {
    this.nodeCount = nodeCount;
    this.lengths = new Uint16Array(nodeCount * FIELDS);
  }

  add(node: number, field: number, text: string): void {
    if (text === '') return;
    eachWord(text, (word) => {
      for (const term of this.termsOf(word)) this.count(term, node, field);
    });
  }

  private termsOf(word: string): readonly number[] {
    const known = this.words.get(word);
    if (known) return known;
    const ids = termsOfWord(word).map((term) => {
      const id = this.termIds.get(term) ?? this.termIds.size;
      if (id === this.termIds.size) {
        this.termIds.set(term, id);
        this.postings.push(new Map());
      }
      return id;
    });
    this.words.set(word, ids);
    return ids;
  }

  private count(term: number, node: number, field: number): void {
    const slot = node * FIELDS + field;
    if (this.lengths[slot] < MAX_LENGTH) this.lengths[slot]++;
    const nodes = this.postings[term];
    let counts = nodes.get(node);
    if (!counts) {
      counts = new Uint8Array(FIELDS);
      nodes.set(node, counts);
    }
    if (counts[field] < MAX_COUNT) counts[field]++;
  }

  finish(): InvertedIndex {
    const terms = [...this.termIds.keys()].sort();
    const total = this.postings.reduce((sum, nodes) => sum + nodes.size, 0);
    const postingStart = new Uint32Array(terms.length + 1);
    const postingNode = new Uint32Array(total);
    const postingCounts = new Uint8Array(total * FIELDS);
    let at = 0;
    terms.forEach((term, id) => {
      const nodes = [...this.postings[this.termIds.get(term) ?? 0]].sort(([a], [b]) => a - b);
      for (const [node, counts] of nodes) {
        postingNode[at] = node;
        postingCounts.set(counts, at * FIELDS);
        at++;
      }
      postingStart[id + 1] = at;
    });
    const ids = new Map(terms.map((term, id) => [term, id]));
    return {
      termCount: terms.length,
      term: (id) => terms[id],
      termId: (term) => ids.get(term) ?? -1,
      postingStart,
      postingNode,
      postingCounts,
      fieldLengths: this.lengths,
      meanLengths: this.means(),
    };
  }

  private means(): Float64Array {
    const means = new Float64Array(FIELDS);
    for (let slot = 0; slot < this.lengths.length; slot++) means[slot % FIELDS] += this.lengths[slot];
    for (let field = 0; field < FIELDS; field++) means[field] = means[field] / Math.max(1, this.nodeCount);
    return means;
  }
}
