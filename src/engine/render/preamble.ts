/**
 * The text before the source, composed and measured before anything is promised. What is known only at the end (how much is
 * shown, whose callers to list) is held at its worst case, so the finished text is never longer than what was held.
 */
import type { Tier } from '../allocate/types.ts';
import { callersMost, callersText } from './callers.ts';
import { epilogueReserve } from './epilogue.ts';
import { flowText } from './flow.ts';
import type { Page } from './page.ts';
import { codeSpan, counted, grouped, oneLine } from './wording.ts';

export interface Preamble {
  /** Finished parts: the heading, and what follows the summary. */
  readonly heading: string;
  readonly notes: string;
  readonly flow: string;
  /** What the callers of shown definitions may take, in characters. */
  readonly callers: number;
  /** What is kept for what follows the source, in characters. */
  readonly epilogue: number;
  /** All of the text around the source at its longest, in characters: `allocate` takes it out of the pool. */
  readonly held: number;
}

const LONGEST_QUESTION = 160;
const UNRESOLVED_LISTED = 3;
const LONGEST_UNRESOLVED = 60;

/** Composes what stands before the source for an answer within `tier`. */
export function composePreamble(page: Page, tier: Tier): Preamble {
  const share = (part: number): number => Math.floor(part * tier.envelope);
  const heading = headingText(page);
  const notes = unresolvedText(page);
  const flow = flowText(page, share(page.levers.flowShare));
  const candidates = page.ranking.files.slice(0, tier.maxFiles).flatMap((file) => file.nodes.map(({ node }) => node));
  const callers = Math.min(share(page.levers.callersShare), callersMost(page, candidates));
  const epilogue = epilogueReserve(page, share(page.levers.epilogueShare));
  const summary = summaryText(page, WORST, WORST, WORST).length;
  return {
    heading,
    notes,
    flow,
    callers,
    epilogue,
    held: heading.length + summary + notes.length + flow.length + callers + epilogue,
  };
}

/** The finished text before the source. `shown` are the definitions in it, most important first. */
export function finishPreamble(
  page: Page,
  preamble: Preamble,
  files: number,
  definitions: number,
  shown: readonly number[],
): string {
  const summary = summaryText(page, definitions, files, page.stated.envelope);
  return preamble.heading + summary + preamble.notes + preamble.flow + callersText(page, shown, preamble.callers);
}

/** The question on one line: never a line that starts with a bold code span. */
export const headingText = (page: Page): string =>
  `**Exploration: ${oneLine(page.question.text, LONGEST_QUESTION)}**\n\n`;

/** No count in the summary has more digits. */
const WORST = 99_999;

function summaryText(page: Page, definitions: number, files: number, envelope: number): string {
  const indexed = counted(page.graph.files.count, 'indexed file');
  return (
    `${counted(definitions, 'definition')} in ${grouped(files)} of ${indexed}, in an envelope of ${grouped(envelope)} ` +
    'characters. Lines are verbatim behind their numbers; ⋯ stands for lines left out.\n\n'
  );
}

/** Paths that the question names and the index does not have. */
export function unresolvedText(page: Page): string {
  const { unresolvedPaths } = page.question;
  if (unresolvedPaths.length === 0) return '';
  const listed = unresolvedPaths
    .slice(0, UNRESOLVED_LISTED)
    .map((path) => codeSpan(oneLine(path, LONGEST_UNRESOLVED)))
    .join(', ');
  const more = unresolvedPaths.length > UNRESOLVED_LISTED ? `, +${unresolvedPaths.length - UNRESOLVED_LISTED}` : '';
  return `No single indexed file is meant by ${listed}${more}.\n\n`;
}
