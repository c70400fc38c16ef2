import type { CalendarDay } from '@foodlog/ui';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { dayKey } from '../data/cacheKeys.ts';
import { useApi } from '../data/useApi.ts';
import { useDropWhenUnused } from '../data/useDropWhenUnused.ts';

/**
 * Fetches a day ahead, so that stepping to it shows its totals at once. Renders nothing. A failure leaves
 * no trace: whoever steps there fetches it with all retries.
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
      // Somebody who came meanwhile may have been told to wait for this.
      revalidate: (data: unknown) => data === undefined,
    });
  }, [api, cache, day, key, mutate]);
}
