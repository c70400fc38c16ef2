import type { CalendarDay } from '@foodlog/ui';
import useSWR from 'swr';
import { dayTotalsKey } from './dayTotalsKey.ts';
import { onErrorRetry } from './retry.ts';
import { useApi } from './useApi.ts';
import { useDropWhenUnused } from './useDropWhenUnused.ts';

/** A day's totals: calories in kcal, the others in grams. */
export interface DayTotals {
  calories: number;
  fats: number;
  proteins: number;
  carbs: number;
}

/** What is known of a day's totals. */
export interface DayTotalsState {
  /** The server's figures, moved at once by an entry that is on its way. Undefined until known. */
  totals: DayTotals | undefined;
  /** Why the last fetch failed. */
  error: unknown;
  /** Fetches again now. */
  retry: () => void;
}

/** Answers half a second old are good enough for whoever asks; older ones are not. */
const freshness = { dedupingInterval: 500, focusThrottleInterval: 500 };

/**
 * The totals of one day. Fetched when the day comes on screen and when the window gets the focus
 * (spec §4); never those of another day while these are on their way.
 */
export function useDayTotals(userId: string, day: CalendarDay): DayTotalsState {
  const api = useApi();
  const key = dayTotalsKey(userId, day);
  useDropWhenUnused(key);
  const { data, error, mutate } = useSWR<DayTotals, unknown>(
    key,
    () => api.foodLogStats({ startDate: day, endDate: day }),
    { onErrorRetry, ...freshness },
  );
  return { totals: data, error, retry: () => void mutate() };
}
