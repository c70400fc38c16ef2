import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { closeAfterTest } from '../../testing/closeAfterTest.ts';
import { logEntry, sampleEntry } from '../../testing/sampleEntry.ts';
import { temporaryFolder } from '../../testing/testServer.ts';
import { FoodLogStore } from '../foodLogStore.ts';
import { openSqlite } from '../sqlite/openSqlite.ts';
import { purgeRegularly } from './purgeRegularly.ts';

const { id } = sampleEntry();

async function deletedLongAgo() {
  const db = await closeAfterTest(openSqlite(await temporaryFolder()));
  const store = new FoodLogStore(db);
  for (const owner of ['U1', 'U2', 'U3']) {
    await logEntry(store, owner);
    await store.delete(owner, [{ id, version: 1 }], new Date(0));
  }
  const left = async () => {
    const rows = await db.selectFrom('food_log').select('owner').where('name', '<>', '').execute();
    return rows.length;
  };
  return { db, left };
}

test('a server purges what was deleted long ago, until it stops', async () => {
  const { db, left } = await deletedLongAgo();
  const onError = vi.fn<(error: unknown) => void>();
  const stop = purgeRegularly(db, onError);
  while ((await left()) === 3) await setTimeout(5);
  await stop();
  const rest = await left();
  await setTimeout(200);
  expect(await left()).toBe(rest);
  const again = purgeRegularly(db, onError);
  while ((await left()) > 0) await setTimeout(5);
  await again();
  expect(onError).not.toHaveBeenCalled();
});

test('a purge that fails is reported', async () => {
  const { db } = await deletedLongAgo();
  await db.schema.alterTable('food_log').renameTo('elsewhere').execute();
  const reported = Promise.withResolvers<unknown>();
  const stop = purgeRegularly(db, reported.resolve);
  expect(await reported.promise).toMatchObject({ message: 'no such table: food_log' });
  await stop();
});
