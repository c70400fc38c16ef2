import type { Page } from 'playwright';
import { renderAll } from './renderAll.ts';

const attempts = 8;
const pause = 50;

/** Waits for everything that the story requested: lazy chunks, fonts and images. */
async function settled(page: Page) {
  const requests = await page.requests();
  await Promise.all(requests.map(async (request) => request.response().catch(() => null)));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map(async (image) => image.decode().catch(() => {})));
  });
}

/**
 * Renders what is out of view, and makes the window as tall as the page, so that nothing moves while the whole page is
 * captured. @returns the function that undoes both.
 */
async function showWhole(page: Page) {
  const size = page.viewportSize();
  const style = await page.addStyleTag({ content: renderAll });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (size && height > size.height) await page.setViewportSize({ ...size, height });
  return async () => {
    await style.evaluate((element) => element.parentNode?.removeChild(element));
    if (size) await page.setViewportSize(size);
  };
}

/**
 * A picture of the whole page, including the part below the fold: the first that equals the baseline, or else the first
 * that equals the one before it.
 * @throws when no picture equals the baseline or the one before, because no baseline could match.
 */
export async function takePicture(page: Page, baseline?: Buffer): Promise<Buffer> {
  await settled(page);
  const restore = await showWhole(page);
  try {
    let last = await page.screenshot({ fullPage: true, animations: 'disabled' });
    if (baseline?.equals(last)) return last;
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await page.waitForTimeout(pause);
      const next = await page.screenshot({ fullPage: true, animations: 'disabled' });
      if (next.equals(last) || baseline?.equals(next)) return next;
      last = next;
    }
  } finally {
    await restore();
  }
  throw new Error(
    `No two consecutive pictures of ${attempts} were equal: something still moves. Wait for it in the play function, or stop the animation under prefers-reduced-motion.`,
  );
}
