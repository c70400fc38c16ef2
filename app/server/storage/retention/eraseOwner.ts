import { setImmediate } from 'node:timers/promises';
import { sql, type DeleteResult, type Kysely, type Transaction } from 'kysely';
import { lockOwner } from '../changes/lockOwner.ts';
import { refuseOtherSchema } from '../migrations/migrations.ts';
import { selectMade } from '../migrations/schema.ts';
import { run } from '../prepared.ts';
import { ownedTables, type Database, type OwnedTable } from '../database.ts';
import { secureDelete } from '../sqlite/secureDelete.ts';

/** So few that other changes wait for milliseconds only. */
const entriesAtOnce = 500;
/** For how many milliseconds a call begins steps. */
const longestCall = 1000;

/** Counts the rows of an owner in each table. */
export async function rowsOfOwner(
  db: Kysely<Database>,
  owner: string,
): Promise<Record<OwnedTable, number>> {
  const rows = {
    food_log: 0,
    food_log_import: 0,
    food_log_item: 0,
    food_log_item_time: 0,
    food_log_owner: 0,
    food_log_setting: 0,
    food_log_staged: 0,
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

/** The tables that can have many rows of an owner, each with a key by which they are removed a little at a time. */
const large = [
  ['food_log', 'id'],
  ['food_log_item', 'name_key'],
  ['food_log_item_time', 'name_key'],
] as const;

/** Removes rows of the first table that has more than this many. Returns how many, undefined if there are fewer in each. */
async function removeFirst(
  trx: Transaction<Database>,
  owner: string,
): Promise<Pick<Erased, 'entries' | 'foods'> | undefined> {
  for (const [table, key] of large) {
    const [from, column] = [sql.table(table), sql.ref(key)];
    const { rows } = await sql<{ key: string }>`
      select ${column} as key from ${from} where owner = ${owner}
      order by ${column} limit 1 offset ${entriesAtOnce}`.execute(trx);
    const [next] = rows;
    if (!next) continue;
    const { numAffectedRows } = await sql`
      delete from ${from} where owner = ${owner} and ${column} < ${next.key}`.execute(trx);
    const removed = Number(numAffectedRows);
    return {
      entries: table === 'food_log' ? removed : 0,
      foods: table === 'food_log_item' ? removed : 0,
    };
  }
  const staged = await trx
    .selectFrom('food_log_staged')
    .select(['import_id', 'number'])
    .where('owner', '=', owner)
    .orderBy('import_id')
    .orderBy('number')
    .offset(entriesAtOnce)
    .limit(1)
    .executeTakeFirst();
  if (!staged) return undefined;
  await trx
    .deleteFrom('food_log_staged')
    .where('owner', '=', owner)
    .where((eb) =>
      eb(eb.refTuple('import_id', 'number'), '<', eb.tuple(staged.import_id, staged.number)),
    )
    .execute();
  return { entries: 0, foods: 0 };
}

/** Removes some rows of a large table, or the last ones together with all else. */
async function removeSome(
  trx: Transaction<Database>,
  owner: string,
): Promise<Erased & { isDone: boolean }> {
  await run(trx, lockOwner({ owner, changed_at: Date.now() }));
  const some = await removeFirst(trx, owner);
  if (some) return { ...some, settings: 0, isDone: false };
  const removed = new Map<OwnedTable, number>();
  for (const table of ownedTables) {
    const all = trx.deleteFrom(table).where('owner', '=', owner);
    removed.set(table, count(await all.executeTakeFirstOrThrow()));
  }
  return {
    entries: removed.get('food_log') ?? 0,
    foods: removed.get('food_log_item') ?? 0,
    settings: removed.get('food_log_setting') ?? 0,
    isDone: true,
  };
}

/** Removes some of what is stored of an owner, and says whether that was the last. */
async function removeStep(
  db: Kysely<Database>,
  owner: string,
): Promise<Erased & { isDone: boolean }> {
  const step = await db.transaction().execute(async (trx) => {
    const removed = await removeSome(trx, owner);
    // A newer version may have other tables.
    refuseOtherSchema(await run(trx, selectMade));
    return removed;
  });
  // Otherwise SQLite would leave no turn to others in this process.
  await setImmediate();
  if (step.isDone) await secureDelete(db);
  return step;
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
    const step = await removeStep(db, owner);
    erased.entries += step.entries;
    erased.foods += step.foods;
    erased.settings += step.settings;
    isDone = step.isDone;
    onRemoved(erased.entries);
  }
  return erased;
}

/** Removes for about a second what is stored of an owner. Returns whether that was all. */
export async function eraseForAWhile(db: Kysely<Database>, owner: string): Promise<boolean> {
  const end = performance.now() + longestCall;
  for (;;) {
    const { isDone } = await removeStep(db, owner);
    if (isDone || performance.now() >= end) return isDone;
  }
}
