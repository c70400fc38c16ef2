import type { TestProject } from 'vitest/node';
import { PostgresServer } from './PostgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of the tests, with `DATABASE` in place of a database; undefined with `citusUrl`. */
    postgresUrl: string | undefined;
    /** The one database that `npm run prove -- citus` gives the tests. */
    citusUrl: string | undefined;
  }
}

/**
 * Starts the PostgreSQL server of the tests. What it holds need not survive a power cut, so it does not wait for a disk.
 * With FOODLOG_CITUS_URL, which `npm run prove -- citus` sets, the tests use that one database.
 */
export default async function startPostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  const citusUrl = process.env['FOODLOG_CITUS_URL'];
  project.provide('citusUrl', citusUrl);
  if (citusUrl !== undefined) {
    project.provide('postgresUrl', undefined);
    return undefined;
  }
  const server = await PostgresServer.start(['fsync = off']);
  project.provide('postgresUrl', server.url('DATABASE'));
  return () => server.remove();
}
