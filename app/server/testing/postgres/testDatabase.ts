import { randomBytes } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { Database } from '../../storage/database.ts';
import { ownedTables } from '../../storage/postgres/distribute.ts';
import { openPostgres } from '../../storage/postgres/openPostgres.ts';

const urlOf = (database: string) => inject('postgresUrl').replace('DATABASE', database);

/** Creates an empty database on the server of the tests, and returns its address. */
export async function createPostgresDatabase(): Promise<string> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  const client = new Client({ connectionString: urlOf('postgres') });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return urlOf(name);
}

let shared: Promise<string> | undefined;

/** Opens a database of this worker, after its tables were emptied. */
export async function openEmptyPostgres(): Promise<Kysely<Database>> {
  shared ??= createPostgresDatabase();
  const db = await openPostgres(await shared);
  for (const table of ownedTables) await sql`delete from ${sql.table(table)}`.execute(db);
  return db;
}
