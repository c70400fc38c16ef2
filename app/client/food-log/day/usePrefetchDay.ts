import type { CalendarDay } from '@foodlog/ui';
import { useEffect } from 'react';
import { mutate as mutatePreloaded, preload, useSWRConfig } from 'swr';
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
    const { data, isValidating } = cache.get(key) ?? {};
    if (isValidating) return;
    if (data !== undefined && isNew(device.answers.get(key)?.keptAt ?? 0)) return;
    const prefetch = async () => {
      try {
        // A day that comes on screen meanwhile takes the same promise, so that there is one request.
        const fetched = preload(key, async () => fetchDay(day));
        const answer = await mutate<DayLog>(key, fetched, { revalidate: false });
        // An answer that a change has overtaken does not count.
        if (answer && cache.get(key)?.data === answer) void device.keepAnswer(userId, key, answer);
      } finally {
        // What nobody has taken would be taken for new later.
        void mutatePreloaded(key);
      }
    };
    prefetch().catch(() => {});
  }, [cache, day, device, fetchDay, key, mutate, userId]);
}
