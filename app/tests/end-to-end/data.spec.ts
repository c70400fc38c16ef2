import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { axeViolations } from './support/axeViolations.ts';
import { expect, test } from './support/foodlog.ts';
import { addFood } from './support/log.ts';
import { createAccount } from './support/accounts.ts';
import { morning } from './support/morning.ts';
import { setTargets } from './support/setTargets.ts';

const [today = '', yesterday = ''] = morning.days;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

/** Exports JSON, and returns its text. */
async function exportJson(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await button(page, 'Export JSON').click();
  return readFile(await (await download).path(), 'utf8');
}

/** Chooses a file as a person does, once the page knows who is there. */
async function choose(page: Page, name: string, content: string) {
  await expect(button(page, 'Choose a file')).toBeEnabled();
  const file = { name, mimeType: 'text/csv', buffer: Buffer.from(content) };
  await page.getByLabel('File to import').setInputFiles(file);
}

/** A table with an entry on each of the days before today. */
function yearOf(perDay: number): string {
  const rows = Array.from({ length: 365 * perDay }, (_, index) => {
    const day = new Date(Date.parse(today) - Math.floor(index / perDay) * 86_400_000);
    return `${day.toISOString().slice(0, 10)},${8 + (index % perDay)}:00,"=Food ${index}",${index},1,2,3`;
  });
  return ['Day,Time,Food,Calories,Fat,Protein,Carbs', ...rows].join('\n');
}

async function importYear(page: Page, perDay: number) {
  await choose(page, 'year.csv', yearOf(perDay));
  await button(page, 'Continue').click();
  const count = (365 * perDay).toLocaleString('en-US');
  await button(page, `Import ${count} entries`).click();
  await expect(page.getByText(`Imported ${count} entries.`)).not.toHaveCount(0);
}

test('§2 a year is exported and imported into another account, equal to the byte', async ({
  page,
  browser,
  context,
  foodlog,
  restoreSession,
}) => {
  await restoreSession();
  await page.goto('/food-log');
  await setTargets(page, '2000');
  await page.goto('/data');
  expect(await axeViolations(page)).toEqual([]);
  await importYear(page, 4);
  const exported = await exportJson(page);
  expect(exported.split('\n').filter((line) => line.includes('=Food'))).toHaveLength(1460);

  const otherDevice = await browser.newContext();
  await restoreSession(await createAccount(context, foodlog.url), otherDevice);
  const other = await otherDevice.newPage();
  await other.goto('/data');
  await choose(other, 'copy.json', exported);
  await button(other, 'Import 1,460 entries').click();
  await expect(button(other, 'Undo copy.json')).toBeVisible();
  expect(await exportJson(other)).toBe(exported);

  // The same file again has nothing new.
  await choose(other, 'copy.json', exported);
  await expect(other.getByText('The file has no new entries.')).toBeVisible();
  await otherDevice.close();
});

test('§2 an export of Cronometer is previewed, imported with other columns, and undone', async ({
  page,
  restoreSession,
}) => {
  await restoreSession();
  await page.goto('/data');
  const servings = `Day,Group,Food Name,Amount,Energy (kcal),Net Carbs (g),Carbs (g),Fat (g),Protein (g)
${yesterday},Breakfast,"Oats, Rolled",80.00 g,311.2,50,54,5.5,10.7
${yesterday},Lunch,Salad,1.00 plate,,1,2,3,4
`;
  await choose(page, 'servings.csv', servings);
  await expect(page.getByText('This is an export of Cronometer.')).toBeVisible();
  await expect(page.getByText(/Oats, Rolled, 311 kcal, .* carbs 54 g/)).toBeVisible();
  await page.getByText('1 row cannot be read').click();
  await expect(page.getByText('Row 3: There is no energy.')).toBeVisible();
  await button(page, 'Change columns').click();
  await page.getByLabel('Carbs').selectOption('Net Carbs (g)');
  await button(page, 'Continue').click();
  await expect(page.getByText(/Oats, Rolled, 311 kcal, .* carbs 50 g/)).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await button(page, 'Import 1 entry').click();
  await expect(button(page, 'Undo servings.csv')).toBeVisible();

  await page.goto(`/food-log?day=${yesterday}`);
  await expect(button(page, 'Edit Oats, Rolled')).toBeVisible();
  await page.goto('/data');
  await button(page, 'Undo servings.csv').click();
  await expect(page.getByText('The import is undone.')).toBeVisible();
  await page.goto(`/food-log?day=${yesterday}`);
  await expect(page.getByText(/^Nothing (logged yet|was logged on this day)/)).toBeVisible();
});

test('§2 an import that is stopped in the middle leaves nothing', async ({
  page,
  restoreSession,
}) => {
  await restoreSession();
  await page.goto('/data');
  let isHeld = true;
  const held = Promise.withResolvers<void>();
  await page.route('**/api', async (route) => {
    const { operationName } = route.request().postDataJSON();
    if (operationName === 'foodLogCommitImport' && isHeld) {
      isHeld = false;
      await held.promise;
    }
    await route.continue().catch(() => undefined);
  });
  await choose(page, 'year.csv', yearOf(2));
  await button(page, 'Continue').click();
  await button(page, 'Import 730 entries').click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await button(page, 'Stop').click();
  held.resolve();
  await expect(page.getByText('Stopped: nothing was imported.')).toBeVisible();
  expect(await exportJson(page)).not.toContain('=Food');
});

test('§2 everything is deleted after one question, here and in what this device has stored', async ({
  page,
  restoreSession,
}) => {
  await restoreSession();
  await page.goto('/food-log');
  await addFood(page, { name: 'Soup', calories: '500' });
  await expect(button(page, 'Edit Soup')).toBeVisible();
  await page.goto('/data');
  await button(page, 'Delete everything…').click();
  await button(page, 'Cancel').click();
  await button(page, 'Delete everything…').click();
  const dialog = page.getByRole('dialog', { name: 'Delete everything?' });
  await expect(dialog).toContainText('Your account at the sign-in provider remains.');
  expect(await axeViolations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Delete everything' }).click();
  await expect(page.getByText('Everything that you had in Foodlog is deleted')).toBeVisible();
  await button(page, 'Home').click();
  await expect(page).toHaveURL('/');
  await page.goto('/food-log');
  await expect(page.getByText('Nothing logged yet')).toBeVisible();
});
