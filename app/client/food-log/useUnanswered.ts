import { useRef } from 'react';
import { ApiError } from '../api/ApiError.ts';
import type { LoggedEntry } from './DayLog.types.ts';

/**
 * Remembers entries that were sent and never answered: trying the same again sends the same ones, so that nothing
 * is logged twice.
 */
export function useUnanswered() {
  const unanswered = useRef(new Map<string, LoggedEntry[]>());
  return async (
    /** What is tried, such as the food and the day. */
    key: string,
    fresh: () => LoggedEntry[],
    create: (entries: LoggedEntry[]) => Promise<void>,
  ) => {
    const entries = unanswered.current.get(key) ?? fresh();
    unanswered.current.delete(key);
    try {
      await create(entries);
    } catch (error) {
      const isUnanswered = !(error instanceof ApiError && error.isRefusal);
      if (isUnanswered) unanswered.current.set(key, entries);
      throw error;
    }
  };
}
