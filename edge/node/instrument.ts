/** Where reports go in Node: a table or JSON on stderr, or a line of a file. */
import { appendFileSync } from 'node:fs';
import { reportTable } from '../../src/engine/diagnose/table.ts';
import type { DebugMode } from '../debug.ts';
import { guarded, type Instrument, recordOf } from '../instrument.ts';

/** Null when the instrument is off: then no report is built. */
export function createInstrument(mode: DebugMode, stderr: (text: string) => void): Instrument | null {
  const write = writerFor(mode, stderr);
  return write && guarded(write, stderr);
}

function writerFor(mode: DebugMode, stderr: (text: string) => void): Instrument | null {
  switch (mode.tag) {
    case 'off':
      return null;
    case 'table':
      return (report, { name }) => stderr(`${reportTable(report, name)}\n`);
    case 'json':
      return (report, repository) => stderr(`${JSON.stringify(recordOf(report, repository), null, 2)}\n`);
    case 'file':
      return (report, repository) => appendFileSync(mode.path, `${JSON.stringify(recordOf(report, repository))}\n`);
  }
}
