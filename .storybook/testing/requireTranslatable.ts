import type { Page } from 'playwright';
import { translatePage } from '../../library/conformance/browser/translatePage.ts';
import { light } from '../modes.ts';
import { collectErrors } from './collectErrors.ts';
import { showMode } from './showMode.ts';

/** The visible text. A translation may break lines at other places. */
const readText = async (page: Page) =>
  page.evaluate(() => document.body.innerText.replaceAll(/\s/g, ''));

/**
 * Translates the story as a browser does, changes its language and changes it back.
 * @throws when it does not show the same texts as before, or logs an error.
 */
export async function requireTranslatable(page: Page) {
  await showMode(page, { globals: light });
  const original = await readText(page);
  const translation = await page.evaluateHandle(translatePage, '');
  await showMode(page, { globals: { ...light, locale: 'ar-EG' } });
  await showMode(page, { globals: light });
  const translated = await readText(page);
  await translation.evaluate(({ stop }) => stop());
  const errors = await collectErrors(page);
  if (translated !== original) errors.unshift(`"${translated}" instead of "${original}"`);
  if (errors.length > 0) throw new Error(`Translated by a browser: ${errors.join('\n')}`);
}
