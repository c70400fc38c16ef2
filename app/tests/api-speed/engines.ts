import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openDatabase, type DatabaseSettings } from '../../server/storage/openDatabase.ts';
import { PostgresServer } from '../../server/testing/postgres/PostgresServer.ts';

/** Where logs are measured. */
export interface Engine {
  name: 'SQLite' | 'PostgreSQL';
  /** Returns where a new database is, by its name. */
  createDatabase: (name: string) => Promise<DatabaseSettings>;
}

/**
 * Measures on SQLite, then on PostgreSQL, and removes the databases.
 * @param postgresSettings Lines of postgresql.conf.
 */
export async function onBothEngines(
  measure: (engine: Engine) => Promise<void>,
  postgresSettings: readonly string[] = [],
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'foodlog-bench-'));
  try {
    await measure({
      name: 'SQLite',
      createDatabase: async (name) => ({ dataDir: join(folder, name), databaseUrl: undefined }),
    });
  } finally {
    await rm(folder, { recursive: true });
  }
  const server = await PostgresServer.start(postgresSettings);
  try {
    await measure({
      name: 'PostgreSQL',
      createDatabase: async (name) => {
        const db = await openDatabase({ dataDir: '', databaseUrl: server.url('postgres') });
        await sql`create database ${sql.id(name)}`.execute(db);
        await db.destroy();
        return { dataDir: '', databaseUrl: server.url(name) };
      },
    });
  } finally {
    await server.remove();
  }
}
