import { createContext, use, useEffect } from 'react';
import { useSWRConfig } from 'swr';

/** How long an unused day stays in the cache (spec §9), in milliseconds. */
const keptFor = 5 * 60_000;

/** The timers of unused days, by cache key. */
export type DropTimers = Map<string, ReturnType<typeof setTimeout>>;

/** All users of one cache share one set of timers. */
export const DropTimersContext = createContext<DropTimers | undefined>(undefined);

/**
 * Drops a cached day five minutes after it was last on screen or beside the one on screen (spec §9).
 * @param key the cache key of the day; null when there is no such day.
 * @throws outside of SessionLogChanges.
 */
export function useDropWhenUnused(key: string | null): void {
  const { cache } = useSWRConfig();
  const timers = use(DropTimersContext);
  if (!timers) throw new Error('useDropWhenUnused needs a SessionLogChanges above it.');
  useEffect(() => {
    if (key === null) return undefined;
    clearTimeout(timers.get(key));
    return () => {
      timers.set(
        key,
        setTimeout(() => {
          timers.delete(key);
          cache.delete(key);
        }, keptFor),
      );
    };
  }, [cache, key, timers]);
}
