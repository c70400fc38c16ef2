/**
 * Measures the JavaScript that the browser fetches for a signed-in person on /food-log until it is idle: gzip level 9,
 * 1 kB = 1000 bytes. Fails above the budget. The calendar, the sign-in form and the suggestions load on demand and are
 * not included.
 */
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { demoAccount, restoreSession } from '../../app/tests/end-to-end/support/accounts.ts';
import { startFoodlog } from '../../app/tests/end-to-end/support/startFoodlog.ts';
import { launchOptions } from '../setup/browser.ts';

const budget = 217_500;

const foodlog = await startFoodlog();
const browser = await chromium.launch(await launchOptions());
try {
  // The worker loads all files of the release, after the page.
  const context = await browser.newContext({ serviceWorkers: 'block' });
  await restoreSession(context, foodlog.url, demoAccount);
  const page = await context.newPage();
  const scripts: { path: string; body: Promise<Buffer> }[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    scripts.push({ path: new URL(response.url()).pathname, body: response.body() });
  });
  await page.goto(`${foodlog.url}/food-log`);
  await page.getByRole('button', { name: 'Add' }).waitFor();
  await page.waitForLoadState('networkidle');

  let total = 0;
  for (const { path, body } of scripts) {
    const bytes = gzipSync(await body, { level: 9 }).length;
    total += bytes;
    console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${path}`);
  }
  console.log(
    `${(total / 1000).toFixed(1).padStart(7)} kB  of ${budget / 1000} kB: JavaScript of /food-log, gzip`,
  );
  if (scripts.length === 0 || total > budget) process.exitCode = 1;
} finally {
  await browser.close();
  await foodlog.stop();
}
