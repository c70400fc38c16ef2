import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
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

/** How many people do them at once, and how many streams of requests each of them has. */
const crowds = [
  { people: 1, streams: 1 },
  { people: 1, streams: 10 },
  { people: 10, streams: 1 },
  { people: 10, streams: 10 },
];
const heavyPeople = 10;

/** What the thread of the people who burden the server is started with. */
export interface HeavyUse {
  url: string;
  /** One of each person. Their streams take turns with them. */
  tokens: readonly string[];
  heaviest: (typeof heaviestThings)[number];
  streams: number;
  /** The number of the first stream, below 300. Each is used once, as changes are made to the entries of their stream. */
  firstStream: number;
}

const seconds = Number(process.env['BENCH_SECONDS'] ?? 5);
/** The person beside asks for the totals of a day, 10 times a second at most, and waits for each answer. */
const asks = { connections: 1, amount: 10, overallRate: 10, timeout: 120 };
const last = { connections: 1, amount: 1, timeout: 120 };
const warmUp = { connections: 4, amount: 2000 };

/** Gives the first ten people 200,000 entries on 400 days, of 200 foods, and 1,000 foods with long names. */
async function fill(db: Kysely<Database>): Promise<void> {
  await fillLogs(db, { people: heavyPeople + 2, days, foods });
  const year = Array.from({ length: 400 }, (_, ago) => daysAgo(ago));
  for (let person = 0; person < heavyPeople; person += 1) {
    const owner = `Person${person}`;
    await sql`delete from food_log where owner = ${owner}`.execute(db);
    await writeDays(db, owner, year, 500, 200);
    await sql`
      insert into food_log_item
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
      select ${sql.lit(owner)}, 'heavy ' || i, ${sql.lit('🥚'.repeat(190))} || i, 1, 1, 1, 1, 1, i
      from n`.execute(db);
  }
  await sql`analyze`.execute(db);
}

const inWords = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

/**
 * Measures how long another person waits while one, or ten, do the most expensive things that are allowed, in one or more
 * streams each, with the limits of requests as they are by default.
 */
export async function measureOthers({ name, createDatabase }: Engine): Promise<void> {
  const settings = await createDatabase('log');
  const db = await openDatabase(settings, { isLimited: false });
  await fill(db);
  await db.destroy();
  const signIn = await startSignIn(heavyPeople + 2);
  const [other = '', another = ''] = signIn.tokens.slice(heavyPeople);
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
    // Whoever has used much lately comes last.
    await sendRequests(server.url, [another], 'stats', warmUp);
    const idle = quantile(await waits(), 0.5);
    const add = (what: string, times: readonly number[], perSecond = 0) => {
      const median = quantile(times, 0.5);
      rows[what] = {
        median: `${inWords(median)} (× ${(median / idle).toFixed(1)})`,
        '90 %': inWords(quantile(times, 0.9)),
        longest: inWords(Math.max(...times)),
        'done a second': perSecond.toFixed(1),
        memory: `${server.memory().toFixed(0)} MB`,
      };
    };
    add('nothing', await waits());
    for (const heaviest of heaviestThings) {
      let firstStream = 0;
      for (const { people, streams } of crowds) {
        const tokens = signIn.tokens.slice(0, people);
        const workerData: HeavyUse = {
          url: server.url,
          tokens,
          heaviest,
          streams: people * streams,
          firstStream,
        };
        firstStream += workerData.streams;
        const users = new Worker(new URL('heavyUse.ts', import.meta.url), { workerData });
        await once(users, 'message');
        let answers = 0;
        users.on('message', (isDone: boolean) => (answers += isDone ? 1 : 0));
        const begun = performance.now();
        const times = await waits();
        add(
          `${heaviest}: ${people} × ${streams}`,
          times,
          (answers * 1000) / (performance.now() - begun),
        );
        await users.terminate();
        // Each person's own requests wait for those that they have sent before.
        for (const token of tokens) await sendRequests(server.url, [token], 'stats', last);
      }
    }
    add('nothing again', await waits());
    await pause(60_000);
    add('nothing, a minute later', await waits());
    console.log(`${name}: how long another person waits beside people × streams of each`);
    console.table(rows);
  } finally {
    await server.stop();
    signIn.close();
  }
}
