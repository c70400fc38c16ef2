import { isCalendarDay } from '@foodlog/ui';
import { preload } from 'swr';
import type { Api } from '../../api/createApi.ts';
import type { Device } from '../../device/Device.ts';
import { localDay } from '../clock/localDay.ts';
import { partOfDay } from '../clock/partOfDay.ts';
import { dayKey, frequentKey } from './cacheKeys.ts';
import type { OfferedFoods } from './FoodLog.types.ts';
import { fetchDay } from './useFetchDay.ts';

/**
 * Fetches what the log shows first while the provider is still asked who the person is: the id in the token is enough.
 * @param search the search of the address, which may name a day.
 */
export function fetchEarly(api: Api, device: Device, userId: string, search: string): void {
  const today = localDay(new Date());
  const asked = new URLSearchParams(search).get('day');
  const day = isCalendarDay(asked) && asked < today ? asked : today;
  const part = partOfDay(new Date());
  const requests: Promise<unknown>[] = [
    preload(dayKey(userId, day), async () => fetchDay(api, device, userId, day)),
    preload(frequentKey(userId, part.number), async (): Promise<OfferedFoods> => {
      return { foods: await api.foodLogFrequent(part.minuteOfDay), known: [] };
    }),
  ];
  // What fails is reported, and fetched again, where it is shown.
  for (const request of requests) request.catch(() => {});
}
