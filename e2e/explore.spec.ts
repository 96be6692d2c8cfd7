/** Question, envelope, ledger and source answer each other under the hand. */
import type { RepositoryClient } from '../src/ui/client.ts';
import { SHOP, SHOP_QUESTION } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const numberIn = (text: string | null): number => Number((text ?? '').replace(/[^0-9.]/g, ''));

test.beforeEach(async ({ bench }) => {
  await bench.openZip('shop', SHOP);
  await bench.ask(SHOP_QUESTION);
});

test('source is verbatim behind its line numbers', async ({ bench }) => {
  const section = bench.sections.filter({ has: bench.page.getByRole('heading', { name: 'src/pricing/price.ts' }) });
  const line = section.locator('.line', { hasText: 'export function priceOrder' });
  await expect(line.locator('.line-number')).toHaveText('2');
  await expect(line.locator('.line-text')).toHaveText('export function priceOrder(items: readonly string[]): number {');
  await expect(line.locator('.hljs-keyword').first()).toHaveText('export');
  await expect(section.locator('mark').first()).toBeVisible();
});

test('the slider divides anew, and the answer stays within it', async ({ bench, page }) => {
  const slider = page.getByRole('slider', { name: 'Characters of the answer' });
  await expect(slider).toHaveAttribute('aria-valuetext', '13,000 characters, automatic');
  const sha = await bench.sha.textContent();
  await slider.fill('3000');
  await expect(bench.sha).not.toHaveText(sha ?? '');
  await bench.answered();
  await expect(page).toHaveURL(/chars=3000/);
  expect(numberIn(await page.locator('.summary strong').textContent())).toBeLessThanOrEqual(3000);
  const reserved = await bench.rows.locator('tr:first-child td:nth-child(4)').allTextContents();
  expect(reserved.reduce((sum, figure) => sum + numberIn(figure), 0)).toBeLessThanOrEqual(3000);
  await page.getByRole('button', { name: 'Back to automatic' }).click();
  await expect(bench.sha).toHaveText(sha ?? '');
});

test('the bar is as long as the answer, and its table says the same', async ({ page }) => {
  const length = numberIn(await page.locator('.summary strong').textContent());
  const cells = await page.locator('.instrument table tbody tr td:nth-child(2)').allTextContents();
  const delivered = cells.slice(0, -1).reduce((sum, figure) => sum + numberIn(figure), 0);
  expect(delivered).toBe(length);
  const widths = await page
    .locator('.stretch-around, .stretch-delivered')
    .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
  const track = await page.locator('.bar-track').evaluate((part) => part.getBoundingClientRect().width);
  const drawn = (widths.reduce((sum, width) => sum + width, 0) / track) * 25_000;
  expect(Math.abs(drawn - length)).toBeLessThan(60);
});

test('a row’s score is the sum that it shows', async ({ bench }) => {
  const row = bench.rows.first();
  await row.getByRole('button', { name: /^Score/ }).click();
  const lines = await row
    .locator('.sum tr')
    .evaluateAll((rows) =>
      rows.map((line) => [line.querySelector('th')?.textContent, line.querySelector('td')?.textContent]),
    );
  const isFactor = (figure: string | null | undefined) => figure?.startsWith('× ') === true;
  const amounts = lines.filter(([label, figure]) => !['sum', 'score'].includes(label ?? '') && !isFactor(figure));
  expect(amounts.length).toBeGreaterThan(0);
  const factor = lines
    .filter(([, figure]) => isFactor(figure))
    .reduce((product, [, figure]) => product * Number(figure?.slice(2)), 1);
  const sum = amounts.reduce((total, [, amount]) => total + Number(amount), 0) * factor;
  const score = Number(lines.at(-1)?.[1]);
  // Each line is rounded for reading.
  expect(Math.abs(sum - score)).toBeLessThanOrEqual(0.05 * (amounts.length + 1));
});

test('any other file is explained, and the answer stays as it is', async ({ bench, page }) => {
  const sha = await bench.sha.textContent();
  const said = page.locator('.why-not [role="status"]');
  const path = page.getByRole('combobox', { name: 'Why not another file?' });
  await path.fill('logo.png');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText(/^It was left out of the index: binary/);
  await expect(page.locator('.why-not option')).toHaveCount(0);
  await path.fill('price');
  await expect(page.locator('.why-not option').first()).toHaveAttribute('value', 'src/pricing/price.ts');
  await path.fill('src/pricing/price.ts');
  await page.getByRole('button', { name: 'Explain' }).click();
  await expect(said).toHaveText(/^It is in the answer, ranked \d+: .*lines.*characters of [\d,]+ reserved\.$/);
  await path.fill('no/such.file');
  await page.keyboard.press('Enter');
  await expect(said).toHaveText(/^No file of the repository has this path/);
  await expect(bench.sha).toHaveText(sha ?? '');
  await bench.ask('sendMail');
  await expect(said).toBeEmpty();
});

test('without a report not one byte of the answer differs', async ({ bench, page }) => {
  const sha = await bench.sha.textContent();
  const plain = await page.evaluate(
    async ([id, query]) => {
      const { codegraph } = window as unknown as { codegraph: RepositoryClient };
      const outcome = await codegraph.explore(id, { query });
      return outcome.tag === 'ok' ? { report: outcome.value.report, sha: outcome.value.sha256 } : null;
    },
    [bench.id(), SHOP_QUESTION],
  );
  expect(plain).toEqual({ report: null, sha });
});

test('pointing at a file in one place shows it in the others', async ({ bench, page }) => {
  const path = await bench.sections.nth(1).getAttribute('data-path');
  await page.locator('.stretch-delivered').nth(1).hover();
  await expect(bench.rows.nth(1)).toHaveAttribute('data-pointed', 'true');
  await expect(bench.sections.nth(1)).toHaveAttribute('data-pointed', 'true');
  await page.locator('.stretch-delivered').nth(1).click();
  await expect(page.getByRole('heading', { name: path ?? '', exact: true })).toBeFocused();
  await bench.rows.first().getByRole('button').first().focus();
  await expect(page.locator('.stretch-delivered').first()).toHaveAttribute('data-pointed', 'true');
});

test('bar, ledger and source share one hue a file', async ({ bench, page }) => {
  const hueOf = (selector: string, property: string) =>
    page
      .locator(selector)
      .evaluateAll((parts, name) => parts.map((part) => getComputedStyle(part).getPropertyValue(name)), property);
  const bar = await hueOf('.stretch-delivered', 'background-color');
  const ledger = await hueOf('.row[data-place="delivered"] > tr:first-child > td:first-child', 'border-left-color');
  const source = await hueOf('.source', 'border-left-color');
  expect(new Set(bar).size).toBe(await bench.rows.count());
  expect(ledger).toEqual(bar);
  expect(source).toEqual(bar);
});

test('the answer is copied as Markdown and as JSON', async ({ bench, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const read = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.locator('.tools-said')).toHaveText(/^Copied [\d,]+ characters\.$/);
  const markdown = await read();
  await page.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect.poll(read).toMatch(/^\{/);
  const json: unknown = JSON.parse(await read());
  expect(json).toMatchObject({
    markdown,
    sha256: await bench.sha.textContent(),
    repository: { id: bench.id(), name: 'shop' },
  });
  await page.getByRole('link', { name: 'As sent' }).click();
  expect(await page.locator('.sent-text').textContent()).toBe(markdown);
});

test('a refused clipboard falls back to a selection', async ({ page }) => {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.locator('.tools-said')).toHaveText(/^Copied/);
});

test('the address holds question, characters and view, and back and forward walk them', async ({ bench, page }) => {
  const first = await bench.sha.textContent();
  await bench.ask('sendMail');
  await expect(bench.sha).not.toHaveText(first ?? '');
  await page.getByRole('link', { name: 'Coverage' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /shop/ })).toBeVisible();
  await page.goBack();
  await expect(bench.question).toHaveValue('sendMail');
  await page.goBack();
  await expect(bench.question).toHaveValue(SHOP_QUESTION);
  await expect(bench.sha).toHaveText(first ?? '');
  await page.goForward();
  await expect(bench.question).toHaveValue('sendMail');
});

test('coverage lists every file with its reason', async ({ page }) => {
  await page.getByRole('link', { name: 'Coverage' }).click();
  const rows = page.locator('.words').last().locator('tbody tr');
  await expect(rows).toHaveCount(SHOP.length);
  await expect(rows.filter({ hasText: 'logo.png' })).toContainText('binary');
  await page.getByLabel('State').selectOption({ label: 'indexed, 4' });
  await expect(rows).toHaveCount(4);
  await page.getByLabel('Path or detail').fill('pricing');
  await expect(rows).toHaveCount(1);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the index' }).click();
  expect((await download).suggestedFilename()).toBe('shop.codegraph');
});

test('a blank question cannot be asked, and one without a match is answered in words', async ({ bench, page }) => {
  await bench.question.fill('   ');
  await expect(page.getByRole('button', { name: 'Ask', exact: true })).toBeDisabled();
  await bench.question.fill('zzzqqqxxx');
  await page.keyboard.press('Enter');
  await expect(bench.sections).toHaveCount(0);
  await expect(page.locator('.prose, .problem').first()).not.toBeEmpty();
});
