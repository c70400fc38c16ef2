import { describe, expect, test } from 'vitest';
import { sampleFood } from '../../server/testing/anySettings.ts';
import { FoodLogModel } from '../../server/testing/foodLogModel.ts';
import { makeRandomChanges } from '../../server/testing/randomChanges.ts';
import { logEntry, sampleEntry } from '../../server/testing/sampleEntry.ts';
import type { FoodLogChange } from '../../server/storage/foodLogEntry.ts';
import type { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { databases } from './databases.ts';

const id = (count: number) => count.toString(16).padStart(24, '0');
const now = new Date('2026-11-20T12:00:00Z');
const at = (hour: number) => ({
  loggedAt: new Date(Date.UTC(2026, 10, 20, hour)),
  minuteOfDay: hour * 60,
});
const figures = { calories: 1, fats: 2, proteins: 3, carbs: 4, amount: null, unit: null };
const names = (items: { name: string }[]) => items.map(({ name }) => name);

interface LoggedDaily {
  first: number;
  days: number;
  every?: number;
  hours?: number[];
}

/** Logs the food at each of these hours, on days in 2025. */
async function logDaily(
  store: FoodLogStore,
  name: string,
  { first, days, every = 1, hours = [12] }: LoggedDaily,
): Promise<void> {
  for (let day = first; day < first + days; day += every) {
    for (const hour of hours) {
      const loggedAt = new Date(Date.UTC(2025, 0, day, hour));
      await logEntry(store, 'U1', {
        id: id(day * 2500 + hour * 100 + name.charCodeAt(0)),
        name,
        loggedAt,
        day: loggedAt.toISOString().slice(0, 10),
        minuteOfDay: hour * 60,
      });
    }
  }
}

describe.each(databases)('$name: suggestions', ({ newLog }) => {
  test('names that differ in case, spacing or accents are one food, suggested as last logged', async () => {
    const { store } = await newLog();
    const spellings = ['Cre\u0300me  brûlée', 'CRÈME BRÛLÉE', 'Crème\u00a0brûlée'];
    for (const [count, spelling] of spellings.entries()) {
      await logEntry(store, 'U1', {
        id: id(count),
        name: spelling,
        calories: count,
        amount: count + 0.125,
        unit: `bowl ${count}`,
        ...at(count),
      });
    }
    expect(await store.items('U1', 10)).toEqual([
      {
        name: 'Crème\u00a0brûlée',
        calories: 2,
        fats: 5,
        proteins: 6,
        carbs: 1,
        amount: 2.125,
        unit: 'bowl 2',
        timesLogged: 3,
        lastLoggedAt: at(2).loggedAt,
      },
    ]);
  });

  test('the own part of the day counts 2, a neighbour 1, also past midnight, and others 0', async () => {
    const { store } = await newLog();
    const logged = [
      ['Late snack', 23],
      ['Late snack', 23],
      ['Milk', 1],
      ['Milk', 2],
      ['Toast', 3],
      ['Lunch', 12],
    ] as const;
    for (const [count, [food, hour]] of logged.entries()) {
      await logEntry(store, 'U1', { id: id(count), name: food, ...at(hour) });
    }
    expect(names(await store.frequent('U1', 0, 3))).toEqual(['Milk', 'Late snack', 'Toast']);
    expect(names(await store.frequent('U1', 179, 3))).toEqual(['Milk', 'Late snack', 'Toast']);
    expect(names(await store.frequent('U1', 180, 2))).toEqual(['Toast', 'Milk']);
    expect(names(await store.frequent('U1', 1439, 2))).toEqual(['Late snack', 'Milk']);
    expect(names(await store.frequent('U1', 720, 1))).toEqual(['Lunch']);
  });

  test('of foods logged equally often, the one logged last comes first', async () => {
    const { store } = await newLog();
    for (const [count, food] of ['Tea', 'Apple', 'Pear'].entries()) {
      await logEntry(store, 'U1', { id: id(count), name: food, ...at(12), day: '2026-11-20' });
      const loggedAt = new Date(now.getTime() + count);
      await store.update('U1', { id: id(count), version: 1 }, { loggedAt }, now);
    }
    expect(names(await store.frequent('U1', 720, 2))).toEqual(['Pear', 'Apple']);
    expect(names(await store.items('U1', 2))).toEqual(['Pear', 'Apple']);
  });

  test('pinned foods are among those that are asked for, in place of the last others', async () => {
    const { store } = await newLog();
    const foods = ['Tea', 'Rye', 'Pie', 'Oats', 'Milk', 'Egg'];
    for (const [hours, name] of foods.entries()) {
      await logEntry(store, 'U1', { id: id(hours), name, ...at(12 - hours) });
    }
    const offered = async (limit: number) => [
      names(await store.items('U1', limit)),
      names(await store.frequent('U1', 720, limit)),
    ];
    const set = (loggedAs: string, changes = {}) =>
      store.setFood('U1', sampleFood({ loggedAs, ...changes }), now);
    await set('EGG');
    await set('Milk', { isHidden: true });
    await set('Oats', { isPinned: false, figures: { ...figures, name: '"isPinned":true' } });
    await set('Pie', { deletedAt: at(10).loggedAt.toISOString() });
    await set('Cake');
    expect(await offered(3)).toEqual([
      ['Tea', 'Rye', 'Egg'],
      ['Tea', 'Rye', 'Egg'],
    ]);
    await set('egg', { isPinned: false, version: 1 });
    await set('rye');
    await set('Pie', { deletedAt: at(9).loggedAt.toISOString(), version: 1 });
    expect(await offered(2)).toEqual([
      ['Rye', 'Pie'],
      ['Rye', 'Pie'],
    ]);
    expect(await offered(1)).toEqual([['Rye'], ['Rye']]);
    expect(await offered(9)).toEqual([foods, foods]);
  });

  test('a new daily habit overtakes a habit of a year in three weeks', async () => {
    const { store } = await newLog();
    const best = async () => names(await store.frequent('U1', 720, 1));
    await logDaily(store, 'Oats', { first: 1, days: 365 });
    await logDaily(store, 'Rye', { first: 366, days: 19 });
    expect(await best()).toEqual(['Oats']);
    await logDaily(store, 'Rye', { first: 385, days: 2 });
    expect(await best()).toEqual(['Rye']);
    await logDaily(store, 'Oats', { first: 387, days: 3 });
    expect(await best()).toEqual(['Oats']);
  });

  test('a food logged at all times of the day comes before one logged occasionally', async () => {
    const { store } = await newLog();
    await logDaily(store, 'Tea', { first: 1, days: 60, hours: [7, 9, 11, 13, 15, 17, 19, 21] });
    await logDaily(store, 'Egg', { first: 1, days: 60, hours: [7] });
    await logDaily(store, 'Bun', { first: 1, days: 60, hours: [7], every: 3 });
    await logDaily(store, 'Pie', { first: 1, days: 60, hours: [7], every: 7 });
    expect(names(await store.frequent('U1', 420, 9))).toEqual(['Tea', 'Egg', 'Bun', 'Pie']);
  });

  test.each([1, 2])('of a food, the latest 256 entries count, %i at a time', async (atOnce) => {
    const { store } = await newLog();
    const breakfast = sampleEntry({ id: id(0), ...at(1) });
    const lunches = Array.from({ length: 255 + atOnce }, (_, count) =>
      sampleEntry({ id: id(count + 1), ...at(12) }),
    );
    const latest = sampleEntry({ id: id(999), name: 'Latest', ...at(13) });
    await store.create('U1', [breakfast, ...lunches.slice(atOnce), latest], now);
    expect(await store.frequent('U1', 60, 1)).toMatchObject([{ timesLogged: 256 }]);
    await store.create('U1', lunches.slice(0, atOnce), now);
    expect(names(await store.frequent('U1', 60, 1))).toEqual(['Latest']);
    expect(await store.frequent('U1', 720, 1)).toMatchObject([{ timesLogged: 256 + atOnce }]);
  });

  test('scores are finite, whenever a food was logged', async () => {
    const { store } = await newLog();
    const instants = ['-000900-01-01', '1969-07-20', '2026-11-20', '9999-12-31'];
    for (const [count, instant] of instants.entries()) {
      const loggedAt = new Date(`${instant}T12:00:00Z`);
      await logEntry(store, 'U1', { id: id(count), name: instant, loggedAt, minuteOfDay: 720 });
    }
    expect(names(await store.frequent('U1', 720, 9))).toEqual(instants.toReversed());
    const moved = { name: '9999-12-31', minuteOfDay: 60 };
    await store.update('U1', { id: id(0), version: 1 }, moved, now);
    expect(names(await store.frequent('U1', 720, 1))).toEqual(['9999-12-31']);
    // Next to an entry that is 10,900 years newer, the one of this hour counts as nothing.
    expect(await store.frequent('U1', 60, 9)).toEqual(await store.items('U1', 9));
  });

  test.each([1, 2, 3])(
    'entries, totals and suggestions equal the model’s after each of 300 random changes (seed %i)',
    async (seed) => {
      const { store } = await newLog();
      const model = new FoodLogModel();
      await logEntry(store, 'U2', { name: 'Somebody else’s' });
      const check = async ({ entries, days }: FoodLogChange) => {
        for (const entry of entries) model.all.set(entry.id, entry);
        for (const { loggedAs, version: _, ...food } of await store.foods('U1', 9))
          model.setFood(loggedAs, food);
        for (const { day, stats } of days) expect(stats).toEqual(model.totals(day));
        const { day, minuteOfDay } = entries[0]!;
        expect(await store.frequent('U1', minuteOfDay, 4)).toEqual(model.frequent(minuteOfDay, 4));
        expect(await store.items('U1', 9)).toEqual(model.items(9));
        expect(await store.bounds('U1')).toEqual(model.bounds);
        const range = { start: '2026-11-18', end: '2026-11-19' };
        expect(await store.days('U1', { ...range, limit: 9 })).toEqual(
          model.days(range.start, range.end),
        );
        expect(await store.statsByDay('U1', range)).toEqual(
          model.statsByDay(range.start, range.end),
        );
        expect(await store.entries('U1', day)).toEqual(model.entries(day));
      };
      await makeRandomChanges(store, ['U1'], { seed, changes: 300, check });
      expect(await store.items('U2', 9)).toMatchObject([{ timesLogged: 1 }]);
    },
  );
});
