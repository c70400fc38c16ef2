import { type CalendarDay, isCalendarDay } from '@foodlog/ui';
import type { Cache } from 'swr';
import { areFoods, isBounds, isTotals } from '../../api/answers.ts';
import type { Device } from '../../device/Device.ts';
import { localDay } from '../clock/localDay.ts';
import { dayKey } from './cacheKeys.ts';
import type { DayLog, LogBounds, OfferedFoods } from './FoodLog.types.ts';
import { isLoggedEntry } from './isLoggedEntry.ts';

/** How long an answer counts as new (spec §9), in milliseconds. */
const newFor = 5 * 60_000;

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
  const { firstDay, lastDay } = Object(value);
  return isBounds(value) && (value === null || (isCalendarDay(firstDay) && isCalendarDay(lastDay)));
}

/** Whether a value from storage can be shown. Anyone who can open the browser can write to its storage. */
function isReadable(operation: string, parameter: string | undefined, data: unknown): boolean {
  if (operation === 'foodLogStats') return isCalendarDay(parameter) && isDayLog(data);
  if (operation === 'foodLogBounds') return isLogBounds(data);
  if (!isOfferedFoods(data)) return false;
  // There may be foods by now, and the page keeps a place for them until the server has answered.
  return operation === 'foodLogItems' || (operation === 'foodLogFrequent' && data.foods.length > 0);
}

/** The cache with which one person's log opens: what the device has kept of the person's answers. */
export function readKeptAnswers(device: Device, userId: string): Map<string, { data: unknown }> {
  const own = [...device.answers].filter(([key, { data }]) => {
    const [operation = '', owner, parameter] = key.split(' ');
    return owner === userId && isReadable(operation, parameter, data);
  });
  return new Map(own.map(([key, { data }]) => [key, { data }]));
}

/** The foods that the device has stored last, for any part of the day or for the form. */
export function lastOffered(device: Device, userId: string): OfferedFoods {
  let offered: OfferedFoods = { foods: [], known: [] };
  let offeredAt = 0;
  for (const [key, { data, keptAt }] of device.answers) {
    const [operation = '', owner] = key.split(' ');
    const isOwn = owner === userId && /^foodLog(Frequent|Items)$/.test(operation);
    if (isOwn && isOfferedFoods(data) && data.foods.length > 0 && keptAt > offeredAt) {
      offered = data;
      offeredAt = keptAt;
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
 * Until when a day is known to be empty: the last time the server answered about any day, if the day had not begun then.
 * Stays so for the session: a later answer about another day says nothing about this one.
 * @returns milliseconds since 1970; undefined when the day may have entries.
 */
export function emptyUntil(
  cache: Cache,
  device: Device,
  userId: string,
  day: CalendarDay,
): number | undefined {
  const foundKey = `emptyUntil ${userId} ${day}`;
  const found: number | undefined = cache.get(foundKey)?.data;
  if (found !== undefined) return found;
  let last = 0;
  for (const [key, { keptAt }] of device.answers) {
    if (key.startsWith(dayKey(userId, ''))) last = Math.max(last, keptAt);
  }
  if (last === 0 || localDay(new Date(last)) >= day) return undefined;
  cache.set(foundKey, { data: last });
  return last;
}

/** Whether an answer of that time is so new that it need not be fetched ahead, or called old. */
export const isNew = (keptAt: number, now = Date.now()): boolean =>
  keptAt <= now && now - keptAt < newFor;
