import { expect, onTestFinished, test } from 'vitest';
import { createApi } from '../../client/api/createApi.ts';
import { newEntry } from '../../client/food-log/add/newEntry.ts';
import { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { openSqlite } from '../../server/storage/sqlite/openSqlite.ts';
import { createTestServer, temporaryFolder } from '../../server/testing/testServer.ts';
import { idOf, writeDays } from '../../server/testing/writeDays.ts';
import { openOutbox } from './Device.ts';

const day = '2026-11-20';
const egg = { name: 'Egg', calories: 70, fats: 5, proteins: 6, carbs: 1 };

/** A person's client of a server on which a day has so many entries. */
async function clientOf(entries: number) {
  const db = await openSqlite(await temporaryFolder());
  await writeDays(db, 'U1', [day], entries);
  const now = () => new Date(`${day}T12:00:00Z`);
  const { app, token } = await createTestServer({}, { now, store: new FoodLogStore(db) });
  const url = `${await app.listen({ port: 0, host: '127.0.0.1' })}/api`;
  const getToken = async () => token({ sub: 'U1' });
  return createApi({ getToken, renewToken: getToken }, undefined, url);
}

test('a food that a full day does not take stands with the refused changes, with the reason, and outside the totals', async () => {
  const api = await clientOf(500);
  const outbox = openOutbox(api, 'U1');
  onTestFinished(outbox.start());
  const isRejected = new Promise<void>((resolve) => {
    outbox.subscribe(() => {
      if (outbox.getState().rejected.length > 0) resolve();
    });
  });
  for (const isTyped of [true, false]) {
    const change = { kind: 'create' as const, entries: [newEntry(egg, day)], isTyped };
    // The page that made it is left, so that no form waits for the answer.
    void outbox.submit(change, AbortSignal.abort());
  }
  await isRejected;
  await expect.poll(() => outbox.getState().pending).toEqual([]);
  const error =
    'The day would have more than 500 entries, which is the most that a day can have, so nothing was changed.';
  expect(outbox.getState().rejected).toMatchObject([{ error }, { error }]);
  expect((await api.foodLogStats(day)).totals.calories).toBe(500);
});

test('a day with more entries, from before the bound, is read wholly, and changed', async () => {
  const api = await clientOf(1200);
  const { totals, entries } = await api.foodLogStats(day);
  expect(totals.calories).toBe(1200);
  expect(entries.map(({ id }) => id)).toEqual(
    Array.from({ length: 1200 }, (_, count) => idOf(day, count)),
  );
  const { signal } = new AbortController();
  const deleted = await api.foodLogDelete([{ id: idOf(day, 1100), version: 1 }], signal);
  expect(deleted.days).toEqual([
    { day, stats: { calories: 1199, fats: 1199, proteins: 1199, carbs: 1199 } },
  ]);
  await api.foodLogUpdate({ id: idOf(day, 1101), version: 1, calories: 3 }, signal);
  expect((await api.foodLogStats(day)).totals.calories).toBe(1201);
});
