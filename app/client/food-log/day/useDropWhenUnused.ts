import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

/** Spec §9: how long a day that is not used is kept. */
const keptFor = 5 * 60_000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Drops a cached day five minutes after it was last on screen or beside the one on screen (spec §9).
 * @param key the cache's key; null when there is no such day.
 */
export function useDropWhenUnused(key: string | null): void {
  const { cache } = useSWRConfig();
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
  }, [cache, key]);
}
