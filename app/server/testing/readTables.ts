import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';

/** Reads all rows of all tables in the order of their keys. */
export async function readTables(db: Kysely<Database>): Promise<Record<string, object[]>> {
  const rowsOf = (table: keyof Database) => db.selectFrom(table).selectAll().orderBy('owner');
  return {
    food_log: await rowsOf('food_log').orderBy('id').execute(),
    food_log_owner: await rowsOf('food_log_owner').execute(),
    food_log_item: await rowsOf('food_log_item').orderBy('name_key').execute(),
    food_log_item_time: await rowsOf('food_log_item_time')
      .orderBy('name_key')
      .orderBy('part_of_day')
      .execute(),
  };
}
