import { statSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type SQLite from 'better-sqlite3';
import {
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type TransactionSettings,
} from 'kysely';
import { StorageUnavailable } from '../storageUnavailable.ts';
import { WatchedConnection } from '../watchedConnection.ts';
import { rememberStatements } from './rememberStatements.ts';
import { explainSqliteError, sqliteProblem } from './sqliteProblem.ts';

/** How long a statement or the beginning of a transaction waits for another process, in milliseconds. */
export const maxWaitMs = 5000;
const pause = 5;

const inode = (path: string) => statSync(path, { throwIfNoEntry: false })?.ino;

/**
 * A transaction gets the write lock when it begins, so that none fails half-way because of another one. It waits for
 * the lock without blocking this process, whose own transaction may be the one that has to finish first. A transaction
 * that only reads needs no lock: from its first statement on, it sees the database as it is then.
 */
class WriteDriver extends SqliteDriver {
  readonly #sqlite: SQLite.Database;
  readonly #reader: SQLite.Database | undefined;
  readonly #inode: number | undefined;
  /** The inode of the write-ahead log, which stays the same while the file is open; undefined until there is one. */
  #logInode: number | undefined;
  /** When a transaction last waited in vain, in milliseconds since this process began. */
  #gaveUpAt = -Infinity;

  constructor(sqlite: SQLite.Database, reader: SQLite.Database | undefined) {
    super({ database: rememberStatements(sqlite) });
    this.#sqlite = sqlite;
    this.#reader = reader;
    this.#inode = inode(sqlite.name);
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new WatchedConnection(await super.acquireConnection(), explainSqliteError);
  }

  override async beginTransaction(
    connection: DatabaseConnection,
    settings?: TransactionSettings,
  ): Promise<void> {
    this.#checkPlace();
    if (settings?.accessMode === 'read only') return super.beginTransaction(connection);
    // Those that queue behind one that waited in vain do not wait as long again, each after the other.
    const isLocked = performance.now() - this.#gaveUpAt < maxWaitMs;
    const deadline = performance.now() + (isLocked ? 0 : maxWaitMs);
    while (!this.#began(deadline)) await setTimeout(pause);
    this.#gaveUpAt = -Infinity;
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // After some errors, such as a full disk, SQLite has rolled back by itself, and another rollback would fail.
    if (this.#sqlite.inTransaction) await super.rollbackTransaction(connection);
  }

  override async destroy(): Promise<void> {
    this.#reader?.close();
    await super.destroy();
  }

  /** A file that was deleted or replaced can still be written, and all of that would be lost. */
  #checkPlace(): void {
    const logInode = inode(`${this.#sqlite.name}-wal`);
    this.#logInode ??= logInode;
    if (inode(this.#sqlite.name) === this.#inode && logInode === this.#logInode) return;
    const cause = new Error(
      'The database file, or its write-ahead log (-wal), was moved or replaced. Put it back, or start the server again.',
    );
    throw new StorageUnavailable('unreachable', cause);
  }

  #began(deadline: number): boolean {
    this.#sqlite.pragma('busy_timeout = 0');
    try {
      this.#sqlite.exec('begin immediate');
      return true;
    } catch (error) {
      const isBusy = sqliteProblem(error) === 'busy';
      if (isBusy && performance.now() < deadline) return false;
      if (isBusy) this.#gaveUpAt = performance.now();
      throw explainSqliteError(error);
    } finally {
      this.#sqlite.pragma(`busy_timeout = ${maxWaitMs}`);
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
  readonly #reader: SQLite.Database | undefined;

  /** @param reader Another connection to the same file, which is closed together with the database. */
  constructor(sqlite: SQLite.Database, reader?: SQLite.Database) {
    super({ database: sqlite });
    this.#sqlite = sqlite;
    this.#reader = reader;
  }

  override createDriver(): SqliteDriver {
    return new WriteDriver(this.#sqlite, this.#reader);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}
