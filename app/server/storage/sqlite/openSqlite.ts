import { mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { Kysely } from 'kysely';
import type { Database } from '../database.ts';
import { migrate } from '../migrations/migrations.ts';
import { StorageError } from '../storageError.ts';
import { longestWait, TransactionalSqliteDialect } from './sqliteDialect.ts';

const damaged =
  'is damaged and was left as it is. Restore it from a backup, or set DATA_DIR to another folder.';
/** Larger files are not checked at the start, because the check reads the whole file. */
const checkedBytes = 100_000_000;

function connect(dataDir: string, file: string): SQLite.Database {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const sqlite = new SQLite(file, { timeout: longestWait });
  try {
    if (
      statSync(file).size <= checkedBytes &&
      sqlite.pragma('quick_check(1)', { simple: true }) !== 'ok'
    ) {
      throw new StorageError(damaged);
    }
    sqlite.pragma('journal_mode = WAL');
    // With FULL, an acknowledged entry survives a power cut.
    sqlite.pragma('synchronous = FULL');
    sqlite.pragma('foreign_keys = ON');
    sqlite.exec('begin immediate; rollback');
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}

function explain(error: unknown): string {
  if (error instanceof StorageError) return error.message;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
  if (/^SQLITE_(NOTADB|CORRUPT)/.test(code)) return damaged;
  return `cannot be used (${code}). Set DATA_DIR to a folder that this user may write.`;
}

/**
 * Opens the database file in the folder, creates both if necessary, and migrates the tables to the newest schema.
 * @throws StorageError if the file is damaged, from a newer version, or not writable. The file stays unchanged.
 */
export async function openSqlite(dataDir: string): Promise<Kysely<Database>> {
  const file = join(dataDir, 'foodlog.sqlite');
  try {
    const db = new Kysely<Database>({
      dialect: new TransactionalSqliteDialect(connect(dataDir, file)),
    });
    await migrate(db).catch(async (error: unknown) => {
      await db.destroy();
      throw error;
    });
    return db;
  } catch (error) {
    throw new StorageError(`The database ${file} ${explain(error)}`, { cause: error });
  }
}
