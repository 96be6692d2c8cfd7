/**
 * Whole questions whose answers tell what allocation is for: the seed's two regressions, their controls, and the shapes at
 * the ends. Each names the part of the repository that answers and the part that only happens to match.
 */
import type { RepositoryIndex } from '../../engine/snapshot/types.ts';
import type { NotedFile } from '../edge-notation.ts';
import { indexFiles, indexFixture, indexProject } from '../index-folder.ts';
import { atLeast, atMost, type Fixture, type Gate, holds, type Story } from './gate.ts';
import { asking, type Bounds, type Seen } from './look.ts';
import { DIFFUSE, GENERATED, GOD, MIRROR, TESTS } from './mirror.ts';

/** A fixture that a probe prints as a table: a row a preset, a column a group. */
export interface StoryFixture extends Fixture<Seen> {
  readonly story: Story;
}

const story = (
  { name, seed }: { readonly name: string; readonly seed: string },
  repository: () => Promise<RepositoryIndex>,
  told: Story,
  shape: readonly Gate<Seen>[],
  gates: readonly Gate<Seen>[],
  bounds: Bounds = {},
): StoryFixture => ({
  name,
  seed,
  given: {},
  open: async () => asking(await repository(), told.question, bounds),
  shape,
  gates,
  story: told,
});

const bytes = new TextEncoder();
const written = (files: readonly NotedFile[]) => async () =>
  (await indexFiles(files.map(({ path, text }) => ({ path, content: bytes.encode(text) })))).index;

const BY_HAND = /^internal\/(?:payroll|domain)\//;
const GENERATED_GO = /\/gen\/|payrollpb\//;

const files = ({ report }: Seen): number => report.selection.filesDelivered;
const most = ({ report }: Seen): number => Math.max(0, ...report.files.map(({ delivered }) => delivered));
const shows = (text: string) => (seen: Seen) => seen.answer.markdown.includes(text);

const payroll = story(
  { name: 'payroll-go', seed: 'The regression fixtures §1' },
  async () => (await indexFixture('fixtures/payroll-go')).index,
  {
    question: 'how does payroll cycle create and calculate payslips?',
    groups: { answer: BY_HAND, incidental: GENERATED_GO },
  },
  [
    atLeast('19 files or more', 19, ({ report }) => report.indexedFiles),
    atLeast('cycle.go is larger than its reservation', 1, (seen) => {
      const { size, reservation } = seen.row('internal/payroll/cycle.go');
      return (size ?? 0) - (reservation ?? 0);
    }),
  ],
  [
    atLeast('hand-written code has three quarters of the source', 0.75, (seen) => seen.share(BY_HAND)),
    atMost('generated code has none', 0, (seen) => seen.delivered(GENERATED_GO)),
    atLeast('cycle.go is delivered', 700, (seen) => seen.delivered(/\/cycle\.go$/)),
    atLeast('payslip_builder.go is delivered', 700, (seen) => seen.delivered(/\/payslip_builder\.go$/)),
    holds('runPayrollCycleAll arrives', shows('runPayrollCycleAll')),
    holds('the hand-written BuildPayslip arrives', (seen) => shows('BuildPayslip(')(seen)),
    holds('the real store is called: s.store.Upsert(ctx, slip)', shows('s.store.Upsert(ctx, slip)')),
    atMost('the answer is within its hard ceiling', 19_500, ({ answer }) => answer.markdown.length),
  ],
);

const SCRIPTS = /^scripts\//;
const ALLOCATOR = /^src\/mcp\//;

const mirror = story(
  { name: 'self-query mirror', seed: 'CG-14' },
  written(MIRROR),
  {
    question: 'how does explore allocate its output budget across files',
    groups: { answer: ALLOCATOR, incidental: SCRIPTS },
  },
  [
    atLeast('the file that answers is several times its reservation', 2, (seen) => {
      const { size, reservation } = seen.row('src/mcp/allocator.ts');
      return (size ?? 0) / Math.max(1, reservation ?? 0);
    }),
    atMost('a script could ship whole under a flat cap', 3 * 3_800, () =>
      Math.max(...MIRROR.filter(({ path }) => SCRIPTS.test(path)).map(({ text }) => text.length)),
    ),
  ],
  [
    atLeast('the allocator has over half of the source', 0.5, (seen) => seen.share(ALLOCATOR)),
    atMost('scripts that have the words by accident have a tenth at most', 0.1, (seen) => seen.share(SCRIPTS)),
    holds('the largest delivered file is the one that answers', (seen) => most(seen) === seen.delivered(/allocator/)),
  ],
);

const diffuse = story(
  { name: 'diffuse control', seed: 'CG-12, the diffuse rows' },
  written(DIFFUSE),
  {
    question: 'what are the main parts of the indexing pipeline?',
    groups: { answer: /^src\//, incidental: /^$/ },
  },
  [atLeast('six files of one size', 6, ({ report }) => report.indexedFiles)],
  [
    atLeast('a survey question gets a spread', 4, files),
    atMost('and nobody more than two fifths', 0.4, (seen) => most(seen) / seen.report.envelope.source),
  ],
);

const god = story(
  { name: 'a god-file among small peers', seed: 'CG-12 §2' },
  written(GOD),
  {
    question: 'how is an order shipped to a customer?',
    groups: { answer: /everything/, incidental: /^src\/(?:invoice|label|parcel)/ },
  },
  [
    atLeast('it has 450,000 characters', 450_000, (seen) => seen.row('src/everything.ts').size ?? 0),
    atMost('its peers together have a thousandth of that', 900, () =>
      GOD.slice(1).reduce((sum, { text }) => sum + text.length, 0),
    ),
  ],
  [
    atLeast('its peers are delivered all the same', 4, files),
    atMost(
      'it has the valve’s share at most',
      0.7,
      (seen) => (seen.row('src/everything.ts').reservation ?? 0) / seen.report.budget.envelope,
    ),
    atMost('the answer is within its hard ceiling', 19_500, ({ answer }) => answer.markdown.length),
    holds('no definition of it is cut', (seen) => seen.row('src/everything.ts').render !== 'window'),
  ],
);

const generated = story(
  { name: 'generated everywhere', seed: 'CG-10 §3' },
  written(GENERATED),
  { question: 'how is an order created?', groups: { answer: /order/, incidental: /customer|invoice|parcel/ } },
  [holds('every file is generated', ({ report }) => report.files.every(({ flags }) => flags.includes('generated')))],
  [
    atLeast('the question is answered', 100, (seen) => seen.delivered(/order/)),
    atMost('by the same file first as if nothing were', 1, (seen) => seen.row('src/order.ts').rank ?? 99),
  ],
);

const tests = story(
  { name: 'tests only', seed: 'CG-10 §4' },
  written(TESTS),
  { question: 'how is an order created?', groups: { answer: /order/, incidental: /customer|invoice/ } },
  [holds('every file is a test', ({ report }) => report.files.every(({ flags }) => flags.includes('low-value')))],
  [
    atLeast('the question is answered from tests', 100, (seen) => seen.delivered(/order/)),
    atMost('the apt one first', 1, (seen) => seen.row('test/order.test.ts').rank ?? 99),
  ],
);

const DIVIDES = /^src\/engine\/(?:allocate|render)\/|^src\/engine\/(?:levers|engine)\.ts$/;
const MEASURES = /^src\/(?:bench|testing|samples)\/|^e2e\/|\.test\.tsx?$/;

/**
 * This repository asked about itself. Its figures move with every change, so its gates compare groups; and it asks for as
 * many files as where the defect was first measured, so that growing into another tier is no drift.
 */
export const SELF_QUERY = story(
  { name: 'self-query', seed: 'The regression fixtures §2' },
  async () => (await indexProject()).index,
  {
    question: 'how does explore allocate its output budget across files',
    groups: { answer: DIVIDES, incidental: MEASURES },
  },
  [atLeast('the repository is of the second tier', 150, ({ report }) => report.indexedFiles)],
  [
    atLeast('what divides and spends has half of the source', 0.5, (seen) => seen.share(DIVIDES)),
    atLeast('and more than what measures and tests', 1, (seen) => seen.delivered(DIVIDES) - seen.delivered(MEASURES)),
  ],
  { maxFiles: 5 },
);

/** Hermetic stories. */
export const STORIES: readonly StoryFixture[] = [payroll, mirror, diffuse, god, generated, tests];
