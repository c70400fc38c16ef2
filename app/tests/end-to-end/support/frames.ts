import type { Page } from 'playwright/test';

/**
 * Waits until the page has shown some frames: until then, its scripts may not have taken in another size of the window, nor
 * asked for what they need. The clock of the page may stand still meanwhile.
 */
export const frames = async (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 5; frame += 1) {
      // Called back with the next frame.
      await new Promise((resolve) => {
        new IntersectionObserver(resolve).observe(document.documentElement);
      });
    }
  });

/** Sets the size of the window, and waits until the page has taken it in. */
export async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await frames(page);
}
