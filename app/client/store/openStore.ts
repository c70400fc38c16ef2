import { withTimeLimit } from '../api/withTimeLimit.ts';
import { Database, maxWaitMs } from './Database.ts';
import { Store } from './Store.ts';

/** How long the rows of the last opening wait to be cleared away, in milliseconds: the page comes first. */
const cleanupDelayMs = 10_000;

/**
 * Opens the database and reads all rows. Never throws. After three seconds the app starts without them; it reads and
 * stores rows from when the database opens after all.
 */
export async function openStore(): Promise<Store> {
  const opening = Database.open();
  try {
    return await withTimeLimit(maxWaitMs, async () => {
      const database = await opening;
      const store = new Store(database, await database.readAll());
      setTimeout(() => store.deleteSurplus(), cleanupDelayMs);
      return store;
    });
  } catch {
    const store = new Store();
    opening.then(
      async (database) => store.useLate(database),
      () => {},
    );
    return store;
  }
}
