/** The call path between definitions of the question, step by step, with what each step rests on. */
import { CONFIDENCES, STRATEGIES } from '../graph/types.ts';
import type { FlowStep } from '../rank/types.ts';
import type { Page } from './page.ts';
import { codeSpan, counted, oneLine } from './wording.ts';

const LONGEST_PATH = 160;
const FEWEST_STEPS = 2;

/** As many steps as fit `most` characters; empty when not even two do. Ends in a blank line. */
export function flowText(page: Page, most: number): string {
  const { flow } = page.ranking;
  for (let steps = flow.length; steps >= FEWEST_STEPS; steps--) {
    const rows = flow.slice(0, steps).map((step, at) => stepRow(page, step, flow[at - 1] ?? null, at + 1));
    const more = steps < flow.length ? `…and ${counted(flow.length - steps, 'more step')}\n` : '';
    const text = `**Call path**\n${rows.join('')}${more}\n`;
    if (text.length <= most) return text;
  }
  return '';
}

function stepRow(page: Page, step: FlowStep, caller: FlowStep | null, at: number): string {
  const { nodes } = page.graph;
  const place = `${oneLine(page.path(nodes.file[step.node]), LONGEST_PATH)}:${nodes.startLine[step.node]}`;
  return `${at}. ${codeSpan(page.name(step.node))} ${place}${caller === null ? '' : callNote(page, caller, step)}\n`;
}

/** Where the step before calls this one; an edge that is not certain says how it was found. */
function callNote(page: Page, caller: FlowStep, step: FlowStep): string {
  const { edges } = page.graph;
  let best = -1;
  for (let edge = edges.outStart[caller.node]; edge < edges.outStart[caller.node + 1]; edge++) {
    if (edges.target[edge] !== step.node) continue;
    const onLine = edges.line[edge] === caller.callLine;
    const better = best < 0 || edges.confidence[edge] > edges.confidence[best];
    if (better || (onLine && edges.line[best] !== caller.callLine)) best = edge;
  }
  const line = caller.callLine > 0 ? ` ← line ${caller.callLine}` : '';
  if (best < 0) return line;
  const confidence = CONFIDENCES[edges.confidence[best]];
  return confidence === 'exact' ? line : `${line}, ${confidence} (${STRATEGIES[edges.strategy[best]]})`;
}
