/**
 * Logs entries one after the other and prints each id once the entry is acknowledged:
 * `writeEntries.ts FIRST-NUMBER`, in the database of DATABASE_URL, or in the folder DATA_DIR. With UNSAFE, SQLite does not
 * wait for the disk.
 */
import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import { FoodLogStore } from '../storage/foodLogStore.ts';
import { openDatabase } from '../storage/openDatabase.ts';
import { sampleEntry } from './sampleEntry.ts';

const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = process.env;
const db = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
if (process.env['UNSAFE']) await sql`pragma synchronous = OFF`.execute(db);
const store = new FoodLogStore(db);
for (let count = Number(process.argv[2]); ; count += 1) {
  const id = count.toString(16).padStart(24, '0');
  await store.create('U1', [sampleEntry({ id, contentHash: id })], new Date());
  writeSync(1, `${id}\n`);
}
