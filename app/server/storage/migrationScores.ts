import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Database } from './database.ts';
import { rememberedEntries, scoreItem } from './scoreItem.ts';

const itemsAtOnce = 1000;

async function scoreItems(db: Kysely<Database>): Promise<void> {
  for (let last = { owner: '', name_key: '' }; ;) {
    const items = await db
      .selectFrom('food_log_item')
      .select(['owner', 'name_key'])
      .where((eb) => eb(eb.refTuple('owner', 'name_key'), '>', eb.tuple(last.owner, last.name_key)))
      .orderBy('owner')
      .orderBy('name_key')
      .limit(itemsAtOnce)
      .execute();
    for (const { owner, name_key } of items) {
      await scoreItem(db, owner, name_key, await rememberedEntries(db, owner, name_key));
    }
    const final = items.at(-1);
    if (!final || items.length < itemsAtOnce) return;
    last = final;
  }
}

/** Scores that fade, in place of weights that only grew. */
export const scores: Migration = {
  async up(db: Kysely<Database>) {
    await db.schema.dropTable('food_log_item_time').execute();
    await db.schema
      .createTable('food_log_item_time')
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('name_key', 'text', (column) => column.notNull())
      .addColumn('part_of_day', 'int4', (column) => column.notNull())
      .addColumn('score', 'float8', (column) => column.notNull())
      .addPrimaryKeyConstraint('food_log_item_time_pkey', ['owner', 'name_key', 'part_of_day'])
      .execute();
    // Without the name: an index that had all columns would be taken where one food is looked for.
    await db.schema
      .createIndex('food_log_item_time_score')
      .on('food_log_item_time')
      .columns(['owner', 'part_of_day', 'score'])
      .execute();
    await scoreItems(db);
  },
};
