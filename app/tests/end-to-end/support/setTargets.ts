import type { Page } from 'playwright/test';

/** Sets how many calories a day is to have, from the day on screen on. @returns the panel, which closes when that is saved. */
export async function setTargets(page: Page, calories: string) {
  await page.getByRole('button', { name: 'Targets', exact: true }).click();
  const panel = page.getByRole('form', { name: 'Targets' });
  await panel.getByRole('textbox', { name: 'Calories' }).first().fill(calories);
  await panel.getByRole('button', { name: 'Save' }).click();
  return panel;
}
