import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import { ownedTables, type Database } from '../../storage/database.ts';
import { openPostgres } from '../../storage/postgres/openPostgres.ts';
import { dropTables } from './dropTables.ts';

async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/**
 * Creates an empty database on the server of the tests, or empties the one that `npm run prove -- citus` has given them.
 * Returns its address.
 */
export async function createPostgresDatabase(): Promise<string> {
  const [url = '', citusUrl] = [inject('postgresUrl'), inject('citusUrl')];
  if (citusUrl !== undefined) {
    await execute(citusUrl, dropTables);
    return citusUrl;
  }
  const name = `test_${randomBytes(8).toString('hex')}`;
  await execute(url.replace('DATABASE', 'postgres'), `create database ${name}`);
  return url.replace('DATABASE', name);
}

let shared: Promise<string> | undefined;

/** Opens a database of this worker, after its tables were emptied. On a slow machine, statements take as long as they do. */
export async function openEmptyPostgres(): Promise<Kysely<Database>> {
  shared ??= createPostgresDatabase();
  const db = await openPostgres(await shared, { isLimited: false });
  for (const table of ownedTables) await sql`delete from ${sql.table(table)}`.execute(db);
  return db;
}
