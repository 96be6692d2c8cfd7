/**
 * What follows the source: what was promised and did not fit, and pointers to files that got none. Said in this order,
 * because a reader who knows that something is missing can ask for it.
 */
import type { RankedFile } from '../rank/types.ts';
import type { Page } from './page.ts';
import type { Piece } from './pieces.ts';
import type { Pointer } from './types.ts';
import { codeSpan, counted, oneLine } from './wording.ts';

/** A definition that matters and was not shown whole. */
export interface Omission {
  readonly path: string;
  readonly piece: Piece;
}

/** A ranked file without source. */
export interface Unshown {
  readonly file: RankedFile;
  readonly reason: Pointer['reason'];
}

export interface Epilogue {
  readonly text: string;
  readonly pointers: readonly Pointer[];
}

const POINTERS_LISTED = 10;
const NAMES_LISTED = 6;
const LONGEST_PATH = 200;
const LONGEST_ROW = 220;
const OMISSIONS_LISTED = 4;
const POINTERS_HEADING = '**Also relevant, not shown**\n';
/** Room for saying in general that something did not fit; names come when there is more. */
const LEAST_TRUNCATION = 64;

/** What to hold back: never more than `most`, and no more than pointers to every ranked file would take. */
export function epilogueReserve(page: Page, most: number): number {
  const { files } = page.ranking;
  const rows = files.slice(1, 1 + POINTERS_LISTED).map((file) => pointerRow(page, file).length);
  const pointers = rows.reduce((sum, length) => sum + length, rows.length === 0 ? 0 : POINTERS_HEADING.length);
  return Math.max(LEAST_TRUNCATION, Math.min(most, pointers + LEAST_TRUNCATION + LONGEST_ROW));
}

/** Writes what follows the source in at most `room` characters. */
export function writeEpilogue(
  page: Page,
  unshown: readonly Unshown[],
  omissions: readonly Omission[],
  truncated: boolean,
  room: number,
): Epilogue {
  const truncation = truncated ? truncationText(omissions, room) : '';
  let text = '';
  let left = room - truncation.length;
  const pointers: Pointer[] = [];
  for (const { file, reason } of unshown) {
    if (pointers.length === POINTERS_LISTED) break;
    const row = (text === '' ? POINTERS_HEADING : '') + pointerRow(page, file);
    if (row.length > left) break;
    text += row;
    left -= row.length;
    pointers.push({ path: file.path, reason, definitions: pointed(page, file) });
  }
  const more = unshown.length - pointers.length;
  const rest = more > 0 && pointers.length > 0 ? `- and ${counted(more, 'more file')}\n` : '';
  return { text: truncation + text + (rest.length <= left ? rest : ''), pointers };
}

const pointed = (page: Page, file: RankedFile): Pointer['definitions'] =>
  file.nodes
    .filter(({ node }) => page.kind(node) !== 'file')
    .slice(0, NAMES_LISTED)
    .map(({ node }) => ({ name: page.name(node), line: page.graph.nodes.startLine[node] }));

/** `- path — name:line, name:line` */
function pointerRow(page: Page, file: RankedFile): string {
  const names = pointed(page, file).map(({ name, line }) => `${name}:${line}`);
  const path = oneLine(file.path, LONGEST_PATH);
  return `- ${oneLine(names.length === 0 ? path : `${path} — ${names.join(', ')}`, LONGEST_ROW)}\n`;
}

/** As many of the omissions by name as fit; at least that there are some. */
function truncationText(omissions: readonly Omission[], room: number): string {
  for (let named = Math.min(OMISSIONS_LISTED, omissions.length); named > 0; named--) {
    const listed = omissions.slice(0, named).map(({ path, piece }) => {
      const lines = `${piece.whole[0].startLine}–${piece.whole[piece.whole.length - 1].endLine}`;
      return `${codeSpan(piece.name)} (${oneLine(path, LONGEST_PATH)} lines ${lines})`;
    });
    const more = omissions.length > named ? `, +${omissions.length - named}` : '';
    const text = `Truncated. Did not fit whole: ${listed.join(', ')}${more}.\n\n`;
    if (text.length <= room) return text;
  }
  const general = 'Truncated: not everything relevant fit.\n\n';
  return general.length <= room ? general : '';
}
