import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database.ts';
import type { FoodLogChange } from '../foodLogEntry.ts';
import { prepared } from '../prepared.ts';
import { updateItems } from '../suggestions/updateItems.ts';
import { totalsOfDays } from '../totals.ts';
import type { WrittenChange } from '../writtenChange.ts';

/** Waits until no other change of the owner is being made. */
const takeTurn = prepared((db, { owner, changed_at }: { owner: string; changed_at: number }) =>
  db
    .insertInto('food_log_owner')
    .values({ owner, changed_at })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet({ changed_at })),
);

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
