import { expect, test } from 'playwright/test';
import { componentNames } from './componentNames.ts';
import { openLibrary } from './openLibrary.ts';

/** `npm run prove -- browser` sets it. */
const samples = process.env['PROVE_LONG'] ? 200 : 40;

test.use({ viewport: { width: 320, height: 640 } });

for (const name of componentNames) {
  test(`${name} fits a phone of 320 px with random props`, async ({ page }) => {
    await openLibrary(page);
    for (const direction of ['ltr', 'rtl']) {
      // On an element of the page: what lies beyond the start of a page itself cannot be reached.
      await page
        .locator('body > div')
        .evaluate((element, dir) => element.setAttribute('dir', dir), direction);
      const found = await page.evaluate((one) => window.library.findOverflow(...one), [
        name,
        samples / 2,
      ] as const);
      expect(found, direction).toBe('');
    }
  });
}
