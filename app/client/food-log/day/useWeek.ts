import { addDays, type CalendarDay, type DayValues } from '@foodlog/ui';
import useSWR, { useSWRConfig } from 'swr';
import { useStore } from '../../store/StoreContext.ts';
import { dayOfKey, weekKey } from '../data/cacheKeys.ts';
import { type DayStats, daysOf } from '../data/FoodLog.types.ts';
import { useApi } from '../data/useApi.ts';
import { applyChanges } from '../outbox/applyChanges.ts';
import { useOutboxState } from '../outbox/useOutboxState.ts';
import { knownLogs } from './loggedDays.ts';
import { useDayLog } from './useDayLog.ts';

/** The last of the seven days among which a day is: today, or a number of weeks before or after it. */
function lastOfWeek(day: CalendarDay, today: CalendarDay): CalendarDay {
  const weeks = Math.floor((Date.parse(today) - Date.parse(day)) / (7 * 86_400_000));
  return addDays(today, -7 * weeks);
}

/**
 * The calories of the seven days among which a day is, with this device's changes that the server may not know yet. What
 * this device knows of a day counts, unless the answer about the week is later; of the day on screen it always does.
 */
export function useWeek(userId: string, day: CalendarDay, today: CalendarDay) {
  const api = useApi();
  const store = useStore();
  const { cache } = useSWRConfig();
  const last = lastOfWeek(day, today);
  const key = weekKey(userId, last);
  const { data, error } = useSWR<DayStats[], unknown>(
    key,
    async (asked: string) => api.foodLogStatsByDay(addDays(dayOfKey(asked), -6), dayOfKey(asked)),
    { dedupingInterval: 500 },
  );
  const { log } = useDayLog(userId, day);
  const shown = useOutboxState((state) => state.shown);
  const logOf = knownLogs(userId, cache, store, store.responses.get(key)?.fetchedAt ?? 0);
  const changed = new Set(shown.flatMap((change) => daysOf(change)));
  const caloriesOf = (one: CalendarDay) => {
    if (one === day) return log?.totals.calories;
    const known = logOf(one);
    if (known && (known.isLater || changed.has(one) || !data))
      return applyChanges(known.log, one, shown).totals.calories;
    // Of a day that is not here, it is not known what a change makes of it.
    if (!data || changed.has(one)) return undefined;
    return data.find((listed) => listed.day === one)?.stats.calories ?? 0;
  };
  const days = Array.from({ length: 7 }, (_, place) => addDays(last, -place));
  const totals: DayValues = Object.fromEntries(days.map((one) => [one, caloriesOf(one)]));
  return { days, totals, isLoading: !data && error === undefined };
}
