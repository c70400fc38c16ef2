/**
 * Measures how long others wait while one person does the most expensive things that are allowed, in one or more streams
 * at once, with the limits of requests as they are by default.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../server/storage/database.ts';
import { openDatabase, type DatabaseSettings } from '../../server/storage/openDatabase.ts';
import { PostgresServer } from '../../server/testing/postgres/PostgresServer.ts';
import { writeDays } from '../../server/testing/writeDays.ts';
import { fillLog, type EngineName } from './fillLog.ts';
import { heavyDays, heavyFoods, heavyPerDay, heavyRequests } from './heavyRequests.ts';
import { memoryOf, processorTime } from './processes.ts';
import { quantile } from './quantile.ts';
import { bodyOf, days, foods } from './requests.ts';
import { startServer, startSignIn } from './servers.ts';

const measuredFor = Number(process.env['BENCH_SECONDS'] ?? 5) * 1000;
/** Between two requests of the other person, in milliseconds. */
const pause = 20;
const [heavy, other] = ['Person0', 'Person1'];
const asked = {
  typename: JSON.stringify({ query: '{ __typename }' }),
  stats: bodyOf('stats', { id: '', food: 1, ago: 0 }),
};

async function fill(db: Kysely<Database>, engine: EngineName): Promise<void> {
  await fillLog(db, engine, { prefix: 'Person', people: 2, days, foods });
  await sql`delete from food_log where owner = ${heavy}`.execute(db);
  await writeDays(db, heavy, heavyDays, heavyPerDay, heavyFoods);
  const name = '🥚'.repeat(190);
  await sql`
    insert into food_log_item
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
    select ${sql.lit(heavy)}, 'heavy ' || i, ${sql.lit(name)} || i, 1, 1, 1, 1, 1, i from n`.execute(
    db,
  );
  if (engine === 'PostgreSQL') await sql`vacuum analyze`.execute(db);
}

interface Wait {
  milliseconds: number;
  /** How long the server computed meanwhile: what the wait would be on a machine that nobody else uses. */
  computed: number;
}
type Waits = Record<keyof typeof asked, Wait[]>;

/** Returns how long the other person waited for each answer. */
async function waits({ url, pid }: { url: string; pid: number }, token: string): Promise<Waits> {
  const times: Waits = { typename: [], stats: [] };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const end = performance.now() + measuredFor;
  while (performance.now() < end) {
    for (const name of ['typename', 'stats'] as const) {
      const [start, computedBefore] = [performance.now(), processorTime(pid)];
      const response = await fetch(url, { method: 'POST', headers, body: asked[name] });
      const text = await response.text();
      if (!response.ok || text.includes('"errors"')) throw new Error(text);
      const milliseconds = performance.now() - start;
      times[name].push({ milliseconds, computed: processorTime(pid) - computedBefore });
      await setTimeout(pause);
    }
  }
  return times;
}

const inWords = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

async function measure(engine: EngineName, settings: DatabaseSettings): Promise<void> {
  const db = await openDatabase(settings);
  await fill(db, engine);
  await db.destroy();
  const signIn = await startSignIn(2);
  const [heavyToken = '', token = ''] = signIn.tokens;
  const server = await startServer(
    {
      name: 'Foodlog',
      program: '../main.ts',
      argv: ['--api-only'],
      path: '/api',
    },
    {
      DATA_DIR: settings.dataDir,
      DATABASE_URL: settings.databaseUrl ?? '',
      DESCOPE_BASE_URL: signIn.url,
      // As by default.
      RATE_LIMIT_CHANGES_PER_MINUTE: '',
      RATE_LIMIT_REQUESTS_PER_MINUTE: '',
    },
  );
  try {
    await waits(server, token);
    const idle = await waits(server, token);
    const before = memoryOf(server.pid);
    const medianOf = (times: Wait[]) =>
      quantile(
        times.map(({ milliseconds }) => milliseconds),
        0.5,
      );
    const rows: Record<string, Record<string, string>> = {};
    const add = (what: string, times: Waits, more: Record<string, string>) => {
      const cells = (['typename', 'stats'] as const).flatMap((name) => {
        const middle = medianOf(times[name]);
        const longest = Math.max(...times[name].map(({ milliseconds }) => milliseconds));
        const computed = Math.max(...times[name].map((wait) => wait.computed));
        const ratio = (middle / medianOf(idle[name])).toFixed(1);
        return [
          [`${name}: median`, `${inWords(middle)} (× ${ratio})`],
          [`${name}: longest`, inWords(longest)],
          [`${name}: most computed`, `${computed} ms`],
        ];
      });
      rows[what] = { ...Object.fromEntries(cells), ...more };
    };
    add('nothing', idle, { 'answered a second': '0', memory: `${Math.round(before)} MB` });
    let first = 0;
    for (const name of Object.keys(heavyRequests)) {
      for (const streams of [1, 4, 10]) {
        const user = fork(fileURLToPath(new URL('heavyUse.ts', import.meta.url)));
        const statuses: number[] = [];
        user.on('message', (status) => statuses.push(Number(status)));
        user.send({ url: server.url, token: heavyToken, name, streams, first });
        first += streams;
        while (statuses.length === 0) await setTimeout(pause);
        const times = await waits(server, token);
        const answered = statuses.filter((status) => status === 200).length;
        const ended = once(user, 'exit');
        user.kill();
        await ended;
        add(`${name}, × ${streams}`, times, {
          'answered a second': ((answered / measuredFor) * 1000).toFixed(1),
          memory: `${Math.round(memoryOf(server.pid))} MB`,
        });
        // What was asked of the server is answered before the next begins.
        await waits(server, token);
      }
    }
    add('nothing again', await waits(server, token), {
      'answered a second': '0',
      memory: `${Math.round(memoryOf(server.pid))} MB`,
    });
    console.log(`${engine}: how long ${other} waits while one person does this, in streams`);
    console.table(rows);
  } finally {
    await server.stop();
    signIn.close();
  }
}

/** Measures on both engines. */
export async function measureOthers(): Promise<void> {
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
