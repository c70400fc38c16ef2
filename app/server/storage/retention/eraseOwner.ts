import type { DeleteResult, Kysely, Transaction } from 'kysely';
import { lockOwner } from '../changes/lockOwner.ts';
import { run } from '../prepared.ts';
import { ownedTables, type Database, type OwnedTable } from '../database.ts';
import { secureDelete } from '../sqlite/secureDelete.ts';

/** So few that other changes wait for milliseconds only. */
const entriesAtOnce = 500;

/** Counts the rows of an owner in each table. */
export async function rowsOfOwner(
  db: Kysely<Database>,
  owner: string,
): Promise<Record<OwnedTable, number>> {
  const rows = {
    food_log: 0,
    food_log_item: 0,
    food_log_item_time: 0,
    food_log_owner: 0,
    food_log_setting: 0,
  };
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

/** What was removed. The rest can be derived from it. */
export interface Erased {
  entries: number;
  foods: number;
  settings: number;
}

const count = ({ numDeletedRows }: DeleteResult) => Number(numDeletedRows);

/** Removes some entries, or the last ones together with all else. */
async function removeSome(
  trx: Transaction<Database>,
  owner: string,
): Promise<Erased & { isDone: boolean }> {
  await run(trx, lockOwner({ owner, changed_at: Date.now() }));
  const remove = async (table: OwnedTable) =>
    count(await trx.deleteFrom(table).where('owner', '=', owner).executeTakeFirstOrThrow());
  const next = await trx
    .selectFrom('food_log')
    .select('id')
    .where('owner', '=', owner)
    .orderBy('id')
    .offset(entriesAtOnce)
    .limit(1)
    .executeTakeFirst();
  if (next) {
    const some = trx.deleteFrom('food_log').where('owner', '=', owner).where('id', '<', next.id);
    const entries = count(await some.executeTakeFirstOrThrow());
    return { entries, foods: 0, settings: 0, isDone: false };
  }
  const entries = await remove('food_log');
  const foods = await remove('food_log_item');
  const settings = await remove('food_log_setting');
  await remove('food_log_item_time');
  await remove('food_log_owner');
  return { entries, foods, settings, isDone: true };
}

/**
 * Removes all that is stored of an owner, a little at a time, also what the owner logs meanwhile. If this is
 * interrupted, a part is left; repeat it.
 * @param onRemoved Called often with the number of entries that were removed.
 */
export async function eraseOwner(
  db: Kysely<Database>,
  owner: string,
  onRemoved: (entries: number) => void = () => {},
): Promise<Erased> {
  const erased = { entries: 0, foods: 0, settings: 0 };
  for (let isDone = false; !isDone;) {
    const step = await db.transaction().execute((trx) => removeSome(trx, owner));
    erased.entries += step.entries;
    erased.foods += step.foods;
    erased.settings += step.settings;
    isDone = step.isDone;
    onRemoved(erased.entries);
  }
  await secureDelete(db);
  return erased;
}
