/**
 * How long a parse worker may be silent, in milliseconds. The limits are far above what slow machines need and only tell a
 * hung parser from a slow one; a file that overstays is tried once more alone, so a machine that slept loses nothing.
 */
export interface ParseLimits {
  /** From its start until it says that it listens; its code may come over a slow network. */
  readonly start: number;
  /** More for the first file of a language: the grammar is linked and its queries are compiled. */
  readonly prepare: number;
  /** For one file, whatever its size. */
  readonly file: number;
  /** More for every 1,000 characters of it. */
  readonly thousandChars: number;
}

/** Ten times and more what a desktop machine takes (about 2 ms for 1,000 characters). */
export const PARSE_LIMITS: ParseLimits = { start: 30_000, prepare: 20_000, file: 5_000, thousandChars: 25 };

/** What one file may take, in milliseconds; `fresh` when its language is new to the worker. */
export function fileLimit(limits: ParseLimits, chars: number, fresh: boolean): number {
  const perThousand = 1_000;
  return limits.file + (limits.thousandChars * chars) / perThousand + (fresh ? limits.prepare : 0);
}
