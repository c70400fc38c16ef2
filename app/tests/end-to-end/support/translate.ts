import type { BrowserContext } from 'playwright/test';
import { translatePage } from '../../../../library/conformance/browser/translatePage.ts';

/** Makes the browser of a context translate each page, into the same words. */
export const translate = async (context: BrowserContext) =>
  context.addInitScript(`(${translatePage.toString()})();`);
