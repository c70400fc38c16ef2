import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { checkSchema, migrate } from '../migrations/migrations.ts';
import type { TableChanges } from '../migrations/schema.ts';
import { StorageError } from '../storageError.ts';
import { StorageUnavailable } from '../storageUnavailable.ts';
import { createDataFolder } from './dataFolder.ts';
import { damaged, openFile, prepareFile } from './openFile.ts';
import { openReader, setReader } from './reader.ts';
import { TransactionalSqliteDialect } from './sqliteDialect.ts';
import { setSqlite } from './sqliteOf.ts';

const sentences: [RegExp, string][] = [
  [/^SQLITE_(NOTADB|CORRUPT)/, damaged],
  [
    /^SQLITE_(BUSY|LOCKED|PROTOCOL)/,
    'is locked by another program, such as a backup. Wait until it has finished, or stop it, then try again.',
  ],
  [
    /^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT)/,
    'cannot be used, because its disk is full. Free some space, then try again.',
  ],
];

function explain(error: unknown): string {
  if (error instanceof StorageError) return error.message;
  const origin = error instanceof StorageUnavailable ? error.cause : error;
  const code = origin instanceof Error && 'code' in origin ? String(origin.code) : 'unknown error';
  return (
    sentences.find(([codes]) => codes.test(code))?.[1] ??
    `cannot be used (${code}). Set DATA_DIR to a folder that this user may write, or use the user of the service.`
  );
}

async function open(file: string, changes: TableChanges): Promise<Kysely<Database>> {
  const sqlite = openFile(file);
  const reader = openReader(file);
  const db = new Kysely<Database>({ dialect: new TransactionalSqliteDialect(sqlite, reader) });
  try {
    await checkSchema(db, changes);
    prepareFile(sqlite);
    if (changes !== 'none') await migrate(db);
    setSqlite(db, sqlite);
    setReader(db, reader);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** Returns the path of the database file in a folder. */
export const fileIn = (dataDir: string): string => join(dataDir, 'foodlog.sqlite');

/**
 * Opens the database file in the folder, creates both if necessary, and migrates the tables to the newest schema.
 * @param changes What may be done to the tables.
 * @throws StorageError if the file is damaged, from another version, locked, or not writable, its disk is full, or its
 * tables are not those of this version and may not be changed. The file stays unchanged.
 */
export async function openSqlite(
  dataDir: string,
  changes: TableChanges = 'migrate',
): Promise<Kysely<Database>> {
  const file = fileIn(dataDir);
  try {
    createDataFolder(dataDir);
    return await open(file, changes);
  } catch (error) {
    throw new StorageError(`The database ${file} ${explain(error)}`, { cause: error });
  }
}
