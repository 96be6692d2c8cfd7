/** Who calls what is shown: the places a change would reach. Variables and callers in tests say little and are left out. */
import { FILE_CLASSES } from '../classify/types.ts';
import { EDGE_KINDS, type EdgeKind, type NodeKind } from '../graph/types.ts';
import type { Page } from './page.ts';
import { codeSpan, oneLine } from './wording.ts';

const HEADING = '**Callers of what is shown**\n';
const DEFINITIONS_LISTED = 5;
const CALLERS_LISTED = 3;
const LONGEST_PATH = 120;

const CALLING: ReadonlySet<EdgeKind> = new Set(['calls', 'instantiates', 'decorates'] as const);
const SILENT: ReadonlySet<NodeKind> = new Set(['file', 'variable', 'constant', 'field', 'property'] as const);

/** Callers of the given definitions in at most `most` characters; empty when none fits. Ends in a blank line. */
export function callersText(page: Page, shown: readonly number[], most: number): string {
  let text = HEADING;
  let listed = 0;
  for (const node of shown) {
    if (listed === DEFINITIONS_LISTED) break;
    const row = page.callers(node);
    if (row === '' || text.length + row.length + 1 > most) continue;
    text += row;
    listed++;
  }
  return listed === 0 ? '' : `${text}\n`;
}

/** `callersText` never needs more for any choice of these definitions. */
export function callersMost(page: Page, candidates: readonly number[]): number {
  const rows = candidates.map((node) => page.callers(node).length).filter((length) => length > 0);
  if (rows.length === 0) return 0;
  const longest = rows.sort((a, b) => b - a).slice(0, DEFINITIONS_LISTED);
  return longest.reduce((sum, length) => sum + length, HEADING.length + 1);
}

/** A definition and the first of its callers; empty when there are none worth naming. Ends in a newline. */
export function callersRow(page: Page, node: number): string {
  if (SILENT.has(page.kind(node))) return '';
  const { nodes, edges, files } = page.graph;
  const callers: number[] = [];
  for (let at = edges.inStart[node]; at < edges.inStart[node + 1]; at++) {
    const edge = edges.inEdge[at];
    const source = edges.source[edge];
    if (!CALLING.has(EDGE_KINDS[edges.kind[edge]]) || callers.includes(source) || source === node) continue;
    const isTest = FILE_CLASSES[files.fileClass[nodes.file[source]]] === 'test';
    const inside = nodes.file[source] === nodes.file[node] && isInside(page, source, node);
    if (!isTest && !inside) callers.push(source);
  }
  if (callers.length === 0) return '';
  const listed = callers.slice(0, CALLERS_LISTED).map((caller) => {
    const place = `${oneLine(page.path(nodes.file[caller]), LONGEST_PATH)}:${nodes.startLine[caller]}`;
    return page.kind(caller) === 'file' ? place : `${codeSpan(page.name(caller))} ${place}`;
  });
  const more = callers.length > CALLERS_LISTED ? `, +${callers.length - CALLERS_LISTED}` : '';
  return `- ${codeSpan(page.name(node))} ← ${listed.join(', ')}${more}\n`;
}

const isInside = ({ graph: { nodes } }: Page, inner: number, outer: number): boolean =>
  nodes.start[inner] >= nodes.start[outer] && nodes.end[inner] <= nodes.end[outer];
