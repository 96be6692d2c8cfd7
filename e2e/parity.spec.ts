/**
 * The promise of the product: the same repository and question give the same bytes in Chromium's worker, in Node and in
 * workerd. Three repositories, twenty questions each, three budgets; fingerprints of answers and of snapshots.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { startWorkerd, type Workerd } from '../edge/miniflare.ts';
import type { RepositoryClient } from '../src/ui/client.ts';
import { repositoryArchive } from './support/folder.ts';

/** A Cloudflare worker does without the grammar of Kotlin, and says so: such a file is skipped there and read elsewhere. */
const HEAVY = /\.kts?$/;

const REPOSITORIES = [
  { name: 'payroll-go', archive: () => readFileSync('dist/page/samples/payroll-go.zip') },
  { name: 'codegraph-web', archive: () => readFileSync('dist/page/samples/codegraph-web.zip') },
  { name: 'small-repositories', archive: () => repositoryArchive('src/testing/repositories', HEAVY) },
];
/** Null is the tier's own envelope. */
const BUDGETS: readonly (number | null)[] = [null, 4_000, 24_000];
const PLAIN = [
  'how does a request reach a handler?',
  'where are errors handled?',
  'what is stored, and where?',
  'how are names resolved across files?',
];
const QUESTIONS = 20;

const sha256 = (bytes: Uint8Array | string): string => createHash('sha256').update(bytes).digest('hex');

async function post(base: string, name: string, archive: Uint8Array): Promise<string> {
  const response = await fetch(`${base}/v1/repositories?name=${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/zip' },
    body: new Uint8Array(archive),
  });
  expect(response.status, await response.clone().text()).toBe(201);
  const { id } = (await response.json()) as { id: string };
  return id;
}

/** Names that the repository itself calls, at even distances, and questions in plain words. */
async function questionsFor(base: string, id: string): Promise<readonly string[]> {
  const rows = (await (await fetch(`${base}/v1/repositories/${id}/edges?kind=calls`)).text())
    .split('\n')
    .filter(Boolean);
  const calls = rows.map((row) => JSON.parse(row) as { name: string; target: object | null });
  const names = [...new Set(calls.flatMap(({ name, target }) => (target ? [name] : [])))].sort();
  const wanted = QUESTIONS - PLAIN.length;
  const step = Math.max(1, Math.floor(names.length / wanted));
  const drawn = names.filter((_, at) => at % step === 0).slice(0, wanted);
  return [...PLAIN, ...drawn.map((name, at) => (at % 2 === 0 ? name : `how does ${name} work?`))];
}

async function answersOf(base: string, id: string, questions: readonly string[]): Promise<readonly string[]> {
  const prints: string[] = [];
  for (const query of questions) {
    for (const maxChars of BUDGETS) {
      const response = await fetch(`${base}/v1/explore`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/markdown' },
        body: JSON.stringify({ repository: { id }, query, ...(maxChars ? { maxChars } : {}) }),
      });
      expect(response.status).toBe(200);
      prints.push(sha256(await response.text()));
    }
  }
  return prints;
}

/** The same in the page's worker: opened from the same archive, asked over the page's own client. */
async function answersInPage(page: Page, name: string, archive: Uint8Array, questions: readonly string[]) {
  return page.evaluate(
    async ([name, base64, questions, budgets]) => {
      const client = (window as unknown as { codegraph: RepositoryClient }).codegraph;
      const bytes = Uint8Array.from(atob(base64), (unit) => unit.charCodeAt(0));
      const opened = await client.open({ tag: 'archive', name, blob: new Blob([bytes]) }, () => {});
      if (opened.tag !== 'ok') throw new Error(opened.problem.seen);
      const { id } = opened.value;
      const prints: string[] = [];
      for (const query of questions) {
        for (const maxChars of budgets) {
          const answer = await client.explore(id, { query, ...(maxChars ? { maxChars } : {}) });
          if (answer.tag !== 'ok') throw new Error(answer.problem.seen);
          prints.push(answer.value.sha256);
        }
      }
      const snapshot = await client.snapshot(id);
      if (snapshot.tag !== 'ok') throw new Error(snapshot.problem.seen);
      const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', snapshot.value));
      return { id, prints, snapshot: Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('') };
    },
    [name, Buffer.from(archive).toString('base64'), questions, BUDGETS] as const,
  );
}

test.describe('Chromium, Node and workerd', () => {
  let workerd: Workerd;
  const workerdUrl = (): string => workerd.url.replace(/\/$/, '');
  test.beforeAll(async () => {
    workerd = await startWorkerd('dist/edge/cloudflare');
  });
  test.afterAll(() => workerd.stop());

  for (const { name, archive } of REPOSITORIES) {
    test(`give the same bytes for ${name}`, async ({ page, baseURL }) => {
      test.setTimeout(180_000);
      const node = baseURL ?? '';
      const bytes = archive();
      const inNode = await post(node, name, bytes);
      const inWorkerd = await post(workerdUrl(), name, bytes);
      expect(inWorkerd).toBe(inNode);

      const questions = await questionsFor(node, inNode);
      expect(questions).toHaveLength(QUESTIONS);
      await page.goto('/');
      const inPage = await answersInPage(page, name, bytes, questions);
      expect(inPage.id).toBe(inNode);

      const snapshots = await Promise.all(
        [node, workerdUrl()].map(async (base) =>
          sha256(new Uint8Array(await (await fetch(`${base}/v1/repositories/${inNode}/snapshot`)).arrayBuffer())),
        ),
      );
      expect([...snapshots, inPage.snapshot]).toEqual(Array(3).fill(snapshots[0]));

      const fromNode = await answersOf(node, inNode, questions);
      expect(fromNode).toHaveLength(QUESTIONS * BUDGETS.length);
      expect(new Set(fromNode).size).toBeGreaterThan(QUESTIONS);
      expect(await answersOf(workerdUrl(), inNode, questions)).toEqual(fromNode);
      expect(inPage.prints).toEqual(fromNode);
    });
  }
});
