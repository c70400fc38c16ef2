import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSettings } from '../../server/storage/openDatabase.ts';
import { PostgresServer } from '../../server/testing/postgres/PostgresServer.ts';

type Measure = (engine: 'SQLite' | 'PostgreSQL', database: DatabaseSettings) => Promise<void>;

/** Measures on a new database of SQLite, then on one of PostgreSQL, and removes both. */
export async function onBothEngines(measure: Measure): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'foodlog-bench-'));
  try {
    await measure('SQLite', { dataDir, databaseUrl: undefined });
  } finally {
    await rm(dataDir, { recursive: true });
  }
  const server = await PostgresServer.start();
  try {
    await measure('PostgreSQL', { dataDir: '', databaseUrl: server.url('postgres') });
  } finally {
    await server.remove();
  }
}
