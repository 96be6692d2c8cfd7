/** The fate of a file in a sentence or two, with its numbers. */
import type { Apart, Fate } from './why.ts';

/** Says it. */
export function whySentence(fate: Fate): string {
  switch (fate.stage) {
    case 'not-in-repository':
      return fate.nearest.length === 0
        ? 'No file of the repository has this path, or one like it.'
        : `No file of the repository has this path; the nearest: ${fate.nearest.join(', ')}.`;
    case 'not-indexed':
      return `It was left out of the index: ${fate.reason.replaceAll('-', ' ')}${fate.detail === '' ? '' : ` (${fate.detail})`}, ${count(fate.bytes)} bytes.`;
    case 'no-word':
      return fate.missing.length === 0
        ? 'The question has no word to search for and does not name it.'
        : `It has none of the words ${quoted(fate.missing)} in any name, path, signature, comment, string or body. ${apartness(fate.apart)}`;
    case 'not-gathered':
      return `${notGathered(fate)} ${apartness(fate.apart)}`;
    case 'low-value':
      return `It scored ${points(fate.score)}, but its class is ${fate.fileClass}, which the question does not ask for, and ${fate.others === 1 ? 'one other file' : `${fate.others} other files`} answered.`;
    case 'score-floor':
      return `Its score ${points(fate.score)} is under the floor of ${points(fate.floor)}; the best file has ${points(fate.best)}.`;
    case 'graph-gate':
      return `It is hardly connected to what matched: graph mass ${mass(fate.graphMass)} under the gate of ${mass(fate.gate)}, and its names hit ${words(fate.termHits)} of the question where ${words(fate.hitsWanted)} would do. Its score was ${points(fate.score)}.`;
    case 'cliff':
      return `Ranked ${fate.rank} with weight ${points(fate.weight)}, it is under the cliff at ${points(fate.cliffAt)}: ${place(fate.pointed)}.`;
    case 'max-files':
      return `Ranked ${fate.rank} with weight ${points(fate.weight)}, it is over the cliff at ${points(fate.cliffAt)}, but past the ${fate.maxFiles === 1 ? 'one place' : `${fate.maxFiles} places`} for source: ${place(fate.pointed)}.`;
    case 'unaffordable':
      return `Ranked ${fate.rank}, it is behind the ${fate.paid === 1 ? 'one file' : `${fate.paid} files`} that the envelope pays the least of ${count(fate.least)} characters: ${place(fate.pointed)}.`;
    case 'no-room':
      return `Ranked ${fate.rank}, it could spend ${count(fate.spendable)} characters of its ${count(fate.size)}, and nothing of it fits: ${place(fate.pointed)}.`;
    case 'no-ranges':
      return `Ranked ${fate.rank}, it has no line to show: ${place(fate.pointed)}.`;
    case 'delivered':
      return `It is in the answer, ranked ${fate.rank}: ${fate.complete ? `all of its ${fate.ofLines} lines` : `lines ${ranges(fate.lines)} of ${fate.ofLines}`}, ${count(fate.delivered)} characters of ${count(fate.reserved)} reserved.`;
  }
}

/** Ranges that are told before the rest is counted. */
const RANGES_TOLD = 6;
/** Words that are told. */
const WORDS_TOLD = 8;

function notGathered({ has, missing, best, cause, ...more }: Extract<Fate, { stage: 'not-gathered' }>): string {
  const said = missing.length === 0 ? `It has ${quoted(has)}` : `It has ${quoted(has)} and not ${quoted(missing)}`;
  const where = best.definition === '' ? 'the code outside its definitions' : `${best.definition} on line ${best.line}`;
  const match = `its best match, ${where}, has evidence ${points(best.evidence)} where the best has ${points(more.bestEvidence)}`;
  const grade = (best.grade ?? 0).toFixed(2);
  switch (cause) {
    case 'not-weighed':
      return `${said}; ${match}: place ${count(best.place)}, past the ${count(more.matches)} matches that were weighed.`;
    case 'weak':
      return `${said}; ${match}: weighed by kind and class ${grade} of the best, where ${more.entryGrade.toFixed(2)} makes an entry.`;
    case 'namesakes':
      return `${said}; ${match}: weighed ${grade} of the best, but other definitions of the same name came first.`;
    case 'crowded':
      return `${said}; ${match}: weighed ${grade} of the best, but ${count(more.entries)} stronger entries came first.`;
  }
}

function apartness({ beside, fileClass, aside }: Apart): string {
  if (beside === 0) return 'No edge joins it to what matched.';
  const joined = `${beside === 1 ? 'One of its definitions is' : `${beside} of its definitions are`} an edge from what matched`;
  return `${joined}, but ${aside ? `its class, ${fileClass}, is not drawn in by edges` : 'closer neighbours came first'}.`;
}

const place = (pointed: boolean): string => (pointed ? 'named without source' : 'not named for want of room');
const points = (value: number): string => value.toFixed(Math.abs(value) < 10 ? 2 : 1);
const mass = (value: number): string => value.toFixed(4);
const words = (value: number): string => (value === 0 ? 'no word' : value === 1 ? 'one word' : `${value} words`);
const count = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');

const quoted = (list: readonly string[]): string =>
  list
    .slice(0, WORDS_TOLD)
    .map((word) => `“${word}”`)
    .join(', ') + (list.length > WORDS_TOLD ? ` and ${list.length - WORDS_TOLD} more` : '');

const ranges = (lines: readonly { readonly startLine: number; readonly endLine: number }[]): string =>
  lines
    .slice(0, RANGES_TOLD)
    .map(({ startLine, endLine }) => (startLine === endLine ? `${startLine}` : `${startLine}–${endLine}`))
    .join(', ') + (lines.length > RANGES_TOLD ? ` and ${lines.length - RANGES_TOLD} more` : '');
