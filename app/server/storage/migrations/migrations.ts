import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { StorageUnavailable } from '../storageUnavailable.ts';
import { baseline } from './0001-baseline.ts';
import { settings } from './0002-settings.ts';
import { imports } from './0003-imports.ts';
import { readSchema, refuseSchema, selectMade, type TableChanges } from './schema.ts';

/**
 * The migrations run in the order of their names. Each one is frozen and contains its own copy of what it computes, so
 * that it always has the same result. They use plain columns without triggers and sequences, as both SQLite and
 * PostgreSQL support. Tests add one.
 */
export const migrations: Record<string, Migration> = {
  '0001 baseline': baseline,
  '0002 settings': settings,
  '0003 imports': imports,
};

/**
 * Compares the tables with those of this version. It changes nothing.
 * @param changes What may be done to the tables afterwards.
 * @throws StorageError if they are not those of this version, and may not be changed.
 */
export async function checkSchema<T>(db: Kysely<T>, changes: TableChanges): Promise<void> {
  refuseSchema(await readSchema(db, Object.keys(migrations)), changes);
}

/**
 * Migrates the tables to the newest schema, or creates them.
 * @throws StorageError if a newer version of Foodlog created them. Nothing is changed then.
 */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) {
    refuseSchema('newer', 'migrate');
  }
  if (error) throw error;
}

const isCurrent = (made: readonly { name: string }[]) =>
  made.length === Object.keys(migrations).length &&
  made.every(({ name }) => Object.hasOwn(migrations, name));

/** Returns whether exactly the migrations of this version have been made. */
export async function isMigrated<T>(db: Kysely<T>): Promise<boolean> {
  const { rows } = await db.executeQuery(selectMade(db));
  return isCurrent(rows);
}

/** What is thrown when another server has migrated the tables after this one had opened them. */
export const otherSchema = (): StorageUnavailable =>
  new StorageUnavailable(
    'schema',
    new Error('Another version of Foodlog has changed the tables. Use that version.'),
  );

/**
 * Refuses a change to tables that are not those of this version any more.
 * @param made What selectMade has read in the transaction of the change, after all that it writes.
 */
export function refuseOtherSchema(made: readonly { name: string }[] | undefined): void {
  if (!made || !isCurrent(made)) throw otherSchema();
}
