import { sql, type Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { StorageError } from '../storageError.ts';
import { foodLog } from './0001-food-log.ts';
import { changesAndItems } from './0002-changes-and-items.ts';
import { scores } from './0003-scores.ts';
import { timeInIndex } from './0004-time-in-index.ts';
import { keeping } from './0005-keeping.ts';
import { nameInScoreIndex } from './0006-name-in-score-index.ts';

/**
 * The migrations run in the order of their names. Each one is frozen and contains its own copy of what it computes, so
 * that it always has the same result. They use plain columns without triggers and sequences, as both SQLite and
 * PostgreSQL support.
 */
const migrations: Record<string, Migration> = {
  '0001 food log': foodLog,
  '0002 changes and items': changesAndItems,
  '0003 scores': scores,
  '0004 time in index': timeInIndex,
  '0005 keeping': keeping,
  '0006 name in score index': nameInScoreIndex,
};

/**
 * Migrates the tables to the newest schema.
 * @throws StorageError if a newer version of Foodlog created them. Nothing is changed then.
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

/** Returns whether all migrations have been made. */
export async function isMigrated<T>(db: Kysely<T>): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const made = new Set(rows.map(({ name }) => name));
  return Object.keys(migrations).every((name) => made.has(name));
}
