/**
 * Questions that nobody wrote for this product, from a git history: the subject of a later commit asks, the source files
 * that it changed and the places in them that it touched answer. What must stay true: the index sees the tree before any of
 * those commits, and a place counts only as far as its lines stand there.
 */
import { execFileSync } from 'node:child_process';

export interface Place {
  /** Trimmed lines, each once: what was removed, or where nothing was, what stood around. */
  readonly lines: readonly string[];
}

export interface Gold {
  readonly path: string;
  readonly places: readonly Place[];
}

export interface Case {
  readonly id: string;
  readonly query: string;
  readonly gold: readonly Gold[];
}

/** A repository of a split: the commit that is indexed, and later commits that may ask. */
export interface SplitEntry {
  readonly base: string;
  readonly commits: readonly string[];
}

const SOURCE = /\.(?:[cm]?[jt]sx?|py|go|rs|java|cs|rb|php|c|h|cc|cpp|hpp|kt|swift)$/;
const ASIDE =
  /(?:^|\/)(?:tests?|__tests?__|specs?|examples?|docs?|benchmarks?|bench|fixtures?|vendor|third_party|node_modules|dist|testdata|website|scripts?|tools|samples?)(?:\/|$)|(?:_test|\.test|\.spec|Tests?|_spec)\.[a-z]+$|\.d\.ts$|(?:^|\/)test_[^/]*$/i;
/** A line shorter than this is found anywhere. */
const SHORTEST_LINE = 12;
const CASES = 20;

/** The question in a commit's subject: without its number, kind and the issues it closes. */
export const questionOf = (subject: string): string =>
  subject
    .replace(/\s*\(#\d+\)\s*$/, '')
    .replace(/^(?:fix|feat|perf|refactor)(?:\([^)]*\))?!?:\s*/i, '')
    .replace(/\s*\[?(?:fixes|closes) #\d+\]?/gi, '')
    .trim();

export type Git = (...args: readonly string[]) => string;

export const gitIn =
  (folder: string): Git =>
  (...args) =>
    execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'ignore'],
    });

/** The cases of a repository: at most twenty, in the order of its commits. */
export function casesOf(name: string, { base, commits }: SplitEntry, git: Git): readonly Case[] {
  const cases: Case[] = [];
  for (const commit of commits) {
    if (cases.length === CASES) break;
    const gold = goldOf(git, base, commit);
    if (gold.length === 0) continue;
    const query = questionOf(git('show', '-s', '--format=%s', commit).trim());
    cases.push({ id: `${name}@${commit.slice(0, 8)}`, query, gold });
  }
  return cases;
}

function goldOf(git: Git, base: string, commit: string): readonly Gold[] {
  const changed = git('show', '--numstat', '--format=', '-M', commit)
    .split('\n')
    .map((row) => row.split('\t'))
    .filter(([added, , path]) => path !== undefined && added !== '-' && SOURCE.test(path))
    .map(([, , path]) => path)
    .filter((path) => !ASIDE.test(path) && !path.includes('=>'));
  const gold: Gold[] = [];
  for (const path of changed) {
    const before = textAt(git, base, path);
    // A commit that changes a file which the index does not have asks about something else.
    if (before === null) return [];
    const places = placesOf(git('show', '--format=', '-U3', commit, '--', path), before);
    if (places.length > 0) gold.push({ path, places });
  }
  return gold;
}

function textAt(git: Git, commit: string, path: string): string | null {
  try {
    return git('show', `${commit}:${path}`);
  } catch {
    return null;
  }
}

/** The places of a diff that stand in the text before it. */
export function placesOf(diff: string, before: string): readonly Place[] {
  const present = new Set(
    before
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line.length >= SHORTEST_LINE),
  );
  const hunks: { readonly removed: string[]; readonly around: string[] }[] = [];
  for (const row of diff.split('\n')) {
    const hunk = hunks[hunks.length - 1];
    if (row.startsWith('@@')) hunks.push({ removed: [], around: [] });
    else if (hunk !== undefined && row.startsWith('-')) hunk.removed.push(row.slice(1).trim());
    else if (hunk !== undefined && row.startsWith(' ')) hunk.around.push(row.slice(1).trim());
  }
  return hunks
    .map(({ removed, around }) => {
      const kept = removed.filter((line) => present.has(line));
      return { lines: [...new Set(kept.length > 0 ? kept : around.filter((line) => present.has(line)))] };
    })
    .filter(({ lines }) => lines.length > 0);
}
