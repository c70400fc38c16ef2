import type { CalendarDay } from '@foodlog/ui';
import type { Cache } from 'swr';
import type { Store } from '../../store/Store.ts';
import { dayKey } from '../data/cacheKeys.ts';
import { type DayLog, daysOf, type EntryChange } from '../data/FoodLog.types.ts';
import { daysAdded } from '../data/logBounds.ts';
import { applyChanges } from '../outbox/applyChanges.ts';

/** A day's log that this device has. */
export interface KnownLog {
  log: DayLog;
  /** Whether it is later than the list of the days with entries, or this device has changed it since. */
  isLater: boolean;
}

/** Returns what this device has of a day, beside the answer about many days that is stored under a key. */
export const knownLogs =
  (userId: string, cache: Cache, { responses }: Store, listKey: string) =>
  (day: CalendarDay): KnownLog | undefined => {
    const log: DayLog | undefined = cache.get(dayKey(userId, day))?.data;
    const { fetchedAt = 0, isStale = false } = responses.get(dayKey(userId, day)) ?? {};
    const list = responses.get(listKey);
    // A clock that has been set back says nothing about which is later.
    const isLater = fetchedAt >= (list?.fetchedAt ?? 0) && fetchedAt <= Date.now();
    // What a stale day lacks is in a list that is not.
    const isListStale = list?.isStale ?? !list;
    return log && { log, isLater: isLater || (isStale && isListStale) };
  };

/**
 * Those of these days that have entries, as far as this device knows.
 * @param listed the days with entries, as the server has answered.
 * @param changes those that the server may not know yet.
 */
export function loggedDays(
  days: readonly CalendarDay[],
  listed: readonly CalendarDay[],
  logOf: (day: CalendarDay) => KnownLog | undefined,
  changes: readonly EntryChange[],
): CalendarDay[] {
  const changed = new Set(changes.flatMap((change) => daysOf(change)));
  const added = daysAdded(changes);
  return days.filter((day) => {
    const known = logOf(day);
    return known && (known.isLater || changed.has(day))
      ? applyChanges(known.log, day, changes).entries.length > 0
      : listed.includes(day) || added.includes(day);
  });
}
