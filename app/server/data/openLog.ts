import { existsSync } from 'node:fs';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import { refuseUnfinishedImport } from '../storage/transfer/unfinishedImport.ts';
import { databaseName, openDatabase } from '../storage/openDatabase.ts';
import { fileIn } from '../storage/sqlite/openSqlite.ts';
import { parseDatabaseSettings } from '../web/settings.ts';
import { DataError } from './dataError.ts';

/** Says which database a command has used, without user and password. */
export const describeDatabase = (env: NodeJS.ProcessEnv): string =>
  `The database is ${databaseName(parseDatabaseSettings(env))}.`;

/**
 * Opens the database of the server, and creates its tables if there are none. The caller closes it.
 * @throws StorageError if it cannot be used, or its tables are not those of this version.
 */
export async function openTarget(env: NodeJS.ProcessEnv): Promise<Kysely<Database>> {
  return openDatabase(parseDatabaseSettings(env), { isLimited: false, changes: 'create' });
}

/**
 * Opens the database of the server, and changes no tables. The caller closes it.
 * @throws DataError if there is none.
 * @throws StorageError if it cannot be used, its tables are not those of this version, or only a part of a file was
 * imported.
 */
export async function openLog(env: NodeJS.ProcessEnv): Promise<Kysely<Database>> {
  const settings = parseDatabaseSettings(env);
  const { dataDir, databaseUrl } = settings;
  if (databaseUrl === undefined && !existsSync(fileIn(dataDir))) {
    throw new DataError(
      `There is no database in ${dataDir}. Set DATA_DIR to the folder of the server, or DATABASE_URL.`,
    );
  }
  const db = await openDatabase(settings, { isLimited: false, changes: 'none' });
  try {
    await refuseUnfinishedImport(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}
