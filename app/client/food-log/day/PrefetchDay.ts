import type { CalendarDay } from '@foodlog/ui';
import { useState } from 'react';
import useSWR, { type Cache, useSWRConfig } from 'swr';
import { useStore } from '../../store/StoreContext.ts';
import { dayKey } from '../data/cacheKeys.ts';
import { isFresh } from '../data/cachedResponses.ts';
import type { DayLog } from '../data/FoodLog.types.ts';
import { useApi } from '../data/useApi.ts';

/** Why days could not be fetched ahead, which nobody has seen. */
const unseen = new WeakSet<object>();

/** Forgets that a day could not be fetched ahead: now that it comes on screen, it is fetched with all retries. */
export function forgetUnseenFailure(cache: Cache, key: string) {
  const { error, ...state } = cache.get(key) ?? {};
  if (error instanceof Object && unseen.has(error)) cache.set(key, state);
}

/**
 * Fetches a day ahead, so that its totals show at once when a person goes there. Renders nothing. Has the day as its key
 * in React: SWR neither stores nor repeats what a component has asked for that is about another day by then.
 */
export function PrefetchDay({ userId, day }: { userId: string; day: CalendarDay }) {
  const api = useApi();
  const { responses } = useStore();
  const { cache } = useSWRConfig();
  const key = dayKey(userId, day);
  const [isKnown] = useState(() => {
    // With a failure, SWR would not ask again for a day that comes back on screen from here.
    const { error: _error, ...state } = cache.get(key) ?? {};
    cache.set(key, state);
    const { fetchedAt = 0, isStale = false } = responses.get(key) ?? {};
    return state.data !== undefined && !isStale && isFresh(fetchedAt);
  });
  const fetchDay = async () => {
    try {
      return await api.foodLogStats(day);
    } catch (error) {
      if (error instanceof Object) unseen.add(error);
      throw error;
    }
  };
  useSWR<DayLog>(key, fetchDay, {
    // The day is asked for again when it comes on screen.
    dedupingInterval: 500,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    revalidateIfStale: !isKnown,
  });
  return null;
}
