import { expect, test } from 'playwright/test';
import { longestTest } from '../../scripts/setup/patience.ts';
import { storiesByComponent } from './stories.ts';

const docs = (id: string) => `${process.env['STORYBOOK_URL']}iframe.html?id=${id}&viewMode=docs`;

test('Storybook opens on the start page, which shows a picture of each component', async ({
  page,
}) => {
  await page.goto(process.env['STORYBOOK_URL'] ?? '');
  const start = page.frameLocator('#storybook-preview-iframe');
  await expect(start.getByRole('heading', { level: 1, name: 'Foodlog' })).toBeVisible();
  for (const name of storiesByComponent.keys()) {
    const picture = start.getByRole('img', { name: `${name}:` });
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await start.getByRole('table').getByRole('link', { name: 'TotalsCard' }).click();
  await expect(start.getByRole('heading', { level: 1, name: 'TotalsCard' })).toBeVisible();
});

test('a docs page shows one story in every mode, whatever the toolbar says', async ({ page }) => {
  await page.goto(docs('components-totalscard--docs'));
  const rootIn = (mode: string) =>
    page.frameLocator(`iframe[title="An Ordinary Day: ${mode}"]`).locator('html');
  // The frames load and play one after the other.
  const inTurn = { timeout: longestTest };
  await page.getByRole('heading', { name: 'All modes' }).scrollIntoViewIfNeeded();
  await expect(rootIn('Light')).toHaveAttribute('data-light', inTurn);
  await expect(rootIn('Dark')).toHaveAttribute('data-dark', inTurn);
  await expect(rootIn('Right to left')).toHaveAttribute('dir', 'rtl', inTurn);
  const onPhone = rootIn('Dark, compact, phone, Arabic');
  await expect(onPhone).toHaveAttribute('lang', 'ar-EG', inTurn);
  await expect(onPhone).toHaveCSS('width', '320px');
  const large = rootIn('Text 200 %, more contrast, long words');
  await expect(large).toHaveCSS('font-size', '32px', inTurn);
  await expect(rootIn('Hebrew')).toHaveAttribute('lang', 'he-IL', inTurn);
  await page.getByRole('combobox', { name: 'Story' }).selectOption('Decimals');
  await expect(page.getByTitle('Decimals: Dark')).toBeVisible();
});

test('stories come before props, in their groups', async ({ page }) => {
  await page.goto(docs('components-datenavigator--docs'));
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'States',
    'Modes',
    'Content',
    'Behaviour',
    'All modes',
    'Props',
  ]);
});

test('every story of a component or a page is in one group', async ({ page }) => {
  const response = await page.request.get(`${process.env['STORYBOOK_URL']}index.json`);
  const {
    entries,
  }: { entries: Record<string, { id: string; title: string; type: string; tags: string[] }> } =
    await response.json();
  const grouped = Object.values(entries).filter(
    ({ title, type }) => type === 'story' && /^(Components|Pages)\//.test(title),
  );
  const outside = grouped.filter(
    ({ tags }) => tags.filter((tag) => tag.startsWith('group-')).length !== 1,
  );
  expect(outside.map(({ id }) => id)).toEqual([]);
  expect(grouped.length).toBeGreaterThan(0);
});
