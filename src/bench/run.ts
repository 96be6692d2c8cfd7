/** Runs a measured process and reads what it printed. Wall time includes starting it. */
import { type SpawnSyncReturns, spawnSync } from 'node:child_process';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';

export interface Run<T> {
  readonly wallMs: number;
  readonly result: T;
}

const explain = (command: string, done: SpawnSyncReturns<string>): Error =>
  new Error(`${command} ended with ${done.status ?? done.signal ?? done.error?.message}: ${done.stderr.slice(-2_000)}`);

/** A task of `child.ts` in a fresh Node, with the compiler flag that the server uses. Throws with the child's own words. */
export function runChild<T>(task: string, ...args: readonly string[]): Run<T> {
  const child = fileURLToPath(new URL('./child.js', import.meta.url));
  const start = performance.now();
  const done = spawnSync(process.execPath, ['--liftoff-only', child, task, ...args], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const wallMs = performance.now() - start;
  if (done.status !== 0) throw explain(`${task} ${args.join(' ')}`, done);
  return { wallMs, result: JSON.parse(done.stdout) as T };
}

/** What a command took; null where GNU time is not installed. Memory is that of its largest process. */
export interface Spent {
  readonly peakMB: number | null;
  readonly cpuMs: number | null;
}

/** A shell command in a folder. */
export function runCommand(command: string, folder: string, env: Readonly<Record<string, string>>): Run<Spent> {
  const timed = spawnSync('/usr/bin/time', ['--version']).status === 0;
  const start = performance.now();
  const done = spawnSync(timed ? `/usr/bin/time -f '%M %U %S' ${command}` : command, {
    cwd: folder,
    encoding: 'utf8',
    shell: true,
    env: { ...process.env, ...env },
    maxBuffer: 1 << 26,
  });
  const wallMs = performance.now() - start;
  if (done.status !== 0) throw explain(command, done);
  const figures = (done.stderr.trim().split('\n').at(-1) ?? '').split(' ').map(Number);
  if (!timed || !figures.every(Number.isFinite)) return { wallMs, result: { peakMB: null, cpuMs: null } };
  const [kilobytes, user, system] = figures;
  return { wallMs, result: { peakMB: kilobytes / 1_000, cpuMs: (user + system) * 1_000 } };
}
