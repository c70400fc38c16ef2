import type { Browser, Page } from 'playwright';
import { expect } from 'playwright/test';
import { watchContext } from '../../app/e2e/support/watchContext.ts';
import { componentNames } from '../library/exports.ts';

const addButton = (page: Page) => page.getByRole('button', { name: 'Add', exact: true });

/** The checks of single consumers, besides the day that all of them show. */
const ownChecks: Record<string, (page: Page) => Promise<void>> = {
  csp: async (page) => {
    const response = await page.reload();
    expect(await response?.headerValue('content-security-policy')).toMatch(
      /style-src 'nonce-\S+';/,
    );
    expect(await response?.text()).toContain('FoodlogLoadingSpinner-root');
    await expect(addButton(page)).toHaveCSS('background-color', 'rgb(27, 107, 52)');
    await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCSS('width', '40px');
  },
  'own-theme': async (page) => {
    await expect(addButton(page)).toHaveCSS('background-color', 'rgb(255, 138, 101)');
    // These come from the theme's default props, overrides and variants, and from the parts that it takes from ours.
    const heading = page.getByRole('heading', { name: 'Totals', level: 3 });
    await expect(heading).toHaveCSS('font-family', /^Georgia/);
    await expect(page.locator('dd').first()).toHaveCSS('letter-spacing', '3px');
    await expect(page.locator('.FoodlogTotalsCard-root')).toHaveCSS('border-top-width', '5px');
    await expect(page.locator('[data-total=fats] dd')).toHaveCSS('color', 'rgb(240, 190, 90)');
  },
  oldest: async (page) => {
    await expect(page.locator('[data-ref]')).toHaveCount(componentNames().length);
    await expect(page.getByRole('heading', { name: 'Totals: 300' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Save' })).toHaveClass(/colorSecondary/);
    await expect(page.locator('[data-pending=false], .row')).toHaveCount(2);
    // The build before used React's development build, which reports what is wrong.
    await page.goto(`${page.url()}production/`);
    await expect(page.locator('[data-ref]')).toHaveCount(componentNames().length);
  },
  next: async (page) => {
    const html = await (await page.request.get(page.url())).text();
    for (const text of ['11/21/2026', 'Totals', 'Loading more', '#32cd32', 'theme-color'])
      expect(html).toContain(text);
    await expect(page.getByRole('progressbar', { name: 'Loading more' })).toBeVisible();
  },
};

async function spendDay(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill('Oats');
  await page.getByRole('textbox', { name: 'Calories' }).fill('300');
  await addButton(page).click();
  await expect(page.locator('dl')).toContainText('300');
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: /^11\/20\/2026/ }).click();
  await page.getByRole('gridcell', { name: '17' }).click();
  await expect(page.getByRole('button', { name: /^11\/17\/2026/ })).toBeVisible();
}

/**
 * Uses the page in a browser as a person would: adds a food, goes one day back, and selects a day in the calendar.
 * @throws Error if that does not work, the console is not silent, or the page sends a request to another machine.
 */
export async function checkPage(browser: Browser, url: string, consumer: string): Promise<void> {
  const context = await browser.newContext();
  context.setDefaultTimeout(15_000);
  const watched = watchContext(context, new URL(url).origin);
  const said: string[] = [];
  context.on('console', (message) => {
    // React's development build prints this.
    if (!message.text().includes('React DevTools'))
      said.push(`${message.type()}: ${message.text()}`);
  });
  try {
    const page = await context.newPage();
    await page.goto(url);
    await spendDay(page);
    await ownChecks[consumer]?.(page);
  } catch (error) {
    throw new Error([String(error), ...watched.errors, ...said].join('\n'), { cause: error });
  } finally {
    await context.close();
  }
  expect({ ...watched, said }).toEqual({ errors: [], requestsElsewhere: [], said: [] });
}
