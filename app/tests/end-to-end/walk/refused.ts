import { expect } from 'playwright/test';
import { logToDay } from '../support/log.ts';
import { refuseFoods } from './answers.ts';
import type { Device } from './Device.ts';
import type { Walk } from './Walk.ts';

/** Adds a food to the day on screen, which the server refuses. @returns it, its day, and what ends the refusals. */
async function addRefused(walk: Walk, device: Device, leave: () => Promise<void>) {
  const { page, day, daysAgo } = device;
  const { answer, met, stop } = await refuseFoods(device.browser.context);
  const food = await walk.type(device);
  if (daysAgo === 0) await page.keyboard.press('Enter');
  else await logToDay(page).click();
  await met();
  await leave();
  answer();
  const refused = page.getByRole('alert').filter({ hasText: 'No more food.' });
  await expect(refused).toBeVisible();
  await device.expectScreen();
  stop();
  return { food, day, refused };
}

/** Adds a food that the server refuses while the form waits, and adds it again. */
export async function addRefusedInForm(walk: Walk, device: Device): Promise<boolean> {
  const { food, day } = await addRefused(walk, device, async () => {});
  const name = device.page.getByLabel('Name', { exact: true });
  await expect(name).toHaveValue(food.name);
  if (device.daysAgo === 0)
    await device.page.locator('form[autocomplete] [name=carbs]').first().press('Enter');
  else await logToDay(device.page).click();
  await expect(name).toHaveValue('');
  await walk.learn(device, day, [{ ...food, day }]);
  return true;
}

/** Adds a food that the server refuses after the page was left, and discards it. */
export async function discardRefused(
  walk: Walk,
  device: Device,
  leave: () => Promise<void>,
): Promise<boolean> {
  const { food, refused } = await addRefused(walk, device, leave);
  await expect(refused).toContainText(`Not saved: Added ${food.name}`);
  await refused.getByRole('button', { name: 'Discard' }).click();
  await expect(refused).toHaveCount(0);
  return true;
}

/** Adds a food that the server refuses after the page was left, corrects it, and adds it to the same day. */
export async function correctRefused(
  walk: Walk,
  device: Device,
  leave: () => Promise<void>,
): Promise<boolean> {
  const { food, day, refused } = await addRefused(walk, device, leave);
  await expect(refused).toContainText(`Not saved: Added ${food.name}`);
  await refused.getByRole('button', { name: 'Edit' }).click();
  device.goTo(day);
  await device.expectScreen();
  const form = device.page.locator('form[autocomplete]');
  await expect(form.getByLabel('Name', { exact: true })).toHaveValue(food.name);
  const calories = walk.below(500);
  const field = form.locator('[name=calories]');
  await expect(field).toHaveValue(String(food.calories));
  await field.fill(String(calories));
  await form.locator('[name=carbs]').press('Enter');
  await walk.learn(device, day, [{ ...food, calories, day }]);
  await expect(refused).toHaveCount(0);
  return true;
}
