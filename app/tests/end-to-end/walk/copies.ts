import { expect } from 'playwright/test';
import type { Device } from './Device.ts';
import { askDeleted } from './server.ts';
import type { Walk } from './Walk.ts';

/** Copies some entries of another day to the day on screen. */
export async function copy(walk: Walk, device: Device): Promise<boolean> {
  await device.button('Copy a day').click();
  const picker = device.page.getByRole('form', { name: 'Copy a day' });
  let daysAgo = device.daysAgo + 1;
  for (let steps = walk.mustAct ? 0 : walk.below(3); steps > 0 && daysAgo > 0; steps -= 1) {
    await picker.getByRole('button', { name: 'Next' }).click();
    daysAgo -= 1;
  }
  const source =
    daysAgo === device.daysAgo ? [] : await device.expectServer(device.dayBefore(daysAgo));
  const rows = picker.locator('li:has(b)');
  await expect(rows.locator('b')).toHaveText(source.map(({ name }) => name));
  const picked = walk.some(source);
  for (const entry of source) {
    if (picked.includes(entry)) continue;
    await rows.nth(source.indexOf(entry)).getByRole('checkbox').uncheck();
  }
  if (picked.length === 0) {
    await picker.getByRole('button', { name: 'Cancel' }).click();
    return false;
  }
  const { day } = device;
  await picker.getByRole('button', { name: `Copy ${picked.length} to` }).click();
  await device.meanwhile();
  await expect(picker).toHaveCount(0);
  const copies = picked.map(({ id: _id, version: _version, loggedAt: _loggedAt, ...rest }) =>
    Object.assign(rest, { day }),
  );
  await walk.learn(device, day, copies);
  return true;
}

/** Copies the day before to the empty day on screen, if this device knows the day before as it is. */
export async function copyDayBefore(walk: Walk, device: Device): Promise<boolean> {
  if (device.entries.length > 0) return false;
  const source = await device.expectServer(device.dayBefore(device.daysAgo + 1));
  const count = source.length === 1 ? '1 entry' : `${source.length} entries`;
  const calories = source.reduce((sum, entry) => sum + entry.calories, 0).toLocaleString('en-US');
  const button = device.page.getByRole('button', { name: `(${count}, ${calories} kcal)` });
  if (walk.mustAct) await expect(button).toBeVisible();
  if (source.length === 0 || (await button.count()) === 0) return false;
  const { day } = device;
  await button.click();
  await device.meanwhile();
  const copies = source.map(({ id: _id, version: _version, loggedAt: _loggedAt, ...rest }) =>
    Object.assign(rest, { day }),
  );
  await walk.learn(device, day, copies);
  return true;
}

/** Restores some deleted entries. */
export async function restore(walk: Walk, device: Device): Promise<boolean> {
  await device.button('Recently deleted').click();
  const picker = device.page.getByRole('form', {
    name: 'Deleted in the last 30 days',
  });
  const deleted = await askDeleted(device.page);
  expect(new Set(deleted.map(({ id }) => id))).toEqual(
    new Set(walk.log.deleted().map(({ id }) => id)),
  );
  const rows = picker.locator('li:has(b)');
  await expect(rows.locator('b')).toHaveText(deleted.map(({ name }) => name));
  const picked = walk.some(deleted.slice(0, 4));
  if (picked.length === 0) {
    await picker.getByRole('button', { name: 'Cancel' }).click();
    return false;
  }
  for (const entry of picked) await rows.nth(deleted.indexOf(entry)).getByRole('checkbox').check();
  await picker.getByRole('button', { name: `Restore ${picked.length}` }).click();
  await device.meanwhile();
  await expect(picker).toHaveCount(0);
  const entries = picked.map(({ id, version }) => ({ id, version }));
  walk.log.change(entries, () => ({ isDeleted: false }));
  device.undo.made({ kind: 'restore', entries });
  return true;
}
