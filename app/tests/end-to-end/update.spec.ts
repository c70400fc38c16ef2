import type { Page } from 'playwright/test';
import { createAccount, restoreSession } from './support/accounts.ts';
import { fault } from './support/fault.ts';
import { expect, test } from './support/foodlog.ts';
import { addFood, expectTotals, nothing } from './support/log.ts';
import { openFront } from './support/openFront.ts';

test.use({ serviceWorkers: 'allow' });

const tea = { ...nothing, calories: 2 };

/** Checks that the log works, with a part that loads late. */
async function expectWhole(page: Page) {
  await expectTotals(page, tea);
  await page.getByRole('button', { name: 'Edit Tea' }).click();
  await expect(page.getByRole('form', { name: 'Edit Tea' })).toBeVisible();
  await page.keyboard.press('Escape');
}

/** The release of the open page. */
const releaseOf = async (page: Page) => page.locator('html').getAttribute('data-release');

for (const { name, sees, whole } of [
  {
    name: 'an update in mid-use',
    sees: 'the page as it was, whole; the new release at the next opening',
    whole: true,
  },
  { name: 'an update that lacks a file', sees: 'the release before, whole', whole: false },
]) {
  test(
    `${name} breaks neither the open page nor the next one`,
    fault({ sees, kept: 'everything' }, name),
    async ({ browser, foodlog, allowConsoleErrors }) => {
      allowConsoleErrors(/404/, /answers 404/, /ERR_INTERNET_DISCONNECTED/);
      const front = await openFront(foodlog.url);
      const context = await browser.newContext({ baseURL: front.url, serviceWorkers: 'allow' });
      const account = await createAccount(context, front.url);
      await restoreSession(context, front.url, account);
      const page = await context.newPage();
      await page.goto('/food-log');
      await expectTotals(page, nothing);
      await addFood(page, { name: 'Tea', calories: '2' });
      await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));

      front.update({ whole });
      // Resolves once the new worker is installed, or could not be.
      await page.evaluate(async () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        const registration = await navigator.serviceWorker.ready;
        registration.addEventListener('updatefound', () => {
          registration.installing?.addEventListener('statechange', ({ target }) => {
            if (target instanceof ServiceWorker && target.state !== 'installing') resolve();
          });
        });
        await registration.update();
        return promise;
      });
      await expectWhole(page);
      await page.reload();
      await expectWhole(page);
      await expect.poll(async () => releaseOf(page)).toBe(whole ? '2' : null);
      await context.setOffline(true);
      await page.reload();
      await expectWhole(page);
      expect(await releaseOf(page)).toBe(whole ? '2' : null);
      await context.setOffline(false);
      await context.close();
      front.close();
    },
  );
}

test(
  'a file that comes with other content is not kept',
  fault(
    { sees: 'the log; the next opening is whole, also without a network', kept: 'everything' },
    'a wrong answer for a file',
  ),
  async ({ browser, foodlog, allowConsoleErrors }) => {
    allowConsoleErrors(/integrity/, /ERR_INTERNET_DISCONNECTED/);
    const front = await openFront(foodlog.url);
    const context = await browser.newContext({ baseURL: front.url, serviceWorkers: 'allow' });
    await restoreSession(context, front.url, await createAccount(context, front.url));
    const page = await context.newPage();
    front.breakFile(true);
    await page.goto('/food-log');
    await addFood(page, { name: 'Tea', calories: '2' });
    const end = await page.evaluate(async () => {
      const { installing } = await navigator.serviceWorker.register('/service-worker.js');
      const { promise, resolve } = Promise.withResolvers<string>();
      installing?.addEventListener('statechange', () => {
        const { state } = installing;
        if (state === 'redundant' || state === 'activated') resolve(state);
      });
      return promise;
    });
    expect(end).toBe('redundant');
    front.breakFile(false);
    await page.reload();
    await page.evaluate(async () => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    await expectWhole(page);
    await context.setOffline(false);
    await context.close();
    front.close();
  },
);
