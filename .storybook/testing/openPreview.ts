import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { waitTimeout } from '../../scripts/setup/timeouts.ts';
import { contextOptions } from './contextOptions.ts';
import { renderAll } from './renderAll.ts';

/**
 * Opens Storybook in a page of its own, on which no story has been shown.
 * @param url the address of Storybook.
 * @param options the window and the input devices.
 * @returns the page, which is closed with its context.
 */
export async function openPreview(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({ ...contextOptions, ...options });
  context.setDefaultTimeout(waitTimeout);
  await context.addInitScript((css) => {
    const style = document.createElement('style');
    style.textContent = css;
    addEventListener('DOMContentLoaded', () => document.head.append(style));
  }, renderAll);
  const page = await context.newPage();
  await page.goto(new URL('iframe.html', url).href);
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  return page;
}
