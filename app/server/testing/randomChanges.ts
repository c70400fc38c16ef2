import type { FoodLogChange, FoodLogEntry } from '../storage/foodLogEntry.ts';
import type { FoodLogStore } from '../storage/foodLogStore.ts';
import { sampleEntry } from './sampleEntry.ts';
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

/** Makes random changes of all kinds to the log of each owner, one owner after the other, and checks after each. */
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
      contentHash: `hash ${made}`,
    });
  };
  for (const owner of owners) {
    const entries = new Map<string, FoodLogEntry>();
    for (let count = 0; count < changes; count += 1) {
      const entry = [...entries.values()][below(entries.size)];
      const { name, calories, loggedAt, day, minuteOfDay } = newEntry();
      const edits = [{ name }, { calories }, { loggedAt, day }, { minuteOfDay }];
      const change = await (!entry || random() < 0.4
        ? store.create(owner, [newEntry(), newEntry()], now)
        : entry.deletedAt
          ? store.restore(owner, [entry], now)
          : random() < 0.5
            ? store.delete(owner, [entry], now)
            : store.update(owner, entry, edits[below(4)] ?? {}, now));
      for (const changed of change.entries) entries.set(changed.id, changed);
      await check(change);
    }
  }
}
