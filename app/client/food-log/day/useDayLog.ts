import type { CalendarDay } from '@foodlog/ui';
import { useEffect, useMemo, useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useStore } from '../../store/StoreContext.ts';
import { dayKey, dayOfKey } from '../data/cacheKeys.ts';
import { assumeEmpty, nothingLogged } from '../data/cachedResponses.ts';
import type { DayLog, LoggedEntry } from '../data/FoodLog.types.ts';
import { endOpening, isFetchedEarly } from '../data/FetchEarly.ts';
import { useApi } from '../data/useApi.ts';
import { applyChanges } from '../outbox/applyChanges.ts';
import { useOutboxState } from '../outbox/useOutboxState.ts';
import { forgetUnseenFailure } from './PrefetchDay.ts';

/** The log of one day, as far as it is known. */
export interface DayLogState {
  /** The server's answer with this device's changes that it may not know yet; undefined until known. */
  log: DayLog | undefined;
  /** The entries of `log`; while that cannot be fetched, those that wait here for the server. */
  entries: LoggedEntry[] | undefined;
  /** When the server said so, in milliseconds since 1970; undefined until known. */
  asOf: number | undefined;
  /** Whether this device has changed the day since. */
  isChanged: boolean;
  /** Why the last fetch failed. */
  error: unknown;
  /** Fetches the day again now. */
  retry: () => void;
}

/** An answer may be half a second old, and no older. */
const freshness = { dedupingInterval: 500, focusThrottleInterval: 500 };

/**
 * One day's totals and entries, as of one moment. Fetched when the day comes on screen and when the window gets the
 * focus (spec §4). While they load, the log of another day is never shown.
 * @param options.revalidateOnMount false in a part that comes later than another part with the same day.
 */
export function useDayLog(
  userId: string,
  day: CalendarDay,
  { revalidateOnMount }: { revalidateOnMount?: false } = {},
): DayLogState {
  const api = useApi();
  const store = useStore();
  const shown = useOutboxState((state) => state.shown);
  const { cache } = useSWRConfig();
  const key = useMemo(() => {
    // SWR finds both when it first looks into the cache.
    assumeEmpty(cache, store, userId, day);
    forgetUnseenFailure(cache, dayKey(userId, day));
    return dayKey(userId, day);
  }, [cache, store, userId, day]);
  // SWR may ask for the day of an earlier render, when the person has gone on since.
  const fetchDay = async (asked: string) => api.foodLogStats(dayOfKey(asked));
  const [isEarly] = useState(() => isFetchedEarly(cache, key));
  useEffect(() => () => endOpening(cache), [cache]);
  const { data, error, mutate } = useSWR<DayLog, unknown>(key, fetchDay, {
    ...freshness,
    revalidateOnMount: isEarly ? false : revalidateOnMount,
  });
  useEffect(() => {
    let latest = Date.now();
    // By a clock that was set back, SWR has asked only just now.
    const ask = () => {
      if (Date.now() < latest) void mutate();
      latest = Math.max(latest, Date.now());
    };
    addEventListener('focus', ask);
    return () => removeEventListener('focus', ask);
  }, [mutate]);
  const log = useMemo(() => data && applyChanges(data, day, shown), [data, day, shown]);
  const asOf = store.responses.get(key)?.fetchedAt;
  const waiting = useMemo(() => applyChanges(nothingLogged, day, shown).entries, [day, shown]);
  const isMissing = error !== undefined && waiting.length > 0;
  const entries = log?.entries ?? (isMissing ? waiting : undefined);
  return { log, entries, asOf, isChanged: log !== data, error, retry: () => void mutate() };
}
