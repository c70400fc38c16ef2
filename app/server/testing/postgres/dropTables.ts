import { ownedTables } from '../../storage/database.ts';

const tables = [...ownedTables, 'unfinished_import', 'kysely_migration', 'kysely_migration_lock'];

/** The statement that removes all tables of Foodlog. */
export const dropTables = `drop table if exists ${tables.join(', ')}`;
