import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BenchCommands, buildBenchCommands } from '../../testing/bench-command.ts';

let commands: BenchCommands;
let checkouts: string;
beforeAll(async () => {
  commands = await buildBenchCommands();
  checkouts = mkdtempSync(join(tmpdir(), 'checkouts-'));
});
afterAll(() => {
  commands.remove();
  rmSync(checkouts, { recursive: true });
});

describe('npm run bench:history', () => {
  it('replays what is there, names what is not, and ends well when every bar is reached', () => {
    const { status, stdout, stderr } = commands.run('history', 'src/testing/fixtures');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('CG-12 answer 61.5%, generated 23.5%, BuildPayslip absent → answer 78.7%');
    expect(stdout).toContain('reached  internal/payroll/payslip_builder.go: some source');
    expect(stdout).toContain('1 of 1 reached; not in the folder: express, cobra, gin, excalidraw, client-go\n');
    expect(commands.run('history', 'src/testing/fixtures').stdout).toBe(stdout);
  });

  it('ends with 1 when a question falls short, and says why when asked to', () => {
    mkdirSync(join(checkouts, 'cobra'));
    writeFileSync(join(checkouts, 'cobra', 'command.go'), 'package cobra\n\nfunc ParseFlags() {}\n');
    const { status, stdout } = commands.run('history', checkouts, '--why');
    expect(status).toBe(1);
    expect(stdout).toContain('SHORT    files with source: at least 3, has');
    expect(stdout).toContain('explore: what are the main components of cobra?');
    expect(commands.run('history', checkouts).stdout).not.toContain('explore: ');
  });

  it.each([
    ['no folder', [], 'No folder is named. Write: npm run bench:history'],
    ['two folders', ['src', 'edge'], '2 folders are named.'],
    ['a missing folder', ['no/such/folder'], 'There is no folder “no/such/folder”.'],
    ['a folder without any of the repositories', ['edge'], 'None of payroll-go, express, cobra, gin'],
    ['an option that nobody knows', ['src', '--loud'], "Unknown option '--loud'"],
  ])('refuses %s', (_, args, words) => {
    const { status, stdout, stderr } = commands.run('history', ...args);
    expect(stderr).toContain(words);
    expect(stderr).not.toMatch(/\n\s+at /);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  });
});
