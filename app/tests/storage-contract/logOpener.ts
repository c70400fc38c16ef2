import { readFile, writeFile } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { checkDataFile } from '../../server/data/file/checkDataFile.ts';
import { importLog } from '../../server/data/importLog.ts';
import type { Database } from '../../server/storage/database.ts';
import type { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { exported, newFile, silent } from '../../server/testing/movedLog.ts';
import { makeRandomChanges } from '../../server/testing/randomChanges.ts';

export const owners = ['U1', 'U2', 'Ú3', `'; drop table food_log; --`, 'u1'];

/** Returns a function that opens a new log with the results of random changes. They are made once, and then copied. */
export function logOpener<Log extends { db: Kysely<Database>; store: FoodLogStore }>(
  newLog: () => Promise<Log>,
): () => Promise<Log> {
  let copy: Buffer | undefined;
  return async () => {
    const log = await newLog();
    if (copy) {
      const file = await newFile();
      await writeFile(file, copy);
      await importLog(log.db, file, await checkDataFile(file), { report: silent });
    } else {
      await makeRandomChanges(log.store, owners);
      copy = await readFile(await exported(log.db));
    }
    return log;
  };
}
