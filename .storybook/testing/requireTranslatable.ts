import type { Page } from 'playwright';
import { translatePage } from '../../library/conformance/browser/translatePage.ts';
import { waitTimeout } from '../../scripts/setup/timeouts.ts';
import { light } from '../modes.ts';
import { collectErrors } from './collectErrors.ts';
import { showMode } from './showMode.ts';

/** The visible text. A translation may break lines at other places. */
const readText = async (page: Page) =>
  page.evaluate(() => document.body.innerText.replaceAll(/\s/g, ''));

/**
 * Shows the story in Arabic, translates it as a browser does, and shows it in English again.
 * @throws when it does not show the same English as before, or logs an error.
 */
export async function requireTranslatable(page: Page) {
  await showMode(page, { globals: light });
  const original = await readText(page);
  await showMode(page, { globals: { ...light, locale: 'ar-EG' } });
  const translation = await page.evaluateHandle(translatePage, '');
  await showMode(page, { globals: light });
  // What depends on the scroll position follows a moment later.
  const isSame = page.waitForFunction(
    (text) => document.body.innerText.replaceAll(/\s/g, '') === text,
    original,
    { timeout: waitTimeout },
  );
  await isSame.catch(() => undefined);
  const translated = await readText(page);
  await translation.evaluate(({ stop }) => stop());
  const errors = await collectErrors(page);
  if (translated !== original) errors.unshift(`"${translated}" instead of "${original}"`);
  if (errors.length > 0) throw new Error(`Translated by a browser: ${errors.join('\n')}`);
}
