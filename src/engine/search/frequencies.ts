/**
 * How often an idea occurs, in each definition and each file: counts of its terms, weighted by field, by the length of the
 * field and by how close the term is to the word that was asked. One scratch column serves all ideas of a question, so
 * a question costs what its postings cost.
 */
import type { Graph } from '../graph/types.ts';
import { FIELD } from './documents.ts';
import { type Concept, type InvertedIndex, SEARCH_FIELDS, type SearchField } from './types.ts';
import { FIELD_WEIGHTS } from './weights.ts';

const FIELDS = SEARCH_FIELDS.length;
/** Fields that a search over names alone has. */
const NAME_FIELDS: readonly SearchField[] = ['name', 'qualifiedName', 'path', 'signature', 'doc'];

export interface Found {
  /** Definitions that have the idea, or whose file's path has it and that have another; in no order. */
  readonly nodes: readonly number[];
  readonly files: readonly number[];
  /** Weighted frequency, valid until the next idea is looked up. */
  inNode(node: number): number;
  /** The same for a file with all its definitions, without regard to length. */
  inFile(file: number): number;
  /** Whether the file's path or a name in it has the idea. */
  names(file: number): boolean;
}

export interface Frequencies {
  of(terms: Concept['terms']): Found;
  /** The field of a definition in which an idea is strongest, with the frequency over all fields. */
  strongest(terms: Concept['terms'], node: number): { readonly field: SearchField; readonly frequency: number };
}

/** Frequencies of one repository. Without `bodies`, only what names, signatures and doc comments say counts. */
export function createFrequencies({ nodes, files }: Graph, index: InvertedIndex, bodies: boolean): Frequencies {
  const weights = SEARCH_FIELDS.map((field) =>
    bodies || NAME_FIELDS.includes(field) ? FIELD_WEIGHTS[field].weight : 0,
  );
  const norms = SEARCH_FIELDS.map((field) => FIELD_WEIGHTS[field].norm);
  const perNode = new Float64Array(nodes.count);
  const perFile = new Float64Array(files.count);
  const inPath = new Float64Array(files.count);
  const naming = new Uint8Array(files.count);
  let metNodes: number[] = [];
  let metFiles: number[] = [];

  /** What one field of a posting adds. */
  const amount = (posting: number, field: number, node: number): number => {
    const count = index.postingCounts[posting * FIELDS + field];
    if (count === 0) return 0;
    const length = index.fieldLengths[node * FIELDS + field] / index.meanLengths[field];
    return (weights[field] * count) / (1 - norms[field] + norms[field] * length);
  };

  const add = (term: number, weight: number): void => {
    for (let posting = index.postingStart[term]; posting < index.postingStart[term + 1]; posting++) {
      const node = index.postingNode[posting];
      const file = nodes.file[node];
      let frequency = 0;
      let whole = 0;
      for (let field = 0; field < FIELDS; field++) {
        const count = index.postingCounts[posting * FIELDS + field];
        if (count === 0 || weights[field] === 0) continue;
        const part = amount(posting, field, node);
        if (field === FIELD.path) inPath[file] += weight * part;
        else frequency += part;
        whole += weights[field] * count;
        if (field === FIELD.name || field === FIELD.path) naming[file] = 1;
      }
      if (whole === 0) continue;
      if (perNode[node] === 0 && frequency > 0) metNodes.push(node);
      if (perFile[file] === 0) metFiles.push(file);
      perNode[node] += weight * frequency;
      perFile[file] += weight * whole;
    }
  };

  return {
    of(terms) {
      for (const node of metNodes) perNode[node] = 0;
      for (const file of metFiles) {
        perFile[file] = 0;
        inPath[file] = 0;
        naming[file] = 0;
      }
      metNodes = [];
      metFiles = [];
      for (const { term, weight } of terms) {
        const id = index.termId(term);
        if (id >= 0) add(id, weight);
      }
      return {
        nodes: metNodes,
        files: metFiles,
        inNode: (node) => perNode[node] + inPath[nodes.file[node]],
        inFile: (file) => perFile[file],
        names: (file) => naming[file] === 1,
      };
    },
    strongest(terms, node) {
      let best = 0;
      let field: SearchField = 'body';
      let frequency = 0;
      for (const { term, weight } of terms) {
        const id = index.termId(term);
        const posting = id < 0 ? -1 : postingOf(index, id, node);
        if (posting < 0) continue;
        SEARCH_FIELDS.forEach((name, at) => {
          const part = weight * amount(posting, at, node);
          frequency += part;
          if (part > best) {
            best = part;
            field = name;
          }
        });
      }
      return { field, frequency };
    },
  };
}

/** The posting of a term in a document, or −1. Postings of a term are in node order. */
function postingOf(index: InvertedIndex, term: number, node: number): number {
  let low = index.postingStart[term];
  let high = index.postingStart[term + 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (index.postingNode[middle] < node) low = middle + 1;
    else high = middle;
  }
  return low < index.postingStart[term + 1] && index.postingNode[low] === node ? low : -1;
}
