import type { CalendarDay } from '@foodlog/ui';
import { useEffect } from 'react';
import { mutate as mutatePreloaded, preload, useSWRConfig } from 'swr';
import { useDevice } from '../../device/DeviceContext.ts';
import { dayKey } from '../data/cacheKeys.ts';
import type { DayLog } from '../data/FoodLog.types.ts';
import { isNew } from '../data/keptAnswers.ts';
import { useFetchDay } from '../data/useFetchDay.ts';

/**
 * Fetches a day ahead, so that its totals show at once when a person goes there. Renders nothing. If the day comes on screen
 * meanwhile, it waits for the same request. Otherwise a failure is forgotten.
 */
export function usePrefetchDay(userId: string, day: CalendarDay | undefined): void {
  const fetchDay = useFetchDay();
  const device = useDevice();
  const { cache, mutate } = useSWRConfig();
  const key = day === undefined ? null : dayKey(userId, day);
  useEffect(() => {
    if (day === undefined || key === null) return;
    const before = cache.get(key);
    if (before?.data !== undefined && isNew(device.answers.get(key)?.keptAt ?? 0)) return;
    const prefetch = async () => {
      const answer = await preload(key, async () => fetchDay(day));
      // An answer that a change has overtaken does not count. A day that has come on screen has taken it already.
      if (cache.get(key) !== before) return;
      await mutate<DayLog>(key, answer, { revalidate: false });
      await device.keepAnswer(userId, key, answer);
    };
    prefetch()
      .catch(() => {})
      // A day that comes on screen later is fetched anew.
      .finally(() => void mutatePreloaded(key));
  }, [cache, day, device, fetchDay, key, mutate, userId]);
}
