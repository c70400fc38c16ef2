import type SQLite from 'better-sqlite3';
import type { Kysely } from 'kysely';

const files = new WeakMap<object, SQLite.Database>();

/** Makes the connection of a database known to sqliteOf. */
export function setSqlite<T>(db: Kysely<T>, sqlite: SQLite.Database): void {
  files.set(db, sqlite);
}

/** Returns the connection of a database that writes; undefined on another database than SQLite. */
export function sqliteOf<T>(db: Kysely<T>): SQLite.Database | undefined {
  return files.get(db);
}
