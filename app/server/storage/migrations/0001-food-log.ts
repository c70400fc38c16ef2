import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const figures = ['calories', 'fats', 'proteins', 'carbs'] as const;
const between = (column: string) => sql<boolean>`${sql.ref(column)} between 0 and 100000`;

/** Creates the table of entries. */
export const foodLog: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
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
      .addPrimaryKeyConstraint('food_log_pkey', ['owner', 'id'])
      .execute();
    // The indexes contain the values, so that totals are read from an index alone.
    await db.schema
      .createIndex('food_log_owner_day')
      .on('food_log')
      .columns(['owner', 'day', ...figures])
      .execute();
    await db.schema
      .createIndex('food_log_owner_logged_at')
      .on('food_log')
      .columns(['owner', 'logged_at', ...figures])
      .execute();
  },
};
