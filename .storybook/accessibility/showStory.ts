import type { Page } from 'playwright';
import type { StorybookPreview } from '../testing/StorybookPreview.types.ts';

/** Opens Storybook at a story. */
async function openStory(page: Page, id: string, globals: string) {
  const query = new URLSearchParams({ id, viewMode: 'story', globals });
  await page.goto(`${process.env['STORYBOOK_URL']}iframe.html?${query}`);
  await page.evaluate(async () => {
    // The styles that freeze animations for pictures would also hide unwanted animations.
    for (const style of document.head.querySelectorAll('style')) {
      if (style.textContent.includes('caret-animation')) style.remove();
    }
    await document.fonts.ready;
  });
}

/**
 * Shows a story and waits until its play function has finished. A page that shows a story already is not loaded anew.
 * @param globals Storybook's globals, as in its address, for all stories that the page shows.
 */
export async function showStory(page: Page, id: string, globals = '') {
  if (page.url() === 'about:blank') await openStory(page, id, globals);
  else {
    await page.evaluate((storyId) => {
      const { channel }: StorybookPreview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
      channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  }
  await page.waitForFunction((storyId) => {
    const preview: StorybookPreview | undefined = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    return preview?.currentRender?.id === storyId && preview.currentRender.phase === 'finished';
  }, id);
}
