import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EnginePage } from './EnginePage.ts';
import { waitFor } from './waitFor.ts';

/** The windows in which the log is looked at. */
export const sizes = {
  phone: { width: 360, height: 740 },
  desktop: { width: 1280, height: 800 },
};

/** Whether the window draws a frame within a second. */
const drawsFrame = `new Promise((answer) => {
  requestAnimationFrame(() => answer(true));
  setTimeout(answer, 1000, false);
})`;

/** Waits until the window draws: without a frame, the sign-in SDK waits for ever. WebKit begins with another size. */
export const untilDrawn = async (page: EnginePage) =>
  waitFor('frame', async () => {
    await page.resize(sizes.phone);
    await page.resize(sizes.desktop);
    return (await page.evaluate(drawsFrame)) === true;
  });

/** How long the page has for what moves, in milliseconds. */
const settling = 500;

/** Takes a picture of the page at each size. @throws when the page is wider than the window. */
export async function takePictures(page: EnginePage, path: string) {
  for (const [device, size] of Object.entries(sizes)) {
    await page.resize(size);
    await sleep(settling);
    await writeFile(`${path}-${device}.png`, await page.takePicture(), 'base64');
    const overflow = await page.evaluate(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    );
    if (overflow !== 0)
      throw new Error(`On a ${device}, the page is ${String(overflow)} px too wide.`);
  }
}
