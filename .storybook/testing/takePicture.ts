import type { Page } from 'playwright';

const attempts = 8;
const pause = 50;

/** Waits for what the story has asked for: late chunks, fonts and images. */
async function settled(page: Page) {
  const requests = await page.requests();
  await Promise.all(requests.map(async (request) => request.response().catch(() => null)));
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map(async (image) => image.decode().catch(() => {})));
  });
}

/**
 * The picture of what is on the page, the part below the fold included.
 * @throws when the page never looks the same twice running, which no baseline could hold.
 */
export async function takePicture(page: Page): Promise<Buffer> {
  await settled(page);
  let last = await page.screenshot({ fullPage: true, animations: 'disabled' });
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    await page.waitForTimeout(pause);
    const next = await page.screenshot({ fullPage: true, animations: 'disabled' });
    if (next.equals(last)) return next;
    last = next;
  }
  throw new Error(
    `The story never looked the same twice in ${attempts} pictures: something still moves. Wait for it in the play function, or make it stand still where reduced motion is asked for.`,
  );
}
