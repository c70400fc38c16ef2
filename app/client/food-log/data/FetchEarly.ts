import { isCalendarDay } from '@foodlog/ui';
import { useLayoutEffect } from 'react';
import { preload, useSWRConfig } from 'swr';
import { useDevice } from '../../device/DeviceContext.ts';
import { loadTypeface } from '../../loadTypeface.ts';
import { localDay } from '../clock/localDay.ts';
import { partOfDay } from '../clock/partOfDay.ts';
import { boundsKey, dayKey, frequentKey } from './cacheKeys.ts';
import type { DayLog, LogBounds, OfferedFoods } from './FoodLog.types.ts';
import { useApi } from './useApi.ts';
import { useDayRequests } from './useDayRequests.ts';

/** How long an opening may take, in milliseconds: for so long, the page takes what was fetched early for new. */
const opening = 10_000;

/**
 * Fetches what the log shows first, and its typeface, before the provider has said who the person is and before the page has
 * loaded: the id in the token is enough. Stands before the page, so that the page fetches none of it again; gone once the
 * person is named.
 */
export function FetchEarly({ userId }: { userId: string }) {
  const api = useApi();
  const requests = useDayRequests();
  const device = useDevice();
  const { cache, mutate } = useSWRConfig();
  useLayoutEffect(() => {
    const { pathname, search } = location;
    if (pathname !== '/' && pathname !== '/food-log') return undefined;
    let isOver = false;
    const today = localDay(new Date());
    const asked = new URLSearchParams(search).get('day');
    const bounds: LogBounds | undefined = cache.get(boundsKey(userId))?.data;
    const isKnown = isCalendarDay(asked) && (asked < today || asked <= (bounds?.lastDay ?? today));
    const day = isKnown ? asked : today;
    const part = partOfDay(new Date());
    const show = async (key: string, answer: DayLog | OfferedFoods | undefined) => {
      // From now on the person may change the log, or it is another person's.
      if (isOver || !answer) return;
      // If the page comes later, it shows the answer in its first render.
      await mutate(key, answer, { revalidate: false });
      await device.keepAnswer(userId, key, answer);
    };
    const fetchDay = async () => {
      const key = dayKey(userId, day);
      await show(key, await requests.fetchAhead(key, opening));
    };
    const fetchFoods = async () => {
      const key = frequentKey(userId, part.number);
      // The page takes the same promise, so that there is one request.
      const foods = preload(key, async () => ({
        foods: await api.foodLogFrequent(part.minuteOfDay),
        known: [],
      }));
      await show(key, await foods);
    };
    const fetching = [fetchDay(), fetchFoods()];
    void loadTypeface();
    // What fails is reported, and fetched again, where it is shown.
    for (const one of fetching) one.catch(() => {});
    return () => {
      isOver = true;
    };
  }, [api, cache, device, mutate, requests, userId]);
  return null;
}
