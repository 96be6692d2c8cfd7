/** A report as people read it in a terminal: envelope, funnel and allocation in a few lines, then a row a file. */
import type { Report, ReportFile } from './types.ts';

/** Files without source that are listed before the rest is counted. */
const UNRENDERED_LISTED = 15;

/** Funds up to this multiple of what a file could spend are told. */
const NEARLY = 1.5;

interface Column {
  readonly title: string;
  readonly width: number;
  readonly cell: (file: ReportFile) => string;
}

const COLUMNS: readonly Column[] = [
  { title: '#', width: 3, cell: (file) => String(file.rank ?? '-') },
  { title: 'deliv%', width: 7, cell: (file) => percent(file.deliveredShare) },
  { title: 'chars', width: 7, cell: (file) => grouped(file.delivered) },
  { title: 'reserved', width: 9, cell: (file) => (file.reservation === null ? '-' : grouped(file.reservation)) },
  { title: 'spendable', width: 10, cell: (file) => (file.spendable === null ? '-' : grouped(file.spendable)) },
  { title: 'size', width: 8, cell: (file) => (file.size === null ? '-' : grouped(file.size)) },
  { title: 'score', width: 7, cell: (file) => file.score.toFixed(1) },
  { title: 'graph', width: 8, cell: (file) => file.graphMass.toFixed(5) },
  { title: 'hits', width: 5, cell: (file) => String(file.termHits) },
  { title: 'penalty', width: 8, cell: (file) => file.penalty.toFixed(2) },
];

const MODE_WIDTH = 13;

/** The table of a report: lines that end in newlines. `repository` is how its home calls the repository; it may be empty. */
export function reportTable(report: Report, repository: string): string {
  const { envelope, selection, allocation, budget, sections } = report;
  const rendered = report.files.filter(({ place }) => place === 'delivered');
  const unrendered = report.files.filter(({ place }) => place !== 'delivered');
  const lines = [
    '',
    `explore: ${report.query.replace(/\s+/g, ' ')}`,
    `  ${repository === '' ? '' : `${repository}, `}${grouped(report.indexedFiles)} indexed ` +
      `${report.indexedFiles === 1 ? 'file' : 'files'}; concepts: ${report.concepts.map(({ word }) => word).join(', ') || '-'}`,
    ...(report.note === null ? [] : [`  note        ${report.note}`]),
    `  envelope    ${grouped(envelope.delivered)} delivered, ${grouped(envelope.allocated)} allocated, ` +
      `${grouped(budget.envelope)} budget, ${grouped(budget.hardCeiling)} ceiling` +
      `${envelope.overBudget ? ' [over budget]' : ''}${envelope.truncated ? ' [TRUNCATED]' : ''}`,
    `  source      ${grouped(envelope.source)} (${percent(envelope.sourceShare)}), ` +
      `meta ${grouped(envelope.meta)} (${percent(envelope.metaShare)}); ` +
      `at most ${grouped(budget.flatCap ?? budget.mostPerFile)} a file${budget.flatCap === null ? '' : ' (flat cap)'}`,
    `  files       ${selection.filesGrouped} grouped, ${selection.filesPastLowValue} past low-value, ` +
      `${selection.filesPastFloor} past the floor (>= ${selection.scoreFloor.toFixed(1)}), ` +
      `${selection.filesRanked} ranked, ${selection.filesRendered} rendered, ${selection.filesDelivered} in the answer (maxFiles ${budget.maxFiles})`,
    `  graph gate  ${selection.graphGateApplied ? 'applied' : 'not applied'}: ` +
      `${selection.graphGate.toFixed(5)} of max ${selection.maxGraphMass.toFixed(5)}`,
    `  allocation  ${grouped(allocation.reserved)} reserved of ${grouped(allocation.pool)} pool, ` +
      `${grouped(allocation.held)} held, ${grouped(allocation.overhead)} for headings; ${cliffLine(report)}`,
    `  sections    ${grouped(sections.spent)} spent of ${grouped(sections.promised)} promised, ` +
      `${grouped(sections.overshoot)} of overshoot, ${grouped(sections.ceiling)} ceiling`,
    '',
    `  ${COLUMNS.map(({ title, width }) => title.padStart(width)).join('')}  ${'render'.padEnd(MODE_WIDTH)}flags · file`,
    ...rendered.flatMap(rows),
  ];
  if (unrendered.length > 0) {
    lines.push('', '  without source:');
    lines.push(...unrendered.slice(0, UNRENDERED_LISTED).map(unrenderedRow));
    const more = unrendered.length - UNRENDERED_LISTED;
    if (more > 0) lines.push(`  … and ${grouped(more)} more`);
  }
  return `${lines.join('\n')}\n`;
}

function cliffLine({ allocation: { cliffAt, cliffed } }: Report): string {
  return `cliff at ${cliffAt.toFixed(2)}, ${cliffed.length === 0 ? 'nothing' : cliffed.length} under it`;
}

function rows(file: ReportFile): readonly string[] {
  const cells = COLUMNS.map(({ cell, width }) => cell(file).padStart(width)).join('');
  const mode = `${file.render ?? '-'}${file.clipped ? '*' : ''}`.padEnd(MODE_WIDTH);
  const row = `  ${cells}  ${mode}${flags(file)} · ${file.path}`;
  const notes = [file.kinds, sumOf(file), weightOf(file), fundedOf(file), file.detail];
  return [row, ...notes.filter((note) => note !== '').map((note) => `       ${note}`)];
}

/** `entry 10.00 + walk 4.00 = 14.00, × 0.30 generated = 4.20` */
function sumOf({ reasons, demotions, score }: ReportFile): string {
  const terms = reasons.map(({ label, amount }) => `${label} ${amount.toFixed(2)}`).join(' + ');
  const factors = demotions.map(({ label, factor }) => ` × ${factor.toFixed(2)} ${label}`).join('');
  return terms === '' ? '' : `${factors === '' ? terms : `(${terms})${factors}`} = ${score.toFixed(2)}`;
}

/** Only where it is not the score. */
function weightOf({ weight, worth, boost, flags }: ReportFile): string {
  if (weight === null || worth === null || boost === null) return '';
  if (flags.includes('pinned')) return `weight ${weight.toFixed(2)}, as the heaviest`;
  const factors = `${worth === 1 ? '' : ` × ${worth.toFixed(2)} worth`}${boost === 1 ? '' : ` × ${boost.toFixed(2)} on the call path`}`;
  return factors === '' ? '' : `weight score${factors} = ${weight.toFixed(2)}`;
}

/** Only where it was, or nearly was, what held the file back. */
const fundedOf = ({ funded, spendable }: ReportFile): string =>
  funded !== null && spendable !== null && funded < Math.round(NEARLY * spendable) ? `funded ${grouped(funded)}` : '';

const unrenderedRow = (file: ReportFile): string =>
  `  ${String(file.rank ?? '-').padStart(3)}  ${file.skipped ?? '-'} (${file.place})  score ${file.score.toFixed(1)}  ` +
  `hits ${file.termHits}  penalty ${file.penalty.toFixed(2)}  ${flags(file)} · ${file.path}` +
  `${file.detail === '' ? '' : ` — ${file.detail}`}`;

const flags = (file: ReportFile): string => (file.flags.length === 0 ? '-' : file.flags.join(' '));
const percent = (value: number): string => `${(100 * value).toFixed(1)}%`;
const grouped = (value: number): string => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
