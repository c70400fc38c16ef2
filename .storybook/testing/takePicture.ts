import type { Page } from 'playwright';
import { samePixels } from './samePixels.ts';
import { visiblePart } from './visiblePart.ts';

const attempts = 8;
const pause = 50;
const margin = 16;

/** Waits for everything that the story requested: lazy chunks, fonts and images. */
async function settled(page: Page) {
  const requests = await page.requests();
  const pending = requests.filter(
    (request) => !request.existingResponse() && request.failure() === null,
  );
  await Promise.all(pending.map(async (request) => request.response().catch(() => null)));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map(async (image) => image.decode().catch(() => {})));
  });
}

/** What a picture shows of a story. */
export interface PictureOptions {
  /** The window as it is, instead of the whole story and a margin around it. */
  isWindow: boolean;
  /** The focus stays where the story has put it; in other pictures nothing has the focus. */
  hasFocus: boolean;
  /** What the window shows, as a Playwright selector. By default, what the story has scrolled to. */
  inView?: string | undefined;
}

/**
 * A picture of the story on the page: the first that looks like the expected one, or else the first that equals one before
 * it.
 * @throws when there is neither, because no picture could ever match.
 */
export async function takePicture(
  page: Page,
  { isWindow, hasFocus, inView }: PictureOptions,
  expected?: Buffer,
): Promise<{ picture: Buffer; isExpected: boolean }> {
  if (!hasFocus)
    await page.evaluate(
      () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
    );
  await settled(page);
  const shown = inView === undefined ? undefined : await page.$(inView);
  if (shown === null) throw new Error(`The story has nothing to show that is ${inView}.`);
  await shown?.scrollIntoViewIfNeeded();
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  // In a window taller than the page, nothing moves while the whole page is captured.
  const isTall = !isWindow && size !== null && height > size.height;
  if (isTall) await page.setViewportSize({ ...size, height: height + margin });
  try {
    const clip = isWindow ? undefined : await page.evaluate(visiblePart, margin);
    const taken: Buffer[] = [];
    while (taken.length <= attempts) {
      const picture = await page.screenshot({ clip, animations: 'disabled' });
      const isExpected = expected !== undefined && samePixels(expected, picture);
      if (isExpected || taken.some((one) => one.equals(picture))) return { picture, isExpected };
      taken.push(picture);
      await page.waitForTimeout(pause);
    }
  } finally {
    if (isTall) await page.setViewportSize(size);
  }
  throw new Error(
    `No two pictures of ${attempts} were equal: something still moves. Wait for it in the play function, or stop the animation under prefers-reduced-motion.`,
  );
}
