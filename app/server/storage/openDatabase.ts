import type { Kysely } from 'kysely';
import type { Database } from './database.ts';
import type { TableChanges } from './migrations/schema.ts';
import { postgresName, openPostgres } from './postgres/openPostgres.ts';
import { fileIn, openSqlite } from './sqlite/openSqlite.ts';

/** Where the log is stored. */
export interface DatabaseSettings {
  /** The folder of the SQLite file, an absolute path. */
  dataDir: string;
  /** The address of a PostgreSQL database, which is used in place of the file. It may contain a password. */
  databaseUrl: string | undefined;
}

/** Names the database, without user and password. */
export const databaseName = ({ dataDir, databaseUrl }: DatabaseSettings): string =>
  databaseUrl === undefined ? fileIn(dataDir) : postgresName(databaseUrl);

/**
 * Opens PostgreSQL where there is an address, otherwise SQLite.
 * @param options.isLimited Whether a statement that takes longer than a request may is given up.
 * @param options.changes What may be done to the tables.
 * @throws StorageError if the database cannot be used.
 */
export function openDatabase(
  { dataDir, databaseUrl }: DatabaseSettings,
  options: { isLimited?: boolean; changes?: TableChanges } = {},
): Promise<Kysely<Database>> {
  return databaseUrl === undefined
    ? openSqlite(dataDir, options.changes)
    : openPostgres(databaseUrl, options);
}
