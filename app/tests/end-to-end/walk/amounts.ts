import { expect } from 'playwright/test';
import type { Action } from './changes.ts';
import { expectClosed } from './expectClosed.ts';
import { learn } from './learn.ts';
import { figures } from './LogModel.ts';
import { openEditor } from './openEditor.ts';

const banana = { name: 'Bananas, raw', unit: 'g' };
/** What the food table says of them. */
const portions = [
  { ...banana, amount: 100, calories: 89, fats: 0, proteins: 1, carbs: 23 },
  { ...banana, amount: 250, calories: 223, fats: 1, proteins: 3, carbs: 57 },
];

/** Logs an amount of a food to today. The food table comes from the network when it is first searched. */
export const logAmount: Action = {
  name: 'log an amount',
  weight: 4,
  isPossible: ({ tab }) => !tab.browser.isOffline,
  act: async (walk) => {
    const { tab } = walk;
    const { today } = tab.browser;
    const food = walk.one(portions);
    const form = tab.page.getByRole('form', { name: 'Add Food/Drink' });
    await form.getByLabel('Name', { exact: true }).fill('banana');
    await tab.page.getByRole('option', { name: /^Bananas, raw USDA/ }).click();
    await form.getByRole('combobox', { name: 'Portion' }).selectOption('g');
    await form.getByRole('textbox', { name: 'Amount' }).fill(String(food.amount));
    await tab.button(/^Add( to today)?$/).click();
    await learn(walk, today, [{ ...food, day: today }]);
    tab.goTo(today);
    await walk.meanwhile();
    await expect(walk.tab.page.getByLabel('Name', { exact: true })).toHaveValue('');
  },
};

/** Changes the amount of an entry, with which its figures change. */
export const changeAmount: Action = {
  name: 'change an amount',
  weight: 6,
  isPossible: ({ tab }) => tab.entries.some(({ amount }) => amount),
  act: async (walk) => {
    const { tab } = walk;
    const entry = walk.one(tab.entries.filter(({ amount }) => amount));
    const { isDeleted: _isDeleted, version: _version, id: _id, ...before } = entry;
    const known = before.amount ?? 0;
    const amount = 50 + ((known + walk.below(400)) % 450);
    const after = { ...before, amount };
    for (const figure of figures) after[figure] = Math.round((before[figure] * amount) / known);
    const editor = await openEditor(walk, entry);
    await editor.getByRole('textbox', { name: 'Amount' }).fill(String(amount));
    await editor.getByRole('button', { name: 'Save' }).click();
    expect(walk.log.update(entry, after)).toBe(true);
    tab.undo.made([entry], before);
    await walk.meanwhile();
    await expectClosed(walk, /^Edit /);
  },
};
