/** Interned strings. Ids are given in the order of first use, so the same walk over the same files gives the same ids. */
import type { Strings } from './types.ts';

export interface StringPool {
  /** The id of a text; the empty string is 0. */
  id(text: string): number;
  /** The strings so far, by id. */
  strings(): Strings;
}

/** A pool that holds only the empty string. */
export function createPool(): StringPool {
  const texts: string[] = [''];
  const ids = new Map<string, number>([['', 0]]);
  return {
    id(text) {
      const known = ids.get(text);
      if (known !== undefined) return known;
      ids.set(text, texts.length);
      texts.push(text);
      return texts.length - 1;
    },
    strings: () => ({ count: texts.length, at: (id) => texts[id] ?? '' }),
  };
}
