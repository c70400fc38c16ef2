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

/** Waits that the test ends, in their order. A server that stops ends its own. */
function createWaits() {
  const ends: (() => void)[] = [];
  const wait = async (_milliseconds: number, signal: AbortSignal) => {
    signal.throwIfAborted();
    await new Promise<void>((resolve, reject) => {
      ends.push(resolve);
      signal.addEventListener('abort', reject);
    });
  };
  const untilWait = (count: number) => expect.poll(() => ends[count]).toBeTypeOf('function');
  return { wait, ends, untilWait };
}

test('a server purges what was deleted long ago, one owner after the other, until it stops', async () => {
  const { db, left } = await deletedLongAgo();
  const onError = vi.fn<(error: unknown) => void>();
  const one = createWaits();
  const stop = purgeRegularly(db, onError, one.wait);
  await one.untilWait(0);
  expect(await left()).toBe(2);
  await stop();
  one.ends[0]?.();
  const next = createWaits();
  const stopNext = purgeRegularly(db, onError, next.wait);
  for (const rest of [1, 0]) {
    await next.untilWait(1 - rest);
    expect(await left()).toBe(rest);
    next.ends[1 - rest]?.();
  }
  // The hour until the next time.
  await next.untilWait(2);
  await stopNext();
  expect(one.ends).toHaveLength(1);
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
