import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

const added = [
  ['food_log', 'meal', 'text'],
  ['food_log', 'amount', 'float8'],
  ['food_log', 'unit', 'text'],
  ['food_log_item', 'amount', 'float8'],
  ['food_log_item', 'unit', 'text'],
] as const;

/** Adds the meal, the amount and the unit of an entry, and what a person sets. */
export const settings: Migration = {
  async up({ schema }: Kysely<unknown>) {
    // One by one, without checks: otherwise neither SQLite nor Citus can add them.
    for (const [table, column, type] of added) {
      await schema.alterTable(table).addColumn(column, type).execute();
    }
    await schema
      .createTable('food_log_setting')
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('version', 'int4', (column) => column.notNull())
      .addPrimaryKeyConstraint('food_log_setting_pkey', ['owner', 'kind', 'key'])
      .execute();
  },
};
