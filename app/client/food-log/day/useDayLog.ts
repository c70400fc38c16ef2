import type { CalendarDay } from '@foodlog/ui';
import { useMemo, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import { applyChanges } from '../changes/applyChanges.ts';
import { useLogChanges } from '../changes/LogChangesContext.ts';
import { dayKey } from '../data/cacheKeys.ts';
import type { DayLog } from '../data/FoodLog.types.ts';
import { onErrorRetry } from '../data/onErrorRetry.ts';
import { useApi } from '../data/useApi.ts';
import { useDropWhenUnused } from '../data/useDropWhenUnused.ts';

/** What is known of a day. */
export interface DayLogState {
  /** The server's figures with this device's changes that it may not know yet. Undefined until known. */
  log: DayLog | undefined;
  /** Why the last fetch failed. */
  error: unknown;
  /** Fetches again now. */
  retry: () => void;
}

/** Answers half a second old are good enough for whoever asks; older ones are not. */
const freshness = { dedupingInterval: 500, focusThrottleInterval: 500 };

/**
 * One day's totals and entries, as of one moment. Fetched when the day comes on screen and when the window
 * gets the focus (spec §4); never those of another day while these are on their way.
 */
export function useDayLog(userId: string, day: CalendarDay): DayLogState {
  const api = useApi();
  const changes = useLogChanges();
  const { shown } = useSyncExternalStore(changes.subscribe, changes.getState);
  const key = dayKey(userId, day);
  useDropWhenUnused(key);
  const { data, error, mutate } = useSWR<DayLog, unknown>(key, async () => api.foodLogStats(day), {
    onErrorRetry,
    ...freshness,
  });
  const log = useMemo(() => data && applyChanges(data, day, shown), [data, day, shown]);
  return { log, error, retry: () => void mutate() };
}
