import { statSync } from 'node:fs';
import SQLite from 'better-sqlite3';
import { StorageError } from '../storageError.ts';
import { maxWaitMs } from './sqliteDialect.ts';

export const damaged =
  'is damaged and was left as it is. Restore it from a backup, or set DATA_DIR to another folder.';
/** Larger files are not checked at the start, because the check reads the whole file. */
const checkedBytes = 100_000_000;

function refuseDamaged(sqlite: SQLite.Database): void {
  const isChecked = statSync(sqlite.name).size <= checkedBytes;
  if (isChecked && sqlite.pragma('quick_check(1)', { simple: true }) !== 'ok') {
    throw new StorageError(damaged);
  }
}

/**
 * Sets how a file is written.
 * @throws StorageError if it is where it cannot be.
 */
export function prepareFile(sqlite: SQLite.Database): void {
  if (sqlite.pragma('journal_mode = WAL', { simple: true }) !== 'wal') {
    throw new StorageError(
      'is on a file system that SQLite cannot use, such as a network share. Set DATA_DIR to a folder on a disk of this machine.',
    );
  }
  // With FULL, an acknowledged entry survives a power cut.
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  // What is removed is overwritten with zeros.
  sqlite.pragma('secure_delete = ON');
  // Writes, and changes nothing. This fails if the disk is full, or the file may not be written.
  const version = Number(sqlite.pragma('user_version', { simple: true }));
  sqlite.exec(`begin immediate; pragma user_version = ${version}; commit`);
}

/**
 * Opens the database file, or creates it. An existing one is not changed.
 * @throws StorageError if it is damaged.
 */
export function openFile(file: string): SQLite.Database {
  const sqlite = new SQLite(file, { timeout: maxWaitMs });
  try {
    refuseDamaged(sqlite);
    return sqlite;
  } catch (error) {
    sqlite.close();
    throw error;
  }
}
