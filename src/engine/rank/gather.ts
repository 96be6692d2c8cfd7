/** Which definitions a question is about: named, matched by words, asked for by file, and their neighbours. */
import { FILE_CLASSES, type FileClass } from '../classify/types.ts';
import { CONFIDENCES, type Graph } from '../graph/types.ts';
import type { Evidence } from '../search/types.ts';
import type { Tier } from './types.ts';
import {
  ENTRY_SHARE,
  MAX_CONNECTED,
  MAX_ENTRIES,
  MAX_NAMESAKES,
  MAX_PER_FILE,
  MAX_PER_NAME,
  MAX_PINNED_NODES,
} from './weights.ts';

export interface Gathered {
  /** Tier of each gathered node. */
  readonly tiers: ReadonlyMap<number, Tier>;
  /** Graded evidence of the words, 0 … 1 of the best match. */
  readonly grades: ReadonlyMap<number, number>;
  /** Entries, best first. */
  readonly entries: readonly number[];
}

/** Classes whose definitions answer only when asked for. */
const OFF_CLASS: ReadonlySet<FileClass> = new Set(['test', 'example', 'docs', 'vendored', 'generated']);
const RESOLVED = CONFIDENCES.indexOf('guess');

export function gather(graph: Graph, evidence: Evidence): Gathered {
  const { nodes, files } = graph;
  const { question } = evidence;
  const tiers = new Map<number, Tier>();
  const classOf = (node: number): FileClass => FILE_CLASSES[files.fileClass[nodes.file[node]]];
  const offClass = (node: number): boolean =>
    OFF_CLASS.has(classOf(node)) && !(question.wantsTests && classOf(node) === 'test');
  const put = (node: number, tier: Tier): void => {
    if (!tiers.has(node)) tiers.set(node, tier);
  };

  for (const { file, startLine, endLine } of question.anchors) {
    for (let node = files.firstNode[file] + 1; node < files.firstNode[file + 1]; node++) {
      if (nodes.startLine[node] <= endLine && nodes.endLine[node] >= startLine) put(node, 'exact');
    }
  }
  for (const token of question.named) {
    if (!token.precise) continue;
    const inClass = token.nodes.filter((node) => !offClass(node));
    const chosen = (inClass.length > 0 ? inClass : token.nodes).slice(0, MAX_NAMESAKES);
    for (const node of chosen) put(node, token.via === 'qualified' ? 'exact' : 'named');
  }

  const best = evidence.nodes[0]?.score ?? 0;
  const grades = new Map<number, number>();
  const perName = new Map<number, number>();
  const perFile = new Map<number, number>();
  let entries = 0;
  for (const { node, score } of evidence.nodes) {
    const grade = best > 0 ? score / best : 0;
    grades.set(node, grade);
    if (entries >= MAX_ENTRIES || grade < ENTRY_SHARE || offClass(node)) continue;
    const name = nodes.name[node];
    const file = nodes.file[node];
    const names = perName.get(name) ?? 0;
    const inFile = perFile.get(file) ?? 0;
    if (names >= MAX_PER_NAME || inFile >= MAX_PER_FILE) continue;
    perName.set(name, names + 1);
    perFile.set(file, inFile + 1);
    put(node, 'entry');
    entries++;
  }
  for (const file of question.pinnedFiles) {
    const last = Math.min(files.firstNode[file + 1], files.firstNode[file] + MAX_PINNED_NODES);
    for (let node = files.firstNode[file]; node < last; node++) put(node, 'peripheral');
  }

  const roots = [...tiers].filter(([, tier]) => tier !== 'peripheral').map(([node]) => node);
  const connected = neighbours(graph, roots)
    .filter((node) => !tiers.has(node) && !offClass(node))
    .slice(0, MAX_CONNECTED);
  for (const node of connected) put(node, 'connected');
  const further = neighbours(graph, connected)
    .filter((node) => !tiers.has(node) && !offClass(node))
    .slice(0, MAX_CONNECTED);
  for (const node of further) put(node, 'peripheral');
  return { tiers, grades, entries: roots };
}

/** One resolved edge away, either way, and the enclosing type; each once, in the order of the roots. */
function neighbours({ edges, nodes, files }: Graph, roots: readonly number[]): readonly number[] {
  const found = new Set<number>();
  for (const root of roots) {
    const parent = nodes.parent[root];
    if (parent >= 0 && parent !== files.firstNode[nodes.file[root]]) found.add(parent);
    for (let edge = edges.outStart[root]; edge < edges.outStart[root + 1]; edge++) {
      if (edges.target[edge] >= 0 && edges.confidence[edge] > RESOLVED) found.add(edges.target[edge]);
    }
    for (let at = edges.inStart[root]; at < edges.inStart[root + 1]; at++) {
      if (edges.confidence[edges.inEdge[at]] > RESOLVED) found.add(edges.source[edges.inEdge[at]]);
    }
  }
  return [...found];
}
