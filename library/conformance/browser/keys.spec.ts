import { expect, test } from 'playwright/test';
import { openLibrary } from './openLibrary.ts';

test('a figure may have the key of anything that a form has, unless it is left out', async ({
  page,
}) => {
  await openLibrary(page);
  expect(await page.evaluate(() => window.library.findBrokenKeys())).toEqual([]);
});
