import { Kysely, sql } from 'kysely';
import type { PoolConfig } from 'pg';
import type { Database } from '../database.ts';
import { checkSchema, migrate } from '../migrations/migrations.ts';
import type { TableChanges } from '../migrations/schema.ts';
import { StorageError } from '../storageError.ts';
import { addressesOf } from './addresses.ts';
import { distributeByOwner, hasCitus } from './distribute.ts';
import { explainPostgresError } from './explainPostgresError.ts';
import { StorePostgresDialect } from './postgresDialect.ts';

const oldestVersion = 15;
/** The most connections that are open at a time. */
export const maxConnections = 10;
/** How long a connection is waited for, in milliseconds. */
const maxWaitMs = 5000;

/** How long PostgreSQL may take for a request, in milliseconds. */
const limits = {
  statement_timeout: 5000,
  // If the server does not answer at all. It counts from when a statement is sent, with those before it.
  query_timeout: 6000,
  // If this process stands still in the middle of a change, others of the same owner wait for it.
  idle_in_transaction_session_timeout: 10_000,
};

/** One plan, along an index that starts with the owner, is right for every owner. Planning takes longer than a read. */
const onePlan = '-c plan_cache_mode=force_generic_plan';

function connect<T>(url: string, options: PoolConfig) {
  const dialect = new StorePostgresDialect(addressesOf(url), {
    connectionTimeoutMillis: maxWaitMs,
    keepAlive: true,
    application_name: 'foodlog',
    ...options,
  });
  return new Kysely<T>({ dialect });
}

/** @throws StorageError if this version of PostgreSQL, a number such as 150004, or this encoding is not supported. */
export function refuseServer(versionNumber: number, encoding: string | undefined): void {
  const version = Math.floor(versionNumber / 10_000);
  if (version < oldestVersion) {
    throw new StorageError(
      `is PostgreSQL ${version}. Foodlog needs PostgreSQL ${oldestVersion} or later.`,
    );
  }
  if (encoding !== 'UTF8') {
    throw new StorageError(
      `has the encoding ${encoding}, which cannot hold every name. Create one with the encoding UTF8.`,
    );
  }
}

async function refuseUnsupported(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ version: string; encoding: string }>`
    select current_setting('server_version_num') as version,
      current_setting('server_encoding') as encoding`.execute(db);
  refuseServer(Number(rows[0]?.version), rows[0]?.encoding);
}

/**
 * Migrates and distributes the tables, which may take longer than a request, with a connection of its own.
 * @returns whether they are distributed.
 */
async function prepareTables(url: string, changes: TableChanges): Promise<boolean> {
  const db = connect<Database>(url, { max: 1 });
  try {
    await refuseUnsupported(db);
    await checkSchema(db, changes);
    if (changes !== 'none') {
      await migrate(db);
      await distributeByOwner(db);
    }
    return await hasCitus(db);
  } finally {
    await db.destroy();
  }
}

/** Names a database without user and password. */
export function postgresName(url: string): string {
  const servers = addressesOf(url).map((address) => new URL(address));
  const where = servers.map(({ host, searchParams }) => searchParams.get('host') ?? host).join(',');
  return `${servers[0]?.pathname.slice(1)}${where ? ` at ${where}` : ''}`;
}

/**
 * Opens the database at this address, which may name several servers, and migrates the tables to the newest schema. Any number of servers can use one
 * database: those that start together migrate one after the other.
 * @param options.connections The most connections that are open at a time.
 * @param options.isLimited Whether a statement that takes longer than a request may is given up, and a connection is waited
 * for no longer than a request may wait. Without, that is a minute.
 * @param options.changes What may be done to the tables.
 * @throws StorageError if the database does not answer, refuses this user, is not in UTF8, or is older than PostgreSQL 15,
 * or if its tables are not those of this version and may not be changed. The message does not contain the password.
 */
export async function openPostgres(
  url: string,
  {
    connections = maxConnections,
    isLimited = true,
    changes = 'migrate',
  }: { connections?: number; isLimited?: boolean; changes?: TableChanges } = {},
): Promise<Kysely<Database>> {
  const isDistributed = await prepareTables(url, changes).catch((error: unknown) => {
    throw new StorageError(`The database ${postgresName(url)} ${explainPostgresError(error)}`, {
      cause: error,
    });
  });
  return connect<Database>(url, {
    max: connections,
    ...(isLimited ? limits : { connectionTimeoutMillis: 60_000 }),
    // Citus cannot plan an insert of several rows without their owner.
    ...(!isDistributed && { options: onePlan }),
  });
}
