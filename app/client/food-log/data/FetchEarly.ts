import { isCalendarDay } from '@foodlog/ui';
import { useEffect, useState } from 'react';
import useSWR, { type Cache, useSWRConfig } from 'swr';
import { loadTypeface } from '../../loadTypeface.ts';
import { localDay } from '../clock/localDay.ts';
import { partOfDay } from '../clock/partOfDay.ts';
import { boundsKey, dayKey, dayOfKey, frequentKey } from './cacheKeys.ts';
import type { DayLog, LogBounds, OfferedFoods } from './FoodLog.types.ts';
import { useApi } from './useApi.ts';

/** How long an opening may take, in milliseconds: for so long, the page takes what was fetched early for new. */
const openingMs = 10_000;

/** The day that was fetched early, and when that was, in milliseconds since the page began. */
const earlyDays = new WeakMap<Cache, { key: string; fetchedAt: number }>();

/** Whether a day that comes on screen with the page was fetched early, and need not be fetched again. */
export function isFetchedEarly(cache: Cache, key: string): boolean {
  const early = earlyDays.get(cache);
  return early?.key === key && performance.now() - early.fetchedAt < openingMs;
}

/** From now on, a day that comes on screen is fetched: the first page was left. */
export const endOpening = (cache: Cache) => void earlyDays.delete(cache);

const once = { revalidateOnFocus: false, revalidateOnReconnect: false };
const foodsOnce = { ...once, dedupingInterval: openingMs };
const dayOnce = { ...once, dedupingInterval: 500 };

/** Whether this page shows the log. */
const isLog = () => location.pathname === '/' || location.pathname === '/food-log';

/**
 * Fetches what the log shows first, and its typeface, before the provider has said who the person is and before the page has
 * loaded: the id in the token is enough. Stands before the page, so that the page fetches none of it again; gone once the
 * person is named. What fails is reported, and fetched again, where it is shown.
 */
export function FetchEarly({ userId }: { userId: string }) {
  const api = useApi();
  const config = useSWRConfig();
  const { cache } = config;
  const [shown] = useState(() => {
    if (!isLog()) return undefined;
    const today = localDay(new Date());
    const asked = new URLSearchParams(location.search).get('day');
    const bounds: LogBounds | undefined = cache.get(boundsKey(userId))?.data;
    const isKnown = isCalendarDay(asked) && (asked < today || asked <= (bounds?.lastDay ?? today));
    return { day: isKnown ? asked : today, part: partOfDay(new Date()) };
  });
  useSWR<DayLog>(
    shown ? dayKey(userId, shown.day) : null,
    async (key: string) => api.foodLogStats(dayOfKey(key)),
    {
      ...dayOnce,
      // Not called when a change has overtaken the answer: then the page asks.
      onSuccess: (day, key) => {
        earlyDays.set(cache, { key, fetchedAt: performance.now() });
        config.onSuccess(day, key, config);
      },
    },
  );
  useSWR<OfferedFoods>(
    shown ? frequentKey(userId, shown.part.number) : null,
    shown
      ? async () => ({ foods: await api.foodLogFrequent(shown.part.minuteOfDay), known: [] })
      : null,
    foodsOnce,
  );
  useEffect(() => {
    if (shown) void loadTypeface();
  }, [shown]);
  return null;
}
