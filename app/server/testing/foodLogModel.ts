import { isDeepStrictEqual } from 'node:util';
import type {
  FoodLogBounds,
  FoodLogDay,
  FoodLogEntry,
  FoodLogSuggestion,
  Nutrition,
} from '../storage/foodLogEntry.ts';
import {
  type FoodLogDayMark,
  type FoodLogFood,
  type FoodLogMeals,
  type FoodLogPreferences,
  type FoodLogTargets,
  noPreferences,
} from '../storage/settings/kinds.ts';

const key = (name: string) => name.trim().split(/\s+/u).join(' ').toLowerCase().normalize('NFC');
const halfLife = 20 * 86_400_000;
const newestFirst = (a: FoodLogEntry, b: FoodLogEntry) =>
  b.loggedAt.getTime() - a.loggedAt.getTime() || (a.id < b.id ? 1 : -1);

/** A model of the food log that computes every answer from all entries. */
export class FoodLogModel {
  readonly all = new Map<string, FoodLogEntry>();
  readonly #targets = new Map<string, FoodLogTargets>();
  readonly #setFoods = new Map<string, FoodLogFood>();
  readonly #marks = new Map<string, FoodLogDayMark>();
  meals: FoodLogMeals = { meals: [], version: 0 };
  preferences: FoodLogPreferences = noPreferences;

  get dayMarks(): FoodLogDayMark[] {
    return [...this.#marks.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
  }

  dayMark(day: string): FoodLogDayMark {
    return this.#marks.get(day) ?? { day, isPartial: false, version: 0 };
  }

  /** Returns the mark as it is then. */
  setDayMark(day: string, isPartial: boolean): FoodLogDayMark {
    const before = this.dayMark(day);
    if (before.isPartial === isPartial) return before;
    const set = { day, isPartial, version: before.version + 1 };
    this.#marks.set(day, set);
    return set;
  }

  get targets(): FoodLogTargets[] {
    return [...this.#targets.values()].toSorted((a, b) => (a.startDay < b.startDay ? -1 : 1));
  }

  targetsFrom(startDay: string): FoodLogTargets {
    return this.#targets.get(startDay) ?? { startDay, targets: null, version: 0 };
  }

  /** Returns the targets as they are then. */
  setTargets(startDay: string, targets: FoodLogTargets['targets']): FoodLogTargets {
    const set = { startDay, targets, version: this.targetsFrom(startDay).version + 1 };
    this.#targets.set(startDay, set);
    return set;
  }

  get foods(): FoodLogFood[] {
    return [...this.#setFoods]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([, food]) => food);
  }

  /** What is set of a food, with its name as it was sent when that was set. */
  food(loggedAs: string): FoodLogFood {
    const nothing = { figures: null, isPinned: false, isHidden: false, deletedAt: null };
    return this.#setFoods.get(key(loggedAs)) ?? { loggedAs, ...nothing, version: 0 };
  }

  /** Returns what is set of the food then. */
  setFood(loggedAs: string, food: Omit<FoodLogFood, 'loggedAs' | 'version'>): FoodLogFood {
    const before = this.food(loggedAs);
    if (isDeepStrictEqual({ ...before, ...food }, before)) return before;
    const set = { ...food, loggedAs, version: before.version + 1 };
    this.#setFoods.set(key(loggedAs), set);
    return set;
  }

  get counted(): FoodLogEntry[] {
    return [...this.all.values()].filter((entry) => !entry.deletedAt).toSorted(newestFirst);
  }

  entries(day: string): FoodLogEntry[] {
    return this.counted.filter((entry) => entry.day === day);
  }

  get bounds(): FoodLogBounds | undefined {
    const days = this.counted.map(({ day }) => day).toSorted();
    const [firstDay] = days;
    const lastDay = days.at(-1);
    return firstDay !== undefined && lastDay !== undefined ? { firstDay, lastDay } : undefined;
  }

  days(start: string, end: string): string[] {
    const days = this.counted.map(({ day }) => day).filter((day) => day >= start && day <= end);
    return [...new Set(days)].toSorted();
  }

  statsByDay(start: string, end: string): FoodLogDay[] {
    return this.days(start, end).map((day) => ({ day, stats: this.totals(day) }));
  }

  totals(day: string): Nutrition {
    const totals = { calories: 0, fats: 0, proteins: 0, carbs: 0 };
    for (const entry of this.entries(day)) {
      totals.calories += entry.calories;
      totals.fats += entry.fats;
      totals.proteins += entry.proteins;
      totals.carbs += entry.carbs;
    }
    return totals;
  }

  /** Those of a list, at most so many, with all that are pinned in place of the last others. */
  #withPinned(list: FoodLogSuggestion[], limit: number): FoodLogSuggestion[] {
    const isPinned = ({ name, lastLoggedAt }: FoodLogSuggestion) => {
      const { isPinned: isSo, isHidden, deletedAt } = this.food(name);
      const isDeleted = deletedAt !== null && lastLoggedAt <= new Date(deletedAt);
      return isSo && !isHidden && !isDeleted;
    };
    const pinned = this.#latest.filter(isPinned).slice(0, limit);
    const isAmong = ({ name }: FoodLogSuggestion) => pinned.some((one) => one.name === name);
    const first = list.slice(0, limit);
    const others = new Set(first.filter((one) => !isAmong(one)).slice(0, limit - pinned.length));
    const kept = first.filter((one) => isAmong(one) || others.has(one));
    return [...kept, ...pinned.filter(({ name }) => kept.every((one) => one.name !== name))];
  }

  #foods(): { key: string; entries: FoodLogEntry[]; suggestion: FoodLogSuggestion }[] {
    const foods = Map.groupBy(this.counted, ({ name }) => key(name));
    return [...foods].flatMap(([food, entries]) => {
      const [latest] = entries;
      if (!latest) return [];
      const { name, calories, fats, proteins, carbs, amount, unit, loggedAt } = latest;
      const figures = { name, calories, fats, proteins, carbs, amount, unit };
      const suggestion = { ...figures, timesLogged: entries.length, lastLoggedAt: loggedAt };
      return [{ key: food, entries, suggestion }];
    });
  }

  get #latest(): FoodLogSuggestion[] {
    return this.#foods()
      .toSorted(
        (a, b) =>
          b.suggestion.lastLoggedAt.getTime() - a.suggestion.lastLoggedAt.getTime() ||
          (a.key < b.key ? 1 : -1),
      )
      .map(({ suggestion }) => suggestion);
  }

  items(limit: number): FoodLogSuggestion[] {
    return this.#withPinned(this.#latest, limit);
  }

  frequent(minuteOfDay: number, limit: number): FoodLogSuggestion[] {
    const part = Math.floor(minuteOfDay / 180);
    const weightOf = (entry: FoodLogEntry) => {
      const apart = Math.abs(Math.floor(entry.minuteOfDay / 180) - part);
      if (apart === 0) return 2;
      return apart === 1 || apart === 7 ? 1 : 0;
    };
    const scored = this.#foods()
      .map(({ key: food, entries, suggestion }) => {
        const newest = suggestion.lastLoggedAt.getTime();
        let sum = 0;
        for (const entry of entries.slice(0, 256)) {
          sum += weightOf(entry) * 2 ** ((entry.loggedAt.getTime() - newest) / halfLife);
        }
        return { key: food, score: Math.log2(sum) + newest / halfLife, suggestion };
      })
      .filter(({ score }) => score > -Infinity)
      .toSorted((a, b) => b.score - a.score || (a.key < b.key ? 1 : -1))
      .map(({ suggestion }) => suggestion);
    const names = new Set(scored.map(({ name }) => name));
    const others = this.#latest.filter(({ name }) => !names.has(name));
    return this.#withPinned([...scored, ...others], limit);
  }
}
