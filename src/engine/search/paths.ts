/**
 * Files that a question names: a path, the end of a path, a base name with its ending, or a hyphenated base name without;
 * and the lines it points at (`lib/app.js:12-40`, `#L12-L40`, "lines 12 to 40 of lib/app.js", a frame of a stack trace).
 * What looks like a path and fits no file, or too many, is told and not swallowed. Case does not matter.
 */
import type { Graph } from '../graph/types.ts';
import type { LineAnchor } from './types.ts';

export interface PathMentions {
  /** In question order. */
  readonly pinned: readonly number[];
  readonly anchors: readonly LineAnchor[];
  readonly unresolved: readonly string[];
  /** The question without the paths it names and without web addresses. */
  readonly rest: string;
}

const MENTION = /[^\s`'"<>,;]*(?:[/\\]|\.[a-z]\w{0,7}\b|\w-\w)[^\s`'"<>,;]*/giu;
const LINES_AT_END = /(?::|#L)(\d{1,7})(?::\d{1,7})?(?:(?:-|\.\.)L?(\d{1,7}))?$/;
const LINES_AFTER = /^["'`)\]]*,?\s*(?:at|on|in)?\s*lines?\s+(\d{1,7})(?:\s*(?:-|–|to|through|\.\.)\s*(\d{1,7}))?/i;
const LINES_BEFORE = /\blines?\s+(\d{1,7})(?:\s*(?:-|–|to|through|and|\.\.)\s*(\d{1,7}))?\s+(?:of|in|from)\s+["'`(]*$/i;
const WEB_ADDRESS = /^[a-z][a-z+.-]*:\/\//i;
const WEB_FILE = /\/(?:blob|tree|raw|blame)\/[^/]+\/([^?]+)$/;
const HAS_ENDING = /\.\w{1,8}$/;
const HYPHENATED_STEM = /^[\w$]+(?:-[\w$]+)+$/;

/** Files that one question can pin. */
const MAX_PINS = 8;
/** A mention that fits more files than this says too little. */
const MAX_MATCHES = 3;
/** Mentions looked at: an issue's text may be one long list. */
const MAX_MENTIONS = 64;
const MAX_UNRESOLVED = 4;
const SHORTEST_MENTION = 4;
/** Characters around a mention in which its lines may be told in words. */
const REACH = 48;

/** Reads the paths of a text. `defines` says whether a file defines what the question names, to tell namesakes apart. */
export function readPaths(text: string, graph: Graph, defines: (file: number) => boolean): PathMentions {
  const find = fileFinder(graph);
  const pinned = new Set<number>();
  const anchors: LineAnchor[] = [];
  const unresolved = new Set<string>();
  let rest = '';
  let kept = 0;
  const drop = (from: number, to: number): void => {
    rest += `${text.slice(kept, from)} `;
    kept = to;
  };
  let mentions = 0;
  for (const match of text.matchAll(MENTION)) {
    if (++mentions > MAX_MENTIONS) break;
    const [raw] = match;
    const { path, lines } = readMention(raw);
    const isAddress = WEB_ADDRESS.test(raw);
    if (isAddress) drop(match.index, match.index + raw.length);
    if (path.length < SHORTEST_MENTION || (isAddress && !WEB_FILE.test(raw))) continue;
    const all = find(path);
    const meant = all.length > 1 ? all.filter(defines) : all;
    const files = meant.length > 0 && meant.length <= MAX_MATCHES ? meant : all;
    if (files.length === 0 || files.length > MAX_MATCHES) {
      if (path.includes('/') && HAS_ENDING.test(path) && unresolved.size < MAX_UNRESOLVED) unresolved.add(path);
      continue;
    }
    for (const file of files) if (pinned.size < MAX_PINS) pinned.add(file);
    const after = text.slice(match.index + raw.length, match.index + raw.length + REACH);
    const before = text.slice(Math.max(0, match.index - REACH), match.index);
    const told = lines ?? LINES_AFTER.exec(after) ?? LINES_BEFORE.exec(before);
    if (told !== null && files.length === 1 && pinned.has(files[0])) {
      const anchor = anchorAt(files[0], told, graph);
      if (anchor !== null) anchors.push(anchor);
    }
    if (!isAddress) drop(match.index, match.index + raw.length);
  }
  return { pinned: [...pinned], anchors, unresolved: [...unresolved], rest: rest + text.slice(kept) };
}

function readMention(raw: string): { readonly path: string; readonly lines: RegExpExecArray | null } {
  const trimmed = (WEB_FILE.exec(raw)?.[1] ?? raw)
    .replace(/^[([{]+(?=[^\])}]*$)/, '')
    .replace(/[.!?:]+$/, '')
    .replace(/[)\]}]+$/, (close) => (/[([{]/.test(raw) && !raw.startsWith('(') ? close : ''));
  const lines = LINES_AT_END.exec(trimmed);
  const path = trimmed.slice(0, lines?.index ?? trimmed.length).replaceAll('\\', '/');
  return {
    path: path
      .replace(/^(?:\.{0,2}\/)+/, '')
      .replace(/\/{2,}/g, '/')
      .replace(/\/$/, ''),
    lines,
  };
}

function anchorAt(file: number, told: RegExpExecArray, { files }: Graph): LineAnchor | null {
  const from = Number(told[1]);
  const to = Number(told[2] ?? told[1]);
  const last = files.lines[file];
  if (Math.min(from, to) > last) return null;
  return { file, startLine: Math.max(1, Math.min(from, to)), endLine: Math.min(last, Math.max(from, to, 1)) };
}

/** Whole path, else the longest tail of the mention that files end in, else a hyphenated stem. Files in path order. */
function fileFinder({ files, strings }: Graph): (mention: string) => readonly number[] {
  let known: readonly string[] | null = null;
  return (mention) => {
    known ??= Array.from(files.path, (id) => strings.at(id).toLowerCase());
    const paths = known;
    const ending = (tail: string): readonly number[] =>
      paths.flatMap((path, file) =>
        path.endsWith(tail) && (path.length === tail.length || path[path.length - tail.length - 1] === '/')
          ? [file]
          : [],
      );
    const wanted = mention.toLowerCase();
    const exact = paths.indexOf(wanted);
    if (exact >= 0) return [exact];
    if (HAS_ENDING.test(wanted)) {
      const parts = wanted.split('/');
      for (let dropped = 0; dropped < parts.length; dropped++) {
        const tail = parts.slice(dropped).join('/');
        const found = tail.length < SHORTEST_MENTION ? [] : ending(tail);
        if (found.length > 0) return found;
      }
      return [];
    }
    if (!HYPHENATED_STEM.test(wanted)) return [];
    return paths.flatMap((path, file) => (stemOf(path) === wanted ? [file] : []));
  };
}

const stemOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/(?:\.\w+)+$/, '');
