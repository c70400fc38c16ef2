import { expect } from 'playwright/test';
import type { Action } from './changes.ts';
import { figures, foodOf } from './LogModel.ts';
import type { Walk } from './Walk.ts';

const places = ['pinned', 'offered', 'hidden'] as const;

/** What is set of a food, from the words that the model has for it; there are none where nothing is set. */
function readWords(words: string) {
  const known = words.split(', ');
  return {
    figures: known.find((word) => word.includes('/')) ?? '',
    place: places.find((place) => known.includes(place)) ?? 'offered',
    isDeleted: known.includes('deleted'),
  };
}

const inWords = ({ figures: corrected, place, isDeleted }: ReturnType<typeof readWords>) =>
  [corrected, place === 'offered' ? '' : place, isDeleted ? 'deleted' : '']
    .filter((word) => word !== '')
    .join(', ');

const settingOf = ({ log }: Walk, name: string) => log.setting(`food ${name}`);

/**
 * The foods on screen that the device in use may set: each sets those of every second number, so that none sets what
 * another has set since. What is deleted is listed again once it is logged after that.
 */
const ownNames = (walk: Walk) => {
  const rest = walk.tab.browser === walk.tabs[0]?.browser ? 1 : 0;
  return walk.tab.entries
    .map(({ name }) => name)
    .filter((name) => name.startsWith('Food ') && Number(name.slice(5)) % 2 === rest)
    .filter((name) => !readWords(settingOf(walk, name).name).isDeleted);
};

/** A food by its name, with or without the amount that it is offered with. */
const named = (name: string) => new RegExp(`^${name}( \\d+\\sg)?$`);

/** Types other figures and their amount into the panel of a food. @returns them. */
async function correct(walk: Walk, name: string): Promise<string> {
  const { page } = walk.tab;
  const food = { name, calories: 0, fats: 0, proteins: 0, carbs: 0, amount: 10, unit: 'g' };
  food.amount += walk.below(100);
  for (const figure of figures) food[figure] = walk.below(900);
  const panel = page.getByRole('form', { name: `Edit ${name}`, exact: true });
  for (const [field, value] of Object.entries(food))
    await panel.getByRole('textbox', { name: new RegExp(`^${field}`, 'i') }).fill(String(value));
  await panel.getByRole('button', { name: 'Save' }).click();
  walk.log.foods.add(foodOf(food));
  return foodOf(food);
}

/**
 * Corrects, pins, hides or deletes a food on its page. @returns what is set of it then; undefined where there is no network, and
 * this device does not know of the food.
 */
async function setOnPage(walk: Walk, name: string, before: ReturnType<typeof readWords>) {
  const { page } = walk.tab;
  const row = page
    .getByRole('listitem')
    .filter({ has: page.locator('b', { hasText: named(name) }) });
  // The foods of other devices are asked for at most once in five minutes.
  await walk.tab.expectAnswered();
  if ((await row.count()) === 0) {
    if (walk.tab.browser.isOffline) return undefined;
    await page.reload();
  }
  const way = walk.below(4);
  if (way === 0) {
    await row.getByRole('button', { name: `Delete ${name} from your foods`, exact: true }).click();
    await expect(row).toHaveCount(0);
    return { ...before, isDeleted: true };
  }
  if (way === 1) {
    await row.getByRole('button', { name: /^Edit/ }).click();
    const after = { ...before, figures: await correct(walk, name) };
    await expect(row).toContainText(/\d\sg\s*\d+\skcal/);
    return after;
  }
  const place = walk.one(places.filter((one) => one !== before.place));
  await row.getByRole('button', { name: `Pin or hide ${name}`, exact: true }).click();
  await page.getByRole('menuitemradio', { name: new RegExp(place, 'i') }).click();
  await expect(
    page.getByRole('list', { name: new RegExp(place, 'i') }).and(row.locator('..')),
  ).toHaveCount(1);
  return { ...before, place };
}

/** Checks how the form and "Log again" offer a food of which this device has set something. */
async function expectOffer(
  { tab: { page, browser } }: Walk,
  name: string,
  set: ReturnType<typeof readWords>,
) {
  const isOffered = set.place !== 'hidden' && !set.isDeleted;
  const [, calories, , , , amount] = set.figures.split('/');
  const figure = calories === undefined ? '[\\d,]+\\skcal' : `${calories}\\skcal`;
  const field = page.getByLabel('Name', { exact: true });
  const options = page.getByRole('option');
  // The table has many of these. Without a network, there may be no table.
  await field.fill('Food');
  if (isOffered || !browser.isOffline) await expect(options.first()).toBeVisible();
  await field.fill(name);
  const per = amount === undefined ? '(per .+ )?' : `per ${amount} g `;
  const own = page.getByRole('option', { name: new RegExp(`^${name} ${per}${figure}$`) });
  await expect(own).toHaveCount(isOffered ? 1 : 0);
  await field.fill('');
  const again = page.getByRole('region', { name: 'Log again' }).getByRole('listitem');
  const same = again.filter({ has: page.locator('span', { hasText: named(name) }) });
  if (!isOffered) await expect(same).toHaveCount(0);
  else if ((await same.count()) > 0) await expect(same).toContainText(new RegExp(figure));
}

/** Sets something of a food. */
export const changeFood: Action = {
  name: 'set a food',
  weight: 6,
  isPossible: (walk) => ownNames(walk).length > 0,
  act: async (walk) => {
    const { tab, log } = walk;
    const name = walk.one(ownNames(walk));
    const before = settingOf(walk, name);
    await tab.page.getByRole('link', { name: 'Foods' }).click();
    const after = await setOnPage(walk, name, readWords(before.name));
    if (after) {
      expect(log.change([before], { name: inWords(after) })).toBe(true);
      tab.undo.made([before], { name: before.name });
    }
    await tab.page.getByRole('link', { name: 'Log', exact: true }).click();
    tab.goTo(tab.browser.today);
    await tab.expectScreen();
    if (after) await expectOffer(walk, name, after);
    await walk.meanwhile();
  },
};
