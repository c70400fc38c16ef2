import type { Page } from 'playwright';
import type { Mode } from '../modes.ts';

/**
 * Shows the story on the page in a mode, as Storybook's toolbar would. The state of the story is kept. Axe, which has
 * checked the story as it was played, does not check it again.
 */
export async function showMode(page: Page, mode: Omit<Mode, 'name' | 'title'>) {
  const { globals = {}, forcedColors, width } = mode;
  const viewport = page.viewportSize();
  if (width && viewport) await page.setViewportSize({ ...viewport, width });
  const colorScheme = globals['theme'] === 'dark' ? 'dark' : 'light';
  await page.emulateMedia({ colorScheme, forcedColors: forcedColors ?? 'none' });
  await page.evaluate(async (chosen) => {
    const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
    await new Promise((resolve) => {
      channel.once('storyRendered', resolve);
      channel.emit('updateGlobals', { globals: { ...chosen, a11y: { manual: true } } });
    });
    // The place must not depend on the mode before, which may have had a shorter page or another direction.
    scrollTo(0, 0);
    const stuck = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    // A sticky element stays drawn at the fraction of a pixel at which it was stuck, until it is laid out again.
    for (const position of ['static', '']) {
      for (const { style } of stuck) style.position = position;
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    if (!document.querySelector('.MuiPopover-root')) return;
    dispatchEvent(new Event('resize'));
    // MUI moves an open popover 166 ms after the window has changed its size.
    await new Promise((resolve) => setTimeout(resolve, 250));
  }, globals);
}
