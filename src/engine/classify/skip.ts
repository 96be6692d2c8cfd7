/** Skips are worded in one place, so that the same cause reads the same whatever found it. */
import { type Format, formatByPath } from './formats.ts';
import { extensionOf, languageByExtension } from './language.ts';
import { projectFile } from './project-files.ts';
import type { LanguageKey, SkippedFile, SkipReason } from './types.ts';

/** A file left out, with what was seen. */
export function skip(path: string, bytes: number, reason: SkipReason, detail: string): SkippedFile {
  return { path, bytes, reason, detail };
}

/** A whole number with a comma every three digits, the same everywhere: `1,572,864`. */
export function grouped(count: number): string {
  return `${count}`.replace(/\B(?=(?:\d{3})+$)/g, ',');
}

/** A file of a known format that is not parsed. */
export function skipFormat(path: string, bytes: number, format: Format): SkippedFile {
  return format.text
    ? skip(path, bytes, 'no-grammar', `${format.name}: no grammar`)
    : skip(path, bytes, 'binary', format.name);
}

/** Text whose name says nothing that is known. */
export function skipUnknownText(path: string, bytes: number): SkippedFile {
  const extension = extensionOf(path);
  return skip(
    path,
    bytes,
    'no-grammar',
    extension === '' ? 'text without an extension: no grammar' : `${extension}: no grammar`,
  );
}

/** A file that its name alone keeps from being read: no language claims it, and its format is known. */
export function skipUnread(path: string, bytes: number, languages: readonly LanguageKey[]): SkippedFile | null {
  if (projectFile(path) !== null || languageByExtension(path, languages) !== null) return null;
  const format = formatByPath(path);
  return format === null ? null : skipFormat(path, bytes, format);
}
