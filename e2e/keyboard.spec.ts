/** Everything by keyboard: from the empty page to an answer, its reasons and its source, with the focus always in sight. */
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

/** Presses Tab until the focus is on what `name` says. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  const nameOf = () =>
    page.evaluate(() => {
      const at = document.activeElement;
      return (
        at?.getAttribute('aria-label') ?? (at instanceof HTMLTextAreaElement ? 'question' : (at?.textContent ?? ''))
      );
    });
  for (let press = 0; press < 60; press++) {
    await page.keyboard.press('Tab');
    if (name.test(await nameOf())) return;
  }
  throw new Error(`Tab never reached ${name}.`);
}

const focusRing = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    return at ? getComputedStyle(at).outlineStyle : 'none';
  });

test('from the empty page to an answer', async ({ bench, page }) => {
  await bench.start();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(page, /^Choose an archive/);
  expect(await focusRing(page)).toBe('solid');
  await tabTo(page, /payroll-go/);
  await page.keyboard.press('Enter');
  await bench.answered();

  await tabTo(page, /^question$/);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('where is a payslip stored?');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/payslip\+stored/);
  await bench.answered();

  const sha = await bench.sha.textContent();
  await tabTo(page, /^Characters of the answer$/);
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/chars=2000/);
  await expect(bench.sha).not.toHaveText(sha ?? '');
  await bench.answered();

  await tabTo(page, /^Score/);
  await page.keyboard.press('Space');
  await expect(page.locator('.sum').first()).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.source h2').first()).toBeFocused();
});

test('a focused thing is never under the bar that sticks', async ({ bench, page }) => {
  await bench.start();
  await page.getByRole('button', { name: /payroll-go/ }).click();
  await bench.answered();
  await page.getByRole('button', { name: 'Copy as Markdown' }).focus();
  for (let press = 0; press < 12; press++) await page.keyboard.press('Tab');
  for (let press = 0; press < 12; press++) {
    await page.keyboard.press('Shift+Tab');
    const hidden = await page.evaluate(() => {
      const at = document.activeElement;
      const bar = document.querySelector('.instrument')?.getBoundingClientRect();
      if (!at || !bar || at.closest('.skip, .instrument, .question, .top')) return '';
      return at.getBoundingClientRect().bottom <= bar.bottom ? at.outerHTML.slice(0, 120) : '';
    });
    expect(hidden).toBe('');
  }
});
