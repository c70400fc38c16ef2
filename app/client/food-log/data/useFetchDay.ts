import type { CalendarDay } from '@foodlog/ui';
import { useCallback } from 'react';
import type { Api } from '../../api/createApi.ts';
import { useDevice } from '../../device/DeviceContext.ts';
import type { Device } from '../../device/Device.ts';
import { dayKey } from './cacheKeys.ts';
import type { DayLog } from './FoodLog.types.ts';
import { useApi } from './useApi.ts';

/** Fetches one person's day, and keeps it on the device. @throws ApiError */
export async function fetchDay(
  api: Api,
  device: Device,
  userId: string,
  day: CalendarDay,
): Promise<DayLog> {
  const log = await api.foodLogStats(day);
  void device.keepAnswer(dayKey(userId, day), log);
  return log;
}

/** Fetches a day of one person, and keeps it on the device. The function throws ApiError. */
export function useFetchDay(userId: string): (day: CalendarDay) => Promise<DayLog> {
  const api = useApi();
  const device = useDevice();
  return useCallback(async (day) => fetchDay(api, device, userId, day), [api, device, userId]);
}
