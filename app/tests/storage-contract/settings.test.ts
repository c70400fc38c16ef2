import { describe, expect, test } from 'vitest';
import { anyFood, anyMeals, anyTargets, sampleFood } from '../../server/testing/anySettings.ts';
import { FoodLogModel } from '../../server/testing/foodLogModel.ts';
import { logEntry } from '../../server/testing/sampleEntry.ts';
import { seeded } from '../../server/testing/seeded.ts';
import { FoodLogStore } from '../../server/storage/foodLogStore.ts';
import { SettingRefused } from '../../server/storage/settings/changeSetting.ts';
import {
  type FoodLogTarget,
  mostDayMarks,
  mostOfKind,
  noPreferences,
} from '../../server/storage/settings/kinds.ts';
import { databases } from './databases.ts';

const now = new Date('2026-11-20T12:00:00Z');
const startDay = '2026-11-20';
const target = (calories: number | null): FoodLogTarget => ({
  calories,
  fats: null,
  proteins: 0,
  carbs: 100_000,
});
const from = (version: number, calories: number | null = 2000, day = startDay) => ({
  startDay: day,
  targets: [target(calories)],
  version,
});
const lunch = { name: 'Mittagessen “um 12”', startMinute: 720 };
const dayAfter = (count: number) =>
  new Date(now.getTime() + count * 86_400_000).toISOString().slice(0, 10);

describe.each(databases)('$name: settings', ({ newLog }) => {
  test('nothing is set at first, and what is set is read as it was set', async () => {
    const { store } = await newLog();
    expect(await store.targets('U1', 9)).toEqual([]);
    expect(await store.meals('U1')).toEqual({ meals: [], version: 0 });
    expect(await store.preferences('U1')).toEqual(noPreferences);
    expect(await store.dayMarks('U1', 9)).toEqual([]);
    const week = Array.from({ length: 7 }, (_, weekday) => target(weekday));
    await store.setTargets('U1', { startDay: '2026-12-01', targets: week, version: 0 }, now);
    await store.setTargets('U1', { startDay: '2026-01-01', targets: [], version: 0 }, now);
    expect(await store.targets('U1', 9)).toEqual([
      { startDay: '2026-01-01', targets: [], version: 1 },
      { startDay: '2026-12-01', targets: week, version: 1 },
    ]);
    const meals = { meals: [lunch, { name: 'Snack', startMinute: null }], version: 1 };
    expect(await store.setMeals('U1', { ...meals, version: 0 }, now)).toEqual(meals);
    expect(await store.meals('U1')).toEqual(meals);
  });

  test('preferences that were stored before there was a unit of energy can be sent again, and are in kcal', async () => {
    const { db, store } = await newLog();
    const { energyUnit, version: _, ...older } = { ...noPreferences, theme: 'DARK' as const };
    const value = JSON.stringify(older);
    const row = { owner: 'U1', kind: 'preferences', key: '', value, version: 1 };
    await db.insertInto('food_log_setting').values(row).execute();
    for (const unit of [undefined, energyUnit]) {
      const again = { ...older, energyUnit: unit, version: 0 };
      expect(await store.setPreferences('U1', again, now)).toEqual({
        ...older,
        energyUnit,
        version: 1,
      });
    }
  });

  test('targets are removed with a version of their own, and can be set again', async () => {
    const { store } = await newLog();
    await store.setTargets('U1', from(0), now);
    const removed = { startDay, targets: null, version: 2 };
    expect(await store.setTargets('U1', { ...removed, version: 1 }, now)).toEqual(removed);
    expect(await store.targets('U1', 9)).toEqual([removed]);
    expect(await store.setTargets('U1', from(2), now)).toEqual(from(3));
  });

  test('a setting repeated after a lost answer returns the same and is made once', async () => {
    const { store } = await newLog();
    const changes = [
      () => store.setTargets('U1', from(0), now),
      () => store.setTargets('U1', from(1, 1800), now),
      () => store.setTargets('U1', { startDay, targets: null, version: 2 }, now),
      () => store.setMeals('U1', { meals: [lunch], version: 0 }, now),
      () => store.setMeals('U1', { meals: [], version: 1 }, now),
      () => store.setPreferences('U1', { ...noPreferences, theme: 'DARK' }, now),
      () => store.setPreferences('U1', { ...noPreferences, version: 1 }, now),
      () => store.setDayMark('U1', { day: startDay, isPartial: true, version: 0 }, now),
      () => store.setDayMark('U1', { day: startDay, isPartial: false, version: 1 }, now),
      () => store.setFood('U1', sampleFood(), now),
      () => store.setFood('U1', sampleFood({ isPinned: false, version: 1 }), now),
      () => store.setFood('U1', sampleFood({ deletedAt: now.toISOString(), version: 2 }), now),
    ];
    for (const [count, change] of changes.entries()) {
      const first = await change();
      expect(first.version).toBe([1, 2, 3, 1, 2, 1, 2, 1, 2, 1, 2, 3][count]);
      expect(await change()).toEqual(first);
      expect(await change()).toEqual(first);
    }
  });

  test('what is so already keeps its version', async () => {
    const { store } = await newLog();
    const unset = { startDay, targets: null, version: 0 };
    expect(await store.setTargets('U1', unset, now)).toEqual(unset);
    expect(await store.targets('U1', 9)).toEqual([]);
    const none = { meals: [], version: 0 };
    expect(await store.setMeals('U1', none, now)).toEqual(none);
    await store.setTargets('U1', from(0), now);
    expect(await store.setTargets('U1', from(1), now)).toEqual(from(1));
  });

  test('of two devices that change one version, the second gets what the first has set', async () => {
    const { store } = await newLog();
    await store.setTargets('U1', from(0), now);
    await store.setMeals('U1', { meals: [lunch], version: 0 }, now);
    await store.setFood('U1', sampleFood(), now);
    const dark = { ...noPreferences, theme: 'DARK' } as const;
    await store.setPreferences('U1', dark, now);
    await store.setDayMark('U1', { day: startDay, isPartial: true, version: 0 }, now);
    for (const version of [-1, 0, 2]) {
      await expect(store.setPreferences('U1', { ...noPreferences, version }, now)).rejects.toEqual(
        new SettingRefused('preferences', { ...dark, version: 1 }),
      );
      const unmarked = { day: startDay, isPartial: false, version };
      await expect(store.setDayMark('U1', unmarked, now)).rejects.toEqual(
        new SettingRefused('day', { day: startDay, isPartial: true, version: 1 }),
      );
      await expect(store.setTargets('U1', from(version, 1800), now)).rejects.toEqual(
        new SettingRefused('targets', from(1)),
      );
      const hidden = sampleFood({ isHidden: true, version });
      await expect(store.setFood('U1', hidden, now)).rejects.toEqual(
        new SettingRefused('food', sampleFood({ version: 1 })),
      );
      await expect(store.setMeals('U1', { meals: [], version }, now)).rejects.toEqual(
        new SettingRefused('meals', { meals: [lunch], version: 1 }),
      );
    }
    await store.setTargets('U1', from(1, 1800), now);
    // A repeated change is a conflict if another one came between.
    await expect(store.setTargets('U1', from(0), now)).rejects.toEqual(
      new SettingRefused('targets', from(2, 1800)),
    );
    expect(await store.targets('U1', 9)).toEqual([from(2, 1800)]);
  });

  test('of four changes that two servers get together, one is made', async () => {
    const { connect, store } = await newLog();
    const stores = [store, new FoodLogStore(await connect())] as const;
    const set = await Promise.allSettled(
      [1, 2, 3, 4].map((count) => stores[count % 2 ? 0 : 1].setTargets('U1', from(0, count), now)),
    );
    expect(set.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = set.filter(({ status }) => status === 'rejected');
    const [current] = await store.targets('U1', 9);
    expect(refused).toMatchObject([1, 2, 3].map(() => ({ reason: { current } })));
    expect(current?.version).toBe(1);
  });

  test(`targets can begin on ${mostOfKind} days, which can all be changed`, async () => {
    const { store } = await newLog();
    for (let count = 0; count < mostOfKind; count += 1) {
      await store.setTargets('U1', from(0, count, dayAfter(-count)), now);
    }
    const another = () => store.setTargets('U1', from(0, 1, dayAfter(1)), now);
    await expect(another()).rejects.toEqual(new SettingRefused('targets'));
    await store.setTargets('U1', { startDay, targets: null, version: 1 }, now);
    await another();
    // Those that were removed have made room.
    await expect(store.setTargets('U1', from(2), now)).rejects.toEqual(
      new SettingRefused('targets', { startDay, targets: null, version: 0 }),
    );
    await expect(store.setTargets('U1', from(0), now)).rejects.toEqual(
      new SettingRefused('targets'),
    );
    expect(await store.targets('U1', 1000)).toHaveLength(mostOfKind);
    await store.setMeals('U1', { meals: [lunch], version: 0 }, now);
    await store.setTargets('U2', from(0), now);
  });

  test('a food is known by its name, whatever its case and spacing, and has it as it was sent when it was last changed', async () => {
    const { store } = await newLog();
    const pinned = sampleFood({ loggedAs: 'Crème  BRÛLÉE', version: 1 });
    expect(await store.setFood('U1', { ...pinned, version: 0 }, now)).toEqual(pinned);
    const respelled = { ...pinned, loggedAs: 'cre\u0300me brûlée' };
    // Another device pins it too.
    expect(await store.setFood('U1', { ...respelled, version: 0 }, now)).toEqual(pinned);
    const figures = { name: 'Flan', calories: 1, fats: 2, proteins: 3, carbs: 4 };
    const corrected = { ...respelled, figures: { ...figures, amount: 0.5, unit: 'cup' } };
    const after = { ...corrected, version: 2 };
    expect(await store.setFood('U1', corrected, now)).toEqual(after);
    await store.setFood('U1', sampleFood({ loggedAs: 'Apple' }), now);
    expect(await store.foods('U1', 9)).toEqual([
      sampleFood({ loggedAs: 'Apple', version: 1 }),
      after,
    ]);
    expect(await store.foods('U2', 9)).toEqual([]);
  });

  test('a food of which nothing is set any more keeps its version', async () => {
    const { store } = await newLog();
    const nothing = sampleFood({ isPinned: false });
    expect(await store.setFood('U1', nothing, now)).toEqual(nothing);
    expect(await store.foods('U1', 9)).toEqual([]);
    await store.setFood('U1', sampleFood(), now);
    const unset = { ...nothing, version: 2 };
    expect(await store.setFood('U1', { ...nothing, version: 1 }, now)).toEqual(unset);
    expect(await store.foods('U1', 9)).toEqual([unset]);
    await expect(store.setFood('U1', sampleFood(), now)).rejects.toEqual(
      new SettingRefused('food', unset),
    );
  });

  test(`something can be set of ${mostOfKind} foods, which can all be changed`, async () => {
    const { store } = await newLog();
    for (let count = 0; count < mostOfKind; count += 1) {
      await store.setFood('U1', sampleFood({ loggedAs: `Food ${count}` }), now);
    }
    await expect(store.setFood('U1', sampleFood(), now)).rejects.toEqual(
      new SettingRefused('food'),
    );
    const hidden = sampleFood({ loggedAs: 'FOOD 399', isHidden: true, version: 1 });
    expect(await store.setFood('U1', hidden, now)).toMatchObject({ isHidden: true, version: 2 });
    const unset = sampleFood({ loggedAs: 'Food 7', isPinned: false, version: 1 });
    await store.setFood('U1', unset, now);
    await store.setFood('U1', sampleFood(), now);
    expect(await store.foods('U1', 1000)).toHaveLength(mostOfKind);
    await expect(
      store.setFood('U1', { ...unset, isPinned: true, version: 2 }, now),
    ).rejects.toEqual(new SettingRefused('food', { ...unset, version: 0 }));
    await store.setTargets('U1', from(0), now);
  });

  test(`${mostDayMarks} days can be marked, and none is lost; one that is not marked any more makes room`, async () => {
    const { store, db } = await newLog();
    const rows = Array.from({ length: mostDayMarks }, (_, count) => ({
      owner: 'U1',
      kind: 'day',
      key: dayAfter(-1 - count),
      value: 'true',
      version: 1,
    }));
    for (let start = 0; start < rows.length; start += 500)
      await db
        .insertInto('food_log_setting')
        .values(rows.slice(start, start + 500))
        .execute();
    const mark = { day: startDay, isPartial: true, version: 0 };
    await expect(store.setDayMark('U1', mark, now)).rejects.toEqual(new SettingRefused('day'));
    expect(await store.dayMarks('U1', 9999)).toHaveLength(mostDayMarks);
    const unmarked = { day: dayAfter(-7), isPartial: false, version: 1 };
    await store.setDayMark('U1', unmarked, now);
    expect(await store.setDayMark('U1', mark, now)).toEqual({ ...mark, version: 1 });
    const days = (await store.dayMarks('U1', 9999)).map(({ day }) => day);
    expect(days).toHaveLength(mostDayMarks);
    expect(days).not.toContain(dayAfter(-7));
  });

  test('a refused setting changes nothing, and settings change no entries', async () => {
    const { db, store } = await newLog();
    const { entries } = await logEntry(store, 'U1');
    await store.setTargets('U1', from(0), now);
    const later = new Date(now.getTime() + 1000);
    const before = await db.selectFrom('food_log_owner').selectAll().execute();
    await expect(store.setTargets('U1', from(5), later)).rejects.toThrow(SettingRefused);
    expect(await db.selectFrom('food_log_owner').selectAll().execute()).toEqual(before);
    expect(await store.entries('U1', startDay)).toMatchObject(entries);
  });

  test.each([1, 2, 3])(
    'two people have what each has set last, as in the model (seed %i)',
    async (seed) => {
      const { store } = await newLog();
      const random = seeded(seed);
      const below = (most: number) => Math.floor(random() * most);
      const models = new Map(['U1', 'u1'].map((owner) => [owner, new FoodLogModel()]));
      for (let count = 0; count < 120; count += 1) {
        for (const [owner, model] of models) {
          const day = `2026-11-2${below(6)}`;
          const known = model.targetsFrom(day);
          const targets = anyTargets(below);
          const set = await store.setTargets(owner, { ...known, targets }, now);
          const isSame = JSON.stringify(known.targets) === JSON.stringify(targets);
          expect(set).toEqual(isSame ? known : model.setTargets(day, targets));
          const loggedAs = ['Egg', 'egg', 'EGG ', 'Tea', 'TEA'][below(5)] ?? '';
          const food = anyFood(below);
          const { version } = model.food(loggedAs);
          expect(await store.setFood(owner, { loggedAs, ...food, version }, now)).toEqual(
            model.setFood(loggedAs, food),
          );
          if (below(4) > 0) continue;
          const meals = anyMeals(below);
          model.meals = await store.setMeals(owner, { meals, version: model.meals.version }, now);
          expect(model.meals.meals).toEqual(meals);
        }
      }
      for (const [owner, model] of models) {
        expect(await store.targets(owner, 99)).toEqual(model.targets);
        expect(await store.meals(owner)).toEqual(model.meals);
        expect(await store.foods(owner, 99)).toEqual(model.foods);
      }
    },
  );
});
