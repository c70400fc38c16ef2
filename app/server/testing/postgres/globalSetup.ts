import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { dropTables } from './dropTables.ts';
import { PostgresServer } from './PostgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of the tests, with `DATABASE` in place of a database; undefined with `citusUrl`. */
    postgresUrl: string | undefined;
    /** The one database that `npm run prove -- citus` gives the tests. */
    citusUrl: string | undefined;
  }
}

/** Returns a function that removes what the tests create in the database. Without tables of Foodlog it is theirs. */
async function takeCitus(url: string): Promise<() => Promise<void>> {
  if (!URL.canParse(url)) {
    throw new Error(
      'Set DATABASE_URL to the address of an empty database with Citus, and PGPASSFILE to a file with its password.',
    );
  }
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query("select from pg_class where relname = 'food_log'");
  if (rows.length > 0) {
    await client.end();
    throw new Error('This database holds a log, and nothing was changed. Give an empty one.');
  }
  return async () => {
    await client.query(dropTables);
    await client.end();
  };
}

/**
 * Starts the PostgreSQL server of the tests. What it holds need not survive a power cut, so it does not wait for a disk.
 * With PROVE_CITUS, which `npm run prove -- citus` sets, the tests use the database of DATABASE_URL instead.
 */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  if ('PROVE_CITUS' in process.env) {
    const citusUrl = process.env['DATABASE_URL'] ?? '';
    const removeTables = await takeCitus(citusUrl);
    project.provide('citusUrl', citusUrl);
    project.provide('postgresUrl', undefined);
    return removeTables;
  }
  const server = await PostgresServer.start(['fsync = off']);
  project.provide('citusUrl', undefined);
  project.provide('postgresUrl', server.url('DATABASE'));
  return () => server.remove();
}
