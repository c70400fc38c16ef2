import { countWaiting } from '../support/keptChanges.ts';
import type { Device } from './Device.ts';
import type { LogModel } from './LogModel.ts';
import type { Walk } from './Walk.ts';

/** Makes what an action needs, unless it is there. */
export type Need = (walk: Walk, device: Device, log: LogModel) => Promise<void>;

/** An entry on the day on screen. */
export const anEntry: Need = async (walk, device) => {
  if (device.entries.length === 0) await walk.add(device);
};

/** A food that is offered to be logged again. */
export const aFood: Need = async (walk, device, log) => {
  if (log.foods.size === 0) await walk.add(device);
};

/** A change to undo. */
export const aChange: Need = async (walk, device) => {
  if (device.undo.done.length === 0) await walk.add(device);
};

/** A change that waits for the network. */
export const aWaitingChange: Need = async (walk, device) => {
  if ((await countWaiting(device.page)) === 0) await walk.add(device);
};

/** An entry on the day on screen that this browser has not changed since its network went. */
export const anEntryAsOnServer: Need = async (_walk, device) => {
  for (let daysAgo = 0; daysAgo < 4; daysAgo += 1) {
    if (device.entries.some((entry) => device.browser.isAsOnServer(entry))) return;
    await device.show(daysAgo);
  }
};

/** A deleted entry. */
export const aDeletedEntry: Need = async (walk, device, log) => {
  if (log.deleted().length > 0) return;
  await anEntry(walk, device, log);
  await walk.delete(device);
};

/** A past day on screen. */
export const aPastDay: Need = async (_walk, device) => {
  if (device.daysAgo === 0) await device.show(1);
};

/** An entry on the day before the one on screen. */
export const anEntryBefore: Need = async (walk, device) => {
  const { daysAgo } = device;
  await device.show(daysAgo + 1);
  if (device.entries.length === 0) await walk.addToDay(device);
  await device.show(daysAgo);
};

/** A day on screen without entries, and an entry on the day before. */
export const anEmptyDay: Need = async (walk, device, log) => {
  while (device.entries.length > 0) await walk.delete(device);
  await anEntryBefore(walk, device, log);
};
