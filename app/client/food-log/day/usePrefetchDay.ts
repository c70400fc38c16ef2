import type { CalendarDay } from '@foodlog/ui';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useDevice } from '../../device/DeviceContext.ts';
import { dayKey } from '../data/cacheKeys.ts';
import { isNew } from '../data/keptAnswers.ts';
import { useFetchDay } from '../data/useFetchDay.ts';

/**
 * Fetches a day ahead, so that its totals show at once when a person goes there. Renders nothing. A failure is
 * forgotten: on screen, the day is fetched with all retries.
 */
export function usePrefetchDay(userId: string, day: CalendarDay | undefined): void {
  const fetchDay = useFetchDay(userId);
  const device = useDevice();
  const { cache, mutate } = useSWRConfig();
  const key = day === undefined ? null : dayKey(userId, day);
  useEffect(() => {
    if (day === undefined || key === null) return;
    if (cache.get(key)?.data !== undefined && isNew(device.answers.get(key)?.keptAt ?? 0)) return;
    void mutate(key, fetchDay(day), {
      throwOnError: false,
      // If the day is on screen by now and this fetch failed, it has to be fetched again.
      revalidate: (data: unknown) => data === undefined,
    });
  }, [cache, day, device, fetchDay, key, mutate]);
}
