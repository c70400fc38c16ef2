import { sql, type Kysely } from 'kysely';
import { restorableFor } from '../changes/entryTransitions.ts';
import type { Database } from '../database.ts';
import { refuseOtherSchema } from '../migrations/migrations.ts';
import { selectMade } from '../migrations/schema.ts';
import { run } from '../prepared.ts';
import { secureDelete } from '../sqlite/secureDelete.ts';

/**
 * What stays of a purged entry: its id and hash, so that a late retry of its creation still creates nothing, its day,
 * whose totals answer the retry, its version, and when it was created and deleted.
 */
const purged = {
  user_id: '',
  name: '',
  name_key: '',
  calories: 0,
  fats: 0,
  proteins: 0,
  carbs: 0,
  logged_at: 0,
  minute_of_day: 0,
  previous_day: null,
  meal: null,
  amount: null,
  unit: null,
};

const entriesAtOnce = 100;

/** Returns the entries that are to be purged, those first that were deleted first. */
async function nextEntries(db: Kysely<Database>, before: number) {
  return (
    db
      .selectFrom('food_log')
      .select(['owner', 'id'])
      .where('deleted_at', '<', before)
      // A literal, so that the index without purged entries is used.
      .where('name', '<>', sql.lit(''))
      .orderBy('deleted_at')
      .limit(entriesAtOnce)
      .execute()
  );
}

/**
 * Overwrites what people wrote in entries that can no longer be restored, one owner after the other. Several servers
 * may do so at once.
 * @param pause Called after each owner, so that others have their turn. If it throws, no more is purged.
 * @returns the number of purged entries.
 */
export async function purgeDeleted(
  db: Kysely<Database>,
  now: Date,
  pause: () => Promise<unknown> = async () => {},
): Promise<number> {
  const before = now.getTime() - restorableFor;
  let count = 0;
  for (let isDone = false; !isDone;) {
    const found = await nextEntries(db, before);
    for (const [owner, entries] of Map.groupBy(found, (entry) => entry.owner)) {
      await db.transaction().execute(async (trx) => {
        // Waits for the owner's other changes. Whoever has deleted something has this row. An export that is continued notices it.
        await trx
          .updateTable('food_log_owner')
          .set((eb) => ({ changed_at: eb('changed_at', '+', 1) }))
          .where('owner', '=', owner)
          .execute();
        for (const { id } of entries) {
          await trx
            .updateTable('food_log')
            .set(purged)
            .where('owner', '=', owner)
            .where('id', '=', id)
            // Unless it was restored a moment ago.
            .where('deleted_at', '<', before)
            .execute();
        }
        refuseOtherSchema(await run(trx, selectMade));
      });
      await pause();
    }
    count += found.length;
    isDone = found.length < entriesAtOnce;
  }
  if (count > 0) await secureDelete(db);
  return count;
}
