import type { FoodFormValues } from '@foodlog/ui';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { minuteNow } from './entryTime.ts';
import { onErrorRetry } from './retry.ts';
import { useApi } from './useApi.ts';

const itemsKey = (userId: string) => `foodLogItems ${userId}`;
const once = { onErrorRetry, revalidateOnFocus: false, revalidateIfStale: false };

/** What this person often logs at this time of day; undefined until known. Asked for once. */
export function useFrequentFoods(userId: string): FoodFormValues[] | undefined {
  const api = useApi();
  const [minute] = useState(() => minuteNow(new Date()));
  return useSWR(
    `foodLogFrequent ${userId} ${minute}`,
    async () => api.foodLogFrequent(minute),
    once,
  ).data;
}

/** The person's own foods, latest first. Asked for once, when they are first wanted. */
export function useOwnFoods(userId: string, wanted: boolean): FoodFormValues[] | undefined {
  const api = useApi();
  return useSWR(wanted ? itemsKey(userId) : null, async () => api.foodLogItems(), once).data;
}

/** Puts a food that was just logged in front of the person's own foods. */
export function useRememberFood(userId: string): (food: FoodFormValues) => void {
  const { mutate } = useSWRConfig();
  return (food) => {
    void mutate<FoodFormValues[]>(
      itemsKey(userId),
      (foods) => foods && [food, ...foods.filter(({ name }) => name !== food.name)],
      { revalidate: false },
    );
  };
}
