/** How well an answer locates: figures of one case, and their means. */
import type { Case } from './history.ts';

export interface CaseScore {
  /** Some right file has source in the answer: 1 or 0. */
  readonly anyFile: number;
  /** Share of right files with source. */
  readonly fileRecall: number;
  /** Share of delivered source that lies in right files. */
  readonly goldShare: number;
  /** Share of changed places of which at least half the lines were delivered. */
  readonly hunkRecall: number;
  /** Delivered source, in UTF-16 code units. */
  readonly chars: number;
}

export const FIGURES = ['anyFile', 'fileRecall', 'goldShare', 'hunkRecall', 'chars'] as const;

/** Delivered source by path: an answer's markdown, read by its layout alone. */
export function deliveredOf(markdown: string): ReadonlyMap<string, string> {
  const delivered = new Map<string, string>();
  let path: string | null = null;
  let fenced = false;
  for (const line of markdown.split('\n')) {
    const heading = fenced ? null : line.match(/^(?:#+ |\*\*)`([^`]+)`/);
    if (heading) {
      path = heading[1];
    } else if (line.startsWith('```')) {
      fenced = !fenced;
    } else if (fenced && path !== null) {
      const source = line.match(/^\s*\d+\t(.*)$/);
      if (source) delivered.set(path, `${delivered.get(path) ?? ''}${source[1]}\n`);
    }
  }
  return delivered;
}

/** Scores what was delivered for a case. */
export function scoreCase({ gold }: Case, delivered: ReadonlyMap<string, string>): CaseScore {
  const right = new Set(gold.map(({ path }) => path));
  const sizes = [...delivered].map(([path, { length }]) => ({ isRight: right.has(path), length }));
  const chars = sizes.reduce((sum, { length }) => sum + length, 0);
  const rightChars = sizes.reduce((sum, { isRight, length }) => sum + (isRight ? length : 0), 0);
  const found = gold.filter(({ path }) => delivered.has(path)).length;
  const reached = gold.flatMap(({ path, places }) => {
    const lines = new Set((delivered.get(path) ?? '').split('\n').map((line) => line.trim()));
    return places.map((place) => 2 * place.lines.filter((line) => lines.has(line)).length >= place.lines.length);
  });
  return {
    anyFile: found > 0 ? 1 : 0,
    fileRecall: found / gold.length,
    goldShare: chars === 0 ? 0 : rightChars / chars,
    hunkRecall: reached.length === 0 ? 0 : reached.filter(Boolean).length / reached.length,
    chars,
  };
}

/** Means over cases; zeros for none. */
export function meanOf(scores: readonly CaseScore[]): CaseScore {
  const mean = (figure: (typeof FIGURES)[number]): number =>
    scores.reduce((sum, score) => sum + score[figure], 0) / Math.max(1, scores.length);
  return {
    anyFile: mean('anyFile'),
    fileRecall: mean('fileRecall'),
    goldShare: mean('goldShare'),
    hunkRecall: mean('hunkRecall'),
    chars: mean('chars'),
  };
}
