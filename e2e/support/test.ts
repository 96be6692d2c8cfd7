/**
 * The test that every browser test is written with: it fails when the page asks anything of another origin, breaks its own policy,
 * logs an error or throws. `bench` has what a reader does in a few words.
 */
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type { Entry } from './archives.ts';
import { tarGz, zip } from './archives.ts';

/** Milliseconds that opening a sample may take on a busy machine. */
const OPENING = 60_000;

/** The page, by what a reader sees and does. */
export class Bench {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get question(): Locator {
    return this.page.getByRole('textbox', { name: /^Question about/ });
  }

  get problem(): Locator {
    return this.page.getByRole('alert');
  }

  get sha(): Locator {
    return this.page.locator('.tools > .sha code');
  }

  /** Figures of the ledger's first group: path, reserved, delivered. */
  get rows(): Locator {
    return this.page.locator('.row[data-place="delivered"]');
  }

  get sections(): Locator {
    return this.page.locator('.source');
  }

  async start(): Promise<void> {
    await this.page.goto('/');
    await expect(this.page.getByRole('heading', { level: 1 })).toBeVisible();
  }

  async pick(name: string, bytes: Uint8Array): Promise<void> {
    await this.page
      .getByLabel('Archive', { exact: true })
      .setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) });
  }

  /** Drops one file on the drop zone, as the browser would. */
  async drop(name: string, bytes: Uint8Array): Promise<void> {
    const base64 = Buffer.from(bytes).toString('base64');
    const transfer = await this.page.evaluateHandle(
      ({ name, base64 }) => {
        const data = new DataTransfer();
        data.items.add(new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], name));
        return data;
      },
      { name, base64 },
    );
    await this.page.locator('.drop').dispatchEvent('drop', { dataTransfer: transfer });
  }

  async openZip(name: string, entries: readonly Entry[]): Promise<void> {
    await this.start();
    await this.pick(`${name}.zip`, zip(entries));
    await expect(this.question).toBeVisible({ timeout: OPENING });
  }

  async openTarGz(name: string, entries: readonly Entry[]): Promise<void> {
    await this.start();
    await this.drop(`${name}.tar.gz`, tarGz(entries));
    await expect(this.question).toBeVisible({ timeout: OPENING });
  }

  async ask(question: string): Promise<void> {
    await this.question.fill(question);
    await this.page.keyboard.press('Enter');
    await this.answered();
  }

  async answered(): Promise<void> {
    await expect(this.sections.first()).toBeVisible({ timeout: OPENING });
    await expect(this.page.locator('.instrument')).toHaveAttribute('data-busy', 'false');
  }

  /** The repository's content address, from the page's own. */
  id(): string {
    return new URL(this.page.url()).hash.replace(/^#\//, '').split(/[/?]/)[0];
  }
}

export const test = base.extend<{ bench: Bench; quiet: undefined }>({
  bench: async ({ page }, use) => {
    await use(new Bench(page));
  },
  quiet: [
    async ({ page, baseURL }, use) => {
      const heard: string[] = [];
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol !== 'data:' && protocol !== 'blob:' && origin !== baseURL)
          heard.push(`request to ${request.url()}`);
      });
      page.on('console', (message) => {
        if (message.type() === 'error') heard.push(`console: ${message.text()}`);
      });
      page.on('pageerror', (error) => heard.push(`thrown: ${error.message}`));
      await use(undefined);
      expect(heard).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
