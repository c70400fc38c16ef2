import type { DeleteResult, Kysely, Transaction } from 'kysely';
import { ownedTables, type Database } from '../database.ts';
import { forgetOverwritten } from '../sqlite/forgetOverwritten.ts';

/** So few that other changes wait for milliseconds only. */
const entriesAtOnce = 500;

/** The number of rows in each table. */
export type RowsOfOwner = Record<(typeof ownedTables)[number], number>;

const noRows = (): RowsOfOwner => ({
  food_log: 0,
  food_log_item: 0,
  food_log_item_time: 0,
  food_log_owner: 0,
});

/** Counts what is stored of an owner. */
export async function rowsOfOwner(db: Kysely<Database>, owner: string): Promise<RowsOfOwner> {
  const rows = noRows();
  for (const table of ownedTables) {
    const { count } = await db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number | string>().as('count'))
      .where('owner', '=', owner)
      .executeTakeFirstOrThrow();
    rows[table] = Number(count);
  }
  return rows;
}

const deleted = ([result]: DeleteResult[]) => Number(result?.numDeletedRows ?? 0);

/** Removes some entries, or the last ones together with all else. Returns whether nothing is left. */
async function removeSome(
  trx: Transaction<Database>,
  owner: string,
  removed: RowsOfOwner,
): Promise<boolean> {
  // As every change does, this waits until no other change of the owner is being made.
  await trx
    .updateTable('food_log_owner')
    .set({ changed_at: Date.now() })
    .where('owner', '=', owner)
    .execute();
  const entries = trx.selectFrom('food_log').where('owner', '=', owner).orderBy('id');
  const next = await entries.select('id').offset(entriesAtOnce).limit(1).executeTakeFirst();
  if (next) {
    const some = trx.deleteFrom('food_log').where('owner', '=', owner).where('id', '<', next.id);
    removed.food_log += deleted(await some.execute());
    return false;
  }
  for (const table of ownedTables) {
    removed[table] += deleted(await trx.deleteFrom(table).where('owner', '=', owner).execute());
  }
  return true;
}

/**
 * Removes all that is stored of an owner, a little at a time, also what the owner logs meanwhile. If this is
 * interrupted, a part is left; repeat it.
 * @param onRemoved Called often with the number of entries that were removed.
 * @returns what was removed.
 */
export async function eraseOwner(
  db: Kysely<Database>,
  owner: string,
  onRemoved: (entries: number) => void = () => {},
): Promise<RowsOfOwner> {
  const removed = noRows();
  for (let isDone = false; !isDone;) {
    isDone = await db.transaction().execute((trx) => removeSome(trx, owner, removed));
    onRemoved(removed.food_log);
  }
  await forgetOverwritten(db);
  return removed;
}
