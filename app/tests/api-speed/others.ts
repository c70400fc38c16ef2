import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../../server/storage/database.ts';
import { openDatabase } from '../../server/storage/openDatabase.ts';
import { writeDays } from '../../server/testing/writeDays.ts';
import type { Engine } from './engines.ts';
import { days, foods, quantile, sendRequests } from './load.ts';
import { daysAgo, fillLogs } from './logs.ts';
import { startServer, startSignIn } from './servers.ts';

/** The most expensive things that are allowed. */
const heaviestThings = [
  'lists 1,000 foods with long names',
  'sums 200,000 entries',
  'both',
  'deletes or restores 200 entries of 200 days and foods',
  'a new document of 500 tokens',
] as const;

/** What the thread of the person who burdens the server is started with. */
export interface HeavyUse {
  url: string;
  token: string;
  heaviest: (typeof heaviestThings)[number];
  streams: number;
  /** The number of the first stream. Each number is used once, as changes are made to the entries of their stream. */
  firstStream: number;
}

const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
/** The person beside asks for the totals of a day, 50 times a second at most, and waits for each answer. */
const asks = { connections: 1, amount: 10, overallRate: 50 };

/** Gives the first person 200,000 entries on 400 days, of 200 foods, and 1,000 foods with long names. */
async function fill(db: Kysely<Database>): Promise<void> {
  await fillLogs(db, { people: 2, days, foods });
  await sql`delete from food_log where owner = 'Person0'`.execute(db);
  const year = Array.from({ length: 400 }, (_, ago) => daysAgo(ago));
  await writeDays(db, 'Person0', year, 500, 200);
  await sql`
    insert into food_log_item
    with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
    select 'Person0', 'heavy ' || i, ${sql.lit('🥚'.repeat(190))} || i, 1, 1, 1, 1, 1, i from n`.execute(
    db,
  );
  await sql`analyze`.execute(db);
}

const inWords = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

/**
 * Measures how long others wait while one person does the most expensive things that are allowed, in one or more streams
 * at once, with the limits of requests as they are by default.
 */
export async function measureOthers({ name, createDatabase }: Engine): Promise<void> {
  const settings = await createDatabase('log');
  const db = await openDatabase(settings, { isLimited: false });
  await fill(db);
  await db.destroy();
  const signIn = await startSignIn(2);
  const [token = '', other = ''] = signIn.tokens;
  const server = await startServer('Foodlog', settings, signIn.url, true);
  const waits = async () => {
    const times: number[] = [];
    const end = performance.now() + seconds * 1000;
    while (performance.now() < end) {
      times.push(...(await sendRequests(server.url, [other], 'stats', asks)).times);
    }
    return times;
  };
  const rows: Record<string, Record<string, string>> = {};
  try {
    await waits();
    const idle = quantile(await waits(), 0.5);
    const add = (what: string, times: readonly number[], answers: number) => {
      const median = quantile(times, 0.5);
      rows[what] = {
        median: `${inWords(median)} (× ${(median / idle).toFixed(1)})`,
        longest: inWords(Math.max(...times)),
        'done a second': (answers / seconds).toFixed(1),
        memory: `${server.memory().toFixed(0)} MB`,
      };
    };
    add('nothing', await waits(), 0);
    let firstStream = 0;
    for (const heaviest of heaviestThings) {
      for (const streams of [1, 4, 10]) {
        const workerData: HeavyUse = { url: server.url, token, heaviest, streams, firstStream };
        firstStream += streams;
        const user = new Worker(new URL('heavyUse.ts', import.meta.url), { workerData });
        await once(user, 'message');
        let answers = 0;
        user.on('message', (isDone: boolean) => (answers += isDone ? 1 : 0));
        add(`${heaviest}, × ${streams}`, await waits(), answers);
        await user.terminate();
        // What was asked of the server is answered before the next begins.
        await waits();
      }
    }
    add('nothing again', await waits(), 0);
    console.log(`${name}: how long another person waits while one does this, in streams`);
    console.table(rows);
  } finally {
    await server.stop();
    signIn.close();
  }
}
