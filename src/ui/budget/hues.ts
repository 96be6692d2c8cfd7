/** A file has one hue wherever it appears: by its rank, eight of them, then the neutral 0. */
import type { Answer } from '../../engine/render/types.ts';

/** Hues of the palette in `look/tokens.css`, without the neutral. */
const HUES = 8;

/** Path to hue number, of the files that got source; any other path is neutral. */
export function huesOf(answer: Answer): ReadonlyMap<string, number> {
  return new Map(answer.files.map(({ path }, index) => [path, index < HUES ? index + 1 : 0]));
}
