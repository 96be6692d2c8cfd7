/**
 * `npm run bench:history -- <folder of checkouts> [--why]`: every question of the design history on today's engine, with
 * what was measured then beside each preset's figures. Ends with 1 when the `current` preset falls short of a bar, with 2
 * when an argument is wrong. `--why` adds the instrument's table of each question that falls short.
 */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportTable } from '../engine/diagnose/table.ts';
import { explore } from '../engine/engine.ts';
import { fail, ProblemError } from '../engine/problem.ts';
import { judge } from './history/bars.ts';
import { QUESTIONS } from './history/questions.ts';
import { historyBlock } from './history/table.ts';
import { answerUnderPresets } from './replay/presets.ts';
import { createReader, requireFolder } from './repository.ts';

const USAGE = 'Write: npm run bench:history -- <folder of checkouts> [--why]';

try {
  process.exitCode = await replayHistory(process.argv.slice(2));
} catch (thrown) {
  if (!(thrown instanceof ProblemError)) throw thrown;
  process.stderr.write(`${thrown.message}\n`);
  process.exitCode = 2;
}

/** The exit code. */
async function replayHistory(args: readonly string[]): Promise<0 | 1> {
  const { folder, why } = readArguments(args);
  const names = [...new Set(QUESTIONS.map(({ repository }) => repository))];
  const present = names.filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isDirectory());
  if (present.length === 0) fail('bad-request', `None of ${names.join(', ')} is in “${folder}”.`, USAGE);

  const read = createReader();
  const summary: string[] = [];
  let short = 0;
  for (const name of present) {
    const { index } = await read(join(folder, name));
    for (const question of QUESTIONS.filter(({ repository }) => repository === name)) {
      const answers = answerUnderPresets(index, { query: question.query });
      const current = answers.filter(({ preset }) => preset === 'current');
      const verdicts = current.flatMap((answer) => question.bars.map((bar) => judge(bar, answer, question.shareOf)));
      process.stdout.write(`${historyBlock(question, answers, verdicts)}\n`);
      const missed = verdicts.filter(({ met }) => !met);
      summary.push(`  ${missed.length === 0 ? 'reached' : 'SHORT  '}  ${name} · ${question.title}`);
      if (missed.length === 0) continue;
      short += 1;
      if (!why) continue;
      const { report } = explore(index, { query: question.query, report: true });
      if (report !== null) process.stdout.write(`${reportTable(report, name)}\n`);
    }
  }
  const missing = names.filter((name) => !present.includes(name));
  const skipped = missing.length === 0 ? '' : `; not in the folder: ${missing.join(', ')}`;
  process.stdout.write(`${summary.length - short} of ${summary.length} reached${skipped}\n${summary.join('\n')}\n`);
  return short === 0 ? 0 : 1;
}

function readArguments(args: readonly string[]): { readonly folder: string; readonly why: boolean } {
  const { positionals, values } = parse(args);
  const [folder, ...more] = positionals;
  if (folder === undefined) return fail('bad-request', 'No folder is named.', USAGE);
  if (more.length > 0) return fail('bad-request', `${positionals.length} folders are named.`, USAGE);
  requireFolder(folder);
  return { folder, why: values.why ?? false };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: { why: { type: 'boolean' } } });
  } catch (thrown) {
    return fail('bad-request', thrown instanceof Error ? thrown.message : String(thrown), USAGE);
  }
}
