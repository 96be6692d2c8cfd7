/**
 * The same figures for another tool, whose command is given: `<command> init .` in a copy of the folder, and questions
 * over its MCP server (`<command> serve --mcp`) as JSON lines on stdio.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { runCommand } from './run.ts';

export interface ReferenceFigures {
  readonly indexMs: number;
  readonly cpuMs: number | null;
  readonly peakMB: number | null;
  readonly p50: number;
  readonly p95: number;
  readonly meanChars: number;
}

/** Quiet, alone, and without a background process that outlives the measurement. */
const ENV = { CODEGRAPH_TELEMETRY: '0', CODEGRAPH_NO_DAEMON: '1', NO_COLOR: '1' };
const INDEX_RUNS = 3;
const WARM_ROUNDS = 3;

interface Reply {
  readonly id?: number;
  readonly result?: { readonly content?: readonly { readonly text?: string }[] };
  readonly error?: { readonly message: string };
}

async function ask(
  command: string,
  folder: string,
  questions: readonly string[],
): Promise<Omit<ReferenceFigures, 'indexMs' | 'cpuMs' | 'peakMB'>> {
  const server = spawn(`${command} serve --mcp --no-watch --path .`, {
    cwd: folder,
    shell: true,
    detached: true,
    env: { ...process.env, ...ENV },
  });
  const waiting = new Map<number, (reply: Reply) => void>();
  createInterface({ input: server.stdout }).on('line', (line) => {
    if (!line.startsWith('{')) return;
    const reply = JSON.parse(line) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  let next = 0;
  const call = (method: string, params: object): Promise<Reply> =>
    new Promise((resolve, reject) => {
      const id = ++next;
      waiting.set(id, (reply) => (reply.error ? reject(new Error(reply.error.message)) : resolve(reply)));
      server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`);
    });
  try {
    await call('initialize', {
      protocolVersion: '2025-03-26',
      capabilities: {},
      clientInfo: { name: 'bench', version: '1' },
    });
    server.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`);
    const times: number[] = [];
    let chars = 0;
    for (let round = 0; round <= WARM_ROUNDS; round++) {
      for (const query of questions) {
        const start = performance.now();
        const reply = await call('tools/call', { name: 'codegraph_explore', arguments: { query } });
        if (round === 0) continue;
        times.push(performance.now() - start);
        chars += reply.result?.content?.reduce((sum, { text }) => sum + (text?.length ?? 0), 0) ?? 0;
      }
    }
    const sorted = times.toSorted((a, b) => a - b);
    return {
      p50: sorted[Math.floor(sorted.length / 2)],
      p95: sorted[Math.floor(sorted.length * 0.95)],
      meanChars: chars / times.length,
    };
  } finally {
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
  }
}

export async function measureReference(
  command: string,
  folder: string,
  questions: readonly string[],
): Promise<ReferenceFigures> {
  const scratch = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    const runs = Array.from({ length: INDEX_RUNS }, (_, run) => {
      const copy = join(scratch, `${run}`, basename(folder));
      cpSync(folder, copy, { recursive: true, filter: (path) => !/[\\/]\.(git|codegraph)([\\/]|$)/.test(path) });
      return { copy, ...runCommand(`${command} init .`, copy, ENV) };
    }).toSorted((a, b) => a.wallMs - b.wallMs);
    const middle = runs[Math.floor(INDEX_RUNS / 2)];
    return { indexMs: middle.wallMs, ...middle.result, ...(await ask(command, middle.copy, questions)) };
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
