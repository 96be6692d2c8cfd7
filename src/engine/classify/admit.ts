/**
 * Decides by path and size alone, before a byte of the file is read, so that what stays out costs nothing. A file that
 * passes may still be refused by its content.
 */
import type { IgnoreRules } from './ignore.ts';
import { grouped, skip, skipUnread } from './skip.ts';
import type { LanguageKey, SkippedFile } from './types.ts';

/** Largest file that is parsed, in bytes: beyond it a file is data or a bundle. */
export const SOURCE_FILE_LIMIT = 1_048_576;

/**
 * Null when the file is to be read.
 * @param bytes its size
 * @param limit largest size that is read, in bytes
 */
export function admit(
  path: string,
  bytes: number,
  rules: IgnoreRules,
  languages: readonly LanguageKey[],
  limit: number = SOURCE_FILE_LIMIT,
): SkippedFile | null {
  const ignored = rules.verdict(path);
  if (ignored !== null) return skip(path, bytes, 'ignored', ignored.rule);
  const unread = skipUnread(path, bytes, languages);
  if (unread !== null) return unread;
  return bytes > limit ? skip(path, bytes, 'too-large', `${grouped(bytes)} bytes, limit ${grouped(limit)}`) : null;
}
