import type { CalendarDay } from '@foodlog/ui';
import { useEffect, useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useDevice } from '../../device/DeviceContext.ts';
import { applyChanges } from '../changes/applyChanges.ts';
import { useLogChangesState } from '../changes/useLogChangesState.ts';
import { dayKey } from '../data/cacheKeys.ts';
import type { DayLog, LoggedEntry } from '../data/FoodLog.types.ts';
import { onErrorRetry } from '../data/onErrorRetry.ts';
import { emptyUntil, nothingLogged } from '../data/keptAnswers.ts';
import { useDayRequests } from '../data/useDayRequests.ts';

/** The log of one day, as far as it is known. */
export interface DayLogState {
  /** The server's answer with this device's changes that it may not know yet; undefined until known. */
  log: DayLog | undefined;
  /** The entries of `log`; while that cannot be fetched, those that wait here for the server. */
  entries: LoggedEntry[] | undefined;
  /** When the server said so, in milliseconds since 1970; undefined until known. */
  asOf: number | undefined;
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
 */
export function useDayLog(userId: string, day: CalendarDay): DayLogState {
  const requests = useDayRequests();
  const shown = useLogChangesState((state) => state.shown);
  const key = dayKey(userId, day);
  const device = useDevice();
  const { cache } = useSWRConfig();
  // A day that has begun since the last answer is empty, as far as this device knows.
  const empty = useMemo(() => emptyUntil(cache, device, userId, day), [cache, device, userId, day]);
  const { data, error, mutate } = useSWR<DayLog, unknown>(key, {
    // SWR may ask for the day of an earlier render, when the person has gone on since.
    fetcher: requests.fetch,
    onErrorRetry,
    // An answer that a change has overtaken does not count.
    onSuccess: (answer, asked) => void device.keepAnswer(userId, asked, answer),
    ...freshness,
    ...(empty !== undefined && { fallbackData: nothingLogged }),
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
  const asOf = device.answers.get(key)?.keptAt ?? empty;
  const waiting = useMemo(() => applyChanges(nothingLogged, day, shown).entries, [day, shown]);
  const isMissing = error !== undefined && waiting.length > 0;
  const entries = log?.entries ?? (isMissing ? waiting : undefined);
  return { log, entries, asOf, error, retry: () => void mutate() };
}
