import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const path = createRequire(`${process.cwd()}/package.json`).resolve('axe-core/axe.min.js');

/** Makes axe available in the page, as `window.axe`. */
export async function loadAxe(page: Page) {
  const isLoaded = await page.evaluate(() => 'axe' in window);
  if (!isLoaded) await page.addScriptTag({ path });
}
