/** The first gate: by path and size alone, so that what is refused is never read. */
import type { IgnoreRules } from './ignore.ts';
import type { SkippedFile } from './types.ts';

/** Largest file that is read, in bytes. */
export const MAX_FILE_BYTES = 1_048_576;

/** Null lets the file in. */
export function admit(path: string, bytes: number, rules: IgnoreRules): SkippedFile | null {
  const why = rules.why(path);
  if (why !== null) return { path, bytes, reason: 'ignored', detail: why };
  if (bytes > MAX_FILE_BYTES) {
    return { path, bytes, reason: 'too-large', detail: `${grouped(bytes)} bytes, limit ${grouped(MAX_FILE_BYTES)}` };
  }
  return null;
}

/** 1572864 → 1,572,864, whatever the locale. */
export const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
