import { expect } from 'playwright/test';
import { countWaiting } from '../support/storedRows.ts';
import { fillFood } from '../support/log.ts';
import { morning } from '../support/morning.ts';
import { askDay, changeElsewhere, createElsewhere } from '../support/server.ts';
import {
  changes,
  deleteEntry,
  pressAdd,
  pressDelete,
  restore,
  typeFood,
  undo,
  type Action,
} from './changes.ts';
import { abort, answerLate, fail, intercept, meanwhiles, moments } from './failures.ts';
import { learn } from './learn.ts';
import type { Entry } from './LogModel.ts';
import { openEditor } from './openEditor.ts';
import { clocks, Walk } from './Walk.ts';

const always = () => true;
const isOnline = ({ tab }: Walk) => !tab.browser.isOffline;
const isOffline = ({ tab }: Walk) => tab.browser.isOffline;
const hasEntryOnline = (walk: Walk) => isOnline(walk) && walk.tab.entries.length > 0;
const canHurry = (walk: Walk) => isOnline(walk) && walk.tab.entries.length > 3;
const isWaiting = async (walk: Walk) => isOffline(walk) && (await countWaiting(walk.tab.page)) > 0;

/** The page says that the clock is wrong as soon as it is answered: here, for another day. */
async function expectNotice({ tab }: Walk) {
  await tab.expectScreen();
  if (tab.browser.isOffline) return;
  await tab.show(tab.daysAgo === 0 ? 1 : tab.daysAgo - 1);
  const isWrong = Math.abs(tab.browser.minutesFast) > 5;
  await expect(tab.page.getByText(/^This device’s clock is/)).toHaveCount(isWrong ? 1 : 0);
}

/** Deletes and undoes in a hurry, while no answer of the server comes; then stays, reloads or signs out. */
async function hurry(walk: Walk) {
  const { met, recover } = intercept(walk.tab.browser, always, answerLate);
  for (let times = 0; times < 4; times += 1) {
    if (times > 0 && walk.below(2) === 0 && walk.tab.undo.isPossible) await undo(walk);
    else await deleteEntry(walk);
    await walk.tab.expectScreen();
  }
  await met;
  recover();
  await walk.one([async () => {}, async () => walk.tab.open(), async () => signOut(walk)])();
}

/** Another device changes an entry. */
async function changeBehind(walk: Walk, entry: Entry) {
  const calories = walk.below(1000) + 1000;
  await changeElsewhere(walk.tab.page, { id: entry.id, version: entry.version, calories });
  return () => expect(walk.log.update(entry, { calories })).toBe(true);
}

/** Another device changes an entry that is being edited here; this device shows that, and overwrites nothing unseen. */
async function editBehind(walk: Walk) {
  const { tab, log } = walk;
  const entry = walk.one(tab.entries);
  const editor = await openEditor(walk, entry);
  (await changeBehind(walk, entry))();
  const calories = walk.below(1000) + 2000;
  await editor.getByLabel('Calories').fill(String(calories));
  await editor.getByRole('button', { name: 'Save' }).click();
  const words = /^Another device or tab has changed this entry: calories [\d,]+ kcal\./;
  await expect(tab.page.getByText(words)).toBeVisible();
  const isLeft = walk.below(2) === 0;
  await editor.getByRole('button', { name: isLeft ? 'Cancel' : 'Save' }).click();
  await expect(editor).toHaveCount(0);
  if (isLeft) return;
  const { isDeleted: _isDeleted, id: _id, version: _version, ...before } = log.get(entry.id);
  const seen = log.get(entry.id);
  // The amount was that of the calories before.
  const withoutAmount = before.amount ? { amount: null, unit: null } : {};
  expect(log.update(seen, { calories, ...withoutAmount })).toBe(true);
  tab.undo.made([seen], before);
}

/** Another device changes an entry that this device deletes. */
async function deleteBehind(walk: Walk) {
  const entry = walk.one(walk.tab.entries);
  (await changeBehind(walk, entry))();
  // The model is ahead of the screen, on which the entry is in the same row.
  await pressDelete(walk, entry);
  await expect(walk.tab.page.getByText(`${entry.name} is still in your log.`)).toBeVisible();
}

const unchanged = ({ tab }: Walk) => tab.entries.filter((entry) => tab.browser.isAsOnServer(entry));

/** The same without a network: the delete is refused once the network is back. */
async function deleteBehindOffline(walk: Walk) {
  const { tab } = walk;
  const entry = walk.one(unchanged(walk));
  const update = await changeBehind(walk, entry);
  await pressDelete(walk, entry);
  await tab.browser.findNetwork();
  update();
  await discard(walk, `Deleted ${entry.name}`);
}

async function discard({ tab }: Walk, words: string) {
  const refused = tab.page.getByRole('alert').filter({ hasText: /^Not saved: / });
  await expect(refused).toContainText(words);
  await refused.getByRole('button', { name: 'Discard' }).click();
  await expect(refused).toHaveCount(0);
}

/** Another device logs an entry while this one has no network. */
async function logElsewhere(walk: Walk) {
  const { page, browser } = walk.tab;
  const day = walk.one(Walk.days);
  const food = { name: walk.newName(), calories: walk.below(500), day };
  const minuteOfDay = morning.minuteNow();
  const loggedAt = morning.instantOf(day, minuteOfDay);
  await createElsewhere(page, { userId: walk.loginId, ...food, minuteOfDay, loggedAt });
  const entry = (await askDay(page, day)).entries.find(({ name }) => name === food.name);
  expect(entry).toMatchObject(food);
  browser.miss(entry!);
}

/** Adds a food to the day on screen, which the server refuses after the person has gone on. @returns it. */
async function addRefused(walk: Walk, goOn: () => Promise<void>) {
  const { tab } = walk;
  const errors = [{ message: 'No more food.', extensions: { code: 'BAD_USER_INPUT' } }];
  const answer = Promise.withResolvers<void>();
  const { met, recover } = intercept(
    tab.browser,
    ({ operationName }) => operationName.startsWith('foodLogCreate'),
    async (route) => {
      await answer.promise;
      await route.fulfill({ json: { errors } });
    },
  );
  const food = { ...(await typeFood(walk)), day: tab.day };
  await pressAdd(walk);
  await met;
  await goOn();
  answer.resolve();
  await expect(tab.page.getByRole('alert').filter({ hasText: 'No more food.' })).toBeVisible();
  await tab.expectScreen();
  recover();
  return food;
}

const nameField = ({ tab }: Walk) => tab.page.getByLabel('Name', { exact: true });

/** Adds a food that the server refuses while the form waits, and adds it again. */
async function addAgain(walk: Walk) {
  const food = await addRefused(walk, async () => {});
  await expect(nameField(walk)).toHaveValue(food.name);
  await pressAdd(walk);
  await expect(nameField(walk)).toHaveValue('');
  await learn(walk, food.day, [food]);
}

/** Adds a food that the server refuses after the page was left, corrects it, and adds it to the same day. */
async function correctRefused(walk: Walk) {
  const { tab } = walk;
  const food = await addRefused(walk, async () => tab.goHomeAndBack());
  const refused = tab.page.getByRole('alert').filter({ hasText: `Not saved: Added ${food.name}` });
  await refused.getByRole('button', { name: 'Edit' }).click();
  tab.goTo(food.day);
  await tab.expectScreen();
  await expect(nameField(walk)).toHaveValue(food.name);
  const calories = walk.below(500);
  await fillFood(tab.page, { name: food.name, calories: String(calories) });
  await pressAdd(walk);
  await learn(walk, food.day, [{ ...food, calories }]);
  await expect(refused).toHaveCount(0);
}

/** Signs out while changes wait for the network, which comes back once the person has decided what becomes of them. */
async function signOutOffline(walk: Walk, choice: 'keep' | 'discard') {
  const { tab } = walk;
  await walk.signOutOffline(choice);
  if (choice === 'keep') await tab.browser.findNetwork();
  else {
    // Nothing is discarded before the person is signed out: what can be sent by then is saved.
    const { recover } = intercept(tab.browser, always, abort);
    tab.browser.discardWaiting();
    await tab.browser.findNetwork();
    await tab.button('Try again').click();
    await expect(tab.page.getByText(/^Saving what you logged/)).toBeVisible();
    await tab.browser.passTimers(6);
    await tab.button('Log out and discard them').click();
    await tab.page.waitForURL('/');
    recover();
  }
  await walk.expectSignedOut();
  await walk.signInAgain();
}

async function undoSeveral(walk: Walk) {
  const { tab } = walk;
  for (let times = 1 + walk.below(4); times > 0 && canUndo(walk); times -= 1) {
    const isMade = tab.undo.undo();
    await tab.button(/^Undo/).click();
    const refusal = tab.page.getByText(/^That could not be undone\./);
    await expect(refusal).toHaveCount(isMade ? 0 : 1);
    await tab.expectLog();
  }
}

/** Without a network, what another device has changed is refused only later. */
const canUndo = ({ tab }: Walk) =>
  tab.browser.isOffline ? tab.undo.isPossible : tab.undo.done.length > 0;

async function signOut(walk: Walk) {
  await walk.tab.button('Logout').click();
  await walk.expectSignedOut();
  await walk.signInAgain();
}

async function failAny(walk: Walk) {
  const possible: Action[] = [];
  for (const change of [...changes, restore])
    if (await change.isPossible(walk)) possible.push(change);
  const moment = walk.one(moments);
  await fail(walk.one(possible), moment, walk.one(Object.keys(meanwhiles))).act(walk);
}

/** How wrong a clock is one minute before the midnights of the walk, in minutes. */
const beforeMidnights = () =>
  Walk.days
    .slice(0, 2)
    .map((day) => (Date.parse(morning.instantOf(day, 0)) - Date.now()) / 60_000 - 1);

const others: [
  name: string,
  weight: number,
  isPossible: Action['isPossible'],
  act: Action['act'],
][] = [
  ['undo several', 9, canUndo, undoSeveral],
  ['step', 8, always, async (walk) => walk.tab.show(walk.below(5))],
  ['reload', 3, always, async ({ tab }) => tab.open()],
  ['other tab', 5, always, async (walk) => walk.use(walk.one(walk.others('here')))],
  ['other device', 5, isOnline, async (walk) => walk.use(walk.one(walk.others('elsewhere')))],
  [
    'clock jumps',
    2,
    always,
    async (walk) => {
      await walk.setClock(walk.one(walk.possibleClocks(clocks)));
      await expectNotice(walk);
    },
  ],
  [
    'midnight passes',
    2,
    (walk) => walk.possibleClocks(beforeMidnights()).length > 0,
    async (walk) => {
      await walk.setClock(walk.one(walk.possibleClocks(beforeMidnights())));
      await changes[0]!.act(walk);
      await walk.tab.browser.sleep(75);
      await expectNotice(walk);
    },
  ],
  ['a fault', 8, isOnline, failAny],
  ['hurry', 6, canHurry, hurry],
  ['edit behind', 2, hasEntryOnline, editBehind],
  ['delete behind', 2, hasEntryOnline, deleteBehind],
  ['add, refused', 2, isOnline, addAgain],
  [
    'add, reload, refused, discarded',
    2,
    isOnline,
    async (walk) => {
      const { name } = await addRefused(walk, async () => walk.tab.open());
      await discard(walk, `Added ${name}`);
    },
  ],
  ['add, left, refused, corrected', 2, isOnline, correctRefused],
  ['network lost', 4, isOnline, async (walk) => walk.loseNetwork()],
  ['log on another device', 3, isOffline, logElsewhere],
  ['network back', 8, isOffline, async ({ tab }) => tab.browser.findNetwork()],
  [
    'delete behind, network back',
    3,
    (walk) => isOffline(walk) && unchanged(walk).length > 0,
    deleteBehindOffline,
  ],
  ['sign-out, keep, network back', 1, isWaiting, async (walk) => signOutOffline(walk, 'keep')],
  [
    'sign-out, discard, network back',
    2,
    isWaiting,
    async (walk) => signOutOffline(walk, 'discard'),
  ],
];

/** Everything that a person can do with the log. */
export const actions: Action[] = [
  ...changes,
  { ...restore, isPossible: async (walk) => isOnline(walk) && restore.isPossible(walk) },
  ...others.map(([name, weight, isPossible, act]) => ({ name, weight, isPossible, act })),
];
