/** Logs entries one after the other in the given folder and prints each id once the entry is acknowledged. */
import { writeSync } from 'node:fs';
import { FoodLogStore } from '../storage/foodLogStore.ts';
import { openSqlite } from '../storage/sqlite/openSqlite.ts';
import { sampleEntry } from './sampleEntry.ts';

const store = new FoodLogStore(await openSqlite(process.argv[2] ?? ''));
for (let count = Number(process.argv[3]); ; count += 1) {
  const id = count.toString(16).padStart(24, '0');
  await store.create('U1', [sampleEntry({ id })], new Date());
  writeSync(1, `${id}\n`);
}
