/** axe finds nothing against WCAG 2.2 AA on any screen, in both themes, at two widths; and nothing is wider than a small phone. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { type Bench, expect, test } from './support/test.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, a line each. */
async function findings(page: Page): Promise<readonly string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as {
      axe: {
        run(context: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run(document, { runOnly: { type: 'tag', values: rules } });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  }, RULES);
}

type Step = { readonly screen: string; readonly go: (bench: Bench, page: Page) => Promise<void> };

/** Every screen, in the order a reader comes by them. */
const SCREENS: readonly Step[] = [
  { screen: 'open', go: (bench) => bench.start() },
  {
    screen: 'problem',
    go: async (bench) => {
      await bench.drop('notes.zip', new TextEncoder().encode('hello'));
      await expect(bench.problem).toBeVisible();
    },
  },
  {
    screen: 'answer',
    go: async (bench, page) => {
      await page.getByRole('button', { name: /payroll-go/ }).click();
      await bench.answered();
    },
  },
  {
    screen: 'answer with reasons',
    go: async (bench, page) => {
      await bench.rows
        .first()
        .getByRole('button', { name: /^Score/ })
        .click();
      const more = page.getByRole('button', { name: /considered and left out/ });
      if ((await more.count()) > 0) await more.click();
      await page.getByRole('combobox', { name: 'Why not another file?' }).fill('nothing/like.this');
      await page.getByRole('button', { name: 'Explain' }).click();
      await expect(page.locator('.why-not [role="status"]')).not.toBeEmpty();
      await bench.rows.first().hover();
    },
  },
  {
    screen: 'as sent',
    go: async (_, page) => {
      await page.getByRole('link', { name: 'As sent' }).click();
      await expect(page.locator('.sent-text')).toBeVisible();
    },
  },
  {
    screen: 'coverage',
    go: async (_, page) => {
      await page.getByRole('link', { name: 'Coverage' }).click();
      await expect(page.getByLabel('State')).toBeVisible();
    },
  },
  {
    screen: 'before a question',
    go: async (bench, page) => {
      await page.goto(`/#/${bench.id()}`);
      await expect(bench.question).toHaveValue('');
    },
  },
  {
    screen: 'shelf',
    go: async (bench, page) => {
      await bench.start();
      await expect(page.getByRole('heading', { name: 'On this device' })).toBeVisible();
    },
  },
  {
    screen: 'not on this device',
    go: async (_, page) => {
      await page.goto('/#/0000');
      await expect(page.getByRole('heading', { name: 'Not on this device' })).toBeVisible();
    },
  },
];

/** A large archive keeps the progress screen long enough to be looked at. */
async function holdProgress(bench: Bench, page: Page): Promise<void> {
  const { zip } = await import('./support/archives.ts');
  const text = Array.from(
    { length: 400 },
    (_, at) => `export function f${at}(a: number) { return f${(at * 7) % 400}(a); }`,
  ).join('\n');
  await bench.start();
  await bench.pick('large.zip', zip(Array.from({ length: 300 }, (_, file) => ({ path: `src/part${file}.ts`, text }))));
  await expect(page.locator('.phases tr[data-state="running"]').first()).toBeVisible();
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      // axe is put into the page as a script of its own, which the page's policy would refuse.
      test.use({ colorScheme, viewport: { width, height: 844 }, bypassCSP: true });

      test('axe finds nothing on any screen', async ({ bench, page }) => {
        test.setTimeout(180_000);
        const found: string[] = [];
        for (const { screen, go } of SCREENS) {
          await go(bench, page);
          found.push(...(await findings(page)).map((line) => `${screen}: ${line}`));
        }
        await holdProgress(bench, page);
        found.push(...(await findings(page)).map((line) => `progress: ${line}`));
        expect(found).toEqual([]);
      });
    });
  }
}

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('no screen is wider than the window', async ({ bench, page }) => {
    for (const { screen, go } of SCREENS) {
      await go(bench, page);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(`${screen} ${width}`).toBe(`${screen} 360`);
    }
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('segments jump instead of sliding', async ({ bench, page }) => {
    await bench.start();
    await page.getByRole('button', { name: /payroll-go/ }).click();
    await bench.answered();
    await expect(page.locator('.stretch').first()).toHaveCSS('transition-duration', '0s, 0s');
  });
});
