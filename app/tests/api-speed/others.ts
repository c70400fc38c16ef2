import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { sql } from 'kysely';
import { openDatabase, type DatabaseSettings } from '../../server/storage/openDatabase.ts';
import { writeDays } from '../../server/testing/writeDays.ts';
import { days, foods, lastDays, quantile, sendRequests } from './load.ts';
import { startServer } from './startServer.ts';

/** The most expensive things that are allowed. */
const heaviestThings = [
  'lists 1,000 foods with long names',
  'sums 200,000 entries',
  'both',
  'deletes or restores 200 entries of 200 days and foods',
  'a new document of 500 tokens',
] as const;

/** The people who do them, and how many streams of requests each of them has. */
const [heavyPeople, streamsEach] = [10, 10];

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

/** Gives the first ten people 200,000 entries on 400 days, of 200 foods, and 1,000 foods with long names; two others few. */
async function fill(database: DatabaseSettings): Promise<void> {
  const db = await openDatabase(database, { isLimited: false });
  for (let person = 0; person < heavyPeople; person += 1) {
    const owner = `Person${person}`;
    await writeDays(db, owner, lastDays(400), 500, 200);
    await sql`
      insert into food_log_item
      with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
      select ${sql.lit(owner)}, 'heavy ' || i, ${sql.lit('🥚'.repeat(190))} || i, 1, 1, 1, 1, 1, i
      from n`.execute(db);
  }
  for (const other of [heavyPeople, heavyPeople + 1])
    await writeDays(db, `Person${other}`, lastDays(days), 11, foods);
  await sql`analyze`.execute(db);
  await db.destroy();
}

const inWords = (time: number) => `${time.toFixed(time < 10 ? 1 : 0)} ms`;

/**
 * Measures how long another person waits while one, or ten, do the most expensive things that are allowed, with the limits
 * of requests as they are by default.
 */
export async function measureOthers(engine: string, database: DatabaseSettings): Promise<void> {
  await fill(database);
  const server = await startServer(database, { people: heavyPeople + 2, isLimited: true });
  const { url, tokens } = server;
  const [other = '', another = ''] = tokens.slice(heavyPeople);
  const rows: Record<string, Record<string, string>> = {};
  /** Measures the other person for some seconds, beside what is `done` meanwhile. */
  const measure = async (beside: string, done = () => 0) => {
    const times: number[] = [];
    const begun = performance.now();
    while (performance.now() < begun + seconds * 1000) {
      times.push(...(await sendRequests(url, [other], 'stats', asks)).times);
    }
    rows[beside] = {
      median: inWords(quantile(times, 0.5)),
      '90 %': inWords(quantile(times, 0.9)),
      longest: inWords(Math.max(...times)),
      'done a second': ((done() * 1000) / (performance.now() - begun)).toFixed(1),
      memory: `${server.memory().toFixed(0)} MB`,
    };
  };
  try {
    // Whoever has used much lately comes last.
    await sendRequests(url, [another], 'stats', warmUp);
    await measure('nothing');
    for (const heaviest of heaviestThings) {
      let firstStream = 0;
      for (const people of [1, heavyPeople]) {
        const streams = people * streamsEach;
        const workerData: HeavyUse = {
          url,
          tokens: tokens.slice(0, people),
          heaviest,
          streams,
          firstStream,
        };
        firstStream += streams;
        const users = new Worker(new URL('heavyUse.ts', import.meta.url), { workerData });
        await once(users, 'message');
        let answers = 0;
        users.on('message', (isDone: boolean) => (answers += isDone ? 1 : 0));
        await measure(`${people} × ${streamsEach}: ${heaviest}`, () => answers);
        await users.terminate();
        // Each person's own requests wait for those that they have sent before.
        for (const token of workerData.tokens) await sendRequests(url, [token], 'stats', last);
      }
    }
    console.log(`${engine}: how long another person waits beside people × streams of each`);
    console.table(rows);
  } finally {
    await server.stop();
  }
}
