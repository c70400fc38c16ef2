import { useEffect } from 'react';
import { useSWRConfig } from 'swr';

/** Spec §9: how long a day that is not on screen is kept. */
const keptFor = 5 * 60_000;

const timers = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Drops a cached day five minutes after it was last on screen, or was fetched ahead (spec §9).
 * @param key the cache's key; null when there is no such day.
 */
export function useDropWhenOffScreen(key: string | null, onScreen: boolean): void {
  const { cache } = useSWRConfig();
  useEffect(() => {
    if (key === null) return undefined;
    const drop = () => {
      timers.delete(key);
      cache.delete(key);
    };
    const dropLater = () => {
      if (!timers.has(key)) timers.set(key, setTimeout(drop, keptFor));
    };
    if (!onScreen) {
      dropLater();
      return undefined;
    }
    clearTimeout(timers.get(key));
    timers.delete(key);
    return dropLater;
  }, [cache, key, onScreen]);
}
