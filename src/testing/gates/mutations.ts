/**
 * What goes red when a mechanism is gone. A row takes one lever away (or several that make one mutation of the design
 * history) and names gates that then fail. The suite takes every row: a gate named here that stays green means that the
 * lever no longer does anything, and a lever that no row takes away alone could be deleted without anybody noticing.
 */
import type { LeverSettings } from '../../engine/levers.ts';

export interface Mutation {
  readonly says: string;
  /** Section of the design history that it comes from, or `ours`. */
  readonly seed: string;
  readonly off: LeverSettings;
  /** `fixture: gate`, each red under `off`. */
  readonly red: readonly string[];
}

/** The rows of the history's own tables. */
const HISTORY: readonly Mutation[] = [
  {
    says: 'render loop reverted to a flat cap per file, three times that for a small file',
    seed: 'CG-14',
    off: { flatCap: 3_800, memberShrink: false },
    red: [
      'eight files that all merit a purchase: the last one is delivered',
      'a large file that answers, and a small one that does not: the one that answers has most of the answer',
      'a large file that answers, and a small one that does not: and over twice what the small one has',
      'a densely packed file, one cluster from end to end: stays within its reservation',
      'self-query mirror: the largest delivered file is the one that answers',
    ],
  },
  {
    says: 'proportional split replaced with an equal one',
    seed: 'CG-14',
    off: { proportionalSplit: false },
    red: [
      'two files, one twice as relevant: the heavier is promised at least 1.6 times as much',
      'two files, one generated: the demotion counts a second time, for bytes',
      'a file on the call path: weighs twice as much',
      'a tail under the cliff: leaves its characters to those above it',
      'a reservation under the file size still buys the file: it arrives whole',
      'a large file that answers, and a small one that does not: and over twice what the small one has',
    ],
  },
  {
    says: 'cliff disabled',
    seed: 'CG-14',
    off: { cliff: 0 },
    red: [
      'a tail under the cliff: gets no source',
      'a tail under the cliff: leaves its characters to those above it',
      'more candidates than places: the places of cliffed files pass to those that earn them',
    ],
  },
  {
    says: 'spine boost and cliff exemption removed',
    seed: 'CG-14',
    off: { spineBoost: 1, spineExempt: false },
    red: ['a file on the call path: weighs twice as much', 'a weak file on the call path: has no cliff'],
  },
  {
    says: 'floor removed',
    seed: 'CG-14',
    off: { minChars: 0 },
    red: [
      'a spread of weak files under a strong one: each has room for one whole method',
      'one file that outscores everything: silences no full match',
    ],
  },
  {
    says: 'share ceiling removed',
    seed: 'CG-14',
    off: { maxShare: 1 },
    red: [
      'one file that outscores everything: takes seven tenths of the envelope at most',
      'a leader that spends next to nothing above a dense weak file: hands it seven tenths of the envelope at most',
    ],
  },
  {
    says: 'buy arm removed',
    seed: 'CG-21',
    off: { buyFraction: 1 },
    red: [
      'a reservation under the file size still buys the file: it arrives whole',
      'a reservation under the file size still buys the file: and the report says it was bought',
      'eight files that all merit a purchase: somebody is bought',
    ],
  },
  {
    says: 'carry-forward removed',
    seed: 'CG-21',
    off: { carryForward: false },
    red: ['an unspendable reservation flows to the next file down: the second spends over 1.1 times its reservation'],
  },
  {
    says: 'funding guard removed',
    seed: 'CG-21',
    off: { fundingGuard: false },
    red: [
      'eight files that all merit a purchase: no promise is broken by more than a piece',
      'a purchase that the last tier’s ceiling cannot hold: is not made',
      'a purchase that the last tier’s ceiling cannot hold: so the second keeps its promise',
    ],
  },
  {
    says: 'a purchase need not fit under the ceiling',
    seed: 'CG-21, third condition',
    off: { ceilingGuard: false },
    red: [
      'a purchase that the last tier’s ceiling cannot hold: is not made',
      'a purchase that the last tier’s ceiling cannot hold: so the second keeps its promise',
      'a pinned file larger than any answer: is not lost for being bought',
    ],
  },
  {
    says: 'demotion of generated files is a tie-break and no factor',
    seed: 'CG-10 §3',
    off: { generatedPenalty: 1 },
    red: [
      'payroll-go: hand-written code has three quarters of the source',
      'payroll-go: generated code has none',
      'payroll-go: payslip_builder.go is delivered',
      'a generated twin that says the words more often: ranks below the one by hand',
    ],
  },
];

const alone = (seed: string, off: LeverSettings, says: string, ...red: readonly string[]): Mutation => ({
  says,
  seed,
  off,
  red,
});

/** Each other lever by itself. */
const LEVERS_ALONE: readonly Mutation[] = [
  alone('CG-10 §1', { namedTier: 0 }, 'naming counts nothing', 'a function that the question names: comes first'),
  alone(
    'CG-10 §1',
    { entryTier: 0 },
    'matches count nothing',
    'a call of a call: what the question matches best counts in full',
    'a god-file among small peers: its peers are delivered all the same',
  ),
  alone(
    'CG-10 §1',
    { connectedTier: 0 },
    'callees count nothing',
    'a call of a call: what it calls counts for the edge',
  ),
  alone(
    'CG-10 §1',
    { peripheralTier: 0 },
    'two calls away counts nothing',
    'a call of a call: what that calls counts a little',
  ),
  alone(
    'CG-10 §1',
    { kindWeights: false },
    'a variable is as good as a function',
    'a variable and a function with the word of the question: the function is over twice the evidence',
  ),
  alone(
    'CG-10 §1',
    { isolation: false },
    'what nothing uses counts as any of its kind',
    'a variable and a function with the word of the question: a variable that nothing uses is next to none',
  ),
  alone(
    'CG-10 §1',
    { peripheralCap: 100_000 },
    'size is evidence',
    'a file of many definitions that are all two calls away: together they count five points',
  ),
  alone(
    'CG-10 §2',
    { scoreFloor: 0 },
    'the floor does not follow the best score',
    'a match with a tail two calls away: most of the tail falls under a fifth of the best score',
  ),
  alone(
    'CG-10 §2',
    { scoreFloorMin: 0 },
    'what comes back needs no evidence',
    'generated code two calls away: is no evidence that comes back',
  ),
  alone(
    'CG-10 §2',
    { scoreFloorMax: 1_000 },
    'the floor has no cap',
    'three files with two named definitions each, and one that matches in full: a full match is never incidental',
  ),
  alone(
    'CG-10 §2',
    { backfill: 0 },
    'nothing comes back',
    'a match with a tail two calls away: and the best of it comes back when few are left',
  ),
  alone(
    'CG-10 §4',
    { lowValuePenalty: 1 },
    'tests count in full',
    'tests that answer because little else does: count half',
  ),
  alone(
    'CG-10 §4',
    { lowValueFilter: false },
    'tests never leave',
    'tests in a folder at the root: stay out while two other files answer',
    'tests in a folder at the root: and the report says at which stage',
  ),
  alone(
    'ours',
    { declarationPenalty: 1 },
    'declarations count in full',
    'an ambient declaration of what is implemented elsewhere: ranks below the code',
  ),
  alone(
    'ours',
    { sidelinePenalty: 1 },
    'examples count in full',
    'an example that uses every word: stays out while two other files answer',
  ),
  alone(
    'Baseline',
    { graphGate: 0 },
    'no gate',
    'a file at the edge of the graph that says one word of many: falls at the gate',
  ),
  alone(
    'Baseline',
    { restart: 1 },
    'the walk never leaves',
    'a call of a call: and the walk carries mass to what is called',
  ),
  alone('ours', { bodyEvidence: false }, 'names alone are searched', 'a word that only a body says: finds the body'),
  alone(
    'ours',
    { grading: false },
    'every match counts the same',
    'a variable and a function with the word of the question: the function is over twice the evidence',
  ),
  alone(
    'ours',
    { coverage: false },
    'repeating is as good as covering',
    'one definition that repeats a word, and one that says them all: and the one that repeats a word takes no place',
  ),
  alone(
    'ours',
    { excessMass: false },
    'restart counts as mass',
    'a match that nothing calls beside one that is in use: gains no mass by standing alone',
  ),
  alone(
    'CG-12 §1',
    { worthInAllocation: false },
    'the demotion counts once',
    'two files, one generated: the demotion counts a second time, for bytes',
  ),
  alone('CG-12 §1', { spineBoost: 1 }, 'no boost', 'a file on the call path: weighs twice as much'),
  alone('CG-12 §1', { spineExempt: false }, 'no exemption', 'a weak file on the call path: has no cliff'),
  alone(
    'CG-12 §2',
    { cliffMax: 1_000 },
    'the cliff has no cap',
    'one file that outscores everything: silences no full match',
    'a spread of weak files under a strong one: each has room for one whole method',
  ),
  alone(
    'CG-12 §2',
    { slotHandOff: false },
    'a cliffed file keeps its place',
    'more candidates than places: the places of cliffed files pass to those that earn them',
  ),
  alone(
    'CG-12',
    { fileOverhead: 0 },
    'headings and fences are not held back',
    'two files, one twice as relevant: promises leave each file its heading and fence',
  ),
  alone(
    'Baseline',
    { flatCap: 3_800 },
    'a flat cap',
    'two files, one twice as relevant: a strong file is promised more than a flat cap allowed',
    'a large file that answers, and a small one that does not: the one that answers has most of the answer',
  ),
  alone(
    'CG-12',
    { memberShrink: false },
    'the best cluster is taken however large',
    'a densely packed file, one cluster from end to end: stays within its reservation',
    'a densely packed file, one cluster from end to end: and the file below it is delivered',
  ),
  alone('CG-21 §1', { graceFraction: 0 }, 'no grace', 'one file a little over its reservation: ships whole'),
  alone('CG-21 §1', { graceMax: 100 }, 'a sliver of grace', 'one file a little over its reservation: ships whole'),
  alone(
    'CG-21 §1',
    { buyOvershoot: 0 },
    'nothing to buy with',
    'a reservation under the file size still buys the file: it arrives whole',
  ),
  alone('ours', { slackBar: 0 }, 'slack buys anything', 'slack above a file that matters little: stays unspent'),
  alone(
    'ours',
    { ownBar: 0 },
    'a file’s own money buys anything',
    'a definition that matters a fiftieth of the best: is not bought at all',
  ),
  alone(
    'ours',
    { finishNamed: false },
    'a named body is cut',
    'a named body a little over what its file may spend: is finished',
  ),
  alone(
    'ours',
    { wholeContainers: false },
    'a class stays a skeleton',
    'a gathered class with money left over: is shown with members that were not gathered',
  ),
  alone('ours', { minWindow: 1 }, 'a sliver', 'a line that the question asked for: stands in a window of twelve'),
  alone(
    'ours',
    { windowShare: 1 },
    'a window takes everything',
    'a body larger than its file may spend, and a helper: the window leaves room for the helper',
  ),
  alone('ours', { gapNames: 0 }, 'gaps say nothing', 'lines left out between two definitions: are named in their gap'),
  alone(
    'ours',
    { flowShare: 0 },
    'no call path',
    'a call between two definitions of the question: is told before the source',
  ),
  alone('ours', { callersShare: 0 }, 'no callers', 'a caller that is not in the answer: is told before the source'),
  alone(
    'ours',
    { epilogueShare: 0 },
    'nothing is kept for pointers',
    'a full answer with six files left over: points to three of them at least',
  ),
];

export const MUTATIONS: readonly Mutation[] = [...HISTORY, ...LEVERS_ALONE];
