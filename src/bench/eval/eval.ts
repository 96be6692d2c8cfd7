/**
 * `npm run eval -- <split.json> --repos <folder of git directories> --work <scratch folder> [--reference <command>]
 * [--only <owner/name,…>] [--levers <preset or json>]… [--misses]`: localization on real repositories. Ours, a plain search and the
 * reference answer the same questions; every row is a mean over them. `--misses` names, for each question whose right file
 * was not delivered, the stage at which it fell.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { nodeGrammars } from '../../../edge/grammars/node.ts';
import { createIndexer } from '../../../edge/index-intake.ts';
import { explore } from '../../engine/engine.ts';
import { LANGUAGES } from '../../engine/languages/index.ts';
import type { ExploreRequest } from '../../engine/request.ts';
import type { RepositoryIndex } from '../../engine/snapshot/types.ts';
import { takeIn } from '../../ingest/intake.ts';
import { folderSource } from '../folder.ts';
import { table } from '../table.ts';
import { plainSearch } from './baseline.ts';
import { type Case, casesOf, gitIn, type SplitEntry } from './history.ts';
import { type CaseScore, deliveredOf, meanOf, scoreCase } from './score.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    repos: { type: 'string' },
    work: { type: 'string' },
    reference: { type: 'string' },
    only: { type: 'string' },
    levers: { type: 'string', multiple: true },
    misses: { type: 'boolean' },
  },
});
const [splitFile] = positionals;
if (splitFile === undefined || !values.repos || !values.work) {
  process.stderr.write(
    'Name a split and two folders: npm run eval -- <split.json> --repos <git directories> --work <scratch folder>\n',
  );
  process.exit(2);
}
const { repos, work } = values;
const split = JSON.parse(readFileSync(splitFile, 'utf8')) as Readonly<Record<string, SplitEntry>>;
/** Settings to try, each a row of its own beside today's. */
const settings = (values.levers ?? []).map((text) => (text.startsWith('{') ? JSON.parse(text) : text));
const names = Object.keys(split).filter((name) => values.only?.split(',').includes(name) ?? true);

/** The plain search gets as many characters as ours may deliver at most. */
const BASELINE_CHARS = 11_700;

/** The tree before all of the cases. A partial copy of a history may lack a few huge files: what is there is taken. */
function checkout(name: string, git: string, base: string): string {
  const folder = join(work, name.replace('/', '+'));
  if (!existsSync(folder)) {
    mkdirSync(work, { recursive: true });
    execFileSync('git', ['clone', '-q', '--shared', '--no-checkout', git, folder], { stdio: 'ignore' });
    spawnSync('git', ['-C', folder, 'checkout', '-q', '-f', base], { stdio: 'ignore' });
  }
  return folder;
}

const indexer = createIndexer(nodeGrammars());

interface Answers {
  readonly by: string;
  readonly scores: readonly CaseScore[];
}

async function answersOf(
  name: string,
): Promise<{ readonly cases: readonly Case[]; readonly answers: readonly Answers[] }> {
  const at = join(repos, name.replace('/', '+'));
  const git = existsSync(join(at, 'repo')) ? join(at, 'repo') : at;
  const cases = casesOf(name, split[name], gitIn(git));
  const folder = checkout(name, git, split[name].base);
  const intake = await takeIn(folderSource(folder), LANGUAGES, {});
  const plain = plainSearch(intake.files);
  const { index } = await indexer(intake);
  const answers: Answers[] = [
    { by: 'ours', scores: cases.map((each) => ours(index, each, undefined)) },
    ...settings.map((levers) => ({
      by: JSON.stringify(levers),
      scores: cases.map((each) => ours(index, each, levers)),
    })),
    {
      by: 'plain search',
      scores: cases.map((each) => scoreCase(each, plain.deliver(each.query, BASELINE_CHARS))),
    },
  ];
  if (values.reference) answers.push({ by: 'reference', scores: referenceScores(values.reference, folder, cases) });
  return { cases, answers };
}

function ours(index: RepositoryIndex, each: Case, levers: ExploreRequest['levers']): CaseScore {
  const report = levers === undefined && (values.misses ?? false);
  const { answer, report: told } = explore(index, {
    query: each.query,
    report,
    ...(levers === undefined ? {} : { levers }),
  });
  const score = scoreCase(each, deliveredOf(answer.markdown));
  if (told && score.hunkRecall < 1) {
    const rows = each.gold.map(({ path }) => {
      const row = told.files.find((file) => file.path === path);
      if (row === undefined) return `${path}: not gathered`;
      const where = row.rank === null ? (row.skipped ?? '') : `rank ${row.rank}`;
      return `${path}: ${where}, score ${row.score.toFixed(1)}, ${row.place} ${row.delivered} of ${row.size ?? '?'}${row.detail ? `; ${row.detail}` : ''}`;
    });
    const first = told.files.slice(0, 3).map((file) => `${file.path} ${file.score.toFixed(1)}`);
    process.stdout.write(
      `${each.id} any ${score.anyFile} places ${score.hunkRecall.toFixed(2)} · ${each.query}\n    ${rows.join('\n    ')}\n    first: ${first.join(', ')}\n`,
    );
  }
  return score;
}

function referenceScores(command: string, folder: string, cases: readonly Case[]): readonly CaseScore[] {
  const env = { ...process.env, CODEGRAPH_TELEMETRY: '0', CODEGRAPH_NO_DAEMON: '1' };
  if (!existsSync(join(folder, '.codegraph')))
    execFileSync(command, ['init', '.'], { cwd: folder, stdio: 'ignore', env });
  return cases.map((each) => {
    const done = spawnSync(command, ['explore', each.query], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      env,
    });
    return scoreCase(each, deliveredOf(done.stdout));
  });
}

const row = (name: string, { by, scores }: Answers): readonly string[] => {
  const mean = meanOf(scores);
  return [
    name,
    by,
    String(scores.length),
    mean.anyFile.toFixed(3),
    mean.fileRecall.toFixed(3),
    mean.goldShare.toFixed(3),
    mean.hunkRecall.toFixed(3),
    String(Math.round(mean.chars)),
  ];
};

const all = new Map<string, CaseScore[]>();
const rows: (readonly string[])[] = [];
for (const name of names) {
  const { answers } = await answersOf(name);
  for (const answer of answers) {
    rows.push(row(name, answer));
    all.set(answer.by, [...(all.get(answer.by) ?? []), ...answer.scores]);
  }
}
for (const [by, scores] of all) rows.push(row('all', { by, scores }));
process.stdout.write(
  table(['repository', 'by', 'n', 'anyFile', 'fileRecall', 'goldShare', 'hunkRecall', 'chars'], rows),
);
