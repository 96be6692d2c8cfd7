/**
 * How files were cut before members were dropped one by one: definitions that lie near each other make a cluster, the best
 * cluster is taken whole however large it is, others while they fit. Kept for the history that the levers replay.
 */
import type { RankedFile } from '../rank/types.ts';
import type { Choice, Money } from './choose.ts';
import type { LineRange } from './lines.ts';
import type { Page } from './page.ts';
import type { Piece } from './pieces.ts';
import { costOf, union } from './ranges.ts';

/** Definitions closer than this belong together, in lines. */
const NEAR = 8;

interface Cluster {
  readonly range: LineRange;
  readonly pieces: readonly Piece[];
  readonly importance: number;
}

/** Chooses clusters of a file's pieces. */
export function chooseClusters(page: Page, file: RankedFile, pieces: readonly Piece[], money: Money): Choice {
  const lines = page.lines(file.file);
  let ranges: readonly LineRange[] = [];
  const shown: Piece[] = [];
  const left: Piece[] = [];
  for (const cluster of clustersOf(pieces)) {
    const next = union(ranges, [cluster.range]);
    const taken = ranges.length === 0 || costOf(next, lines) <= money.own;
    if (taken) ranges = next;
    (taken ? shown : left).push(...cluster.pieces);
  }
  return { ranges, cost: costOf(ranges, lines), shown, windowed: [], left };
}

/** Most important first, then the earlier. */
function clustersOf(pieces: readonly Piece[]): readonly Cluster[] {
  const inOrder = [...pieces].sort(
    (a, b) => a.whole[0].startLine - b.whole[0].startLine || b.importance - a.importance || a.node - b.node,
  );
  const clusters: Cluster[] = [];
  for (const piece of inOrder) {
    const [startLine, endLine] = [piece.whole[0].startLine, piece.whole[piece.whole.length - 1].endLine];
    const last = clusters[clusters.length - 1];
    if (last === undefined || startLine > last.range.endLine + NEAR) {
      clusters.push({ range: { startLine, endLine }, pieces: [piece], importance: piece.importance });
      continue;
    }
    clusters[clusters.length - 1] = {
      range: { startLine: last.range.startLine, endLine: Math.max(last.range.endLine, endLine) },
      pieces: [...last.pieces, piece],
      importance: Math.max(last.importance, piece.importance),
    };
  }
  return clusters.sort((a, b) => b.importance - a.importance || a.range.startLine - b.range.startLine);
}
