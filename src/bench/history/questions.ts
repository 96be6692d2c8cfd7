/**
 * The rows of the design history's “Measured effect” tables (CG-10, CG-12, CG-21) and of its comparison with agents (A/B),
 * for the repositories that anybody can check out. Figures are the history's. Where it gives a question only by a short
 * name, the words are chosen and marked so: of a few ways to put it, the one that the tool of the history still answers
 * most nearly as recorded. The A/B figures are ranges over what agents asked in several calls; here their question is asked
 * once, as it was put to them, and the least of the range is the bar.
 */
import type { FileClass } from '../../engine/classify/types.ts';
import type { Bar, HistoryQuestion, Part } from './types.ts';

const atLeast = (percent: number, part: Part): Bar => ({ tag: 'share', part, bound: 'least', percent });
const noneOf = (part: Part): Bar => ({ tag: 'share', part, bound: 'most', percent: 0 });
const file = (path: string): Part => ({ tag: 'file', path });
const ofClass = (fileClass: FileClass): Part => ({ tag: 'class', fileClass });
const set = (name: string, paths: RegExp): Part => ({ tag: 'set', name, paths });

/** On the large repositories an answer reserved all of its pool (23,599 of 23,600), so nothing was left to lose. */
const FILLED: Bar = { tag: 'filled', percent: 90 };

export const QUESTIONS: readonly HistoryQuestion[] = [
  {
    repository: 'payroll-go',
    title: 'the reporter’s shape',
    query: 'how does payroll cycle create and calculate payslips?',
    words: 'recorded',
    measured: [
      {
        section: 'CG-10',
        before: 'generated 57.4%, answer 25.6%',
        after: 'answer 61.5%, generated 23.5%',
      },
      {
        section: 'CG-12',
        before: 'answer 61.5%, generated 23.5%, BuildPayslip absent',
        after: 'answer 78.7%, generated 0%, BuildPayslip delivered',
      },
    ],
    shareOf: 'answer',
    watched: 'internal/payroll/payslip_builder.go',
    bars: [
      noneOf(ofClass('generated')),
      atLeast(78.7, { tag: 'all-but-class', fileClass: 'generated' }),
      { tag: 'delivered', path: 'internal/payroll/payslip_builder.go' },
    ],
  },
  {
    repository: 'express',
    title: 'route a request',
    query: 'how does express route a request to a handler?',
    words: 'recorded',
    measured: [
      { section: 'CG-10', before: '59% to test/*', after: 'application.js + response.js' },
      { section: 'CG-12', before: '2 files, top 43.1%', after: '1 file, top 82.3% (response.js under the cliff)' },
    ],
    shareOf: 'answer',
    watched: 'lib/application.js',
    bars: [
      noneOf(ofClass('test')),
      { tag: 'first', path: 'lib/application.js' },
      atLeast(82.3, file('lib/application.js')),
    ],
  },
  {
    repository: 'express',
    title: 'the app object (the known thin case)',
    query: 'how does the app object get created and what does it expose',
    words: 'recorded',
    measured: [
      { section: 'CG-10', before: '4 files, top one of examples/ at 38%', after: 'lib/express.js alone, 2.6 KB of 13' },
    ],
    shareOf: 'answer',
    watched: 'lib/express.js',
    bars: [noneOf(ofClass('example')), noneOf(ofClass('test')), { tag: 'whole', path: 'lib/express.js' }],
  },
  {
    repository: 'express',
    title: 'app registers middleware',
    query: 'how does app.use register middleware?',
    words: 'chosen',
    measured: [{ section: 'CG-12', before: '1 file, 71.6%', after: 'byte-identical' }],
    shareOf: 'answer',
    watched: 'lib/application.js',
    bars: [noneOf(ofClass('test')), { tag: 'first', path: 'lib/application.js' }, atLeast(71.6, { tag: 'top' })],
  },
  {
    // The words are those of the replayed run, from the record of the comparison that the history links to.
    repository: 'express',
    title: 'lib/utils.js, the reservation that went unspent',
    query: 'res.send Content-Type ETag generateETag setETag',
    words: 'recorded',
    measured: [
      { section: 'CG-12', before: '6,380 (46.1%) whole', after: '583 (7.7%) stub' },
      { section: 'CG-21', before: '583 (7.7%) stub', after: '6,268 (39.3%) whole' },
    ],
    shareOf: 'answer',
    watched: 'lib/utils.js',
    bars: [{ tag: 'whole', path: 'lib/utils.js' }, atLeast(39.3, file('lib/utils.js'))],
  },
  {
    // Recorded beside the replayed run, as what the agents were asked.
    repository: 'express',
    title: 'the control',
    query: 'how does res.send decide Content-Type and ETag?',
    words: 'recorded',
    measured: [
      {
        section: 'A/B',
        before: 'lib/** 100%, utils.js whole in 3 of 3',
        after: 'lib/** 100%, utils.js whole in 3 of 3',
      },
    ],
    shareOf: 'source',
    watched: 'lib/utils.js',
    bars: [atLeast(100, set('lib/**', /^lib\//)), { tag: 'whole', path: 'lib/utils.js' }],
  },
  {
    repository: 'cobra',
    title: 'parse flags and execute',
    query: 'how does cobra parse flags and execute a command?',
    words: 'chosen',
    measured: [{ section: 'CG-12', before: '2 files, command.go 40.1%', after: '2 files, command.go 77.2%' }],
    shareOf: 'answer',
    watched: 'command.go',
    bars: [{ tag: 'first', path: 'command.go' }, atLeast(77.2, file('command.go'))],
  },
  {
    repository: 'cobra',
    title: 'DIFFUSE “main components”',
    query: 'what are the main components of cobra?',
    words: 'chosen',
    measured: [{ section: 'CG-12', before: '3 files, top 48.1%', after: '3 files, top 50.0%' }],
    shareOf: 'answer',
    watched: 'command.go',
    bars: [{ tag: 'files', least: 3 }, noneOf(ofClass('test'))],
  },
  {
    // The history's point is which file must not lead: the thin wrapper. Any other that leads is judged by reading.
    repository: 'gin',
    title: 'request reaches a handler',
    query: 'how does gin route a request to a handler?',
    words: 'chosen',
    measured: [
      { section: 'CG-12', before: '3 files, top ginS/gins.go 48.8%', after: '3 files, top routergroup.go 53.8%' },
    ],
    shareOf: 'answer',
    watched: 'routergroup.go',
    bars: [
      { tag: 'files', least: 3 },
      { tag: 'not-first', path: 'ginS/gins.go' },
      { tag: 'delivered', path: 'routergroup.go' },
    ],
  },
  {
    repository: 'gin',
    title: 'DIFFUSE “what it provides”',
    query: 'what does gin provide?',
    words: 'chosen',
    measured: [{ section: 'CG-12', before: '3 files, top recovery.go 43.0%', after: '4 files, top context.go 33.3%' }],
    shareOf: 'answer',
    watched: 'context.go',
    bars: [
      { tag: 'files', least: 4 },
      { tag: 'first', path: 'context.go' },
    ],
  },
  {
    // Question and set are from the record of the comparison that the history links to.
    repository: 'excalidraw',
    title: 'god-file concentration',
    query: 'how does updating an element re-render the canvas on screen?',
    words: 'recorded',
    measured: [{ section: 'A/B', before: 'answer set 78.9–85.1%', after: 'answer set 65.8–79.6%, saturated' }],
    shareOf: 'source',
    watched: 'packages/excalidraw/components/App.tsx',
    bars: [
      FILLED,
      atLeast(
        65.8,
        set(
          'mutateElement.ts, App.tsx, renderer/**, scene/**, components/canvases/**',
          /(?:^|\/)(?:mutateElement\.ts$|App\.tsx$|renderer\/|scene\/|components\/canvases\/)/,
        ),
      ),
    ],
  },
  {
    // Question and sets are from the record of the comparison that the history links to.
    repository: 'client-go',
    title: 'the reporter’s shape at scale',
    query: 'how does a shared informer keep its cache in sync and deliver events?',
    words: 'recorded',
    measured: [
      {
        section: 'A/B',
        before: 'answer set 53.8–86.7%, generated to 10.5%',
        after: 'answer set 92.7–96.2%, saturated',
      },
    ],
    shareOf: 'source',
    watched: 'tools/cache/shared_informer.go',
    bars: [
      FILLED,
      noneOf(
        set(
          'generated clients and informers',
          /^(?:kubernetes|listers|applyconfigurations|informers)\/|(?:^|\/)fake\//,
        ),
      ),
      atLeast(92.7, { tag: 'all-but-class', fileClass: 'generated' }),
      atLeast(92.7, set('tools/cache/**', /^tools\/cache\//)),
    ],
  },
];
