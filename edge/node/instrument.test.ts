import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { reportTable } from '../../src/engine/diagnose/table.ts';
import type { Report } from '../../src/engine/diagnose/types.ts';
import { explore } from '../../src/engine/engine.ts';
import { LANGUAGES } from '../../src/engine/languages/index.ts';
import { takeIn } from '../../src/ingest/intake.ts';
import { type DebugMode, readDebug } from '../debug.ts';
import { nodeGrammars } from '../grammars/node.ts';
import { createIndexer } from '../index-intake.ts';
import { createInstrument } from './instrument.ts';

const ONE = { id: '1'.repeat(64), name: 'one' };

async function aReport(): Promise<Report> {
  const bytes = new TextEncoder().encode('export function pay(): void {}\n');
  const files = [{ path: 'pay.ts', size: bytes.length, read: async () => bytes }];
  const { index } = await createIndexer(nodeGrammars())(
    await takeIn({ tag: 'files', name: 'one', files }, LANGUAGES, {}),
  );
  return explore(index, { query: 'how is pay done?', report: true }).report ?? Promise.reject(new Error('no report'));
}

describe('CODEGRAPH_EXPLORE_DEBUG', () => {
  it.each<[string | undefined, DebugMode]>([
    [undefined, { tag: 'off' }],
    ['', { tag: 'off' }],
    ['0', { tag: 'off' }],
    ['  ', { tag: 'off' }],
    ['False', { tag: 'off' }],
    [' OFF ', { tag: 'off' }],
    ['No', { tag: 'off' }],
    ['off', { tag: 'off' }],
    ['no', { tag: 'off' }],
    ['1', { tag: 'table' }],
    ['true', { tag: 'table' }],
    ['ON', { tag: 'table' }],
    [' True\n', { tag: 'table' }],
    ['STDERR', { tag: 'table' }],
    ['yes', { tag: 'table' }],
    ['stderr', { tag: 'table' }],
    ['json', { tag: 'json' }],
    ['JSON', { tag: 'json' }],
    ['2', { tag: 'file', path: '2' }],
    ['Reports/Of Today.JSON', { tag: 'file', path: 'Reports/Of Today.JSON' }],
    [' reports.jsonl ', { tag: 'file', path: 'reports.jsonl' }],
  ])('%j means %j', (value, mode) => {
    expect(readDebug(value)).toEqual(mode);
  });
});

describe('The instrument', () => {
  it('is not there when it is off', () => {
    expect(createInstrument({ tag: 'off' }, () => undefined)).toBe(null);
  });

  it('prints the table, or the report as JSON', async () => {
    const report = await aReport();
    const lines: string[] = [];
    createInstrument({ tag: 'table' }, (text) => lines.push(text))?.(report, ONE);
    createInstrument({ tag: 'json' }, (text) => lines.push(text))?.(report, ONE);
    expect(lines[0]).toBe(`${reportTable(report, 'one')}\n`);
    expect(JSON.parse(lines[1])).toEqual(JSON.parse(JSON.stringify({ repository: ONE, ...report })));
    expect(lines[1]).toContain('\n  "query"');
  });

  it('appends a line to a file for each question', async () => {
    const report = await aReport();
    const folder = await mkdtemp(join(tmpdir(), 'reports-'));
    const path = join(folder, 'all.jsonl');
    const instrument = createInstrument({ tag: 'file', path }, () => undefined);
    instrument?.(report, ONE);
    instrument?.(report, ONE);
    const line = JSON.stringify({ repository: ONE, ...report });
    expect((await readFile(path, 'utf8')).split('\n')).toEqual([line, line, '']);
    await rm(folder, { recursive: true });
  });

  it('costs nobody an answer when its file cannot be written, and says so once', async () => {
    const report = await aReport();
    const said: string[] = [];
    const instrument = createInstrument({ tag: 'file', path: join(tmpdir(), 'not/there/x.jsonl') }, (text) =>
      said.push(text),
    );
    instrument?.(report, ONE);
    instrument?.(report, ONE);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(/^Reports are lost: ENOENT/);
  });

  it.each(['table', 'json'] as const)('costs nobody an answer when stderr is closed: %s', async (tag) => {
    const report = await aReport();
    const closed = () => {
      throw new Error('EPIPE');
    };
    expect(() => createInstrument({ tag }, closed)?.(report, ONE)).not.toThrow();
  });
});
