import type { CalendarDay } from '@foodlog/ui';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { dayKey } from '../data/cacheKeys.ts';
import { useApi } from '../data/useApi.ts';
import { useDropWhenUnused } from '../data/useDropWhenUnused.ts';

/**
 * Fetches a day ahead, so that its totals show at once when a person goes there. Renders nothing. A failure is
 * forgotten: on screen, the day is fetched with all retries.
 */
export function usePrefetchDay(userId: string, day: CalendarDay | undefined): void {
  const api = useApi();
  const { cache, mutate } = useSWRConfig();
  const key = day === undefined ? null : dayKey(userId, day);
  useDropWhenUnused(key);
  useEffect(() => {
    if (day === undefined || key === null || cache.get(key)?.data !== undefined) return;
    void mutate(key, api.foodLogStats(day), {
      throwOnError: false,
      // If the day is on screen by now and this fetch failed, it has to be fetched again.
      revalidate: (data: unknown) => data === undefined,
    });
  }, [api, cache, day, key, mutate]);
}
