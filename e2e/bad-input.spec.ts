/** What cannot be opened is answered in words: what was seen and what to do, on the screen where it was tried. */
import { gzipSync } from 'fflate';
import { tarGz, zip } from './support/archives.ts';
import { SHOP } from './support/shop.ts';
import { expect, test } from './support/test.ts';

const text = (words: string): Uint8Array => new TextEncoder().encode(words);

const BAD: readonly {
  readonly what: string;
  readonly file: string;
  readonly bytes: Uint8Array;
  readonly says: RegExp;
}[] = [
  { what: 'an empty zip', file: 'empty.zip', bytes: zip([]), says: /empty|no (source )?file|0 source files/i },
  {
    what: 'a file of no bytes',
    file: 'nothing.zip',
    bytes: new Uint8Array(),
    says: /empty|no bytes|neither|not .*archive/i,
  },
  {
    what: 'a gzip that ends early',
    file: 'cut.tar.gz',
    bytes: tarGz(SHOP).slice(0, 400),
    says: /end|cut|truncat|incomplete|damaged/i,
  },
  { what: 'a gzip of something else', file: 'notes.gz', bytes: gzipSync(text('just notes')), says: /no files|tar/i },
  {
    what: 'a zip that climbs out',
    file: 'climb.zip',
    bytes: zip([{ path: '../evil.ts', text: 'export const a = 1;' }]),
    says: /\.\.\/evil\.ts|outside|leads out/i,
  },
  {
    what: 'only binary files',
    file: 'pictures.zip',
    bytes: zip([{ path: 'a.png', text: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]) }]),
    says: /no source|nothing to|0 source files|none/i,
  },
  { what: 'text that is no archive', file: 'notes.zip', bytes: text('hello'), says: /zip|archive/i },
];

for (const { what, file, bytes, says } of BAD) {
  test(`${what} is answered in words`, async ({ bench, page }) => {
    await bench.start();
    await bench.drop(file, bytes);
    await expect(bench.problem).toContainText(says);
    await expect(bench.problem.locator('p').last()).not.toBeEmpty();
    await expect(page.getByRole('button', { name: 'Choose an archive' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'On this device' })).toHaveCount(0);
  });
}

test('a path that does not exist in the address is the first screen', async ({ page }) => {
  await page.goto('/#/../../etc/passwd');
  await expect(page.getByRole('button', { name: 'Choose an archive' })).toBeVisible();
});
