/**
 * A file's section of the answer: a heading that says which lines of how many are shown and which definitions they are,
 * and a fence with numbered lines. Its layout is a contract: the heading line starts with the path as a bold code span,
 * every source line is its number, a tab and its text, and no other row carries a number.
 */
import type { RankedFile } from '../rank/types.ts';
import { gapRows } from './gaps.ts';
import type { LineRange } from './lines.ts';
import type { Page } from './page.ts';
import type { Piece } from './pieces.ts';
import type { RenderMode, Span } from './types.ts';
import { codeSpan, grouped, oneLine } from './wording.ts';

/** What a section is made of before it is text. */
export interface Content {
  readonly ranges: readonly LineRange[];
  readonly complete: boolean;
  readonly shown: readonly Piece[];
  readonly windowed: readonly Piece[];
  readonly left: readonly Piece[];
  /** What names in gap rows may cost, in characters. */
  readonly spare: number;
  /** What heading, fence and blank line may cost where the path leaves a choice, in characters. */
  readonly overhead: number;
}

export interface Section {
  readonly markdown: string;
  /** Characters between the fences. */
  readonly body: number;
  readonly mode: RenderMode;
  readonly complete: boolean;
  readonly spans: readonly Span[];
}

/** A heading lists this many ranges of lines before it counts the rest. */
const RANGES_LISTED = 4;
const LONGEST_PATH = 300;

/** Fence lines of three backticks, or longer where a lone carriage return in the source would let one end the block. */
const fenceFor = (body: string): string => {
  const runs = body.match(/\r {0,3}`{3,}/g) ?? [];
  return '`'.repeat(Math.max(3, ...runs.map((run) => run.replace(/[^`]/g, '').length + 1)));
};

const frameOf = (page: Page, file: RankedFile, heading: string, body: string): string => {
  const fence = fenceFor(body);
  return `${heading}\n${fence}${page.fence(file.file)}\n${body}${fence}\n\n`;
};

/** Characters of everything but the body that a section cannot do without, at most. */
export function leastOverhead(page: Page, file: RankedFile): number {
  const { count } = page.lines(file.file);
  const most = Array.from({ length: RANGES_LISTED + 1 }, () => ({ startLine: count, endLine: count + 1 }));
  return frameOf(page, file, headingOf(file, most, count, false, [], 0), '').length + String(count).length;
}

/** Writes a section. */
export function writeSection(page: Page, file: RankedFile, content: Content): Section {
  const lines = page.lines(file.file);
  const rows = gapRows(page, file, content.ranges, content.left, content.spare);
  let body = rows.before;
  content.ranges.forEach(({ startLine, endLine }, at) => {
    body += (at === 0 ? '' : rows.between[at - 1]) + lines.render(startLine, endLine);
  });
  body += rows.after;
  const names = [
    ...content.shown.filter(isDefinition).map(({ name }) => codeSpan(name)),
    ...content.windowed.filter(isDefinition).map(({ name }) => `${codeSpan(name)} in part`),
  ];
  const bare = frameOf(page, file, headingOf(file, content.ranges, lines.count, content.complete, [], 0), '').length;
  const heading = headingOf(
    file,
    content.ranges,
    lines.count,
    content.complete,
    [...new Set(names)],
    content.overhead - bare,
  );
  return {
    markdown: frameOf(page, file, heading, body),
    body: body.length,
    mode: modeOf(content),
    complete: content.complete,
    spans: spansOf(page, content),
  };
}

const isDefinition = (piece: Piece): boolean => piece.node >= 0 && piece.form !== 'loose';

function headingOf(
  file: RankedFile,
  ranges: readonly LineRange[],
  count: number,
  complete: boolean,
  names: readonly string[],
  room: number,
): string {
  const listed = ranges
    .slice(0, RANGES_LISTED)
    .map(({ startLine, endLine }) => (startLine === endLine && count > 1 ? `${startLine}` : `${startLine}–${endLine}`));
  const more = ranges.length > RANGES_LISTED ? `, +${ranges.length - RANGES_LISTED} more` : '';
  const extent =
    count === 0 ? 'an empty file' : `lines ${listed.join(', ')}${more} of ${count}${complete ? ', complete' : ''}`;
  const heading = `**${codeSpan(oneLine(file.path, LONGEST_PATH))}** — ${extent}`;
  return heading + namesWithin(names, room);
}

/** As many names as fit, with a count of the others. */
function namesWithin(names: readonly string[], room: number): string {
  for (let taken = names.length; taken > 0; taken--) {
    const more = names.length > taken ? `, +${grouped(names.length - taken)}` : '';
    const text = ` · ${names.slice(0, taken).join(', ')}${more}`;
    if (text.length <= room) return text;
  }
  return '';
}

function modeOf({ complete, windowed, shown }: Content): RenderMode {
  if (complete) return 'whole';
  if (windowed.length > 0 || shown.every((piece) => piece.form === 'anchor')) return 'window';
  return shown.every((piece) => piece.form === 'container') ? 'skeleton' : 'definitions';
}

/** Why each range is there: the most important pieces that touch it. */
function spansOf(page: Page, { ranges, complete, shown, windowed }: Content): readonly Span[] {
  const touches = (piece: Piece, range: LineRange): boolean =>
    piece.ranges.some(({ startLine, endLine }) => startLine <= range.endLine && endLine >= range.startLine);
  return ranges.map((range) => {
    const whys = [
      ...shown.filter((piece) => touches(piece, range)).map(({ why }) => why),
      ...windowed.filter((piece) => touches(piece, range)).map(({ why }) => `window in ${why}`),
    ].slice(0, page.levers.gapNames);
    const why = complete ? ['whole file', ...whys] : whys.length > 0 ? whys : ['declares what is shown below'];
    return { ...range, why: why.join('; ') };
  });
}
