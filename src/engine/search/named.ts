/**
 * Names in a question. An identifier with an inner hump, an underscore or a qualifier, or a word that is marked as code
 * (in backticks, or with the brackets of a call), is a request for that thing; a capitalised word or an acronym alone is
 * not, and a plain word names something only as evidence. Names are found through the index, so the cost does not grow
 * with the repository.
 */
import type { Graph } from '../graph/types.ts';
import { FIELD } from './documents.ts';
import { fold } from './split.ts';
import { termsOf } from './tokenise.ts';
import { type InvertedIndex, type NamedToken, SEARCH_FIELDS } from './types.ts';

const TOKEN =
  /(`)?(?<![\p{L}\p{N}_$@.])([\p{L}_$][\p{L}\p{N}_$]*(?:(?:\.|::|#|\\|->)[\p{L}_$][\p{L}\p{N}_$]*)*)(\(|`)?/gu;
const JOINTS = /\.|::|#|\\|->/;
const INNER_HUMP = /[\p{Ll}\p{N}]\p{Lu}|\p{Lu}{2,}\p{Ll}{2}/u;
const INNER_UNDERSCORE = /[\p{L}\p{N}]_|^_+[\p{L}\p{N}]/u;
/** Tokens of one question that are looked up: an issue's text has many. */
const MAX_TOKENS = 24;
const SHORTEST_TOKEN = 3;
/** Where a qualifier fits nothing (`c.Errors`: a variable), a name of at most this many definitions is meant all the same. */
const MAX_UNQUALIFIED = 3;
/** Definitions whose name begins with a name that nothing has. */
const MAX_PREFIXED = 3;
/** Terms looked at for a beginning. */
const MAX_PREFIX_TERMS = 40;

/** The names of a text, in its order, each once. Plain words are kept only when a definition has exactly that name. */
export function readNames(text: string, graph: Graph, index: InvertedIndex): readonly NamedToken[] {
  const seen = new Map<string, boolean>();
  for (const [, open, token, close] of text.matchAll(TOKEN)) {
    const marked = close === '(' || (open === '`' && close === '`');
    if (token.length < SHORTEST_TOKEN || isAbbreviation(token)) continue;
    if (seen.size < MAX_TOKENS || seen.has(token)) seen.set(token, marked || (seen.get(token) ?? false));
  }
  return [...seen].flatMap(([token, marked]): NamedToken[] => {
    const precise = marked || JOINTS.test(token) || INNER_UNDERSCORE.test(token) || INNER_HUMP.test(token);
    const found = find(token, graph, index, precise);
    return found.nodes.length === 0 && !precise ? [] : [{ text: token, precise, ...found }];
  });
}

/** `e.g`, `i.e`: dots between single letters. */
const isAbbreviation = (token: string): boolean => token.split(JOINTS).every((part) => part.length === 1);

function find(token: string, graph: Graph, index: InvertedIndex, precise: boolean): Pick<NamedToken, 'nodes' | 'via'> {
  const parts = token.split(JOINTS);
  const name = parts[parts.length - 1];
  const nodes = definitionsNamed(name, graph, index, precise);
  if (parts.length === 1) {
    if (nodes.length > 0 || !precise) return { nodes, via: 'exact' };
    return { nodes: definitionsBeginning(name, graph, index), via: 'prefix' };
  }
  const owned = nodes.filter((node) => belongs(node, parts.slice(0, -1), graph));
  if (owned.length > 0) return { nodes: owned, via: 'qualified' };
  return { nodes: nodes.length <= MAX_UNQUALIFIED ? nodes : [], via: 'exact' };
}

/** Definitions with that very name; where there is none and any spelling will do, with the same letters. In node order. */
function definitionsNamed(name: string, graph: Graph, index: InvertedIndex, anySpelling: boolean): readonly number[] {
  const whole = termsOf(name)[0];
  const candidates = whole === undefined ? [] : nodesNaming(index.termId(whole), index);
  const exact = candidates.filter((node) => nameOf(node, graph) === name);
  if (exact.length > 0 || !anySpelling) return exact;
  return candidates.filter((node) => termsOf(nameOf(node, graph))[0] === whole);
}

function nodesNaming(term: number, index: InvertedIndex): readonly number[] {
  const nodes: number[] = [];
  if (term < 0) return nodes;
  for (let posting = index.postingStart[term]; posting < index.postingStart[term + 1]; posting++) {
    if (index.postingCounts[posting * SEARCH_FIELDS.length + FIELD.name] > 0) nodes.push(index.postingNode[posting]);
  }
  return nodes;
}

/** Definitions whose names begin with the name, the shortest names first. */
function definitionsBeginning(name: string, graph: Graph, index: InvertedIndex): readonly number[] {
  const whole = termsOf(name)[0];
  if (whole === undefined) return [];
  const nodes = new Set<number>();
  const first = firstTermFrom(whole, index);
  for (let term = first; term < Math.min(index.termCount, first + MAX_PREFIX_TERMS); term++) {
    if (!index.term(term).startsWith(whole)) break;
    for (const node of nodesNaming(term, index)) if (fold(nameOf(node, graph)).startsWith(fold(name))) nodes.add(node);
  }
  return [...nodes]
    .sort((a, b) => nameOf(a, graph).length - nameOf(b, graph).length || a - b)
    .slice(0, MAX_PREFIXED)
    .sort((a, b) => a - b);
}

function firstTermFrom(term: string, index: InvertedIndex): number {
  let low = 0;
  let high = index.termCount;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (index.term(middle) < term) low = middle + 1;
    else high = middle;
  }
  return low;
}

const nameOf = (node: number, { nodes, strings }: Graph): string => strings.at(nodes.name[node]);

/** `Store.Upsert` belongs to a node whose qualified name, or whose file's path, ends in the same owner. */
function belongs(node: number, owners: readonly string[], { nodes, files, strings }: Graph): boolean {
  const owner = owners.join('.');
  const scope = strings.at(nodes.qualifiedName[node]).split('.').slice(0, -1).join('.');
  if (scope === owner || scope.endsWith(`.${owner}`)) return true;
  const last = owners[owners.length - 1];
  const path = strings.at(files.path[nodes.file[node]]).split('/');
  return path.some((part) => part === last || part.replace(/\.\w+$/, '') === last);
}
