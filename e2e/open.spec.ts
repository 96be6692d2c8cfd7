/** Every way in leads to an answer, and the same repository is the same whichever way it came. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SHOP, SHOP_QUESTION } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('a sample opens with its question answered', async ({ bench, page }) => {
  await bench.start();
  await page.getByRole('button', { name: /payroll-go/ }).click();
  await bench.answered();
  await expect(bench.question).toHaveValue('how does payroll cycle create and calculate payslips?');
  await expect(page.locator('.facts')).toContainText('Read and parsed in');
  await expect(bench.sections.filter({ hasText: 'cycle.go' }).first()).toBeVisible();
});

test('this product’s own sources are a sample', async ({ bench, page }) => {
  await bench.start();
  await page.getByRole('button', { name: /codegraph-web/ }).click();
  await bench.answered();
  await expect(bench.rows.first()).toBeVisible();
});

test('a zip, a tar.gz and a folder of the same files are the same repository', async ({ bench, page }, {
  outputDir,
}) => {
  await bench.openZip('shop', SHOP);
  await bench.ask(SHOP_QUESTION);
  const id = bench.id();
  const sha = await bench.sha.textContent();
  expect(sha).toMatch(/^[0-9a-f]{64}$/);

  await bench.openTarGz('shop', SHOP);
  expect(bench.id()).toBe(id);

  const folder = join(outputDir, 'shop');
  const unread = [
    { path: '.git/HEAD', text: 'ref: refs/heads/main\n' },
    { path: 'node_modules/left/index.js', text: 'module.exports = 1;\n' },
  ];
  for (const { path, text } of [...SHOP, ...unread]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  await bench.start();
  await page.getByLabel('Folder', { exact: true }).setInputFiles(folder);
  await expect(bench.question).toBeVisible();
  expect(bench.id()).toBe(id);
  await bench.ask(SHOP_QUESTION);
  expect(await bench.sha.textContent()).toBe(sha);
});

test('the endpoint gives the same bytes for a sample', async ({ bench, page, request }) => {
  await bench.start();
  await page.getByRole('button', { name: /payroll-go/ }).click();
  await bench.answered();
  // The server takes the samples in while it is already listening.
  await expect.poll(async () => (await request.get(`/v1/repositories/${bench.id()}`)).status()).toBe(200);
  await page.getByRole('button', { name: 'Same answer from the endpoint?' }).click();
  await expect(page.locator('.endpoint')).toContainText('The same bytes.');
  await expect(page.locator('.endpoint code')).toHaveText((await bench.sha.textContent()) ?? '');
});

test('says where bytes go before anything is opened', async ({ bench, page }) => {
  await bench.start();
  await expect(page.locator('.drop')).toContainText('nothing is sent anywhere');
});
