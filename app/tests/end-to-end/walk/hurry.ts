import { delayAnswers } from './answers.ts';
import type { Device } from './Device.ts';
import type { Walk } from './Walk.ts';

/** Deletes and undoes in a hurry, while every answer of the server comes late. */
export async function hurry(walk: Walk, device: Device): Promise<boolean> {
  const stop = await delayAnswers(device.page);
  let hasActed = false;
  for (let times = 4; times > 0; times -= 1) {
    if (walk.below(2) === 0 && device.undo.done.length > 0) {
      device.undo.undo();
      await device.button(/^Undo/).click();
      hasActed = true;
    } else hasActed = (await walk.delete(device)) || hasActed;
    await device.expectScreen();
  }
  await device.expectLog();
  stop();
  return hasActed;
}

/** Deletes in a hurry while every answer comes late, and leaves the page before the answers come. */
export async function hurryAway(
  walk: Walk,
  device: Device,
  leave: () => Promise<void>,
): Promise<boolean> {
  const stop = await delayAnswers(device.page);
  let hasActed = false;
  for (let times = 3; times > 0; times -= 1) hasActed = (await walk.delete(device)) || hasActed;
  if (hasActed) await leave();
  stop();
  return hasActed;
}
