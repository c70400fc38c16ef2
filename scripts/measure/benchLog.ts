/**
 * Measures how the time of each read of the log grows with the years: in a log of 5 days, of 5 years, and of 5 years with
 * 3,000 different foods. It prints the median of each, and its ratio to that of 5 days. The figures depend on the machine,
 * so it never fails.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSqlite } from '../../app/server/storage/sqlite/openSqlite.ts';
import { FoodLogStore } from '../../app/server/storage/foodLogStore.ts';
import { sampleEntry } from '../../app/server/testing/sampleEntry.ts';

const owner = 'ada';
const now = new Date('2026-11-20T12:30:00Z');
const today = '2026-11-20';
const dayLength = 86_400_000;
const aDay = 6;
const rounds = 301;

const logs = {
  '5 days': { days: 5, foods: 20 },
  '5 years': { days: 1826, foods: 20 },
  '5 years, 3,000 foods': { days: 1826, foods: 3000 },
};
const reads: Record<string, (store: FoodLogStore) => Promise<unknown>> = {
  'Entries of a day': async (store) => store.entries(owner, today),
  'Totals of a day': async (store) =>
    store.stats(owner, { kind: 'days', start: today, end: today }),
  '6 suggestions': async (store) => store.frequent(owner, 750, 6),
  '20 foods': async (store) => store.items(owner, 20),
};

async function fill(store: FoodLogStore, { days, foods }: { days: number; foods: number }) {
  let logged = 0;
  for (let daysAgo = days - 1; daysAgo >= 0; daysAgo -= 1) {
    const midnight = Date.parse(today) - daysAgo * dayLength;
    const entries = Array.from({ length: aDay }, (_, meal) => {
      logged += 1;
      const minuteOfDay = 420 + meal * 150;
      const loggedAt = new Date(midnight + minuteOfDay * 60_000);
      return sampleEntry({
        id: logged.toString(16).padStart(24, '0'),
        name: `Food ${(logged * 7919) % foods}`,
        day: loggedAt.toISOString().slice(0, 10),
        contentHash: String(logged),
        minuteOfDay,
        loggedAt,
        createdAt: loggedAt,
      });
    });
    await store.create(owner, entries, now);
  }
}

const median = (times: number[]) =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? Number.NaN;

const opened = await Promise.all(
  Object.entries(logs).map(async ([name, size]) => {
    const folder = await mkdtemp(join(tmpdir(), 'foodlog-bench-'));
    const store = new FoodLogStore(await openSqlite(folder));
    await fill(store, size);
    return { name, folder, store };
  }),
);
const rows: Record<string, Record<string, string>> = {};
for (const [what, read] of Object.entries(reads)) {
  const times = opened.map(() => [] as number[]);
  // The logs take turns, so that other load on the machine affects all equally.
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { store }] of opened.entries()) {
      const start = performance.now();
      await read(store);
      times[index]?.push(performance.now() - start);
    }
  }
  const medians = times.map((ofLog) => median(ofLog));
  const [first = Number.NaN] = medians;
  rows[what] = Object.fromEntries(
    opened.map(({ name }, index) => {
      const took = medians[index] ?? Number.NaN;
      return [name, `${Math.round(took * 1000)} µs (× ${(took / first).toFixed(2)})`];
    }),
  );
}
console.table(rows);
for (const { folder, store } of opened) {
  await store.close();
  await rm(folder, { recursive: true });
}
