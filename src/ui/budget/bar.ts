/**
 * The budget bar as numbers: stretches on one axis of characters that starts at nothing and ends at the most any answer may
 * have. Stretches follow each other without overlap, and delivered ones sum to the length of the answer. A reservation that a file
 * did not spend and a later file did is drawn once, where it was spent; hatched is only what nobody spent.
 */
import type { Answer } from '../../engine/render/types.ts';
import { REQUEST_LIMITS } from '../../engine/request.ts';

/** The axis' last character. */
export const AXIS = REQUEST_LIMITS.maxChars;

export interface Stretch {
  /** `around`: the text that is not source. `delivered`: source. `unspent`: promised to the file, spent by nobody. */
  readonly tag: 'around' | 'delivered' | 'unspent';
  /** Null for the text around. */
  readonly path: string | null;
  readonly rank: number;
  readonly start: number;
  readonly chars: number;
}

export interface Bar {
  readonly stretches: readonly Stretch[];
  /** Paths that were named without source, best first, where their ticks stand. */
  readonly ticks: readonly string[];
  readonly envelope: number;
  readonly ceiling: number;
  /** Length of the answer. */
  readonly length: number;
  readonly source: number;
  /** Where the last stretch ends. */
  readonly end: number;
}

/** What each reservation has left once the files that spent more than theirs have drawn on it: those above first, nearest first. */
function unspentOf(files: Answer['files']): readonly number[] {
  const left = files.map(({ reservation, delivered }) => Math.max(0, reservation - delivered));
  for (const [index, { reservation, delivered }] of files.entries()) {
    let over = Math.max(0, delivered - reservation);
    const above = files.map((_, giver) => giver).filter((giver) => giver < index);
    const below = files.map((_, giver) => giver).filter((giver) => giver > index);
    for (const giver of [...above.reverse(), ...below]) {
      const drawn = Math.min(over, left[giver]);
      left[giver] -= drawn;
      over -= drawn;
    }
  }
  return left;
}

/** The bar of an answer, in characters. */
export function barOf(answer: Answer): Bar {
  const source = answer.files.reduce((sum, file) => sum + file.delivered, 0);
  const length = answer.markdown.length;
  const stretches: Stretch[] = [];
  let start = 0;
  const push = (tag: Stretch['tag'], path: string | null, rank: number, chars: number) => {
    if (chars > 0) stretches.push({ tag, path, rank, start, chars });
    start += Math.max(0, chars);
  };
  push('around', null, 0, length - source);
  const unspent = unspentOf(answer.files);
  for (const [index, { path, rank, delivered }] of answer.files.entries()) {
    push('delivered', path, rank, delivered);
    push('unspent', path, rank, unspent[index]);
  }
  return {
    stretches,
    ticks: answer.pointers.map(({ path }) => path),
    envelope: answer.envelope,
    ceiling: answer.hardCeiling,
    length,
    source,
    end: start,
  };
}
