import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql, type Kysely } from 'kysely';
import { Client } from 'pg';
import type { Database } from '../../server/storage/database.ts';
import { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { openDatabase, type DatabaseSettings } from '../../server/storage/openDatabase.ts';
import { PostgresServer } from '../../server/testing/postgres/PostgresServer.ts';
import { sampleEntry } from '../../server/testing/sampleEntry.ts';
import {
  entriesPerDay,
  fillLog,
  foodName,
  lastDay,
  minuteOfMeal,
  type EngineName,
  type Logs,
} from './fillLog.ts';
import { median } from './quantile.ts';

const rounds = 401;
/** The people of each log who are measured. */
const measured = 10;
const days = 40;
const perPerson = days * entriesPerDay;
/** Each food is logged as often in all logs. */
const few = { days, foods: 30 };
const tenYears: Logs = { prefix: 'Old', people: measured, days: 3650, foods: 3000 };

const sizes = (process.env['BENCH_ROWS'] ?? '10000,1000000,10000000').split(',').map(Number);
const now = new Date(`${lastDay}T23:00:00Z`);
const largestRatio = 1.3;

let created = 0;
async function create(store: FoodLogStore, owner: string, food: number): Promise<void> {
  created += 1;
  // Every entry is the latest, as it mostly is, and each day gets the same number.
  const loggedAt = new Date(now.getTime() + created);
  const ago = created % days;
  const minuteOfDay = minuteOfMeal(food === 0 ? 0 : ((food - 1) % 10) + 1);
  const id = `e${created.toString(16).padStart(23, '0')}`;
  const name = foodName(food);
  const day = new Date(Date.parse(lastDay) - ago * 86_400_000).toISOString().slice(0, 10);
  const entry = sampleEntry({ id, contentHash: id, name, day, loggedAt, minuteOfDay });
  await store.create(owner, [entry], now);
}

const requests: Record<
  string,
  (store: FoodLogStore, owner: string, round: number) => Promise<unknown>
> = {
  'a day’s totals': (store, owner) =>
    store.stats(owner, { kind: 'days', start: lastDay, end: lastDay }),
  'a day’s list': (store, owner) => store.entries(owner, lastDay),
  '6 frequent foods': (store, owner) => store.frequent(owner, 750, 6),
  '20 latest foods': (store, owner) => store.items(owner, 20),
  'a create': (store, owner, round) => create(store, owner, 1 + (round % few.foods)),
  'a create of a food logged daily': (store, owner) => create(store, owner, 0),
};

interface Log {
  name: string;
  store: FoodLogStore;
  ownerOf: (round: number) => string;
}

/** Returns the median time of a request to each of the logs, in milliseconds. They take turns. */
async function timesOf(
  request: (typeof requests)[string],
  logs: readonly Log[],
): Promise<number[]> {
  const times = logs.map((): number[] => []);
  const warmUp = 100;
  for (let round = 0; round < rounds + warmUp; round += 1) {
    for (const [turn] of logs.entries()) {
      const index = (turn + round) % logs.length;
      const log = logs[index];
      if (!log) continue;
      const start = performance.now();
      await request(log.store, log.ownerOf(round), round);
      if (round >= warmUp) times[index]?.push(performance.now() - start);
    }
  }
  return times.map((ofLog) => median(ofLog));
}

async function compare(engine: EngineName, logs: readonly Log[]): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  for (const [what, request] of Object.entries(requests)) {
    const times = await timesOf(request, logs);
    const [first = Number.NaN] = times;
    rows[what] = Object.fromEntries(
      times.map((took, index) => {
        const ratio = took / first;
        const missed = ratio > largestRatio ? ' !' : '';
        return [
          logs[index]?.name,
          `${Math.round(took * 1000)} µs (× ${ratio.toFixed(2)}${missed})`,
        ];
      }),
    );
  }
  console.log(`${engine}: the median time of a request, and its ratio to the smallest log`);
  console.table(rows);
}

async function fill(engine: EngineName, db: Kysely<Database>, rows: number): Promise<void> {
  const started = performance.now();
  const report = (entries: number) => {
    const seconds = Math.round((performance.now() - started) / 1000);
    process.stdout.write(`\r${engine}: ${entries.toLocaleString('en')} entries, ${seconds} s `);
  };
  const people = Math.ceil(rows / perPerson);
  await fillLog(db, engine, { ...few, prefix: 'Person', people }, report);
  process.stdout.write('\n');
}

/** @param settingsOf Returns where the log of a size is stored. */
async function measure(
  engine: EngineName,
  settingsOf: (name: string) => Promise<DatabaseSettings>,
  prepare: (db: Kysely<Database>) => Promise<unknown>,
): Promise<void> {
  const logs: Log[] = [];
  const open = async (
    name: string,
    write: (db: Kysely<Database>) => Promise<void>,
    ownerOf: Log['ownerOf'],
  ) => {
    const db = await openDatabase(await settingsOf(`log${logs.length}`));
    await prepare(db);
    await write(db);
    logs.push({ name, store: new FoodLogStore(db), ownerOf });
  };
  for (const rows of sizes) {
    const apart = Math.floor(rows / perPerson / measured);
    const ownerOf = (round: number) => `Person${(round % measured) * apart}`;
    await open(`${rows.toLocaleString('en')} entries`, (db) => fill(engine, db, rows), ownerOf);
  }
  await open(
    'ten years of a person',
    (db) => fillLog(db, engine, tenYears),
    (round) => `Old${round % measured}`,
  );
  await compare(engine, logs);
  for (const { store } of logs) await store.close();
}

/** Waiting for the disk takes as long for every log, and would hide how the rest grows. */
async function onPostgres(): Promise<void> {
  const server = await PostgresServer.start(['fsync = off', 'max_wal_size = 4GB']);
  try {
    await measure(
      'PostgreSQL',
      async (name) => {
        const client = new Client({ connectionString: server.url('postgres') });
        await client.connect();
        await client.query(`create database ${name}`);
        await client.end();
        return { dataDir: '', databaseUrl: server.url(name) };
      },
      async () => {},
    );
  } finally {
    await server.remove();
  }
}

async function onSqlite(): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'foodlog-bench-'));
  try {
    await measure(
      'SQLite',
      async (name) => ({ dataDir: join(folder, name), databaseUrl: undefined }),
      (db) => sql`pragma synchronous = OFF`.execute(db),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Measures whether a request takes the same time whatever is stored: logs of many people, of 10⁴ to 10⁷ entries, and of
 * people who log for ten years, with thousands of foods. Every person of the logs that are compared has as many entries on
 * a day.
 */
export async function measureGrowth(): Promise<void> {
  await onSqlite();
  await onPostgres();
}
