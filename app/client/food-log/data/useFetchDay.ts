import type { CalendarDay } from '@foodlog/ui';
import { useCallback } from 'react';
import type { DayLog } from './FoodLog.types.ts';
import { useApi } from './useApi.ts';

/** Fetches a day. The function throws ApiError. */
export function useFetchDay(): (day: CalendarDay) => Promise<DayLog> {
  const api = useApi();
  return useCallback(async (day) => api.foodLogStats(day), [api]);
}
