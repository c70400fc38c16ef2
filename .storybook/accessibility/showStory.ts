import type { Page } from 'playwright';
import type { StorybookPreview } from '../testing/StorybookPreview.types.ts';

/** Opens a story and waits until its play function has finished. */
export async function showStory(page: Page, id: string) {
  const url = `${process.env['STORYBOOK_URL']}iframe.html?id=${id}&viewMode=story`;
  await page.goto(url);
  await page.waitForFunction(() => {
    const preview: StorybookPreview | undefined = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    return preview?.currentRender?.phase === 'finished';
  });
  await page.evaluate(async () => {
    // The styles that freeze animations for pictures would also hide unwanted animations.
    for (const style of document.head.querySelectorAll('style')) {
      if (style.textContent.includes('caret-animation')) style.remove();
    }
    await document.fonts.ready;
  });
}
