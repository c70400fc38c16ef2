import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { Key } from 'selenium-webdriver';
import { demoAccount } from '../end-to-end/support/accounts.ts';
import type { Page } from './Page.ts';
import type { Server } from './Server.ts';
import { waitFor } from './waitFor.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

/** Whether the window draws a frame within a second. */
const drawsFrame = `new Promise((answer) => {
  requestAnimationFrame(() => answer(true));
  setTimeout(answer, 1000, false);
})`;

/** Waits until the window draws: without a frame, the sign-in SDK never continues. WebKit begins with another size. */
const untilDrawn = async (page: Page) =>
  waitFor('frame', async () => {
    await page.resize(phone);
    await page.resize(desktop);
    return (await page.evaluate(drawsFrame)) === true;
  });

/** Checks that the page is not wider than the window of a phone and of a desktop. */
async function expectFits(page: Page) {
  const overflow = 'document.documentElement.scrollWidth - document.documentElement.clientWidth';
  for (const size of [phone, desktop]) {
    await page.resize(size);
    assert.equal(await page.evaluate(overflow), 0, `at ${size.width} px`);
  }
}

/** An expression for the page: all that it can read of what the browser has stored, as one text. */
const keptInBrowser = `(async () => {
  const pairs = [...Object.entries(localStorage), ...Object.entries(sessionStorage)];
  const kept = [document.cookie, ...pairs];
  for (const { name } of await indexedDB.databases()) {
    const database = await new Promise((resolve, reject) => {
      const opening = indexedDB.open(name);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    for (const store of database.objectStoreNames) {
      kept.push(await new Promise((resolve) => {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => resolve(reading.result);
      }));
    }
    database.close();
  }
  for (const name of await caches.keys()) {
    for (const { url } of await (await caches.open(name)).keys()) kept.push(url);
  }
  return JSON.stringify(kept);
})()`;

/** What a step can use. */
export interface Surroundings {
  page: Page;
  server: Server;
}

/** One step of a person, or of the world around them. Throws when what the app promises does not hold. */
export interface Step {
  name: string;
  take: (surroundings: Surroundings) => Promise<void>;
}

const isSeen = async (page: Page, text: RegExp) =>
  text.test(String(await page.evaluate('document.body.innerText')));

const see = async (page: Page, text: RegExp) =>
  waitFor(`text ${String(text)}`, async () => isSeen(page, text));

const seeNot = async (page: Page, text: RegExp) =>
  waitFor(`page without ${String(text)}`, async () => !(await isSeen(page, text)));

async function fill(page: Page, name: string, text: string) {
  await page.press(name);
  await page.type(text);
}

async function addFood(page: Page, name: string, calories: string) {
  await fill(page, 'Name', name);
  await fill(page, 'Calories', calories);
  await page.press('Add');
}

/** Checks that the server has exactly these entries today, as soon as it does. */
async function expectEntries(server: Server, ...expected: [name: string, calories: number][]) {
  const calories = expected.reduce((sum, [, each]) => sum + each, 0);
  let found: unknown;
  await waitFor('answer', async () => {
    const { entries, totals } = await server.askToday();
    found = [entries.map((entry) => [entry.name, entry.calories]), totals.calories];
    return isDeepStrictEqual(found, [expected, calories]);
  }).catch(() => assert.deepEqual(found, [expected, calories]));
}

/** What a person does on a day on which the network fails, and what has to come of it. */
export const corePath: Step[] = [
  {
    name: 'signs in',
    async take({ page, server }) {
      await page.open(`${server.url}/food-log`);
      await untilDrawn(page);
      await see(page, /You are not logged in|Try again/);
      // In WebKit, the sign-in SDK sometimes never says whether somebody is signed in.
      if (await isSeen(page, /Try again/)) await page.press('Try again');
      await see(page, /You are not logged in/);
      await page.press('Login');
      const { email, password } = demoAccount;
      // With the keyboard: not every engine has a role for the field of a password.
      await fill(page, 'Email', email + Key.TAB + password + Key.ENTER);
      await see(page, new RegExp(demoAccount.name));
    },
  },
  {
    name: 'adds a food',
    async take({ page, server }) {
      await addFood(page, 'Oats', '300');
      await see(page, /Total[^]*300 kcal[^]*Entries[^]*Oats/);
      await expectEntries(server, ['Oats', 300]);
    },
  },
  {
    name: 'changes it, with a sum',
    async take({ page, server }) {
      await page.press('Edit Oats');
      await see(page, /Save/);
      // The focus is in the first figure.
      await page.type('300+20');
      await page.press('Save');
      await see(page, /Changed Oats/);
      await expectEntries(server, ['Oats', 320]);
    },
  },
  {
    name: 'undoes the change',
    async take({ page, server }) {
      await page.press('Undo');
      await expectEntries(server, ['Oats', 300]);
      await expectFits(page);
    },
  },
  {
    name: 'has the app on the device',
    async take({ page }) {
      await waitFor(
        'service worker that controls the page',
        async () => (await page.evaluate('navigator.serviceWorker.controller !== null')) === true,
      );
    },
  },
  {
    name: 'opens it while the server is stopped',
    async take({ page, server }) {
      await server.stop();
      await page.reload();
      await see(page, /Offline/);
      await see(page, new RegExp(demoAccount.name));
      await see(page, /300 kcal[^]*Entries[^]*Oats/);
    },
  },
  {
    name: 'adds a food meanwhile',
    async take({ page }) {
      await addFood(page, 'Tea', '2');
      await see(page, /Offline\. 1 change to send/);
      await see(page, /302 kcal[^]*Entries[^]*Tea/);
      await expectFits(page);
    },
  },
  {
    name: 'sees it after another reload',
    async take({ page }) {
      await page.reload();
      await see(page, /Offline\. 1 change to send/);
      await see(page, /302 kcal[^]*Entries[^]*Tea/);
    },
  },
  {
    name: 'has it on the server once, when that runs again',
    async take({ page, server }) {
      await server.start();
      await seeNot(page, /Offline/);
      await expectEntries(server, ['Tea', 2], ['Oats', 300]);
      await page.reload();
      await see(page, /302 kcal[^]*Entries[^]*Tea/);
      await expectEntries(server, ['Tea', 2], ['Oats', 300]);
    },
  },
  {
    name: 'signs out, and nothing of the log remains',
    async take({ page, server }) {
      assert.match(String(await page.evaluate(keptInBrowser)), /Oats/);
      await page.press('Logout');
      await see(page, /Login/);
      assert.doesNotMatch(
        String(await page.evaluate(keptInBrowser)),
        // The foods, the name, the email and the beginning of a token.
        /Oats|Tea|Demo|demo@|eyJ/,
      );
      await page.open(`${server.url}/food-log`);
      await see(page, /You are not logged in/);
    },
  },
];
