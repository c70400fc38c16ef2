import { expect } from 'playwright/test';
import { demoAccount } from '../support/accounts.ts';
import { morning } from '../support/morning.ts';
import { days } from './days.ts';
import type { Device } from './Device.ts';
import type { Entry } from './LogModel.ts';
import { askDay, changeElsewhere, createElsewhere } from './server.ts';
import { openEditor, type Walk } from './Walk.ts';

/** Another device changes an entry. @returns its calories since. */
async function change(walk: Walk, { page }: Device, { id, version }: Entry): Promise<number> {
  const calories = walk.below(1000) + 1000;
  await changeElsewhere(page, { id, version, calories });
  return calories;
}

const deleteEntry = async (device: Device, { id }: Entry) =>
  device
    .row(id)
    .getByRole('button', { name: /^Delete/ })
    .click();

/** Another device changes an entry that is being edited here; this device shows that, and overwrites nothing. */
export async function editBehind(walk: Walk, device: Device): Promise<boolean> {
  const entry = walk.entry(device);
  if (!entry) return false;
  const { page, undo } = device;
  const editor = await openEditor(device, entry);
  const changed = await change(walk, device, entry);
  expect(walk.log.update(entry, { calories: changed })).toBe(true);
  const calories = walk.below(1000) + 2000;
  await editor.getByLabel('Calories').fill(String(calories));
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(
    page.getByText(/^Another device has changed this entry: calories \d+\./),
  ).toBeVisible();
  const isLeft = walk.below(2) === 0;
  await editor.getByRole('button', { name: isLeft ? 'Cancel' : 'Save' }).click();
  await expect(editor).toHaveCount(0);
  if (isLeft) return true;
  // Saved once more, with the change of the other device in view.
  const { isDeleted: _isDeleted, ...before } = walk.log.get(entry.id);
  const versioned = { id: entry.id, version: before.version };
  expect(walk.log.update(versioned, { calories })).toBe(true);
  undo.made({ kind: 'update', entry: versioned, before });
  return true;
}

/** Another device changes an entry that this device deletes. */
export async function deleteBehind(walk: Walk, device: Device): Promise<boolean> {
  const entry = walk.entry(device);
  if (!entry) return false;
  const calories = await change(walk, device, entry);
  expect(walk.log.update(entry, { calories })).toBe(true);
  await deleteEntry(device, entry);
  await expect(device.page.getByText(`${entry.name} is still in your log.`)).toBeVisible();
  return true;
}

/** The same without a network: the delete is refused once the network is back. */
export async function deleteBehindOffline(walk: Walk, device: Device): Promise<boolean> {
  const { browser, page } = device;
  const entry = walk.one(device.entries.filter((one) => browser.isAsOnServer(one)));
  if (!entry) return false;
  const calories = await change(walk, device, entry);
  await deleteEntry(device, entry);
  await browser.findNetwork();
  expect(walk.log.update(entry, { calories })).toBe(true);
  const refused = page.getByRole('alert').filter({ hasText: /^Not saved: / });
  await expect(refused).toContainText(`Deleted ${entry.name}`);
  await device.button('Discard').click();
  await expect(refused).toHaveCount(0);
  return true;
}

/** Another device logs an entry while this one has no network. */
export async function logElsewhere(walk: Walk, { page, browser }: Device): Promise<boolean> {
  const day = walk.one(days) ?? '';
  const food = { name: walk.newName(), calories: walk.below(500), day };
  const minuteOfDay = morning.minuteNow();
  const loggedAt = morning.instantOf(day, minuteOfDay);
  await createElsewhere(page, { userId: demoAccount.email, ...food, minuteOfDay, loggedAt });
  const { entries } = await askDay(page, day);
  const entry = entries.find(({ name }) => name === food.name);
  expect(entry).toMatchObject(food);
  browser.miss({ ...entry!, isDeleted: false });
  return true;
}
