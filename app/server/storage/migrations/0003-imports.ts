import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds the imports of people, and their entries that are not in the log yet. */
export const imports: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('food_log_import')
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('entries', 'int4', (column) => column.notNull())
      .addColumn('imported', 'int4', (column) => column.notNull())
      .addColumn('kept', 'int4', (column) => column.notNull())
      .addColumn('undone', 'int4', (column) => column.notNull())
      .addColumn('created_at', 'int8', (column) => column.notNull())
      .addColumn('due_at', 'int8')
      .addPrimaryKeyConstraint('food_log_import_pkey', ['owner', 'id'])
      .execute();
    await schema
      .createIndex('food_log_import_latest')
      .on('food_log_import')
      .columns(['owner', 'created_at', 'id'])
      .execute();
    await schema
      .createIndex('food_log_import_state')
      .on('food_log_import')
      .columns(['owner', 'state'])
      .execute();
    // It finds what the purge has to finish or remove, of all owners.
    await schema
      .createIndex('food_log_import_due')
      .on('food_log_import')
      .columns(['due_at', 'owner', 'id'])
      .where(sql.ref('due_at'), 'is not', null)
      .execute();
    await schema
      .createTable('food_log_staged')
      .addColumn('owner', 'text', (column) => column.notNull())
      .addColumn('import_id', 'text', (column) => column.notNull())
      .addColumn('number', 'int4', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('food_log_staged_pkey', ['owner', 'import_id', 'number'])
      .execute();
    await schema
      .createIndex('food_log_staged_day')
      .on('food_log_staged')
      .columns(['owner', 'import_id', 'day'])
      .execute();
  },
};
