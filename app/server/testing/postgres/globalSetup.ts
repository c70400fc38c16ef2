import type { TestProject } from 'vitest/node';
import { PostgresServer } from './PostgresServer.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the PostgreSQL server of the tests, with `DATABASE` in place of a database. */
    postgresUrl: string;
  }
}

/**
 * Starts the PostgreSQL server of the tests. What it holds need not survive a power cut, so it does not wait for a disk.
 * With POSTGRES_URL, the tests use that one database.
 */
export default async function startPostgres(
  project: TestProject,
): Promise<(() => Promise<void>) | undefined> {
  if (process.env['POSTGRES_URL']) {
    project.provide('postgresUrl', process.env['POSTGRES_URL']);
    return undefined;
  }
  const server = await PostgresServer.start(['fsync = off']);
  project.provide('postgresUrl', server.url('DATABASE'));
  return () => server.remove();
}
