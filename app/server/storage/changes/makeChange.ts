import type { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import type { FoodLogChange } from '../foodLogEntry.ts';
import { refuseOtherSchema } from '../migrations/migrations.ts';
import { selectMade } from '../migrations/schema.ts';
import { runAll } from '../prepared.ts';
import { itemUpdates } from '../suggestions/itemUpdates.ts';
import { selectDays, toDays } from '../totals.ts';
import type { Change } from '../writtenChange.ts';
import { lockOwner } from './lockOwner.ts';

/**
 * Makes one change to an owner's log in one transaction, after all earlier changes of the same owner. The change is on
 * disk when this resolves.
 * @throws ChangeRefused if the change cannot be made, StorageUnavailable if it cannot be made now. Nothing is changed then.
 */
export function makeChange<Row>(
  db: Kysely<Database>,
  owner: string,
  now: Date,
  { first, write }: Change<Row>,
): Promise<FoodLogChange> {
  const turn = lockOwner({ owner, changed_at: now.getTime() });
  return db.transaction().execute(async (trx) => {
    const [, rows] = await runAll(trx, [turn], first);
    const { entries, days, steps } = await write(trx, rows);
    const affected = [...new Set(days)].toSorted();
    const [totals, , [made]] = await runAll(
      trx,
      selectDays(owner, affected),
      await itemUpdates(trx, owner, steps),
      [selectMade],
    );
    refuseOtherSchema(made);
    return { entries, days: toDays(affected, totals, steps) };
  });
}
