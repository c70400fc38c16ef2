import { join } from 'node:path';
import { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { migrate } from '../migrations/migrations.ts';
import { StorageError } from '../storageError.ts';
import { StorageUnavailable } from '../storageUnavailable.ts';
import { createDataFolder } from './dataFolder.ts';
import { canForget } from './forgetOverwritten.ts';
import { TransactionalSqliteDialect } from './sqliteDialect.ts';
import { damaged, openFile } from './openFile.ts';

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

/**
 * Opens the database file in the folder, creates both if necessary, and migrates the tables to the newest schema.
 * @throws StorageError if the file is damaged, from a newer version, locked, or not writable, or its disk is full. The
 * file stays unchanged.
 */
export async function openSqlite(dataDir: string): Promise<Kysely<Database>> {
  const file = join(dataDir, 'foodlog.sqlite');
  try {
    createDataFolder(dataDir);
    const sqlite = openFile(file);
    const dialect = new TransactionalSqliteDialect(sqlite);
    const db = canForget(new Kysely<Database>({ dialect }), sqlite);
    await migrate(db).catch(async (error: unknown) => {
      await db.destroy();
      throw error;
    });
    return db;
  } catch (error) {
    throw new StorageError(`The database ${file} ${explain(error)}`, { cause: error });
  }
}
