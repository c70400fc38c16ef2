import type { Page } from 'playwright/test';
import type { ServerEntry } from './server.ts';

/** A mutation as the browser has it in IndexedDB. */
export interface StoredMutation {
  id: string;
  owner: string;
  loginId: string;
  change: { kind: string; entries?: (ServerEntry & { deletedAt: string | null })[] };
  status: string;
}

/** Clears a store of the app's database, where that is asked. @returns what the store then has. */
async function changeRows<Row>(
  page: Page,
  store: 'responses' | 'mutations' | 'user',
  { clear = false } = {},
): Promise<Row[]> {
  return page.evaluate(
    async (asked) => {
      // Opening a database that does not exist would create it.
      const all = await indexedDB.databases();
      if (!all.some(({ name }) => name === 'foodlog')) return [];
      const opening = indexedDB.open('foodlog');
      return new Promise<Row[]>((resolve) => {
        opening.addEventListener('success', () => {
          const database = opening.result;
          const changing = database.transaction(asked.store, 'readwrite');
          const objects = changing.objectStore(asked.store);
          if (asked.clear) objects.clear();
          const reading = objects.getAll();
          changing.addEventListener('complete', () => {
            database.close();
            resolve(reading.result);
          });
        });
      });
    },
    { store, clear },
  );
}

/** The mutations of all people that this browser has stored and the server has not applied, in any order. */
export const unappliedMutations = async (page: Page) =>
  (await changeRows<StoredMutation>(page, 'mutations')).filter(
    ({ status }) => status !== 'applied',
  );

/** Makes this browser forget every day and food, as on a new device. */
export const forgetResponses = async (page: Page) => changeRows(page, 'responses', { clear: true });

/** The days and foods that this browser has stored. */
export const storedResponses = async (page: Page) => changeRows(page, 'responses');

/** The people whom this browser has stored, at most one; beside them stands the id of the database. */
export const storedUsers = async (page: Page) =>
  (await changeRows(page, 'user')).filter((value) => value instanceof Object);

/** The number of changes that the signed-in person has made in this browser and that the server has not answered. */
export async function countWaiting(page: Page): Promise<number> {
  const [mutations, signedIn] = await Promise.all([
    unappliedMutations(page),
    page.evaluate(() => {
      const [, payload = 'e30'] = /(?:^|; )DS=[^.]+\.([^.]+)/.exec(document.cookie) ?? [];
      const { sub }: { sub?: string } = JSON.parse(
        atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
      );
      return sub;
    }),
  ]);
  return mutations.filter(({ owner, status }) => owner === signedIn && status === 'pending').length;
}

/** Makes every storage of a page refuse what is new, as if it were full. */
export const fillStorage = async (page: Page) =>
  page.evaluate(() => {
    IDBObjectStore.prototype.put = Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    };
  });
