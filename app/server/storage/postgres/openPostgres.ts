import { Kysely, sql } from 'kysely';
import { Pool } from 'pg';
import type { Database } from '../database.ts';
import { migrate } from '../migrations/migrations.ts';
import { StorageError } from '../storageError.ts';
import { distributeByOwner } from './distribute.ts';
import { explainPostgresError } from './explainPostgresError.ts';
import { StorePostgresDialect } from './postgresDialect.ts';
import { prepareClients } from './prepareClients.ts';

const oldestVersion = 15;
/** How long a connection is waited for, and how long a statement of a request may take, in milliseconds. */
const longestWait = 5000;

function connect<T>(
  connectionString: string,
  limits: { max: number; statement_timeout?: number; options?: string },
) {
  const pool = new Pool({
    connectionString,
    connectionTimeoutMillis: longestWait,
    keepAlive: true,
    application_name: 'foodlog',
    ...limits,
  });
  // A connection that is lost while nobody uses it is replaced when the next one is needed.
  pool.on('error', () => {});
  prepareClients(pool);
  return new Kysely<T>({ dialect: new StorePostgresDialect({ pool }) });
}

async function requireVersion(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ version: string }>`
    select current_setting('server_version_num') as version`.execute(db);
  const version = Math.floor(Number(rows[0]?.version) / 10_000);
  if (version < oldestVersion) {
    throw new StorageError(
      `is PostgreSQL ${version}. Foodlog needs PostgreSQL ${oldestVersion} or later.`,
    );
  }
}

/**
 * Migrates and distributes the tables, which may take longer than a request, with a connection of its own.
 * @returns whether they are distributed.
 */
async function prepareTables(url: string): Promise<boolean> {
  const db = connect<Database>(url, { max: 1 });
  try {
    await requireVersion(db);
    await migrate(db);
    return await distributeByOwner(db);
  } finally {
    await db.destroy();
  }
}

/** Names a database without user and password. */
function nameOf(url: string): string {
  const { host, pathname, searchParams } = new URL(url);
  const where = searchParams.get('host') ?? host;
  return `The database ${pathname.slice(1)}${where ? ` at ${where}` : ''}`;
}

/**
 * Opens the database at this address and migrates the tables to the newest schema. Any number of servers can use one
 * database: those that start together migrate one after the other.
 * @param connections The most connections that are open at a time.
 * @throws StorageError if the database does not answer, refuses this user, or is older than PostgreSQL 15 or from a
 * newer version of Foodlog. The message does not contain the password.
 */
export async function openPostgres(url: string, connections = 10): Promise<Kysely<Database>> {
  const isDistributed = await prepareTables(url).catch((error: unknown) => {
    throw new StorageError(`${nameOf(url)} ${explainPostgresError(error)}`, { cause: error });
  });
  return connect<Database>(url, {
    max: connections,
    statement_timeout: longestWait,
    // One plan, along an index that starts with the owner, is right for every owner. Planning takes longer than a read.
    // Citus cannot plan an insert of several rows without their owner.
    ...(!isDistributed && { options: '-c plan_cache_mode=force_generic_plan' }),
  });
}
