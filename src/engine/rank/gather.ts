/**
 * Which definitions a question is about: what it names, what its words match best, and the neighbours of both. What must
 * stay true: no name and no file fills the places of entries; a definition of a demoted class speaks only when it was
 * named, was asked for by class, or nothing else answers; every definition brings its edges before the walk begins.
 */
import type { Graph } from '../graph/types.ts';
import type { Levers } from '../levers.ts';
import type { Evidence } from '../search/types.ts';
import type { Classes } from './classes.ts';
import { kindWeight } from './kinds.ts';
import { neighboursOf } from './neighbours.ts';
import type { Match, Tier } from './types.ts';
import {
  CONNECTED_REACH,
  ENTRY_SHARE,
  FEW_FILES,
  FULL_NAMESAKES,
  MAX_CONNECTED,
  MAX_ENTRIES,
  MAX_MATCHES,
  MAX_NAMESAKES,
  MAX_PER_FILE,
  MAX_PER_NAME,
  MAX_PINNED_NODES,
} from './weights.ts';

export interface GatheredNode {
  readonly node: number;
  readonly tier: Tier;
  /** How well the words fit, kind considered and no class demoted: 0 … 1, 1 for the best that is not demoted. */
  readonly grade: number;
  /** How much of its tier it is: a share among namesakes, or the strength of the edge that led here. 0 … 1. */
  readonly share: number;
  readonly weight: number;
  readonly isolated: boolean;
}

export interface Gathered {
  /** In the order they were gathered. */
  readonly nodes: ReadonlyMap<number, GatheredNode>;
  /** Named and matched definitions, named ones first, then by grade. */
  readonly entries: readonly number[];
  /** Files that stand aside though their words match, with the grade of their best definition before any demotion. */
  readonly aside: ReadonlyMap<number, number>;
  /** Best first, whether they were gathered or not. */
  readonly matches: readonly Match[];
}

export function gather(graph: Graph, evidence: Evidence, classes: Classes, levers: Levers): Gathered {
  const { nodes, files } = graph;
  const { question } = evidence;
  const found = new Map<number, GatheredNode>();
  const { matches, aside } = gradeMatches(graph, evidence, classes, levers);
  const grades = new Map(
    matches.map(({ node, grade }) => [node, Math.min(1, grade / classes.penalty(nodes.file[node]))]),
  );
  const put = (node: number, tier: Tier, share: number, matched: boolean): void => {
    if (found.has(node)) return;
    const kind = kindWeight(node, graph, levers, matched);
    found.set(node, { node, tier, share, grade: grades.get(node) ?? 0, ...kind });
  };

  for (const { file, startLine, endLine } of question.anchors) {
    for (const node of definitionsAt(graph, file, startLine, endLine)) put(node, 'exact', 1, false);
  }
  for (const { precise, nodes: namesakes, via } of question.named) {
    if (!precise) continue;
    const own = namesakes.filter((node) => !isDemoted(node, graph, classes));
    const meant = own.length > 0 ? own : namesakes;
    const share = Math.min(1, FULL_NAMESAKES / Math.max(1, meant.length));
    for (const node of meant.slice(0, MAX_NAMESAKES)) put(node, via === 'qualified' ? 'exact' : 'named', share, true);
  }
  const named = [...found.keys()];

  const matched = pickEntries(graph, matches, levers.grading ? ENTRY_SHARE : 0);
  for (const node of matched) put(node, 'entry', 1, true);
  for (const file of question.pinnedFiles) {
    const last = Math.min(files.firstNode[file + 1], files.firstNode[file] + MAX_PINNED_NODES);
    for (let node = files.firstNode[file]; node < last; node++) put(node, 'peripheral', 1, false);
  }
  const entries = [...named, ...matched.filter((node) => found.get(node)?.tier === 'entry')];

  const speaks = (node: number): boolean => !classes.aside(nodes.file[node]);
  const strengthOf = (node: number): number => {
    const from = found.get(node);
    return from === undefined ? 0 : from.tier === 'entry' ? from.grade : from.share;
  };
  const connected = neighboursOf(graph, entries, strengthOf, (node) => !found.has(node) && speaks(node), MAX_CONNECTED);
  for (const { node, strength } of connected) put(node, 'connected', strength, false);
  const reached = connected.slice(0, CONNECTED_REACH).map(({ node }) => node);
  const further = neighboursOf(graph, reached, strengthOf, (node) => !found.has(node) && speaks(node), MAX_CONNECTED);
  for (const { node, strength } of further) put(node, 'peripheral', strength, false);
  // What the words match too weakly to be an entry still tells which part of a file is meant.
  const inside = new Set([...found.keys()].map((node) => nodes.file[node]));
  for (const { node, grade } of matches) if (inside.has(nodes.file[node])) put(node, 'peripheral', grade, true);
  return { nodes: found, entries, aside, matches };
}

const isDemoted = (node: number, { nodes }: Graph, classes: Classes): boolean => classes.penalty(nodes.file[node]) < 1;

/** The definition around one line; all definitions that touch a range. */
function definitionsAt({ nodes, files }: Graph, file: number, startLine: number, endLine: number): readonly number[] {
  const touched: number[] = [];
  for (let node = files.firstNode[file] + 1; node < files.firstNode[file + 1]; node++) {
    if (nodes.startLine[node] <= endLine && nodes.endLine[node] >= startLine) touched.push(node);
  }
  const size = (node: number): number => nodes.endLine[node] - nodes.startLine[node];
  const around = touched.filter((node) => nodes.startLine[node] <= startLine && nodes.endLine[node] >= endLine);
  const inner = around.filter((node) => nodes.bodyLine[node] > 0).sort((a, b) => size(a) - size(b) || a - b);
  return inner.length > 0 ? inner.slice(0, 1) : touched;
}

/**
 * The best matches, best first, graded by evidence × kind × demotion. Classes that stand aside come in only for want of
 * others.
 */
function gradeMatches(
  graph: Graph,
  evidence: Evidence,
  classes: Classes,
  levers: Levers,
): { readonly matches: readonly Match[]; readonly aside: ReadonlyMap<number, number> } {
  const { nodes } = graph;
  const all = evidence.nodes.slice(0, MAX_MATCHES).map(({ node, score }) => {
    const kind = kindWeight(node, graph, levers, true);
    const plain = score * kind.weight;
    return { node, plain, grade: plain * classes.penalty(nodes.file[node]) };
  });
  const speaking = all.filter(({ node }) => !classes.aside(nodes.file[node]));
  const enough = new Set(speaking.map(({ node }) => nodes.file[node])).size >= FEW_FILES;
  const list = (enough ? speaking : all).toSorted((a, b) => b.grade - a.grade || a.node - b.node);
  const best = list[0]?.grade ?? 0;
  if (best === 0) return { matches: [], aside: new Map() };
  const aside = new Map<number, number>();
  for (const { node, plain } of enough ? all : []) {
    const file = nodes.file[node];
    if (classes.aside(file)) aside.set(file, Math.max(plain / best, aside.get(file) ?? 0));
  }
  return { matches: list.map(({ node, grade }) => ({ node, grade: grade / best })), aside };
}

/** The best matches of at least a grade, no name and no file filling the places. */
function pickEntries({ nodes }: Graph, matches: readonly Match[], least: number): readonly number[] {
  const perName = new Map<number, number>();
  const perFile = new Map<number, number>();
  const picked: number[] = [];
  for (const { node, grade } of matches) {
    if (picked.length >= MAX_ENTRIES || grade < least) break;
    const name = nodes.name[node];
    const file = nodes.file[node];
    const names = perName.get(name) ?? 0;
    const inFile = perFile.get(file) ?? 0;
    if (names >= MAX_PER_NAME || inFile >= MAX_PER_FILE) continue;
    perName.set(name, names + 1);
    perFile.set(file, inFile + 1);
    picked.push(node);
  }
  return picked;
}
