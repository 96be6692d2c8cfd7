/**
 * Every mechanism that decides how the output budget is allocated and spent, by name: one record, a sentence each. A lever is a switch or
 * a number within bounds; presets replay history on today's index; tests turn one off and watch a gate go red. Nothing in
 * `rank/`, `allocate/` or `render/` may hold such a number of its own.
 */
import { fail } from './problem.ts';

type Switch = { readonly kind: 'switch'; readonly value: boolean };
type Amount = {
  readonly kind: 'amount';
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly unit: string;
};
/** `seed` names the section of the design history it came with; `ours` for a mechanism of this product. */
type About = { readonly says: string; readonly seed: string };

const on = (seed: string, says: string): Switch & About => ({ kind: 'switch', value: true, seed, says });
const amount = (value: number, min: number, max: number, unit: string, seed: string, says: string): Amount & About => ({
  kind: 'amount',
  value,
  min,
  max,
  unit,
  seed,
  says,
});

export const LEVERS = {
  // Scoring
  namedTier: amount(50, 0, 500, 'points', 'CG-10 §1', 'A definition that the question names.'),
  entryTier: amount(10, 0, 500, 'points', 'CG-10 §1', 'A definition that the question matches.'),
  connectedTier: amount(3, 0, 500, 'points', 'CG-10 §1', 'A definition one edge from a match.'),
  peripheralTier: amount(1, 0, 500, 'points', 'CG-10 §1', 'A definition two or more edges from a match.'),
  kindWeights: on(
    'CG-10 §1',
    'Weak kinds (variables, constants, members) are weaker evidence than callables and types.',
  ),
  isolation: on('CG-10 §1', 'A weak-kind match that nothing uses counts 0.08.'),
  peripheralCap: amount(
    5,
    0,
    100000,
    'points',
    'CG-10 §1',
    'All peripheral definitions of a file together count no more.',
  ),
  scoreFloor: amount(
    0.2,
    0,
    1,
    'share of top score',
    'CG-10 §2',
    'Files scoring less than this share of the best fall.',
  ),
  scoreFloorMin: amount(1, 0, 100, 'points', 'CG-10 §2', 'The floor is never lower than this.'),
  scoreFloorMax: amount(
    10,
    0,
    1000,
    'points',
    'CG-10 §2',
    'The floor is never higher: one full match is never incidental.',
  ),
  backfill: amount(3, 0, 20, 'files', 'CG-10 §2', 'The best of what the floor cut comes back up to this many.'),
  generatedPenalty: amount(0.3, 0, 1, 'factor', 'CG-10 §3', 'Generated files: score and graph mass.'),
  lowValuePenalty: amount(0.5, 0, 1, 'factor', 'CG-10 §4', 'Tests, icons and translations: score and graph mass.'),
  lowValueFilter: on('CG-10 §4', 'Low-value files leave when two others remain, unless the question speaks of tests.'),
  declarationPenalty: amount(0.5, 0, 1, 'factor', 'ours', 'Ambient declarations, unless a type of theirs is named.'),
  sidelinePenalty: amount(0.5, 0, 1, 'factor', 'ours', 'Examples, documentation and vendored files, unless named.'),
  graphGate: amount(
    0.06,
    0,
    1,
    'share of top mass',
    'Baseline',
    'Files with less graph mass fall unless they are entries, central or hit two concepts.',
  ),
  restart: amount(0.25, 0.01, 1, 'probability', 'Baseline', 'The walk returns to the matches this often.'),
  // Ours
  bodyEvidence: on('ours', 'Words in bodies, strings and comments are evidence, graded by BM25F.'),
  grading: on('ours', 'A match counts by how well its words fit; off, every match counts the same, its kind aside.'),
  coverage: on(
    'ours',
    'A definition that covers more concepts of the question beats one that repeats a single concept.',
  ),
  excessMass: on(
    'ours',
    'Only mass in excess of a restart share ranks, so an isolated match gains nothing by being isolated.',
  ),
  // Allocation
  proportionalSplit: on('CG-12', 'The pool is divided by weight; off, every file gets the same.'),
  worthInAllocation: on('CG-12 §1', 'Demotions apply a second time to bytes.'),
  spineBoost: amount(2, 1, 10, 'factor', 'CG-12 §1', 'Files on the call path weigh this much more.'),
  spineExempt: on('CG-12 §1', 'Files on the call path are exempt from the cliff, and are paid first.'),
  cliff: amount(0.15, 0, 1, 'share of top weight', 'CG-12 §2', 'Files weighing less get a pointer and no source.'),
  cliffMax: amount(10, 0, 1000, 'points', 'CG-12 §2', 'The cliff is never higher than this.'),
  slotHandOff: on('CG-12 §2', 'A file under the cliff takes no place; the place passes to the next file over it.'),
  minChars: amount(700, 0, 5000, 'chars', 'CG-12 §3', 'Every admitted file gets at least this: one whole method.'),
  maxShare: amount(0.7, 0.05, 1, 'share of envelope', 'CG-12 §4', 'No file is promised more, unless it was named.'),
  fileOverhead: amount(200, 0, 2000, 'chars', 'CG-12', 'Held back per file for header and fence.'),
  flatCap: amount(
    0,
    0,
    25000,
    'chars',
    'Baseline',
    'History: every file may spend this many, three times that if it is small. 0 is off.',
  ),
  // Spending
  memberShrink: on('CG-12', 'A cluster larger than its share drops whole members, never the middle of a body.'),
  graceFraction: amount(
    0.15,
    0,
    1,
    'share of reservation',
    'CG-21 §1',
    'A file this little over its reservation ships whole.',
  ),
  graceMax: amount(800, 0, 5000, 'chars', 'CG-21 §1', 'Grace for one file is never more than this.'),
  buyFraction: amount(
    0.6,
    0,
    1,
    'share of file',
    'CG-21 §1',
    'A reservation that has bought this much of the file buys the rest. 1 is off.',
  ),
  // The design history has 0.15 and sizes of bare source; sizes here count the line numbers that a reader gets.
  buyOvershoot: amount(
    0.18,
    0,
    1,
    'share of envelope',
    'CG-21 §1',
    'All purchases together may exceed what was promised by this much.',
  ),
  fundingGuard: on('CG-21 §1', 'A purchase must leave every reservation below it payable.'),
  ceilingGuard: on('CG-21, third condition', 'A purchase must fit under the hard ceiling.'),
  carryForward: on('CG-21 §2', 'What a file cannot spend goes to the file below it.'),
  slackBar: amount(
    0.35,
    0,
    1,
    'share of top importance',
    'ours',
    'Slack buys only definitions at least this important; else it stays unspent.',
  ),
  ownBar: amount(
    0.03,
    0,
    1,
    'share of top importance',
    'ours',
    'Not even money of its own buys a file definitions less important than this.',
  ),
  finishNamed: on('ours', 'A definition the question names, mostly paid for, is finished like a file is bought.'),
  wholeContainers: on(
    'ours',
    'Money of its own that a file has left over shows gathered types with all their members.',
  ),
  minWindow: amount(12, 1, 400, 'lines', 'ours', 'A window inside a body too large to show is no smaller.'),
  windowShare: amount(
    0.6,
    0.1,
    1,
    'share of what a file may spend',
    'ours',
    'A window takes no more while other definitions of its file wait.',
  ),
  gapNames: amount(6, 0, 20, 'names', 'ours', 'A gap row names up to this many definitions it leaves out.'),
  flowShare: amount(0.1, 0, 0.5, 'share of envelope', 'ours', 'The call path before the source takes no more.'),
  callersShare: amount(0.04, 0, 0.5, 'share of envelope', 'ours', 'Callers of what is shown take no more.'),
  epilogueShare: amount(
    0.06,
    0,
    0.5,
    'share of envelope',
    'ours',
    'Held back for pointers and for saying what was left out.',
  ),
} as const satisfies Record<string, (Switch | Amount) & About>;

export type LeverName = keyof typeof LEVERS;
export type Levers = { readonly [K in LeverName]: (typeof LEVERS)[K]['kind'] extends 'switch' ? boolean : number };
export type LeverSettings = Partial<Record<LeverName, number | boolean>>;

const LEVER_NAMES: readonly string[] = Object.keys(LEVERS);
const isLeverName = (name: string): name is LeverName => LEVER_NAMES.includes(name);

/** Without what this product added to the history. */
const BEFORE_OURS = {
  bodyEvidence: false,
  coverage: false,
  excessMass: false,
  finishNamed: false,
  wholeContainers: false,
  slackBar: 0,
  ownBar: 0,
} as const satisfies LeverSettings;

/**
 * Every file may spend the same, and ships whole when it is small: before relevance divided the envelope (CG-12). Every
 * match counts the same; the later stages keep today's grading, because they tell of bytes and not of matches.
 */
const BEFORE_PROPORTION = {
  ...BEFORE_OURS,
  grading: false,
  proportionalSplit: false,
  worthInAllocation: false,
  spineBoost: 1,
  spineExempt: false,
  cliff: 0,
  flatCap: 3800,
  memberShrink: false,
  buyFraction: 1,
  carryForward: false,
} as const satisfies LeverSettings;

/** What each stage of the history had; `current` is everything. */
export const PRESETS = {
  'flat-cap': {
    ...BEFORE_PROPORTION,
    kindWeights: false,
    isolation: false,
    peripheralCap: 100000,
    scoreFloor: 0,
    scoreFloorMin: 3,
    backfill: 0,
    generatedPenalty: 1,
    lowValuePenalty: 1,
  },
  scored: BEFORE_PROPORTION,
  proportional: { ...BEFORE_OURS, buyFraction: 1, carryForward: false },
  spent: BEFORE_OURS,
  current: {},
} as const satisfies Record<string, LeverSettings>;

export type PresetName = keyof typeof PRESETS;

/**
 * The levers of a request: a preset's name, or single settings upon `current`, or upon the preset that they name as
 * `preset`. Unknown names and values out of range fail.
 */
export function readLevers(settings: string | Readonly<Record<string, unknown>> | undefined): Levers {
  if (typeof settings === 'string') return withLevers(presetOf(settings));
  const { preset, ...single } = settings ?? {};
  return withLevers({ ...(preset === undefined ? {} : presetOf(preset)), ...single });
}

function presetOf(name: unknown): LeverSettings {
  const preset = Object.entries(PRESETS).find(([each]) => each === name);
  if (preset) return preset[1];
  return fail(
    'unknown-lever',
    `There is no preset “${String(name)}”.`,
    `Use one of ${Object.keys(PRESETS).join(', ')}.`,
    'levers',
  );
}

function withLevers(settings: Readonly<Record<string, unknown>>): Levers {
  const values: Record<string, number | boolean> = {};
  for (const name of LEVER_NAMES) if (isLeverName(name)) values[name] = LEVERS[name].value;
  for (const [name, value] of Object.entries(settings)) {
    if (!isLeverName(name)) {
      fail('unknown-lever', `There is no lever “${name}”.`, `Use one of ${LEVER_NAMES.join(', ')}.`, `levers.${name}`);
    }
    const lever = LEVERS[name];
    if (lever.kind === 'switch') {
      if (typeof value !== 'boolean')
        fail(
          'unknown-lever',
          `Lever “${name}” was set to ${String(value)}.`,
          'Set it to true or false.',
          `levers.${name}`,
        );
    } else if (typeof value !== 'number' || !(value >= lever.min && value <= lever.max)) {
      fail(
        'unknown-lever',
        `Lever “${name}” was set to ${String(value)}.`,
        `Set it between ${lever.min} and ${lever.max} (${lever.unit}).`,
        `levers.${name}`,
      );
    }
    if (typeof value === 'number' || typeof value === 'boolean') values[name] = value;
  }
  return values as Levers;
}
