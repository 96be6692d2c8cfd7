/** What was opened once is kept on the device until it is forgotten. */
import { SHOP, SHOP_QUESTION } from './support/shop.ts';
import { expect, test } from './support/test.ts';

test('after a reload the repository answers without being parsed', async ({ bench, page }) => {
  await bench.openZip('shop', SHOP);
  await bench.ask(SHOP_QUESTION);
  await expect(page.locator('.facts')).toContainText('Read and parsed in');
  const sha = await bench.sha.textContent();
  await page.reload();
  await bench.answered();
  await expect(page.locator('.facts')).toContainText('From this device, nothing parsed.');
  expect(await bench.sha.textContent()).toBe(sha);
});

test('it is listed on the first screen and opens from there', async ({ bench, page }) => {
  await bench.openZip('shop', SHOP);
  await bench.start();
  await page.getByRole('row', { name: /shop/ }).getByRole('link').click();
  await expect(bench.question).toBeFocused();
});

test('what is forgotten is gone, and its address says so', async ({ bench, page }) => {
  await bench.openZip('shop', SHOP);
  const address = page.url();
  await bench.start();
  await page.getByRole('button', { name: 'Forget shop' }).click();
  await expect(page.getByRole('heading', { name: 'On this device' })).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Not on this device' })).toBeVisible();
  await expect(bench.problem).toContainText('Open its folder or archive again');
});

test('a chosen theme is kept', async ({ bench, page }) => {
  await bench.start();
  const button = page.getByRole('button', { name: /^Theme/ });
  await button.click();
  await button.click();
  await expect(button).toHaveText('Theme: dark');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.reload();
  await expect(button).toHaveText('Theme: dark');
});

test('without storage the page says so, answers all the same, and keeps nothing', async ({ bench, page }) => {
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    const refused = "Object.defineProperty(self, 'indexedDB', { value: undefined });";
    await route.fulfill({ response, body: `${refused}\n${await response.text()}` });
  });
  await bench.openZip('shop', SHOP);
  await expect(page.getByRole('status').filter({ hasText: 'Kept in memory only.' })).toBeVisible();
  await bench.ask(SHOP_QUESTION);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Not on this device' })).toBeVisible();
});
