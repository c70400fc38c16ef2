import { isCalendarDay } from '@foodlog/ui';
import { useLayoutEffect } from 'react';
import { preload, useSWRConfig } from 'swr';
import { useDevice } from '../../device/DeviceContext.ts';
import { loadTypeface } from '../../loadTypeface.ts';
import { localDay } from '../clock/localDay.ts';
import { partOfDay } from '../clock/partOfDay.ts';
import { dayKey, frequentKey } from './cacheKeys.ts';
import type { DayLog, OfferedFoods } from './FoodLog.types.ts';
import { useApi } from './useApi.ts';

/**
 * Fetches what the log shows first, and its typeface, before the provider has said who the person is and before the page has
 * loaded: the id in the token is enough. Stands before the page, so that the page fetches none of it again; gone once the
 * person is named.
 */
export function FetchEarly({ userId }: { userId: string }) {
  const api = useApi();
  const device = useDevice();
  const { mutate } = useSWRConfig();
  useLayoutEffect(() => {
    const { pathname, search } = location;
    if (pathname !== '/' && pathname !== '/food-log') return undefined;
    let isOver = false;
    const today = localDay(new Date());
    const asked = new URLSearchParams(search).get('day');
    const day = isCalendarDay(asked) && asked < today ? asked : today;
    const part = partOfDay(new Date());
    const fetchOnce = async <Answer>(key: string, fetchAnswer: () => Promise<Answer>) => {
      // The page takes the same promise, so that there is one request.
      const answer = await preload(key, fetchAnswer);
      // From now on the person may change the log, or it is another person's.
      if (isOver) return;
      // If the page comes later, it shows the answer in its first render.
      await mutate(key, answer, { revalidate: false });
      await device.keepAnswer(userId, key, answer);
    };
    const requests = [
      fetchOnce<DayLog>(dayKey(userId, day), async () => api.foodLogStats(day)),
      fetchOnce<OfferedFoods>(frequentKey(userId, part.number), async () => ({
        foods: await api.foodLogFrequent(part.minuteOfDay),
        known: [],
      })),
    ];
    void loadTypeface();
    // What fails is reported, and fetched again, where it is shown.
    for (const request of requests) request.catch(() => {});
    return () => {
      isOver = true;
    };
  }, [api, device, mutate, userId]);
  return null;
}
