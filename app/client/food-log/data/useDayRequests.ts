import { createContext, use, useMemo } from 'react';
import type { DayRequests } from './DayRequests.ts';
import type { DayLog } from './FoodLog.types.ts';
import { dayOfKey } from './cacheKeys.ts';
import { useApi } from './useApi.ts';

/** The requests for days that are under way: they outlive a new API, which comes when the person is named. */
export const DayRequestsContext = createContext<DayRequests | undefined>(undefined);

/** Sends requests for days, by their cache keys. See DayRequests. @throws outside of SessionLogChanges. */
export function useDayRequests() {
  const requests = use(DayRequestsContext);
  if (!requests) throw new Error('useDayRequests needs a SessionLogChanges above it.');
  const api = useApi();
  return useMemo(() => {
    const ask = (key: string) => async () => api.foodLogStats(dayOfKey(key));
    return {
      fetch: async (key: string): Promise<DayLog> => requests.fetch(key, ask(key)),
      fetchAhead: async (key: string, keepFor?: number) =>
        requests.fetchAhead(key, ask(key), keepFor),
      overtake: (key: string) => requests.overtake(key),
    };
  }, [api, requests]);
}
