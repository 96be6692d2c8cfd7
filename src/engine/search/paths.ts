/**
 * Files that a question names: a path, the end of a path, or a base name with its ending; and the lines it points at
 * (`lib/app.js:12-40`, `#L12-L40`). What looks like a path and matches nothing is said, not swallowed.
 */
import type { Graph } from '../graph/types.ts';
import type { LineAnchor } from './types.ts';

export interface PathMentions {
  /** In question order. */
  readonly pinned: readonly number[];
  readonly anchors: readonly LineAnchor[];
  readonly unresolved: readonly string[];
  /** The question without the paths. */
  readonly rest: string;
}

const SHAPE = /[^\s`'"<>,;]*(?:\/|\.[a-z]\w{0,7}\b|\w-\w)[^\s`'"<>,;]*/gi;
const LINES = /(?::|#L)(\d{1,7})(?::\d+)?(?:-L?(\d{1,7}))?$/;
const MAX_PINS = 8;
/** A mention that fits more files than this says too little. */
const MAX_MATCHES = 3;
const MIN_CHARS = 4;

export function readPaths(text: string, graph: Graph): PathMentions {
  const pinned: number[] = [];
  const anchors: LineAnchor[] = [];
  const unresolved: string[] = [];
  let rest = text;
  for (const [raw] of text.matchAll(SHAPE)) {
    const trimmed = raw
      .replace(/^[([{]+(?=[^\])}]*$)/, '')
      .replace(/[.!?)]+$/, '')
      .replace(/^\.\//, '');
    const lines = LINES.exec(trimmed);
    const path = trimmed.replace(LINES, '').replaceAll('\\', '/');
    if (path.length < MIN_CHARS || /^https?:/.test(path)) continue;
    const matches = findFiles(path, graph);
    if (matches.length === 0 || matches.length > MAX_MATCHES) {
      const looksLikePath = path.includes('/') && /\.\w{1,8}$/.test(path);
      if (looksLikePath) unresolved.push(path);
      continue;
    }
    for (const file of matches) if (!pinned.includes(file) && pinned.length < MAX_PINS) pinned.push(file);
    if (lines && matches.length === 1) {
      const [start, end] = [Number(lines[1]), Number(lines[2] ?? lines[1])].sort((a, b) => a - b);
      const last = graph.files.lines[matches[0]];
      if (start <= last)
        anchors.push({ file: matches[0], startLine: Math.max(1, start), endLine: Math.min(last, end) });
    }
    rest = rest.replace(raw, ' ');
  }
  return { pinned, anchors, unresolved, rest };
}

/** Whole path, else the longest tail of it that files end in, else a stem with hyphens. Case does not matter. */
function findFiles(mention: string, { files, strings }: Graph): readonly number[] {
  const wanted = mention.toLowerCase();
  const paths = Array.from(files.path, (id) => strings.at(id).toLowerCase());
  const where = (test: (path: string) => boolean): number[] =>
    paths.flatMap((path, file) => (test(path) ? [file] : []));
  const exact = where((path) => path === wanted);
  if (exact.length > 0) return exact;
  const parts = wanted.split('/');
  for (let drop = 0; drop < parts.length; drop++) {
    const tail = parts.slice(drop).join('/');
    if (!/\.\w{1,8}$/.test(tail) || tail.length < MIN_CHARS) continue;
    const found = where((path) => path === tail || path.endsWith(`/${tail}`));
    if (found.length > 0) return found;
  }
  if (!/^\w+(?:-\w+)+$/.test(wanted)) return [];
  return where((path) => path.slice(path.lastIndexOf('/') + 1).replace(/(?:\.\w+)+$/, '') === wanted);
}
