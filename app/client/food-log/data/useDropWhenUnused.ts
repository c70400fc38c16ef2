import { createContext, use, useEffect } from 'react';
import { useSWRConfig } from 'swr';

/** How long an unused day stays in the cache (spec §9), in milliseconds. */
const keptFor = 5 * 60_000;

/** Counts the users of each cache key, and says when a key has had none for five minutes. */
export class KeysInUse {
  readonly #users = new Map<string, number>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  /**
   * Adds a user of a key.
   * @param drop called once, five minutes after the last user has gone.
   * @returns a function that removes the user.
   */
  add(key: string, drop: () => void): () => void {
    clearTimeout(this.#timers.get(key));
    this.#users.set(key, this.#count(key) + 1);
    return () => {
      this.#users.set(key, this.#count(key) - 1);
      if (this.#count(key) > 0) return;
      this.#users.delete(key);
      this.#timers.set(key, setTimeout(drop, keptFor));
    };
  }

  #count(key: string): number {
    return this.#users.get(key) ?? 0;
  }
}

/** All users of one cache share it. */
export const KeysInUseContext = createContext<KeysInUse | undefined>(undefined);

/**
 * Drops a cached day five minutes after it was last on screen or beside the one on screen (spec §9).
 * @param key the cache key of the day; null when there is no such day.
 * @throws outside of SessionLogChanges.
 */
export function useDropWhenUnused(key: string | null): void {
  const { cache } = useSWRConfig();
  const keysInUse = use(KeysInUseContext);
  if (!keysInUse) throw new Error('useDropWhenUnused needs a SessionLogChanges above it.');
  useEffect(
    () => (key === null ? undefined : keysInUse.add(key, () => cache.delete(key))),
    [cache, key, keysInUse],
  );
}
