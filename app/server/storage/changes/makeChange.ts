import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database.ts';
import type { FoodLogChange } from '../foodLogEntry.ts';
import { updateItems } from '../suggestions/updateItems.ts';
import { totalsOfDays } from '../totals.ts';
import type { WrittenChange } from '../writtenChange.ts';
import { takeTurn } from './takeTurn.ts';

/**
 * Makes one change to an owner's log in one transaction, after all earlier changes of the same owner. The change is on
 * disk when this resolves.
 * @throws ChangeRefused if the change cannot be made. Nothing is changed then.
 */
export function makeChange(
  db: Kysely<Database>,
  owner: string,
  now: Date,
  write: (trx: Transaction<Database>) => Promise<WrittenChange>,
): Promise<FoodLogChange> {
  const changed_at = now.getTime();
  return db.transaction().execute(async (trx) => {
    await takeTurn(trx, { owner, changed_at });
    const { entries, days, steps } = await write(trx);
    await updateItems(trx, owner, steps);
    return { entries, days: await totalsOfDays(trx, owner, new Set(days)) };
  });
}
