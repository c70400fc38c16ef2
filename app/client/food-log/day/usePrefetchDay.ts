import type { CalendarDay } from '@foodlog/ui';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useDevice } from '../../device/DeviceContext.ts';
import { dayKey } from '../data/cacheKeys.ts';
import type { DayLog } from '../data/FoodLog.types.ts';
import { isNew } from '../data/keptAnswers.ts';
import { useFetchDay } from '../data/useFetchDay.ts';

/**
 * Fetches a day ahead, so that its totals show at once when a person goes there. Renders nothing. A failure is
 * forgotten: on screen, the day is fetched with all retries.
 */
export function usePrefetchDay(userId: string, day: CalendarDay | undefined): void {
  const fetchDay = useFetchDay();
  const device = useDevice();
  const { cache, mutate } = useSWRConfig();
  const key = day === undefined ? null : dayKey(userId, day);
  useEffect(() => {
    if (day === undefined || key === null) return;
    if (cache.get(key)?.data !== undefined && isNew(device.answers.get(key)?.keptAt ?? 0)) return;
    const prefetch = async () => {
      let hasFailed = false;
      const fetched = fetchDay(day);
      fetched.catch(() => {
        hasFailed = true;
      });
      const answer = await mutate<DayLog>(key, fetched, {
        throwOnError: false,
        // If the day is on screen by now, SWR has ignored its own fetch for this one.
        revalidate: () => hasFailed,
      });
      // An answer that a change has overtaken does not count.
      if (answer && cache.get(key)?.data === answer) void device.keepAnswer(userId, key, answer);
    };
    // Overtaken by a change, a failure is thrown all the same.
    prefetch().catch(() => {});
  }, [cache, day, device, fetchDay, key, mutate, userId]);
}
