import type { Kysely } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import type { Database } from '../../server/storage/database.ts';
import { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { openPostgres } from '../../server/storage/postgres/openPostgres.ts';
import { openSqlite } from '../../server/storage/sqlite/openSqlite.ts';
import { isWaiting as isPostgresWaiting } from '../../server/testing/postgres/isWaiting.ts';
import { emptyPostgres } from '../../server/testing/postgres/testDatabase.ts';
import { temporaryFolder } from '../../server/testing/testServer.ts';
import { isSqliteWaiting } from './isSqliteWaiting.ts';

interface Engine {
  name: string;
  /** Creates an empty database. Each call of the result opens one more connection to it, as another process would. */
  create: () => Promise<() => Promise<Kysely<Database>>>;
  /** Resolves once a transaction waits for another one. */
  isWaiting: (db: Kysely<Database>) => Promise<void>;
}

const sqlite: Engine = {
  name: 'SQLite',
  create: async () => {
    const dataDir = await temporaryFolder();
    return () => openSqlite(dataDir);
  },
  isWaiting: isSqliteWaiting,
};

const postgres: Engine = {
  name: 'PostgreSQL',
  create: async () => {
    const url = await emptyPostgres();
    return () => openPostgres(url, { connections: 2, isLimited: false });
  },
  isWaiting: isPostgresWaiting,
};

/** The databases on which the contract is tested: both, or the one that `npm run prove -- citus` gives the tests. */
export const databases = (inject('citusUrl') === undefined ? [sqlite, postgres] : [postgres]).map(
  ({ name, create, isWaiting }) => ({
    name,
    isWaiting,
    /** Creates an empty log, and closes its connections after the test. With Citus it takes the place of the one before. */
    newLog: async () => {
      const open = await create();
      const connect = async () => {
        const db = await open();
        onTestFinished(() => db.destroy());
        return db;
      };
      const db = await connect();
      return { connect, db, store: new FoodLogStore(db) };
    },
  }),
);
