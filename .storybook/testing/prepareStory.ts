import type { Page } from 'playwright';
import { light } from '../modes.ts';

/** Wide enough for one component, small enough to look at. */
const componentSize = { width: '640px', height: '480px' };

/** How a story asks to be shown. */
export interface Setting {
  viewport: { width: number; height: number };
  colorScheme: 'light' | 'dark';
  /** Whether it fills the window, as a page does. */
  isFullscreen: boolean;
  /** Whether it is another story in a theme, window or language of its own. */
  isVariant: boolean;
  /** What its pictures show: the window is scrolled there. A Playwright selector, from its parameter of this name. */
  inView: string | undefined;
}

/**
 * Sets the viewport and the colour scheme that the story asks for, as Storybook's toolbar would. Without a viewport of its
 * own, a full-page story gets the desktop size and a component a small one.
 */
export async function prepareStory(page: Page, id: string): Promise<Setting> {
  const { theme, styles, isFullscreen, isVariant, inView } = await page.evaluate(
    async ({ storyId, initial }) => {
      const preview = window.__STORYBOOK_PREVIEW__;
      await preview.ready();
      // The story before has left another mode, and axe off.
      preview.storyStore.userGlobals.update({ ...initial, a11y: { manual: false } });
      const { storyGlobals, parameters } = await preview.storyStore.loadStory({ storyId });
      const isPage = parameters.layout === 'fullscreen';
      const name = storyGlobals.viewport?.value ?? (isPage ? 'desktop' : '');
      return {
        theme: storyGlobals.theme,
        styles: parameters.viewport?.options?.[name]?.styles,
        isFullscreen: isPage,
        isVariant: Object.keys(storyGlobals).length > 0,
        inView: parameters.inView,
      };
    },
    { storyId: id, initial: light },
  );
  const { width, height } = styles ?? componentSize;
  const viewport = { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) };
  const colorScheme = theme === 'dark' ? 'dark' : 'light';
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme, forcedColors: 'none' });
  return { viewport, colorScheme, isFullscreen, isVariant, inView };
}
