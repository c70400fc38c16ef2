import { readdirSync } from 'node:fs';
import type { FoodlogLocalization } from '@foodlog/ui';
import { enUS } from '@foodlog/ui/locales/en';
import type { Page } from 'playwright/test';
import type { Language } from '../../client/language/Language.types.ts';
import { axeViolations } from './support/axeViolations.ts';
import { expect, test } from './support/foodlog.ts';
import { untilQuiet } from './support/log.ts';

const folder = new URL('../../client/language/languages/', import.meta.url);
const tags = readdirSync(folder).map((file) => file.replace('.ts', ''));
const oats = { name: 'Oats', calories: '1300', fats: '5', proteins: '10', carbs: '50' };

type Words = Record<string, string>;

/** The words of each component. */
const wordsOf = (components: FoodlogLocalization['components']): Map<string, Words> =>
  new Map(
    Object.entries(components).map(([name, { defaultProps }]) => [
      name,
      Object(defaultProps.localeText),
    ]),
  );

/** The English texts, without places, for which a language has others. */
function englishBeside({ texts, components }: Language): Set<string> {
  const own = wordsOf(components.components);
  const words = [...wordsOf(enUS.components)].flatMap(([name, english]) =>
    Object.entries(english).map(([key, text]) => [text, own.get(name)?.[key]] as const),
  );
  const differing = [...Object.entries(texts), ...words].filter(([text, other]) => text !== other);
  return new Set(differing.map(([text]) => text).filter((text) => !text.includes('{')));
}

/** All texts of the page, also those that are only read aloud; without names. */
const textsOf = async (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('title, body, body *')].filter(
      (element) => !element.closest('[translate=no], script, style, noscript'),
    );
    const written = elements
      .flatMap((element) => [...element.childNodes])
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ nodeValue }) => nodeValue?.trim() ?? '');
    const attributes = ['aria-label', 'aria-description', 'placeholder', 'alt', 'title'];
    const named = attributes.flatMap((name) =>
      elements.map((element) => element.getAttribute(name) ?? ''),
    );
    return written.concat(named);
  });

for (const tag of tags) {
  test(`every page is in one language: ${tag}`, async ({ page, restoreSession, logFoods }) => {
    const { language }: { language: Language } = await import(new URL(`${tag}.ts`, folder).href);
    const english = englishBeside(language);
    await page.setViewportSize({ width: 320, height: 640 });
    await restoreSession();
    await logFoods(oats);
    await page.goto('/settings');
    await page.getByRole('combobox', { name: 'Language' }).selectOption(tag);
    await expect(page.locator('html')).toHaveAttribute('lang', language.locale);
    await expect(page.locator('html')).toHaveAttribute('dir', language.direction);
    for (const path of ['/settings', '/food-log', '/foods', '/trends', '/data', '/']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await untilQuiet(page);
      const texts = await textsOf(page);
      expect(
        texts.filter((text) => english.has(text)),
        path,
      ).toEqual([]);
      if (tag === 'ar')
        expect(
          texts.filter((text) => /\d/.test(text)),
          path,
        ).toEqual([]);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond, path).toBe(0);
      expect(await axeViolations(page), path).toEqual([]);
    }
  });
}

test('the language is undone like any other setting', async ({ page, restoreSession }) => {
  await restoreSession();
  await page.goto('/settings');
  const language = page.getByRole('combobox', { name: 'Language' });
  await expect(language).toBeEnabled();
  await language.focus();
  await language.selectOption({ label: 'Deutsch' });
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toBeFocused();
  await page.getByRole('button', { name: 'Rückgängig' }).click();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a language that does not load is named where it is chosen, and loads with another try', async ({
  page,
  restoreSession,
  expectConsoleErrors,
}) => {
  expectConsoleErrors(/ERR_FAILED/, /dynamically imported module/);
  await restoreSession();
  await page.goto('/settings');
  const files = /\/fr-[^/]*\.js$/;
  await page.route(files, async (route) => route.abort());
  await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
  const words = 'Français could not be loaded. Check your connection.';
  await expect(page.getByRole('alert')).toHaveText(words);
  // An opening without it is in English.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(words);
  expect(await axeViolations(page)).toEqual([]);
  await page.unroute(files);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Réglages' })).toBeVisible();
  await expect(page.getByRole('alert')).toBeHidden();
});
