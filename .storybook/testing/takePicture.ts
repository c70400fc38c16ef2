import type { Page } from 'playwright';
import { renderAll } from './renderAll.ts';
import { equalPixels } from './samePixels.ts';

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

/** What a picture shows of a story. */
export interface PictureOptions {
  /** The window as it is, instead of the whole page. */
  isWindow: boolean;
  /** The focus stays where the story has put it; in other pictures nothing has the focus. */
  hasFocus: boolean;
}

/**
 * A picture of the story on the page: the first that equals the expected one, or else the first that equals one before it.
 * @throws when no picture equals the expected one or one before, because no picture could ever match.
 */
export async function takePicture(
  page: Page,
  { isWindow, hasFocus }: PictureOptions,
  expected?: Buffer,
): Promise<Buffer> {
  if (!hasFocus)
    await page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    );
  await settled(page);
  const restore = isWindow ? async () => {} : await showWhole(page);
  const shoot = async () => page.screenshot({ fullPage: !isWindow, animations: 'disabled' });
  try {
    const first = await shoot();
    if (expected && equalPixels(expected, first)) return first;
    const taken = [first];
    for (let attempt = 0; attempt < attempts; attempt += 1) {
      await page.waitForTimeout(pause);
      const next = await shoot();
      // The browser draws a corner between two pixels in one of three ways, in turns.
      if ((expected && equalPixels(expected, next)) || taken.some((one) => one.equals(next)))
        return next;
      taken.push(next);
    }
  } finally {
    await restore();
  }
  throw new Error(
    `No two pictures of ${attempts} were equal: something still moves. Wait for it in the play function, or stop the animation under prefers-reduced-motion.`,
  );
}
