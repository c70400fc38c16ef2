import { expect, test } from 'playwright/test';
import { componentNames } from './componentNames.ts';
import { openLibrary } from './openLibrary.ts';

test("every component has the same styles in MUI's cascade layers as without them", async ({
  page,
}) => {
  await openLibrary(page);
  const found = await page.evaluate(
    (names) => window.library.findLayerDifferences(names),
    componentNames,
  );
  expect(found).toEqual([]);
});
