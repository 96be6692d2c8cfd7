/** Every file of a repository in one list, indexed or left out, with the reason; and the part of it that a reader wants to see. */
import type { Coverage } from '../../engine/graph/types.ts';
import type { IndexedFile } from '../../protocol/worker.ts';
import { counted } from '../words.ts';

export interface FileRow {
  readonly path: string;
  /** `indexed`, or the reason it was left out. */
  readonly state: string;
  /** What was seen: language, class and why; or the detail of the reason. */
  readonly detail: string;
}

/** The state of files that are in the index. */
export const INDEXED = 'indexed';

const detailOf = ({ language, fileClass, classReason, encoding, lines, definitions }: IndexedFile): string =>
  [
    language,
    fileClass === 'source' ? '' : classReason ? `${fileClass}: ${classReason}` : fileClass,
    encoding === 'utf-8' ? '' : encoding,
    counted(lines, 'line'),
    counted(definitions, 'definition'),
  ]
    .filter(Boolean)
    .join(' · ');

/** All files in path order. */
export function fileRows(indexed: readonly IndexedFile[], skipped: Coverage['skipped']): readonly FileRow[] {
  return [
    ...indexed.map((file): FileRow => ({ path: file.path, state: INDEXED, detail: detailOf(file) })),
    ...skipped.map(({ path, reason, detail }): FileRow => ({ path, state: reason, detail })),
  ].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
}

/** States with their number of files: indexed first, then the most frequent reason. */
export function statesOf(rows: readonly FileRow[]): readonly { readonly state: string; readonly files: number }[] {
  const counts = new Map<string, number>();
  for (const { state } of rows) counts.set(state, (counts.get(state) ?? 0) + 1);
  return [...counts]
    .map(([state, files]) => ({ state, files }))
    .sort(
      (a, b) =>
        Number(b.state === INDEXED) - Number(a.state === INDEXED) || b.files - a.files || (a.state < b.state ? -1 : 1),
    );
}

/** Rows in a state (empty for all) whose path or detail holds every word of `text`, in any case. */
export function filterRows(rows: readonly FileRow[], state: string, text: string): readonly FileRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    if (state && row.state !== state) return false;
    const said = `${row.path} ${row.detail}`.toLowerCase();
    return words.every((word) => said.includes(word));
  });
}
