/** The commands of `src/bench/` as real processes: built as the scripts of package.json build them, into a folder of their own. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const PROJECT = fileURLToPath(new URL('../..', import.meta.url));

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface BenchCommands {
  /** Runs a command from the project's root. */
  run(name: string, ...args: readonly string[]): Ended;
  remove(): void;
}

/** Builds into a fresh folder of `dist/`, from where packages are found. */
export async function buildBenchCommands(): Promise<BenchCommands> {
  const dist = join(PROJECT, 'dist');
  mkdirSync(dist, { recursive: true });
  const outDir = mkdtempSync(join(dist, 'bench-'));
  await build({ configFile: join(PROJECT, 'src/bench/vite.config.ts'), build: { outDir }, logLevel: 'error' });
  return {
    run(name, ...args) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--liftoff-only', join(outDir, `${name}.js`), ...args],
        {
          cwd: PROJECT,
          encoding: 'utf8',
        },
      );
      return { status, stdout, stderr };
    },
    remove: () => rmSync(outDir, { recursive: true }),
  };
}
