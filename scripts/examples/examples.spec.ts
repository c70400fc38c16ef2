import { readdirSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import type { Page } from 'playwright/test';
import { watchContext } from '../../app/tests/end-to-end/support/watchContext.ts';
import { componentNames } from '../library/exports.ts';
import { examples, installExample } from './installExample.ts';
import { npm } from './npm.ts';
import { serveExample } from './serveExample.ts';

const addButton = (page: Page) => page.getByRole('button', { name: 'Add', exact: true }).first();

/** The checks of single examples, besides the day that all of them show. */
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
    await page.getByRole('button', { name: 'Move Oats' }).press('Enter');
    await expect(page.getByRole('menuitemradio', { name: 'Lunch' })).toBeFocused();
    await page.keyboard.press('Escape');
    // The build before used React's development build, which reports what is wrong.
    await page.goto(`${page.url()}production/`);
    await expect(page.locator('[data-ref]')).toHaveCount(componentNames().length);
  },
  'react-router': async (page) => {
    const html = await (await page.request.get(page.url())).text();
    // The server has the totals of the food that was added.
    expect(html).toMatch(/<dd [^>]+>(<[^>]+>)?300\b/);
  },
  astro: async (page) => {
    const html = await (await page.request.get(page.url())).text();
    for (const text of ['Yesterday', '1,840', 'FoodlogFoodForm-root']) expect(html).toContain(text);
    await expect(page.getByRole('heading', { name: 'Yesterday' })).toBeVisible();
    await expect(page.locator('astro-island')).toHaveCount(1);
  },
  next: async (page) => {
    const html = await (await page.request.get(page.url())).text();
    for (const text of ['11/21/2026', 'Totals', 'Loading more', '#32cd32', 'theme-color'])
      expect(html).toContain(text);
    await expect(page.getByRole('progressbar', { name: 'Loading more' })).toBeVisible();
    const failing = page.getByRole('form', { name: 'Add on a server that fails' });
    await failing.getByLabel('Name', { exact: true }).fill('Oats');
    await failing.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(failing.getByRole('alert')).toHaveText(/^This could not be added\./);
    await expect(failing.getByLabel('Name', { exact: true })).toHaveValue('Oats');
  },
};

async function addFood(page: Page) {
  await page.getByLabel('Name', { exact: true }).first().fill('Oats');
  await page.getByRole('textbox', { name: 'Calories' }).first().fill('300');
  await addButton(page).click();
  await expect(page.locator('dl').first()).toContainText('300');
}

async function goBack(page: Page) {
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: /^11\/20\/2026/ }).click();
  await page.getByRole('gridcell', { name: '17' }).click();
  await expect(page.getByRole('button', { name: /^11\/17\/2026/ })).toBeVisible();
}

/** What a person does on pages that do not show the same day in English as all others. */
const otherPages: Record<string, (page: Page) => Promise<void>> = {
  'module-federation': async (page) => {
    await page.getByLabel('Name', { exact: true }).fill('Haferflocken');
    await page.getByRole('textbox', { name: 'Kalorien' }).fill('1840');
    await page.getByRole('button', { name: 'Hinzufügen' }).click();
    await expect(page.locator('dl')).toContainText('1.840');
    // The theme crosses the boundary too.
    await expect(page.getByRole('button', { name: 'Hinzufügen' })).toHaveCSS(
      'border-radius',
      '8px',
    );
  },
  diary: async (page) => {
    await page.clock.setFixedTime('2026-11-21T08:15:00');
    await page.reload();
    const log = async (texts: Record<string, string>, button: string) => {
      for (const [name, text] of Object.entries(texts)) {
        await page.getByRole('textbox', { name, exact: true }).fill(text);
      }
      await page.getByRole('button', { name: button, exact: true }).click();
    };
    const listOf = (part: string) => page.getByRole('list', { name: part });
    const total = (figure: string) => page.locator(`[data-total=${figure}]`);

    await log({ Was: 'Eisen', Wasser: '200', Tabletten: '1', Wirkstoff: '0,25' }, 'Hinzufügen');
    await log({ Was: 'Eisen', Wasser: '150', Tabletten: '1', Wirkstoff: '17,5' }, 'Hinzufügen');
    await log({ Was: 'Tee', Wasser: '2x150', Wirkstoff: '' }, 'Hinzufügen');
    await expect(total('water')).toHaveText('Wasser650 ml von 2.000 noch 1.350');
    await expect(total('tablets')).toHaveText('Tabletten2 Stk. von 2 noch 0');
    await expect(total('dose')).toHaveText('Wirkstoff17,75 mg bekannt bei 2 von 3');
    const tea = listOf('Morgens').getByRole('listitem').filter({ hasText: 'Tee' });
    await expect(tea).toContainText('Wirkstoff –');

    await page.getByRole('button', { name: 'Tee verschieben' }).click();
    await page.getByRole('menuitemradio', { name: 'Abends' }).click();
    await expect(listOf('Abends')).toContainText('Tee300 ml');
    await expect(listOf('Morgens').getByRole('listitem')).toHaveCount(2);
    await expect(page.getByRole('heading', { name: 'Morgens' }).locator('..')).toHaveText(
      'Morgens350 mlTabletten 2 Stk.Wirkstoff 17,75 mg',
    );

    await page.getByRole('button', { name: 'fr', exact: true }).click();
    await expect(total('dose')).toHaveText('Principe actif17,75 mg connu pour 2 sur 3');
    await expect(listOf('Soir')).toContainText('Tee300 ml');
    await log({ Quoi: 'Eau', Eau: '1 500,4', 'Principe actif': '' }, 'Ajouter');
    await expect(total('water')).toHaveText('Eau2 150 ml sur 2 000 150 de trop');

    await page.getByRole('button', { name: /^vendredi 20 novembre 2026, inconnu/ }).click();
    await expect(page.getByText('Rien pour le moment')).toHaveCount(3);
    await expect(total('water')).toContainText('Eau0 ml');
    await page.getByRole('button', { name: /^samedi 21 novembre 2026, 2\s150 sur/ }).click();
    await expect(listOf('Matin').getByRole('listitem')).toHaveCount(3);
  },
  forms: async (page) => {
    for (const name of ['With react-hook-form', 'With an action']) {
      const form = page.getByRole('form', { name });
      const weight = form.getByRole('textbox', { name: 'Weight' });
      await form.getByRole('textbox', { name: 'Name' }).fill('Oats');
      await weight.fill('much');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(weight).toHaveAccessibleDescription('Enter a weight from 0 to 5,000 g. g');
      await expect(weight).toHaveValue('much');
      await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Oats');
      await weight.fill('2×12,5+1.5');
      await expect(form.getByText('= 26.5')).toBeVisible();
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByText('Saved Oats: 26.5 g')).toBeVisible();
      await expect(weight).toHaveValue('');
    }
    const hooked = page.getByRole('form', { name: 'With react-hook-form' });
    await hooked.getByRole('button', { name: 'Save' }).click();
    await expect(hooked.getByRole('textbox', { name: 'Name' })).toBeFocused();
    await expect(hooked.getByText('Enter a name.')).toBeVisible();
  },
  embedded: async (page) => {
    await page.getByLabel('Title').fill('Breakfast');
    await page.getByRole('button', { name: 'Add a food' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name', { exact: true }).fill('Oats');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Saved 0 times: Oats')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page.getByLabel('Title')).toHaveValue('Breakfast');

    const frame = page.frameLocator('iframe');
    const add = frame.getByRole('button', { name: 'Add', exact: true });
    await expect(add).toHaveCSS('background-color', 'rgb(27, 107, 52)');
    await frame.getByRole('textbox', { name: 'Calories' }).fill('7');
    await expect(frame.getByText(/^\s?7$/)).toBeVisible();
    await frame.getByRole('combobox').fill('oa');
    await frame.getByRole('option', { name: /Oats/ }).click();
    await expect(frame.getByText('Oats 300')).toBeVisible();
    await expect(frame.getByRole('textbox', { name: 'Calories' })).toHaveValue('300');

    await page.getByRole('button', { name: 'Delete Oats' }).click();
    await expect(page.getByRole('button', { name: 'Delete Tea' })).toBeFocused();
    await page.getByRole('button', { name: /^11\/21\/2026/ }).click();
    const paper = page.getByRole('dialog');
    await expect(paper).toHaveCSS('position', 'absolute');
    await paper.getByRole('gridcell', { name: '17' }).click();
    await expect(page.getByRole('button', { name: /^11\/17\/2026/ })).toBeVisible();

    await page.getByRole('button', { name: 'Open the native dialog' }).click();
    const native = page.getByRole('dialog', { name: 'Native' });
    await native.getByRole('button', { name: /^11\/21\/2026/ }).click();
    await page.getByRole('gridcell', { name: '18' }).click();
    await expect(native.getByRole('button', { name: /^11\/18\/2026/ })).toBeVisible();
  },
  storybook: async (page) => {
    await page.goto(`${page.url()}iframe.html?viewMode=docs&id=totalscard--docs`);
    const row = (name: string) =>
      page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
    // The name, the description, the type and the default.
    await expect(row('headingLevel')).toHaveText(
      /^headingLevelLevel of the heading in the page outline\.1234562/,
    );
    await expect(row('loading')).toHaveText(/^loadingShows placeholders.*booleanfalse/);
  },
};

for (const name of readdirSync(examples)) {
  test(name, async ({ context, page }) => {
    const { folder, scripts, hasCalendar } = await installExample(name);
    if (scripts.test) await npm(folder, 'test');
    if (!scripts.build) return;
    await npm(folder, 'run', 'build');
    await using server = await serveExample(folder, scripts);

    const watched = watchContext(context, new URL(server.url).origin);
    const logged: string[] = [];
    context.on('console', (message) => logged.push(message.text()));
    await page.goto(server.url);
    await (otherPages[name] ?? addFood)(page);
    if (hasCalendar && !otherPages[name]) await goBack(page);
    await ownChecks[name]?.(page);
    // Chromium logs the answer to the server action that throws.
    const expected = name === 'next' ? [expect.stringContaining('status of 500')] : [];
    expect(watched).toEqual({ errors: expected, requestsElsewhere: [] });
    // React's development build recommends its tools.
    expect(logged.filter((text) => !text.includes('React DevTools'))).toEqual(expected);
  });
}
