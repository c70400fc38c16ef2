import { expect, test } from 'playwright/test';
import { componentNames } from './componentNames.ts';
import { openLibrary } from './openLibrary.ts';

test.use({ viewport: { width: 320, height: 640 } });

for (const name of componentNames) {
  test(`${name} fits a phone of 320 px with random props`, async ({ page }) => {
    await openLibrary(page);
    expect(await page.evaluate((one) => window.library.findOverflow(one, 200), name)).toBe('');
  });
}
