import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect, SqliteDriver, type DatabaseConnection } from 'kysely';
import type { Database } from '../database.ts';
import { WatchedConnection } from '../watchedConnection.ts';
import { rememberStatements } from './rememberStatements.ts';
import { explainSqliteError } from './sqliteProblem.ts';

/**
 * How long a read waits for another process, in milliseconds. Beside a write-ahead log it waits only while that process
 * opens or closes the file, and meanwhile this process does nothing else.
 */
const maxWaitMs = 100;

/** Opens the database file for reading. */
export function openReader(file: string): SQLite.Database {
  return new SQLite(file, { readonly: true, timeout: maxWaitMs });
}

class ReadDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    return new WatchedConnection(await super.acquireConnection(), explainSqliteError);
  }
}

class ReadDialect extends SqliteDialect {
  readonly #reader: SQLite.Database;

  constructor(reader: SQLite.Database) {
    super({ database: reader });
    this.#reader = reader;
  }

  override createDriver(): SqliteDriver {
    return new ReadDriver({ database: rememberStatements(this.#reader) });
  }
}

const readers = new WeakMap<object, Kysely<Database>>();

/** Makes the reader of a database known to readsOf. */
export function setReader(db: Kysely<Database>, reader: SQLite.Database): void {
  readers.set(db, new Kysely<Database>({ dialect: new ReadDialect(reader) }));
}

/**
 * Returns where single statements are read: on SQLite from a connection that waits for no change of this process or of
 * another, and sees what was committed; otherwise from the database itself.
 */
export function readsOf(db: Kysely<Database>): Kysely<Database> {
  return readers.get(db) ?? db;
}
