import type { CalendarDay } from '@foodlog/ui';
import useSWR from 'swr';
import { dayTotalsKey } from './dayTotalsKey.ts';
import { useApi } from './useApi.ts';
import { useDropWhenOffScreen } from './useDropWhenOffScreen.ts';

/**
 * Fetches a day ahead, so that stepping to it shows its totals at once. Reads nothing of the answer:
 * its arrival renders nothing.
 */
export function usePrefetchDay(userId: string, day: CalendarDay | undefined): void {
  const api = useApi();
  const key = day === undefined ? null : dayTotalsKey(userId, day);
  useSWR(key, async () => day && api.foodLogStats({ startDate: day, endDate: day }), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: false,
    shouldRetryOnError: false,
  });
  useDropWhenOffScreen(key, false);
}
