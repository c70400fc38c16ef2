import type { Kysely } from 'kysely';
import type { Database, OwnedTable } from '../../server/storage/database.ts';

/** Reads all rows of all tables in the order of their keys. */
export async function readTables(db: Kysely<Database>) {
  const [log, owners, items, times, settings, imports, staged] = [
    db.selectFrom('food_log').selectAll().orderBy('owner').orderBy('id'),
    db.selectFrom('food_log_owner').selectAll().orderBy('owner'),
    db.selectFrom('food_log_item').selectAll().orderBy('owner').orderBy('name_key'),
    db.selectFrom('food_log_item_time').selectAll().orderBy('owner').orderBy('name_key'),
    db.selectFrom('food_log_setting').selectAll().orderBy('owner').orderBy('kind').orderBy('key'),
    db.selectFrom('food_log_import').selectAll().orderBy('owner').orderBy('id'),
    db.selectFrom('food_log_staged').selectAll().orderBy('owner').orderBy('import_id'),
  ] as const;
  return {
    food_log: await log.execute(),
    food_log_owner: await owners.execute(),
    food_log_item: await items.execute(),
    food_log_item_time: await times.orderBy('part_of_day').execute(),
    food_log_setting: await settings.execute(),
    food_log_import: await imports.execute(),
    food_log_staged: await staged.orderBy('number').execute(),
  } satisfies Record<OwnedTable, unknown>;
}
