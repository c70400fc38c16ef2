import type { CalendarDay } from '@foodlog/ui';
import { useEffect } from 'react';
import { useSWRConfig } from 'swr';
import { useDevice } from '../../device/DeviceContext.ts';
import { dayKey } from '../data/cacheKeys.ts';
import { isNew } from '../data/keptAnswers.ts';
import { useDayRequests } from '../data/useDayRequests.ts';

/**
 * Fetches a day ahead, so that its totals show at once when a person goes there. Renders nothing. A failure is
 * forgotten: on screen, the day is fetched with all retries.
 */
export function usePrefetchDay(userId: string, day: CalendarDay | undefined): void {
  const requests = useDayRequests();
  const device = useDevice();
  const { cache, mutate } = useSWRConfig();
  useEffect(() => {
    if (day === undefined) return;
    const key = dayKey(userId, day);
    if (cache.get(key)?.data !== undefined && isNew(device.answers.get(key)?.keptAt ?? 0)) return;
    const prefetch = async () => {
      const answer = await requests.fetchAhead(key);
      if (!answer) return;
      void device.keepAnswer(userId, key, answer);
      await mutate(key, answer, { revalidate: false });
    };
    prefetch().catch(() => {});
  }, [cache, day, device, mutate, requests, userId]);
}
