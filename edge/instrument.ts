/** Where reports go in Node: CODEGRAPH_EXPLORE_DEBUG (seed, "The diagnostic"). A sink that fails never fails a question. */
import { appendFileSync } from 'node:fs';
import { reportTable } from '../src/engine/diagnose/table.ts';
import type { Report } from '../src/engine/diagnose/types.ts';

const OFF = new Set(['', '0', 'false', 'off', 'no']);
const TABLE = new Set(['1', 'true', 'on', 'yes', 'stderr']);

/** Null when the instrument is off: then no report is built. */
export function instrumentFrom(
  value: string | undefined,
  stderr: (text: string) => void,
): ((report: Report) => void) | null {
  const mode = (value ?? '').trim();
  if (OFF.has(mode.toLowerCase())) return null;
  const write = sinkFor(mode, stderr);
  return (report) => {
    try {
      write(report);
    } catch {
      // An unwritable file must not cost anybody an answer.
    }
  };
}

function sinkFor(mode: string, stderr: (text: string) => void): (report: Report) => void {
  if (TABLE.has(mode.toLowerCase())) return (report) => stderr(`${reportTable(report)}\n`);
  if (mode.toLowerCase() === 'json') return (report) => stderr(`${JSON.stringify(report, null, 2)}\n`);
  return (report) => appendFileSync(mode, `${JSON.stringify(report)}\n`);
}
