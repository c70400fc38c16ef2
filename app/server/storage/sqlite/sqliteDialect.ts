import { setTimeout } from 'node:timers/promises';
import type SQLite from 'better-sqlite3';
import { SqliteAdapter, SqliteDialect, SqliteDriver } from 'kysely';
import { rememberStatements } from './rememberStatements.ts';

/** How long a statement or the beginning of a transaction waits for another process, in milliseconds. */
export const longestWait = 5000;
const pause = 5;

const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';

/**
 * A transaction gets the write lock when it begins, so that none fails half-way because of another one. It waits for
 * the lock without blocking this process, whose own transaction may be the one that has to finish first.
 */
class WriteDriver extends SqliteDriver {
  readonly #sqlite: SQLite.Database;

  constructor(sqlite: SQLite.Database) {
    super({ database: rememberStatements(sqlite) });
    this.#sqlite = sqlite;
  }

  override async beginTransaction(): Promise<void> {
    const deadline = Date.now() + longestWait;
    while (!this.#began(deadline)) await setTimeout(pause);
  }

  #began(deadline: number): boolean {
    this.#sqlite.pragma('busy_timeout = 0');
    try {
      this.#sqlite.exec('begin immediate');
      return true;
    } catch (error) {
      if (isBusy(error) && Date.now() < deadline) return false;
      throw error;
    } finally {
      this.#sqlite.pragma(`busy_timeout = ${longestWait}`);
    }
  }
}

/** Tells Kysely that SQLite rolls back schema changes with the rest of a transaction. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/** The SQLite dialect of the store. An interrupted change or migration is rolled back. */
export class TransactionalSqliteDialect extends SqliteDialect {
  readonly #sqlite: SQLite.Database;

  constructor(sqlite: SQLite.Database) {
    super({ database: sqlite });
    this.#sqlite = sqlite;
  }

  override createDriver(): SqliteDriver {
    return new WriteDriver(this.#sqlite);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}
