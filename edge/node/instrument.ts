/** Where reports go in Node. A sink that fails says so once and never fails a question. */
import { appendFileSync } from 'node:fs';
import { reportTable } from '../../src/engine/diagnose/table.ts';
import type { Report } from '../../src/engine/diagnose/types.ts';
import type { DebugMode } from '../debug.ts';

/** Null when the instrument is off: then no report is built. */
export function createInstrument(mode: DebugMode, stderr: (text: string) => void): ((report: Report) => void) | null {
  const write = writerFor(mode, stderr);
  if (!write) return null;
  let failed = false;
  return (report) => {
    try {
      write(report);
    } catch (thrown) {
      if (!failed) stderr(`Reports are lost: ${thrown instanceof Error ? thrown.message : String(thrown)}\n`);
      failed = true;
    }
  };
}

function writerFor(mode: DebugMode, stderr: (text: string) => void): ((report: Report) => void) | null {
  switch (mode.tag) {
    case 'off':
      return null;
    case 'table':
      return (report) => stderr(`${reportTable(report, '')}\n`);
    case 'json':
      return (report) => stderr(`${JSON.stringify(report, null, 2)}\n`);
    case 'file':
      return (report) => appendFileSync(mode.path, `${JSON.stringify(report)}\n`);
  }
}
