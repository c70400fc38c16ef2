import { expect } from 'playwright/test';
import { daysAfter, fillFood, logToDay } from '../support/log.ts';
import { morning } from '../support/morning.ts';
import { askDeleted } from '../support/server.ts';
import { changeAmount, logAmount } from './amounts.ts';
import { expectClosed } from './expectClosed.ts';
import { changeFood } from './foods.ts';
import { learn } from './learn.ts';
import { figures, foodOf, titleOf, type Entry } from './LogModel.ts';
import { openEditor } from './openEditor.ts';
import { changeTargets } from './settings.ts';
import type { Walk } from './Walk.ts';

/** Something that a person can do, at any state of the walk in which it is possible. */
export interface Action {
  name: string;
  /** How often the walk does it, compared with the others. */
  weight: number;
  isPossible: (walk: Walk) => boolean | Promise<boolean>;
  act: (walk: Walk) => Promise<void>;
}

const labels = { calories: 'Calories', fats: 'Fats', proteins: 'Proteins', carbs: 'Carbs' };
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Types a food, some figures of which are sums. @returns it. */
export async function typeFood(walk: Walk) {
  const food = { name: walk.name(), calories: 0, fats: 0, proteins: 0, carbs: 0 };
  const typed = { name: food.name, calories: '', fats: '', proteins: '', carbs: '' };
  for (const figure of figures) {
    const terms = [walk.below(500), ...(walk.below(5) === 0 ? [walk.below(50)] : [])];
    food[figure] = terms.reduce((sum, term) => sum + term);
    typed[figure] = terms.join('+');
  }
  await fillFood(walk.tab.page, typed);
  return food;
}

/** Adds what is typed to today, which then is on screen, or to the past day on screen. */
export async function pressAdd({ tab }: Walk, day = tab.day) {
  if (day === tab.browser.today) await tab.button(/^Add( to today)?$/).click();
  else await logToDay(tab.page).click();
}

async function add(walk: Walk, day: string) {
  const food = await typeFood(walk);
  await pressAdd(walk, day);
  await learn(walk, day, [{ ...food, day }]);
  walk.tab.goTo(day);
  await walk.meanwhile();
  await expect(walk.tab.page.getByLabel('Name', { exact: true })).toHaveValue('');
}

const offered = ({ tab }: Walk) =>
  tab.page.getByRole('region', { name: 'Log again' }).locator('li > :first-child');

async function repeat(walk: Walk) {
  const { tab, log } = walk;
  const foods = offered(walk);
  const food = foods.nth(walk.below(await foods.count()));
  const [figure = ''] = (await food.locator('small').textContent())?.split(' · ') ?? [];
  const name = (await food.locator('span').textContent()) ?? '';
  const known = new Set(log.foods);
  await food.click();
  const calories = Number(figure.replaceAll(/\D/g, ''));
  const [fresh] = await learn(walk, tab.day, [{ name, calories, day: tab.day }]);
  if (fresh) expect(known).toContain(foodOf(fresh));
  await walk.meanwhile();
}

async function edit(walk: Walk) {
  const { tab } = walk;
  const entry = walk.one(tab.entries);
  const { isDeleted: _isDeleted, version: _version, id: _id, ...before } = entry;
  const after = { ...before };
  for (const figure of walk.some(figures))
    after[figure] = (before[figure] + 1 + walk.below(999)) % 1000;
  // The amount was that of the figures before.
  if (before.amount) after.amount = after.unit = null;
  if (walk.below(3) === 0) after.name = walk.name();
  if (walk.below(5) === 0) after.day = daysAfter(tab.browser.today, -walk.below(5));
  if (walk.below(5) === 0) after.minuteOfDay = walk.below(1440);
  const editor = await openEditor(walk, entry);
  await editor.getByLabel('Name').fill(after.name);
  for (const figure of figures) await editor.getByLabel(labels[figure]).fill(String(after[figure]));
  await editor.getByLabel('Day').fill(after.day);
  const { minuteOfDay } = after;
  const time = `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}`;
  await editor.getByLabel('Time', { exact: true }).fill(time);
  await editor.getByRole('button', { name: 'Save' }).click();
  if (after.day !== before.day || minuteOfDay !== before.minuteOfDay)
    after.loggedAt = morning.instantOf(after.day, minuteOfDay);
  expect(walk.log.update(entry, after)).toBe(true);
  tab.undo.made([entry], before);
  await walk.meanwhile();
  await expectClosed(walk, /^Edit /);
}

/** Presses Delete of an entry on screen. */
export const pressDelete = async ({ tab }: Walk, entry: Entry) =>
  tab
    .row(entry)
    .getByRole('button', { name: /^Delete/ })
    .click();

export async function deleteEntry(walk: Walk) {
  const entry = walk.one(walk.tab.entries);
  await pressDelete(walk, entry);
  walk.log.change([entry], { isDeleted: true });
  walk.tab.undo.made([entry], { isDeleted: false });
  await walk.meanwhile();
}

/** Presses Undo of what no other device has changed since. */
export async function undo(walk: Walk) {
  expect(walk.tab.undo.undo()).toBe(true);
  await walk.tab.button(/^Undo/).click();
  await walk.meanwhile();
}

const copiesOf = (entries: readonly Entry[], day: string) =>
  entries.map(({ name, calories, fats, proteins, carbs, minuteOfDay, ...entry }) => {
    const { amount = null, unit = null } = entry;
    return { name, calories, fats, proteins, carbs, minuteOfDay, day, amount, unit };
  });

const dayBefore = ({ tab, log }: Walk) => log.onDay(daysAfter(tab.day, -1));

const nameOfCopyButton = (entries: readonly Entry[]) => {
  const calories = entries.reduce((sum, entry) => sum + entry.calories, 0).toLocaleString('en-US');
  return `(${entries.length === 1 ? '1 entry' : `${entries.length} entries`}, ${calories} kcal)`;
};

const copyButton = (walk: Walk) =>
  walk.tab.page.getByRole('button', { name: nameOfCopyButton(dayBefore(walk)) });

async function copyDayBefore(walk: Walk) {
  const source = dayBefore(walk);
  await copyButton(walk).click();
  await learn(walk, walk.tab.day, copiesOf(source, walk.tab.day));
  await walk.meanwhile();
}

/** Copies the day on screen, which stays there, to today. */
async function copyToToday(walk: Walk) {
  const { tab } = walk;
  const { today } = tab.browser;
  await tab.button('Copy this day to today').click();
  await learn(walk, today, copiesOf(tab.entries, today));
  await walk.meanwhile();
}

/** Selects some of the first entries of a panel in which all of these or none are selected. @returns those that are selected then. */
async function select(walk: Walk, panel: string, entries: readonly Entry[]) {
  const form = walk.tab.page.getByRole('form', { name: panel });
  const rows = form.locator('li:has(b)');
  await expect(rows.locator('b')).toHaveText(entries.map((entry) => titleOf(entry)));
  const selected = walk.some(entries.slice(0, 4));
  for (const [index, entry] of entries.entries())
    await rows.nth(index).getByRole('checkbox').setChecked(selected.includes(entry));
  return { form, selected };
}

async function copy(walk: Walk) {
  const { tab } = walk;
  await tab.button('Copy a day').click();
  const { form, selected } = await select(walk, 'Copy a day', dayBefore(walk));
  await form.getByRole('button', { name: `Copy ${selected.length} to` }).click();
  await learn(walk, tab.day, copiesOf(selected, tab.day));
  await walk.meanwhile();
  await expectClosed(walk, 'Copy a day');
}

async function restoreSome(walk: Walk) {
  const { tab, log } = walk;
  const offer = tab.button('Recently deleted');
  // What another device has deleted is offered at the next opening.
  if ((await offer.count()) === 0) await tab.open();
  await offer.click();
  const deleted = (await askDeleted(tab.page)).map(({ id }) => log.get(id));
  expect(new Set(deleted)).toEqual(new Set(log.deleted));
  const { form, selected } = await select(walk, 'Deleted in the last 30 days', deleted);
  await form.getByRole('button', { name: `Restore ${selected.length}` }).click();
  log.change(selected, { isDeleted: false });
  tab.undo.made(selected, { isDeleted: true });
  await walk.meanwhile();
  await expectClosed(walk, /^Deleted/);
}

const hasEntry = ({ tab }: Walk) => tab.entries.length > 0;

/** Every kind of change that is kept on the device until the network works. */
export const changes: Action[] = [
  {
    name: 'add',
    weight: 12,
    isPossible: () => true,
    act: async (walk) => add(walk, walk.tab.browser.today),
  },
  {
    name: 'add to a past day',
    weight: 4,
    isPossible: ({ tab }) => tab.daysAgo > 0,
    act: async (walk) => add(walk, walk.tab.day),
  },
  {
    name: 'repeat',
    weight: 6,
    // An answer changes the figures of an offered food.
    isPossible: async (walk) => {
      await walk.tab.expectAnswered();
      await expect(offered(walk).filter({ hasText: /Logging…|Logged/ })).toHaveCount(0);
      return (await offered(walk).count()) > 0;
    },
    act: repeat,
  },
  { name: 'edit', weight: 12, isPossible: hasEntry, act: edit },
  { name: 'delete', weight: 8, isPossible: hasEntry, act: deleteEntry },
  { name: 'undo', weight: 4, isPossible: ({ tab }) => tab.undo.isPossible, act: undo },
  {
    name: 'copy the day before',
    weight: 4,
    isPossible: async (walk) =>
      !hasEntry(walk) && dayBefore(walk).length > 0 && (await copyButton(walk).count()) > 0,
    act: copyDayBefore,
  },
  { name: 'copy', weight: 4, isPossible: (walk) => dayBefore(walk).length > 0, act: copy },
  {
    name: 'copy to today',
    weight: 1,
    isPossible: (walk) => walk.tab.daysAgo > 0 && hasEntry(walk),
    act: copyToToday,
  },
  logAmount,
  changeAmount,
  changeTargets,
  changeFood,
];

/** The one change that needs what only the server knows. */
export const restore: Action = {
  name: 'restore',
  weight: 4,
  isPossible: ({ log }) => log.deleted.length > 0,
  act: restoreSome,
};
