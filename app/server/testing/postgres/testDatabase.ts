import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { Client } from 'pg';
import { inject, onTestFinished } from 'vitest';
import { ownedTables, type Database } from '../../storage/database.ts';
import { openPostgres } from '../../storage/postgres/openPostgres.ts';
import { dropTables } from './dropTables.ts';

/** Runs a statement for as long as it takes on a slow machine. */
export async function execute(url: string, statement: string): Promise<void> {
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

const emptyTables = [...ownedTables, 'unfinished_import'].map((table) => `delete from ${table}`);
/** Databases of this worker, with tables, that no test uses. */
const unused: string[] = [];

/** Returns the address of a database without entries, which is this test's own, and has been another's before. */
export async function emptyPostgres(): Promise<string> {
  const used = unused.pop();
  if (used !== undefined) await execute(used, emptyTables.join(';'));
  const url = used ?? (await createPostgresDatabase());
  // With Citus there is one database, whose tables a test may have dropped.
  if (inject('citusUrl') === undefined) onTestFinished(() => void unused.push(url));
  return url;
}

/** Opens a database without entries. On a slow machine, statements take as long as they do. */
export async function openEmptyPostgres(): Promise<Kysely<Database>> {
  return openPostgres(await emptyPostgres(), { isLimited: false });
}
