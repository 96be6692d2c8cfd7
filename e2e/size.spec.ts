/** The page is light: its script before the first question, as it is sent, and what waits until it is wanted. */
import { gzipSync } from 'node:zlib';
import { expect, test } from './support/test.ts';

/** Bytes of script the first screen may take, compressed. */
const FIRST_SCREEN = 60_000;

test('the first screen takes at most 60 kB of script, and neither grammars nor highlighting', async ({
  bench,
  page,
  request,
}) => {
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await bench.start();
  await expect(page.getByRole('button', { name: /payroll-go/ })).toBeVisible();
  const scripts = await page
    .locator('script[src], link[rel="modulepreload"]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('src') ?? tag.getAttribute('href') ?? ''));
  expect(scripts.length).toBeGreaterThan(0);
  const sizes = await Promise.all(scripts.map(async (path) => gzipSync(await (await request.get(path)).body()).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(FIRST_SCREEN);
  expect(asked.filter((path) => /\.wasm$|highlight/.test(path))).toEqual([]);
});
