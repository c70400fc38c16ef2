import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database.ts';
import type { FoodLogChange } from '../foodLogEntry.ts';
import { runAll, type Statement } from '../prepared.ts';
import { itemUpdates } from '../suggestions/itemUpdates.ts';
import { selectTotals, toDay } from '../totals.ts';
import type { WrittenChange } from '../writtenChange.ts';
import { takeTurn } from './takeTurn.ts';

/**
 * Makes one change to an owner's log in one transaction, after all earlier changes of the same owner. The change is on
 * disk when this resolves.
 * @param write Writes the change. The statement that it gets takes the owner's turn, and is the first that it runs.
 * @throws ChangeRefused if the change cannot be made. Nothing is changed then.
 */
export function makeChange(
  db: Kysely<Database>,
  owner: string,
  now: Date,
  write: (trx: Transaction<Database>, turn: Statement<unknown>) => Promise<WrittenChange>,
): Promise<FoodLogChange> {
  const turn = takeTurn({ owner, changed_at: now.getTime() });
  return db.transaction().execute(async (trx) => {
    const { entries, days, steps } = await write(trx, turn);
    const affected = [...new Set(days)].toSorted();
    const [totals] = await runAll(
      trx,
      affected.map((day) => selectTotals({ owner, start: day, end: day })),
      await itemUpdates(trx, owner, steps),
    );
    return { entries, days: affected.map((day, index) => toDay(day, totals[index])) };
  });
}
