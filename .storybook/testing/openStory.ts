import type { BrowserContextOptions, Page } from 'playwright';
import { openPreview } from './openPreview.ts';
import { playStory } from './playStory.ts';

/**
 * Plays a story in a page of its own, as nothing was shown before.
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
  const browser = page.context().browser();
  if (!browser) throw new Error('The browser is closed.');
  const fresh = await openPreview(browser, page.url(), options);
  try {
    await playStory(fresh, storyId);
    return await act(fresh);
  } finally {
    await fresh.context().close();
  }
}
