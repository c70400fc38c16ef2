import { createContext, use, useEffect } from 'react';
import { useSWRConfig } from 'swr';

/** Spec §9: how long a day that is not used is kept, in milliseconds. */
const keptFor = 5 * 60_000;

/** The timers of the days that are not used, by their key in the cache. */
export type DropTimers = Map<string, ReturnType<typeof setTimeout>>;

/** One set of timers for all that share a cache. */
export const DropTimersContext = createContext<DropTimers | undefined>(undefined);

/**
 * Drops a cached day five minutes after it was last on screen or beside the one on screen (spec §9).
 * @param key the cache's key; null when there is no such day.
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
