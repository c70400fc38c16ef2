import { type CalendarDay, isCalendarDay } from '@foodlog/ui';
import type { Cache } from 'swr';
import {
  areCalendarDays,
  areDayMarks,
  areDays,
  areEntries,
  areFoods,
  areFoodSettings,
  areMeals,
  arePreferences,
  areTargets,
  isTotals,
} from '../../api/answers.ts';
import type { ResponseRow } from '../../store/rows.ts';
import type { Store } from '../../store/Store.ts';
import { localDay } from '../clock/localDay.ts';
import { dayKey } from './cacheKeys.ts';
import type { DayLog, LogBounds, OfferedFoods } from './FoodLog.types.ts';
import { isLoggedEntry } from './isLoggedEntry.ts';
import { noPreferences } from './settings.ts';

/** How long an answer counts as new (spec §9), in milliseconds. */
const freshForMs = 5 * 60_000;

/** Whether a value from storage is a day that can be shown. */
export function isDayLog(value: unknown): value is DayLog {
  const { totals, entries } = Object(value);
  if (!isTotals(totals) || !Array.isArray(entries)) return false;
  return entries.every((entry) => isLoggedEntry(entry));
}

function isOfferedFoods(value: unknown): value is OfferedFoods {
  const { foods, known } = Object(value);
  return areFoods(foods) && Array.isArray(known) && known.every((id) => typeof id === 'string');
}

/** Whether a value from storage is what foodLogBounds answers. */
export function isLogBounds(value: unknown): value is LogBounds {
  const { firstDay, lastDay, hasDeleted = true, settings } = Object(value);
  const areBounds = [firstDay, lastDay].every((day) => day === undefined || isCalendarDay(day));
  const isSet =
    settings === undefined ||
    (areTargets(settings?.targets) &&
      areMeals(settings?.meals) &&
      areFoodSettings(settings.foods ?? []) &&
      arePreferences(settings.preferences ?? noPreferences) &&
      areDayMarks(settings.dayMarks ?? []));
  return value === Object(value) && areBounds && typeof hasDeleted === 'boolean' && isSet;
}

/** Whether a stored response can be shown. Anyone who can open the browser can write to its storage. */
export function isReadable({ key, data }: ResponseRow): boolean {
  const [operation = '', , parameter, lastDay] = key.split(' ');
  if (operation === 'foodLogStats') return isCalendarDay(parameter) && isDayLog(data);
  if (operation === 'foodLogDays') return isCalendarDay(parameter) && areCalendarDays(data);
  if (operation === 'foodLogStatsByDay')
    return isCalendarDay(parameter) && isCalendarDay(lastDay) && areDays(data);
  if (operation === 'foodLogBounds') return isLogBounds(data);
  if (operation === 'foodLogDeleted') return areEntries(data);
  if (!isOfferedFoods(data)) return false;
  // There may be foods by now, and the page keeps a place for them until the server has answered.
  return operation === 'foodLogItems' || (operation === 'foodLogFrequent' && data.foods.length > 0);
}

/** The cache with which one person's log opens: what the server has answered them before. */
export function cachedResponses(store: Store, owner: string): Map<string, { data: unknown }> {
  const own = [...store.responses.values()].filter((row) => row.owner === owner && isReadable(row));
  return new Map(own.map(({ key, data }) => [key, { data }]));
}

/** The foods that the server has offered last, for any part of the day or for the form. */
export function lastOffered({ responses }: Store, owner: string): OfferedFoods {
  let offered: OfferedFoods = { foods: [], known: [] };
  let offeredAt = 0;
  for (const row of responses.values()) {
    const { key, data, fetchedAt } = row;
    const isOwn = row.owner === owner && /^foodLog(Frequent|Items) /.test(key);
    if (isOwn && isOfferedFoods(data) && data.foods.length > 0 && fetchedAt > offeredAt) {
      offered = data;
      offeredAt = fetchedAt;
    }
  }
  return offered;
}

/** A day without entries. */
export const nothingLogged: DayLog = {
  totals: { calories: 0, fats: 0, proteins: 0, carbs: 0 },
  entries: [],
};

/**
 * When a day was last known to be empty: at the last answer about any day, if the day had not begun then.
 * @returns milliseconds since 1970; undefined when the day may have entries.
 */
export function knownEmptySince(
  { responses }: Store,
  owner: string,
  day: CalendarDay,
): number | undefined {
  const rows = [...responses.values()].filter(({ key }) => key.startsWith(dayKey(owner, '')));
  const last = Math.max(0, ...rows.map(({ fetchedAt }) => fetchedAt));
  return last > 0 && localDay(new Date(last)) < day ? last : undefined;
}

/** Has a day that is known to be empty in the cache, and for this page in the store. */
export function assumeEmpty(cache: Cache, store: Store, owner: string, day: CalendarDay) {
  const key = dayKey(owner, day);
  if (cache.get(key)?.data !== undefined) return;
  const fetchedAt = knownEmptySince(store, owner, day);
  if (fetchedAt === undefined) return;
  store.assume({ key, owner, data: nothingLogged, fetchedAt });
  cache.set(key, { ...cache.get(key), data: nothingLogged });
}

/** Whether a response of that time is so new that it need not be fetched ahead, or called old. */
export const isFresh = (fetchedAt: number, now = Date.now()): boolean =>
  fetchedAt <= now && now - fetchedAt < freshForMs;
