/**
 * `npm run bench -- <folder>… [--reference <command>] [--parse <file>]`: index time of a cold process, peak memory,
 * explore latency, snapshot size and opening time of each folder; with a reference command the same for it, as ratios.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { measureReference, type ReferenceFigures } from './reference.ts';
import { runChild } from './run.ts';
import { table } from './table.ts';

const INDEX_RUNS = 3;
const EXPLORE_ROUNDS = 6;
const PARSES = 40;

interface IndexFigures {
  readonly files: number;
  readonly nodes: number;
  readonly edges: number;
  readonly snapshotMB: number;
  readonly take: number;
  readonly parse: number;
  readonly resolve: number;
  readonly peakMB: number;
  readonly cpuMs: number;
}
interface ExploreFigures {
  readonly open: number;
  readonly cold: number;
  readonly p50: number;
  readonly p95: number;
  readonly meanChars: number;
  readonly questions: readonly string[];
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { reference: { type: 'string' }, parse: { type: 'string' } },
});
if (positionals.length === 0 && !values.parse) {
  process.stderr.write(
    'Name at least one folder: npm run bench -- path/to/repository [--reference <command>] [--parse <file>]\n',
  );
  process.exit(2);
}

const ratio = (ours: number, theirs: number | null): string =>
  theirs === null ? '' : `${(ours / theirs).toFixed(2)} ×`;
const number = (value: number | null, digits = 0): string => (value === null ? '' : value.toFixed(digits));

async function measure(folder: string): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const snapshot = join(scratch, 'snapshot');
    const runs = Array.from({ length: INDEX_RUNS }, () => runChild<IndexFigures>('index', folder, snapshot)).toSorted(
      (a, b) => a.wallMs - b.wallMs,
    );
    const { wallMs, result: index } = runs[Math.floor(INDEX_RUNS / 2)];
    const ask = runChild<ExploreFigures>('explore', snapshot, `${EXPLORE_ROUNDS}`).result;
    const other: ReferenceFigures | null = values.reference
      ? await measureReference(values.reference, folder, ask.questions)
      : null;
    const rows: (readonly [string, string, string, string])[] = [
      [
        'index, cold process, ms (median of 3)',
        number(wallMs),
        number(other?.indexMs ?? null),
        ratio(wallMs, other?.indexMs ?? null),
      ],
      [
        '  processor time of that run, ms',
        number(index.cpuMs),
        number(other?.cpuMs ?? null),
        ratio(index.cpuMs, other?.cpuMs ?? null),
      ],
      [
        '  of it: take in / parse / resolve and index, ms',
        `${number(index.take)} / ${number(index.parse)} / ${number(index.resolve)}`,
        '',
        '',
      ],
      [
        'peak memory while indexing, MB',
        number(index.peakMB),
        number(other?.peakMB ?? null),
        ratio(index.peakMB, other?.peakMB ?? null),
      ],
      ['explore, warm, p50 ms', number(ask.p50, 2), number(other?.p50 ?? null, 1), ratio(ask.p50, other?.p50 ?? null)],
      ['explore, warm, p95 ms', number(ask.p95, 2), number(other?.p95 ?? null, 1), ratio(ask.p95, other?.p95 ?? null)],
      ['explore, first question, ms', number(ask.cold, 1), '', ''],
      [
        'answer, mean chars',
        number(ask.meanChars),
        number(other?.meanChars ?? null),
        ratio(ask.meanChars, other?.meanChars ?? null),
      ],
      ['snapshot, MB', number(index.snapshotMB, 2), '', ''],
      ['open a snapshot, ms', number(ask.open, 1), '', ''],
    ];
    const head = `${basename(resolve(folder))}: ${index.files} files, ${index.nodes} nodes, ${index.edges} edges`;
    return `${head}\n${table(['', 'ours', 'reference', 'ratio'], rows)}`;
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

for (const folder of positionals) process.stdout.write(`${await measure(folder)}\n`);
if (values.parse) {
  const { residentMB } = runChild<{ readonly residentMB: readonly number[] }>(
    'parse',
    values.parse,
    `${PARSES}`,
  ).result;
  const at = [0, 4, 9, 19, PARSES - 1].map((time) => `${time + 1}: ${residentMB[time].toFixed(0)}`);
  process.stdout.write(`resident MB after n parses of ${basename(values.parse)}: ${at.join(', ')}\n`);
}
