/**
 * Measures the JavaScript that the browser fetches for a signed-in person on /food-log until it is idle: gzip level 9,
 * 1 kB = 1000 bytes. First for a person who has set nothing, then for one who has set targets and meals and logged a food. Fails
 * above the budget, which is the same for both. The calendar, the sign-in form, the search and the panels load on demand and are
 * not included; the week of a wide window, 3.1 kB, is: it loads as soon as the page is idle.
 */
import { gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page } from 'playwright';
import { demoAccount, restoreSession } from '../../app/tests/end-to-end/support/accounts.ts';
import { startFoodlog } from '../../app/tests/end-to-end/support/startFoodlog.ts';
import { launchOptions } from '../setup/browser.ts';

const budget = 236_800;

/** Opens the log in a browser that has none of its files, and returns its page when it is idle. */
async function openLog(browser: Browser, url: string) {
  // The worker loads all files of the release, after the page.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await restoreSession(context, url, demoAccount);
  const page = await context.newPage();
  const scripts: { path: string; body: Promise<Buffer> }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push({ path: new URL(response.url()).pathname, body: response.body() });
  });
  await page.goto(`${url}/food-log`);
  await page.getByRole('button', { name: 'Add' }).waitFor();
  await page.waitForLoadState('networkidle');
  return { page, scripts: [...scripts] };
}

/** Sets targets and meals, and logs a food. */
async function setEverything(page: Page) {
  await page.getByRole('button', { name: 'Targets', exact: true }).click();
  const targets = page.getByRole('form', { name: 'Targets' });
  await targets.getByRole('textbox', { name: 'Calories' }).fill('2000');
  await targets.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Meals', exact: true }).click();
  const meals = page.getByRole('form', { name: 'Meals' });
  await meals.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Soup');
  await page.getByRole('textbox', { name: 'Calories' }).fill('200');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Move Soup' }).waitFor();
  await page.waitForLoadState('networkidle');
}

const foodlog = await startFoodlog();
const browser = await chromium.launch(await launchOptions());
try {
  for (const state of ['with nothing set', 'with targets and meals']) {
    const { page, scripts } = await openLog(browser, foodlog.url);
    if (state === 'with nothing set') await setEverything(page);
    let total = 0;
    for (const { path, body } of scripts) {
      const bytes = gzipSync(await body, { level: 9 }).length;
      total += bytes;
      console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${path}`);
    }
    console.log(
      `${(total / 1000).toFixed(1).padStart(7)} kB  of ${budget / 1000} kB: JavaScript of /food-log ${state}, gzip`,
    );
    if (scripts.length === 0 || total > budget) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await foodlog.stop();
}
