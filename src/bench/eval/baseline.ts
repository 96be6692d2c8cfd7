/**
 * What a plain search over bodies delivers: BM25 (Robertson & Zaragoza 2009) over pieces of thirty lines, the best pieces
 * of at most five files up to a number of characters. No names, no graph, no budget by relevance: what the product must beat.
 */
import { tokenise } from '../../engine/search/tokenise.ts';

const PIECE_LINES = 30;
const MAX_FILES = 5;
const K1 = 1.2;
const B = 0.75;

export interface BaselineFile {
  readonly path: string;
  readonly text: string;
}

interface PieceOfText {
  readonly path: string;
  readonly text: string;
  readonly counts: ReadonlyMap<string, number>;
  readonly length: number;
}

/** An index of the files; `deliver` gives source by path within `chars` UTF-16 code units. */
export function plainSearch(files: readonly BaselineFile[]) {
  const pieces = files.flatMap(piecesOf);
  const mean = pieces.reduce((sum, { length }) => sum + length, 0) / Math.max(1, pieces.length);
  const documents = new Map<string, number>();
  for (const { counts } of pieces)
    for (const term of counts.keys()) documents.set(term, (documents.get(term) ?? 0) + 1);

  const scoreOf = (piece: PieceOfText, terms: ReadonlySet<string>): number => {
    let score = 0;
    for (const term of terms) {
      const count = piece.counts.get(term) ?? 0;
      if (count === 0) continue;
      const having = documents.get(term) ?? 0;
      const rarity = Math.log(1 + (pieces.length - having + 0.5) / (having + 0.5));
      score += (rarity * count * (K1 + 1)) / (count + K1 * (1 - B + (B * piece.length) / mean));
    }
    return score;
  };

  return {
    deliver(question: string, chars: number): ReadonlyMap<string, string> {
      const terms = new Set(tokenise(question));
      const ranked = pieces
        .map((piece, at) => ({ piece, at, score: scoreOf(piece, terms) }))
        .filter(({ score }) => score > 0)
        .sort((a, b) => b.score - a.score || a.at - b.at);
      const delivered = new Map<string, string>();
      let left = chars;
      for (const { piece } of ranked) {
        if (piece.text.length > left) break;
        if (!delivered.has(piece.path) && delivered.size === MAX_FILES) continue;
        delivered.set(piece.path, (delivered.get(piece.path) ?? '') + piece.text);
        left -= piece.text.length;
      }
      return delivered;
    },
  };
}

function piecesOf({ path, text }: BaselineFile): readonly PieceOfText[] {
  const lines = text.split('\n');
  return Array.from({ length: Math.ceil(lines.length / PIECE_LINES) }, (_, at) => {
    const piece = `${lines.slice(at * PIECE_LINES, (at + 1) * PIECE_LINES).join('\n')}\n`;
    const terms = tokenise(piece);
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    return { path, text: piece, counts, length: terms.length };
  });
}
