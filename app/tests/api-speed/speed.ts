/**
 * Measures Foodlog's API beside a bare handler that runs the same statements, on PostgreSQL and on SQLite. The figures
 * depend on the machine, so it never fails; the ratios are of turns one after the other.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type DatabaseSettings } from '../../server/storage/openDatabase.ts';
import { PostgresServer } from '../../server/testing/postgres/PostgresServer.ts';
import { compareServers } from './compareServers.ts';
import { fillLog, type EngineName } from './fillLog.ts';
import { memoryOf } from './processes.ts';
import { days, foods } from './requests.ts';
import { startServer, startSignIn, type RunningServer, type Subject } from './servers.ts';

const people = 1000;
const foodlog: Subject = {
  name: 'Foodlog',
  program: '../main.ts',
  argv: ['--api-only'],
  path: '/api',
};
const bareHandler: Subject = {
  name: 'bare handler',
  program: 'bare.ts',
  argv: [],
  path: '/',
};
async function measure(engine: EngineName, settings: DatabaseSettings, database?: number) {
  const db = await openDatabase(settings);
  await fillLog(db, engine, { prefix: 'Person', people, days, foods });
  await db.destroy();
  const signIn = await startSignIn(people);
  const env = {
    DATA_DIR: settings.dataDir,
    DATABASE_URL: settings.databaseUrl ?? '',
    DESCOPE_BASE_URL: signIn.url,
  };
  const started: RunningServer[] = [];
  try {
    const start = async (subject: Subject) => {
      const server = await startServer(subject, env);
      started.push(server);
      return { ...server, idle: memoryOf(server.pid) };
    };
    const subject = await start(foodlog);
    const bare = await start(bareHandler);
    for (const operation of ['stats', 'create'] as const) {
      console.log(`${engine}, ${operation}`);
      console.table(await compareServers(signIn.tokens, [subject, bare], operation, database));
    }
    console.table(
      Object.fromEntries(
        [subject, bare].map(({ name, pid, readyAfter, idle }) => [
          name,
          {
            start: `${Math.round(readyAfter)} ms`,
            'memory, idle': `${Math.round(idle)} MB`,
            'memory, after the load': `${Math.round(memoryOf(pid))} MB`,
          },
        ]),
      ),
    );
  } finally {
    for (const server of started) await server.stop();
    signIn.close();
  }
}

async function onPostgres() {
  const server = await PostgresServer.start();
  const settings = { dataDir: '', databaseUrl: server.url('postgres') };
  try {
    await measure('PostgreSQL', settings, server.pid);
  } finally {
    await server.remove();
  }
}

async function onSqlite() {
  const dataDir = await mkdtemp(join(tmpdir(), 'foodlog-bench-'));
  try {
    await measure('SQLite', { dataDir, databaseUrl: undefined });
  } finally {
    await rm(dataDir, { recursive: true });
  }
}

/** Measures on both engines. */
export async function measureSpeed(): Promise<void> {
  await onPostgres();
  await onSqlite();
}
