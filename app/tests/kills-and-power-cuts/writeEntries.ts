/**
 * Logs eggs one after the other through the API, and prints each id once it is answered: `writeEntries.ts FIRST-NUMBER`, in
 * the database of DATABASE_URL, or in the folder DATA_DIR. With UNSAFE, SQLite does not wait for the disk.
 */
import { writeSync } from 'node:fs';
import { sql } from 'kysely';
import { createServer } from '../../server/server.ts';
import { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { openDatabase } from '../../server/storage/openDatabase.ts';
import { egg, foodLogCreate } from '../../server/testing/operations.ts';
import { createTestKeys } from '../../server/testing/testKeys.ts';
import { testSettings } from '../../server/testing/testSettings.ts';

const { DATA_DIR: dataDir = '', DATABASE_URL: databaseUrl } = process.env;
const db = await openDatabase({ dataDir, databaseUrl: databaseUrl || undefined });
if (process.env['UNSAFE']) await sql`pragma synchronous = OFF`.execute(db);
const { keys, token } = await createTestKeys('local');
const noon = '2026-11-20T12:00:00Z';
const server = await createServer(testSettings(dataDir), {
  keys,
  store: new FoodLogStore(db),
  now: () => new Date(noon),
});
const headers = { authorization: `Bearer ${await token()}` };
for (let count = Number(process.argv[2]); ; count += 1) {
  const id = count.toString(16).padStart(24, '0');
  const data = { ...egg, id, day: '2026-11-20', loggedAt: noon, minuteOfDay: 720 };
  const payload = { query: foodLogCreate, variables: { data } };
  const answer = await server.inject({ method: 'POST', url: '/api', headers, payload });
  if (answer.json().data?.foodLogCreate?.id !== id) throw new Error(answer.body);
  writeSync(1, `${id}\n`);
}
