import { useMemo, useSyncExternalStore } from 'react';
import type { FoodFormValues } from '@foodlog/ui';
import useSWR from 'swr';
import { minuteNow } from './entryTime.ts';
import { foodsOf } from './foodsOf.ts';
import { useLogChanges } from './LogChangesContext.ts';
import { onClock } from './onClock.ts';
import { onErrorRetry } from './retry.ts';
import { useApi } from './useApi.ts';

const once = { onErrorRetry, revalidateOnFocus: false, revalidateIfStale: false };
/** The server tells the day in parts of as many minutes (decision 9). */
const partOfDay = 180;
const mostFrequent = 6;

const partNow = () => Math.floor(minuteNow(new Date()) / partOfDay);

/** What the changes of this page that are made and stand have made of entries: offered with what the server knows. */
function useFoodsOfPage(): FoodFormValues[] {
  const { changes } = useLogChanges();
  const { done, pending } = useSyncExternalStore(changes.subscribe, changes.getState);
  return useMemo(
    () => foodsOf(done.filter((change) => !pending.includes(change))),
    [done, pending],
  );
}

const without = (foods: FoodFormValues[], { name }: FoodFormValues) =>
  foods.filter((known) => known.name !== name);

function amongFrequent(foods: FoodFormValues[], food: FoodFormValues): FoodFormValues[] {
  return without(foods, food).length < foods.length
    ? foods.map((known) => (known.name === food.name ? food : known))
    : [...foods, food].slice(0, mostFrequent);
}

/** What this person often logs at this time of day; undefined until known. Asked for once in each part of the day. */
export function useFrequentFoods(userId: string): FoodFormValues[] | undefined {
  const api = useApi();
  const part = useSyncExternalStore(onClock, partNow);
  const fresh = useFoodsOfPage();
  const { data } = useSWR(
    `foodLogFrequent ${userId} ${part}`,
    async () => api.foodLogFrequent(part * partOfDay),
    { ...once, keepPreviousData: true },
  );
  return useMemo(() => data && fresh.reduce(amongFrequent, data), [data, fresh]);
}

/** The person's own foods, latest first. Asked for once, when they are first wanted. */
export function useOwnFoods(userId: string, wanted: boolean): FoodFormValues[] | undefined {
  const api = useApi();
  const fresh = useFoodsOfPage();
  const key = wanted ? `foodLogItems ${userId}` : null;
  const { data } = useSWR(key, async () => api.foodLogItems(), once);
  return useMemo(
    () => data && fresh.reduce((foods, food) => [food, ...without(foods, food)], data),
    [data, fresh],
  );
}
