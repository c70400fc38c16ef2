import type { CalendarDay } from '@foodlog/ui';
import useSWR, { useSWRConfig } from 'swr';
import { useStore } from '../../store/StoreContext.ts';
import { daysOfKey, statsByDayKey } from '../data/cacheKeys.ts';
import { nothingLogged } from '../data/cachedResponses.ts';
import { type DayStats, type DayTotals, daysOf } from '../data/FoodLog.types.ts';
import { useApi } from '../data/useApi.ts';
import { applyChanges, sameTotals } from '../outbox/applyChanges.ts';
import { useOutboxState } from '../outbox/useOutboxState.ts';
import { type KnownLog, knownLogs } from './loggedDays.ts';

/**
 * The totals of the days from one to another, with this device's changes that the server may not know yet. What this device
 * knows of a day counts, unless the answer about all of them is later.
 */
export function useStatsByDay(userId: string, firstDay: CalendarDay, lastDay: CalendarDay) {
  const api = useApi();
  const store = useStore();
  const { cache } = useSWRConfig();
  const key = statsByDayKey(userId, firstDay, lastDay);
  const { data, error, mutate } = useSWR<DayStats[], unknown>(
    key,
    async (asked: string) => api.foodLogStatsByDay(...daysOfKey(asked)),
    { dedupingInterval: 500 },
  );
  const shown = useOutboxState((state) => state.shown);
  const asOf = store.responses.get(key)?.fetchedAt;
  const logOf = knownLogs(userId, cache, store, key);
  const changed = new Set(shown.flatMap((change) => daysOf(change)));
  const listed = new Map(data?.map(({ day, stats }) => [day, stats]));
  return {
    /** The totals of a day: null where nothing is logged, undefined where that is not known. */
    totalsOn: (day: CalendarDay): DayTotals | null | undefined => {
      const known = logOf(day);
      const isEmpty = data && !listed.has(day);
      // An older log that differs lacks what another device has changed.
      const isAsListed = ({ log }: KnownLog) =>
        sameTotals(log.totals, listed.get(day) ?? nothingLogged.totals);
      const isUsed = known && (known.isLater || !data || (changed.has(day) && isAsListed(known)));
      const log = isUsed ? known.log : isEmpty && nothingLogged;
      if (log) {
        const { entries, totals } = applyChanges(log, day, shown);
        return entries.length > 0 ? totals : null;
      }
      // Of a day whose entries are not here, it is not known what a change makes of it.
      return changed.has(day) ? undefined : listed.get(day);
    },
    /** Whether the totals of all of them have been answered, now or before. */
    isKnown: data !== undefined,
    isLoading: !data && error === undefined,
    /** When the server said so, in milliseconds since 1970; undefined until known. */
    asOf,
    /** Why the last fetch failed. */
    error,
    /** Fetches the totals again now. */
    retry: () => void mutate(),
  };
}
