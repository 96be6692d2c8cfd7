/** Where the definitions of a file lie in its text, and which lie inside which. */
import type { Graph } from '../graph/types.ts';
import type { LineRange } from './lines.ts';

/** A definition with its doc comment. */
export interface Outlined extends LineRange {
  readonly node: number;
  /** Of the definition itself, without its doc comment. */
  readonly declarationLine: number;
  /** 0 when it has no body. */
  readonly bodyLine: number;
  /** Index in the outline, −1 for none. Nesting in the text: a Go method is not inside its receiver's type. */
  readonly outer: number;
}

/** All definitions of a file in order, without the file itself: node n is entry n − firstNode − 1. */
export function outlineOf({ nodes, files }: Graph, file: number, lineCount: number): readonly Outlined[] {
  const outline: Outlined[] = [];
  const open: { readonly at: number; readonly end: number }[] = [];
  for (let node = files.firstNode[file] + 1; node < files.firstNode[file + 1]; node++) {
    while (open.length > 0 && open[open.length - 1].end <= nodes.start[node]) open.pop();
    const endLine = Math.min(nodes.endLine[node], lineCount);
    outline.push({
      node,
      startLine: Math.max(1, Math.min(nodes.docLine[node], nodes.startLine[node], endLine)),
      endLine,
      declarationLine: Math.min(nodes.startLine[node], endLine),
      bodyLine: nodes.bodyLine[node],
      outer: open.length > 0 ? open[open.length - 1].at : -1,
    });
    open.push({ at: outline.length - 1, end: nodes.end[node] });
  }
  return outline;
}
