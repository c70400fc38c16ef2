import type { Page } from 'playwright';
import type { Mode } from '../modes.ts';
import type { StorybookPreview } from './StorybookPreview.types.ts';

/**
 * Shows the story on the page in a mode, as Storybook's toolbar would. The state of the story is kept. Axe, which has
 * checked the story as it was played, does not check it again.
 */
export async function showMode(page: Page, mode: Omit<Mode, 'name'>) {
  const { globals = {}, forcedColors, width } = mode;
  const size = page.viewportSize();
  if (width && size) await page.setViewportSize({ ...size, width });
  const colorScheme = globals['theme'] === 'dark' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme, forcedColors: forcedColors ?? 'none' });
  await page.evaluate(async (chosen) => {
    const { channel }: StorybookPreview = Reflect.get(window, '__STORYBOOK_PREVIEW__');
    await new Promise((resolve) => {
      channel.once('storyRendered', resolve);
      channel.emit('updateGlobals', { globals: { ...chosen, a11y: { manual: true } } });
    });
  }, globals);
}
