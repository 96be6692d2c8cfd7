/** An open can be stopped, and nothing of it stays. */
import { expect, test } from './support/test.ts';

/** Enough code that parsing is still at work when the button is pressed. */
const LARGE = Array.from({ length: 400 }, (_, file) => ({
  path: `src/part${file}.ts`,
  text: Array.from(
    { length: 300 },
    (_, at) =>
      `export function step${file}x${at}(a: number): number {\n  return a > ${at} ? step${file}x${(at * 7) % 300}(a - 1) : a;\n}\n`,
  ).join('\n'),
}));

test('cancel ends the open and says that nothing was kept', async ({ bench, page }) => {
  const { zip } = await import('./support/archives.ts');
  await bench.start();
  await bench.pick('large.zip', zip(LARGE));
  await expect(page.getByRole('heading', { name: 'Opening large' })).toBeVisible();
  await expect(page.locator('.phases tr[data-state="running"]', { hasText: 'Parse' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(bench.problem).toContainText(/cancel/i);
  await expect(page.getByRole('heading', { name: 'On this device' })).toHaveCount(0);
  // The worker is as good as new.
  await page.getByRole('button', { name: /payroll-go/ }).click();
  await bench.answered();
});
