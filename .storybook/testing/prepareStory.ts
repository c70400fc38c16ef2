import type { TestContext } from '@storybook/test-runner';
import type { Page } from 'playwright';
import { patience } from '../../scripts/setup/patience.ts';
import type { StorybookPreview } from './StorybookPreview.types.ts';

/** Wide enough for one component, small enough to look at. */
const componentSize = { width: '640px', height: '480px' };

/**
 * Sets the viewport and the colour scheme that the story asks for, as Storybook's toolbar would. Without a viewport of its
 * own, a full-page story gets the desktop size and a component a small one.
 */
export async function prepareStory(page: Page, { id }: TestContext) {
  page.setDefaultTimeout(patience);
  const { theme, styles = componentSize } = await page.evaluate(async (storyId) => {
    const preview: StorybookPreview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    await preview.ready();
    // The modes of the story before may have left axe off.
    preview.storyStore.userGlobals.update({ a11y: { manual: false } });
    const { storyGlobals, parameters } = await preview.storyStore.loadStory({ storyId });
    const fallback = parameters.layout === 'fullscreen' ? 'desktop' : '';
    const name = storyGlobals.viewport?.value ?? fallback;
    return { theme: storyGlobals.theme, styles: parameters.viewport?.options?.[name]?.styles };
  }, id);
  await page.setViewportSize({
    width: Number.parseInt(styles.width, 10),
    height: Number.parseInt(styles.height, 10),
  });
  await page.emulateMedia({ colorScheme: theme === 'dark' ? 'dark' : 'light' });
}
