import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Adds what purging needs, and a table that tells whether a file is imported only in part. */
export const keeping: Migration = {
  async up(db: Kysely<unknown>) {
    // It finds deleted entries that are not purged yet, of all owners. No other entries are in it.
    await db.schema
      .createIndex('food_log_deleted')
      .on('food_log')
      .columns(['deleted_at', 'owner', 'id'])
      .where('deleted_at', 'is not', null)
      .where(sql.ref('name'), '<>', '')
      .execute();
    await db.schema
      .createTable('unfinished_import')
      .addColumn('file_id', 'text', (column) => column.notNull().primaryKey())
      .addColumn('file', 'text', (column) => column.notNull())
      .addColumn('lines', 'int8', (column) => column.notNull())
      .execute();
  },
};
