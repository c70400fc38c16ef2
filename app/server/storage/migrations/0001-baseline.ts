import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const figures = ['calories', 'fats', 'proteins', 'carbs'] as const;
const between = (column: string) => sql<boolean>`${sql.ref(column)} between 0 and 100000`;

/** Totals and lists are read from one contiguous part of one index, which contains the values. */
async function createEntries({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('food_log')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('calories', 'int4', (column) => column.notNull().check(between('calories')))
    .addColumn('fats', 'int4', (column) => column.notNull().check(between('fats')))
    .addColumn('proteins', 'int4', (column) => column.notNull().check(between('proteins')))
    .addColumn('carbs', 'int4', (column) => column.notNull().check(between('carbs')))
    .addColumn('logged_at', 'int8', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('created_at', 'int8', (column) => column.notNull())
    .addColumn('version', 'int4', (column) => column.notNull().defaultTo(1))
    .addColumn('minute_of_day', 'int4', (column) => column.notNull().defaultTo(0))
    .addColumn('name_key', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('deleted_at', 'int8')
    .addColumn('previous_day', 'text')
    .addPrimaryKeyConstraint('food_log_pkey', ['owner', 'id'])
    .execute();
  await schema
    .createIndex('food_log_owner_day')
    .on('food_log')
    .columns(['owner', 'deleted_at', 'day', 'logged_at', 'id', ...figures])
    .execute();
  await schema
    .createIndex('food_log_owner_logged_at')
    .on('food_log')
    .columns(['owner', 'deleted_at', 'logged_at', ...figures])
    .execute();
  // With the time of day, so that the scores of a food are computed from the index alone.
  await schema
    .createIndex('food_log_owner_name')
    .on('food_log')
    .columns(['owner', 'name_key', 'deleted_at', 'logged_at', 'id', 'minute_of_day'])
    .execute();
  // It finds deleted entries that are not purged yet, of all owners. No other entries are in it.
  await schema
    .createIndex('food_log_deleted')
    .on('food_log')
    .columns(['deleted_at', 'owner', 'id'])
    .where('deleted_at', 'is not', null)
    .where(sql.ref('name'), '<>', '')
    .execute();
  await schema
    .createTable('food_log_owner')
    .addColumn('owner', 'text', (column) => column.notNull().primaryKey())
    .addColumn('changed_at', 'int8', (column) => column.notNull())
    .execute();
}

async function createItems({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('food_log_item')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('calories', 'int4', (column) => column.notNull())
    .addColumn('fats', 'int4', (column) => column.notNull())
    .addColumn('proteins', 'int4', (column) => column.notNull())
    .addColumn('carbs', 'int4', (column) => column.notNull())
    .addColumn('times_logged', 'int4', (column) => column.notNull())
    .addColumn('last_logged_at', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('food_log_item_pkey', ['owner', 'name_key'])
    .execute();
  await schema
    .createIndex('food_log_item_latest')
    .on('food_log_item')
    .columns(['owner', 'last_logged_at', 'name_key'])
    .execute();
  await schema
    .createTable('food_log_item_time')
    .addColumn('owner', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('part_of_day', 'int4', (column) => column.notNull())
    .addColumn('score', 'float8', (column) => column.notNull())
    .addPrimaryKeyConstraint('food_log_item_time_pkey', ['owner', 'name_key', 'part_of_day'])
    .execute();
  // With the name, so that foods of equal scores are read in order.
  await schema
    .createIndex('food_log_item_time_score')
    .on('food_log_item_time')
    .columns(['owner', 'part_of_day', 'score', 'name_key'])
    .execute();
}

/** Creates the tables of the first release. */
export const baseline: Migration = {
  async up(db: Kysely<unknown>) {
    await createEntries(db);
    await createItems(db);
    await db.schema
      .createTable('unfinished_import')
      .addColumn('file_id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('lines', 'int8', (column) => column.notNull())
      .execute();
  },
};
