import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { Pool, type PoolClient } from 'pg';
import { onePlan } from '../../server/storage/postgres/openPostgres.ts';
import { StorePostgresDialect } from '../../server/storage/postgres/postgresDialect.ts';
import { TransactionalSqliteDialect } from '../../server/storage/sqlite/sqliteDialect.ts';
import { recordStatements, type Statement } from './recordStatements.ts';

type Row = Record<string, unknown>;
type SetValues = (parameters: readonly unknown[]) => unknown[];

/** Runs the recorded statements, with the values of another request. */
interface BareDriver {
  /** Returns the totals of a day. */
  read: (setValues: SetValues) => Promise<Row[]>;
  /** Creates an entry, in one transaction. */
  change: (setValues: SetValues) => Promise<void>;
}

async function openBarePostgres(connectionString: string): Promise<BareDriver> {
  const dialect = new StorePostgresDialect([connectionString], {});
  const { stats, create } = await recordStatements(dialect);
  const names = new Map([...stats, ...create].map(({ sql }, index) => [sql, `bare_${index}`]));
  const pool = new Pool({ connectionString, max: 10, keepAlive: true, options: onePlan });
  const run = async (client: Pool | PoolClient, { sql, parameters }: Statement, set: SetValues) =>
    client.query<Row>({ name: names.get(sql) ?? '', text: sql, values: set(parameters) });
  return {
    async read(setValues) {
      const [statement = { sql: '', parameters: [] }] = stats;
      return (await run(pool, statement, setValues)).rows;
    },
    async change(setValues) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        for (const statement of create) await run(client, statement, setValues);
        await client.query('commit');
      } finally {
        client.release();
      }
    },
  };
}

async function openBareSqlite(dataDir: string): Promise<BareDriver> {
  const open = () => {
    const sqlite = new SQLite(join(dataDir, 'foodlog.sqlite'), { timeout: 5000 });
    sqlite.pragma('synchronous = FULL');
    return sqlite;
  };
  const { stats, create } = await recordStatements(new TransactionalSqliteDialect(open()));
  const sqlite = open();
  const prepare = (statements: Statement[]) =>
    statements.map(({ sql, parameters }) => {
      const statement = sqlite.prepare<unknown[], Row>(sql);
      return (set: SetValues) => {
        const values = set(parameters);
        if (statement.reader) return statement.all(...values);
        statement.run(...values);
        return [];
      };
    });
  const [totals = () => []] = prepare(stats);
  const [begin, commit] = ['begin immediate', 'commit'].map((text) => sqlite.prepare(text));
  const changes = prepare(create);
  return {
    read: async (setValues) => totals(setValues),
    async change(setValues) {
      begin?.run();
      for (const run of changes) run(setValues);
      commit?.run();
    },
  };
}

/** Opens the database of the server with the bare driver: PostgreSQL where there is an address, otherwise SQLite. */
export function openBareDriver(dataDir: string, url: string | undefined): Promise<BareDriver> {
  return url === undefined ? openBareSqlite(dataDir) : openBarePostgres(url);
}
