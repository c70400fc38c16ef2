import type { FoodLogChange, FoodLogEntry } from '../storage/foodLogEntry.ts';
import type { FoodLogStore } from '../storage/foodLogStore.ts';
import { anyFood, anyMeals, anyPreferences, anyTargets } from './anySettings.ts';
import { nameKey } from '../storage/nameKey.ts';
import { sampleEntry, servings } from './sampleEntry.ts';
import { seeded } from './seeded.ts';

const now = new Date('2026-11-20T12:00:00Z');
const names = [
  'Egg',
  ' egg',
  'Tea',
  'TEA',
  'Crème',
  'Cre\u0300me',
  'Ryebread  “large” 🥖',
  `O'Hara\\n"`,
];

/** Makes random changes of all kinds to the log and the settings of each owner, one owner after the other, and checks after each. */
export async function makeRandomChanges(
  store: FoodLogStore,
  owners: readonly string[],
  {
    seed = 1,
    changes = 30,
    check = async () => {},
  }: { seed?: number; changes?: number; check?: (change: FoodLogChange) => Promise<void> } = {},
): Promise<void> {
  const random = seeded(seed);
  const below = (most: number) => Math.floor(random() * most);
  let made = 0;
  const newEntry = () => {
    made += 1;
    return sampleEntry({
      id: made.toString(16).padStart(24, '0'),
      name: names[below(names.length)] ?? '',
      calories: below(500),
      carbs: below(50),
      loggedAt: new Date(now.getTime() - below(40) * 3_600_000 - below(1000)),
      day: `2026-11-${18 + below(3)}`,
      minuteOfDay: below(1440),
      ...servings[below(servings.length)],
      contentHash: `hash ${made}`,
    });
  };
  const setSomething = async (owner: string) => {
    if (random() < 0.2) {
      const { version } = await store.meals(owner);
      await store.setMeals(owner, { meals: anyMeals(below), version }, now);
      return;
    }
    if (random() < 0.2) {
      const { version } = await store.preferences(owner);
      await store.setPreferences(owner, { ...anyPreferences(below), version }, now);
      const day = `2026-11-${18 + below(3)}`;
      const known = (await store.dayMarks(owner, 9)).find((one) => one.day === day);
      const mark = { day, isPartial: below(2) === 0, version: known?.version ?? 0 };
      await store.setDayMark(owner, mark, now);
      return;
    }
    if (random() < 0.5) {
      const loggedAs = names[below(names.length)]?.trim() ?? '';
      const known = (await store.foods(owner, 9)).find(
        (one) => nameKey(one.loggedAs) === nameKey(loggedAs),
      );
      const food = { loggedAs, ...anyFood(below), version: known?.version ?? 0 };
      await store.setFood(owner, food, now);
      return;
    }
    const startDay = `2026-12-0${1 + below(4)}`;
    const known = (await store.targets(owner, 9)).find((one) => one.startDay === startDay);
    const targets = { startDay, targets: anyTargets(below), version: known?.version ?? 0 };
    await store.setTargets(owner, targets, now);
  };
  for (const owner of owners) {
    const entries = new Map<string, FoodLogEntry>();
    for (let count = 0; count < changes; count += 1) {
      const entry = [...entries.values()][below(entries.size)];
      const { name, calories, loggedAt, day, minuteOfDay, meal, amount, unit } = newEntry();
      const edits = [
        { name },
        { calories },
        { loggedAt, day },
        { minuteOfDay },
        { meal, amount, unit },
      ];
      const change = await (!entry || random() < 0.4
        ? store.create(owner, [newEntry(), newEntry()], now)
        : entry.deletedAt
          ? store.restore(owner, [entry], now)
          : random() < 0.5
            ? store.delete(owner, [entry], now)
            : store.update(owner, entry, edits[below(edits.length)] ?? {}, now));
      for (const changed of change.entries) entries.set(changed.id, changed);
      await check(change);
      if (random() < 0.3) await setSomething(owner);
    }
  }
}
