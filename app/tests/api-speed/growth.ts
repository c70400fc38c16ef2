import { sql } from 'kysely';
import { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { openDatabase } from '../../server/storage/openDatabase.ts';
import { sampleEntry } from '../../server/testing/sampleEntry.ts';
import type { Engine } from './engines.ts';
import { quantile } from './load.ts';
import { daysAgo, entriesPerDay, fillLogs, lastDay, mealOf, type Logs } from './logs.ts';

const [rounds, warmUp] = [401, 100];
/** The people of each log who are measured. */
const measured = 10;
const [days, foods] = [40, 30];
const sizes = (process.env['BENCH_ROWS'] ?? '10000,1000000,10000000').split(',').map(Number);
const now = new Date(`${lastDay}T23:00:00Z`);
const largestRatio = 1.3;

/** The logs that are compared. Each food is logged as often in all of them. */
const wanted: Record<string, Logs> = {};
for (const rows of sizes) {
  const people = Math.ceil(rows / days / entriesPerDay);
  wanted[`${rows.toLocaleString('en')} entries`] = { people, days, foods };
}
wanted['ten years of a person'] = { people: measured, days: 3650, foods: 3000 };

let created = 0;
/** Every entry is the latest, as it mostly is, and each day gets the same number. */
async function create(store: FoodLogStore, owner: string, food: number): Promise<void> {
  created += 1;
  const id = `e${created.toString(16).padStart(23, '0')}`;
  const when = { day: daysAgo(created % days), loggedAt: new Date(now.getTime() + created) };
  await store.create(owner, [sampleEntry({ id, contentHash: id, ...mealOf(food), ...when })], now);
}

type Request = (store: FoodLogStore, owner: string, round: number) => Promise<unknown>;
const requests: Record<string, Request> = {
  'a day’s totals': (store, owner) =>
    store.stats(owner, { kind: 'days', start: lastDay, end: lastDay }),
  'a day’s list': (store, owner) => store.entries(owner, lastDay),
  '6 frequent foods': (store, owner) => store.frequent(owner, 750, 6),
  '20 latest foods': (store, owner) => store.items(owner, 20),
  'a create': (store, owner, round) => create(store, owner, 1 + (round % foods)),
  'a create of a food logged daily': (store, owner) => create(store, owner, 0),
};

interface Log {
  name: string;
  store: FoodLogStore;
  people: number;
  times: number[];
}

/** Measures a request to each log, in turns. Returns its median times, and their ratios to the first. */
async function compare(request: Request, logs: readonly Log[]): Promise<Record<string, string>> {
  for (const log of logs) log.times = [];
  for (let round = 0; round < rounds + warmUp; round += 1) {
    const first = round % logs.length;
    for (const { store, people, times } of [...logs.slice(first), ...logs.slice(0, first)]) {
      const owner = `Person${(round % measured) * Math.floor(people / measured)}`;
      const start = performance.now();
      await request(store, owner, round);
      if (round >= warmUp) times.push(performance.now() - start);
    }
  }
  const smallest = quantile(logs[0]?.times ?? [], 0.5);
  const cells = logs.map(({ name, times }) => {
    const took = quantile(times, 0.5);
    const missed = took > smallest * largestRatio ? ' !' : '';
    const ratio = `× ${(took / smallest).toFixed(2)}${missed}`;
    return [name, `${Math.round(took * 1000)} µs (${ratio})`];
  });
  return Object.fromEntries(cells);
}

/**
 * Measures whether a request takes the same time whatever is stored: logs of many people, of 10⁴ to 10⁷ entries, and of
 * people who log for ten years, with thousands of foods. Every person of the logs that are compared has as many entries on
 * a day.
 */
export async function measureGrowth({ name: engine, createDatabase }: Engine): Promise<void> {
  const logs: Log[] = [];
  for (const [name, log] of Object.entries(wanted)) {
    console.log(`${engine}: writing ${name}`);
    const settings = await createDatabase(`log${logs.length}`);
    const db = await openDatabase(settings, { isLimited: false });
    if (engine === 'SQLite') await sql`pragma synchronous = OFF`.execute(db);
    await fillLogs(db, log);
    logs.push({ name, store: new FoodLogStore(db), people: log.people, times: [] });
  }
  const rows: Record<string, Record<string, string>> = {};
  for (const [what, request] of Object.entries(requests)) rows[what] = await compare(request, logs);
  console.log(`${engine}: the median time of a request, and its ratio to the smallest log`);
  console.table(rows);
  for (const { store } of logs) await store.close();
}
