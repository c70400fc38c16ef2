import { expect, test } from 'playwright/test';
import type { FrameLocator, Page } from 'playwright/test';
import type { Container } from './containers.tsx';
import { openLibrary } from './openLibrary.ts';

const containers: Container[] = [
  'a MUI dialog',
  'a native dialog',
  'a fullscreen element',
  'an iframe',
  'a popup window',
  'a shadow root',
];

/** Shows the components in a container. @returns where they are. */
async function open(page: Page, container: Container): Promise<Page | FrameLocator> {
  await openLibrary(page);
  await page.evaluate((name) => window.library.showLogIn(name), container);
  if (container === 'a fullscreen element') {
    await page.getByRole('button', { name: 'Fill the screen' }).click();
    await page.waitForFunction(() => document.fullscreenElement);
  }
  if (container === 'an iframe') return page.frameLocator('iframe');
  if (container !== 'a popup window') return page;
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Open in a window' }).click();
  return popup;
}

for (const container of containers) {
  test(`the components work in ${container}`, async ({ page }) => {
    const place = await open(page, container);
    const heard = () => page.evaluate(() => window.library.heard());
    const form = place.getByRole('form', { name: 'Add Food/Drink' });
    const name = form.getByRole('combobox', { name: 'Name' });
    const calories = form.getByRole('textbox', { name: 'Calories' });

    await test.step('a message disappears, and values are reported', async () => {
      await form.getByRole('textbox', { name: 'Carbs' }).press('Enter');
      await expect(name).toHaveAccessibleDescription('Enter a name.');
      await expect(name).toBeFocused();
      await heard();
      await name.pressSequentially('Oa');
      await expect(name).toHaveAccessibleDescription('');
      const calls = (await heard()).filter((call) => !call.startsWith('key'));
      expect(calls).toEqual(['values O 0', 'values Oa 0']);
    });

    await test.step('a calculation shows its result', async () => {
      await calories.fill('120+80');
      await expect(form.getByText(/^= 200$|^200 = 120 \+ 80$/)).toBeVisible();
      const portions = place.getByRole('textbox', { name: 'Portions' });
      await portions.fill('3');
      expect(await heard()).toEqual(['values Oa 200', 'portions 3']);
    });

    await test.step('Escape closes the suggestions, and the next one goes on', async () => {
      const options = form.getByRole('option');
      await name.press('End');
      await name.pressSequentially('t');
      await expect(options).toHaveCount(1);
      await name.press('ArrowDown');
      await expect(calories).toHaveValue('310');
      await name.press('Escape');
      await expect(options).toHaveCount(0);
      await expect(name).toHaveValue('Oat');
      expect(await heard()).not.toEqual(expect.arrayContaining(['close']));
    });

    await test.step('a suggestion fills in the food', async () => {
      await name.pressSequentially('s');
      await form.getByRole('option', { name: 'Oats' }).click();
      await expect(calories).toHaveValue('310');
      await expect(form.getByRole('button', { name: 'Add' })).toBeFocused();
    });

    await test.step('the fields are locked while the food is added, and then cleared', async () => {
      await form.getByRole('textbox', { name: 'Carbs' }).press('Enter');
      await expect(name).not.toBeEditable();
      await page.evaluate(() => window.library.accept());
      await expect(name).toHaveValue('');
      await expect(name).toBeFocused();
      expect(await heard()).not.toEqual(expect.arrayContaining(['submit']));
    });

    await test.step('Escape cancels the editor and the picker', async () => {
      await place.getByRole('button', { name: 'Edit Tea' }).click();
      const editor = place.getByRole('form', { name: 'Edit Tea' });
      await expect(editor.getByRole('textbox', { name: 'Calories' })).toBeFocused();
      await editor.getByRole('textbox', { name: 'Calories' }).press('Escape');
      await expect(editor).toHaveCount(0);
      await expect(place.getByRole('button', { name: 'Edit Tea' })).toBeFocused();
      await place.getByRole('checkbox').press('Escape');
      expect(await heard()).toEqual(['cancel']);
    });

    await test.step('focus moves to the next row after a delete, and then to the heading', async () => {
      await place.getByRole('button', { name: 'Delete Rice' }).press('Enter');
      await expect(place.getByRole('button', { name: 'Delete Tea' })).toBeFocused();
      await place.getByRole('button', { name: 'Edit Tea' }).focus();
      await place.getByRole('button', { name: 'Delete Tea' }).focus();
      await place.getByRole('button', { name: 'Delete Tea' }).click();
      await expect(place.getByRole('heading', { name: 'Entries', exact: true })).toBeFocused();
    });

    await test.step('the calendar opens above everything, with its styles, and Escape closes it', async () => {
      const date = place.getByRole('button', { name: /choose another day/ });
      await date.click();
      const dialog = place.getByRole('dialog', { name: 'Choose a day' });
      await expect(dialog).toHaveCSS('position', 'absolute');
      await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      await heard();
      await dialog.getByRole('gridcell', { name: '20' }).press('Escape');
      await expect(dialog).toHaveCount(0);
      expect(await heard()).toEqual([]);
      await date.press('ArrowLeft');
      await expect(date).toContainText('11/19/2026');
      await date.click();
      await dialog.getByRole('gridcell', { name: '12' }).click();
      await expect(date).toContainText('11/12/2026');
      await expect(date).toBeFocused();
    });

    await test.step('Escape that no component uses goes on', async () => {
      await expect(place.getByRole('dialog', { name: 'Choose a day' })).toHaveCount(0);
      await heard();
      await name.press('Escape');
      const calls: string[] = [];
      // The browser closes its dialog some time after the key.
      await expect
        .poll(async () => {
          calls.push(...(await heard()));
          return calls;
        })
        .toContain(container.endsWith('dialog') ? 'close' : 'key Escape');
    });

    await test.step('nothing of it stays open without its page', async () => {
      await page.evaluate(() => window.library.mountAndUnmount('LoadingSpinner', 1));
      await expect.poll(() => page.context().pages()).toEqual([page]);
    });
  });
}
