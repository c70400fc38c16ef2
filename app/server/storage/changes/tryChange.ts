import type { Kysely } from 'kysely';
import { ownedTables, type Database } from '../database.ts';
import { isMigrated } from '../migrations/migrations.ts';
import { run } from '../prepared.ts';
import { newRow } from '../storedEntry.ts';
import { lockOwner } from './lockOwner.ts';

/** As many entries, with names as long, as one change can have: more than fits into the space that is left in the tables. */
const largestChange = Array.from({ length: 200 }, (_, count) =>
  newRow('', {
    id: String(count).padStart(24, '0'),
    userId: '',
    name: 'a'.repeat(200),
    calories: 0,
    fats: 0,
    proteins: 0,
    carbs: 0,
    loggedAt: new Date(0),
    day: '1970-01-01',
    minuteOfDay: 0,
    meal: 'a'.repeat(50),
    amount: 1,
    unit: 'a'.repeat(50),
    contentHash: '',
    createdAt: new Date(0),
  }),
);

/**
 * Makes a change, of nobody, that leaves nothing.
 * @param needsSpace Whether it needs as much space as the largest change.
 * @returns false, without having changed anything, if the tables do not have the schema of this version.
 * @throws StorageUnavailable if a change cannot be made now.
 */
export function tryChange(db: Kysely<Database>, needsSpace: boolean): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    if (!(await isMigrated(trx))) return false;
    await run(trx, lockOwner({ owner: '', changed_at: 0 }));
    if (needsSpace) await trx.insertInto('food_log').values(largestChange).execute();
    for (const table of ownedTables) {
      await trx.deleteFrom(table).where('owner', '=', '').execute();
    }
    return true;
  });
}
