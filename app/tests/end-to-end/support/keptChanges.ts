import type { Page } from 'playwright/test';
import type { ServerEntry } from './server.ts';

/** A change as the browser has it in IndexedDB. */
export interface StoredChange {
  id: string;
  userId: string;
  content: {
    change: { id: string; kind: string; entries?: (ServerEntry & { deletedAt: string | null })[] };
    loginId: string;
    refusal?: string;
  };
}

/** Clears a store of the app's database, and adds to it, where that is asked. @returns what the store then has. */
async function changeStore(
  page: Page,
  store: 'answers' | 'changes' | 'person',
  { clear = false, add = [] }: { clear?: boolean; add?: unknown[] } = {},
): Promise<unknown[]> {
  return page.evaluate(
    async (asked) => {
      // Opening a database that does not exist would create it.
      const all = await indexedDB.databases();
      if (!all.some(({ name }) => name === 'foodlog')) return [];
      const opening = indexedDB.open('foodlog');
      return new Promise<unknown[]>((resolve) => {
        opening.addEventListener('success', () => {
          const database = opening.result;
          const changing = database.transaction(asked.store, 'readwrite');
          const objects = changing.objectStore(asked.store);
          if (asked.clear) objects.clear();
          for (const value of asked.add) objects.add(value);
          const reading = objects.getAll();
          changing.addEventListener('complete', () => {
            database.close();
            resolve(reading.result);
          });
        });
      });
    },
    { store, clear, add },
  );
}

const isStoredChange = (value: unknown): value is StoredChange =>
  // A test may have stored garbage.
  typeof Object(value).id === 'string' &&
  Object(Object(value).content).change?.id === Object(value).id;

/** The changes of all people that this browser keeps, in the order in which they were made. */
export const keptChanges = async (page: Page): Promise<StoredChange[]> =>
  (await changeStore(page, 'changes')).filter((value) => isStoredChange(value));

/** Puts anything behind the changes that this browser keeps. */
export const keepGarbage = async (page: Page, values: unknown[]) =>
  changeStore(page, 'changes', { add: values });

/** Makes this browser forget every day and food that it has kept, as on a new device. */
export const forgetAnswers = async (page: Page) => changeStore(page, 'answers', { clear: true });

/** The days and foods that this browser keeps. */
export const keptAnswers = async (page: Page) => changeStore(page, 'answers');

/** The people whom this browser keeps; at most one. */
export const keptPeople = async (page: Page) => changeStore(page, 'person');

/** The number of changes that the signed-in person has made in this browser and that the server has not answered. */
export async function countWaiting(page: Page): Promise<number> {
  const [changes, signedIn] = await Promise.all([
    keptChanges(page),
    page.evaluate(() => {
      const [, payload = 'e30'] = /(?:^|; )DS=[^.]+\.([^.]+)/.exec(document.cookie) ?? [];
      const { sub }: { sub?: string } = JSON.parse(
        atob(payload.replaceAll('-', '+').replaceAll('_', '/')),
      );
      return sub;
    }),
  ]);
  return changes.filter(
    ({ userId, content }) => userId === signedIn && content.refusal === undefined,
  ).length;
}
