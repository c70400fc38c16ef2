import type { BrowserContextOptions, Page } from 'playwright';
import { patience } from '../../scripts/setup/patience.ts';
import { contextOptions } from './contextOptions.ts';
import type { StorybookPreview } from './StorybookPreview.types.ts';

/**
 * Shows a story in a page of its own, as nothing was shown before, and waits until it has been played.
 * @param page any page of the same Storybook.
 * @param options the window and the input devices.
 * @param act receives the page, which is closed afterwards.
 */
export async function openStory<Result>(
  page: Page,
  storyId: string,
  options: BrowserContextOptions,
  act: (fresh: Page) => Promise<Result>,
): Promise<Result> {
  const context = await page
    .context()
    .browser()
    ?.newContext({ ...contextOptions, ...options });
  if (!context) throw new Error('The browser is closed.');
  context.setDefaultTimeout(patience);
  try {
    const fresh = await context.newPage();
    await fresh.goto(new URL(`iframe.html?id=${storyId}&viewMode=story`, page.url()).href);
    await fresh.waitForFunction(() => {
      const preview: StorybookPreview | undefined = Reflect.get(window, '__STORYBOOK_PREVIEW__');
      return preview?.currentRender?.phase === 'finished';
    });
    return await act(fresh);
  } finally {
    await context.close();
  }
}
