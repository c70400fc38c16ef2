import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { StorageError } from '../storageError.ts';
import { foodLog } from './0001-food-log.ts';
import { changesAndItems } from './0002-changes-and-items.ts';
import { scores } from './0003-scores.ts';

/**
 * In the order of their names. Each is frozen: it carries its own copy of what it computes, so that a database of any
 * form becomes what it became when the migration was new. Plain columns, no triggers, no sequences: the same
 * on SQLite and PostgreSQL.
 */
const migrations: Record<string, Migration> = {
  '0001 food log': foodLog,
  '0002 changes and items': changesAndItems,
  '0003 scores': scores,
};

/**
 * Brings the tables to the newest form.
 * @throws StorageError when a newer Foodlog made them; nothing is changed then.
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    throw new StorageError(
      'was written by a newer version of Foodlog. Start that version, or set DATA_DIR to another folder.',
    );
  }
  if (error) throw error;
}
