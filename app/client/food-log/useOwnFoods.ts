import { useSyncExternalStore } from 'react';
import type { FoodFormValues } from '@foodlog/ui';
import useSWR, { useSWRConfig } from 'swr';
import { minuteNow } from './entryTime.ts';
import { onClock } from './onClock.ts';
import { onErrorRetry } from './retry.ts';
import { useApi } from './useApi.ts';

const itemsKey = (userId: string) => `foodLogItems ${userId}`;
const frequentKey = (userId: string) => `foodLogFrequent ${userId}`;
const once = { onErrorRetry, revalidateOnFocus: false, revalidateIfStale: false };
/** The server tells the day in parts of as many minutes (decision 9). */
const partOfDay = 180;
const mostFrequent = 6;

const partNow = () => Math.floor(minuteNow(new Date()) / partOfDay);

/** What this person often logs at this time of day; undefined until known. Asked for once in each part of the day. */
export function useFrequentFoods(userId: string): FoodFormValues[] | undefined {
  const api = useApi();
  const part = useSyncExternalStore(onClock, partNow);
  return useSWR(
    `${frequentKey(userId)} ${part}`,
    async () => api.foodLogFrequent(part * partOfDay),
    { ...once, keepPreviousData: true },
  ).data;
}

/** The person's own foods, latest first. Asked for once, when they are first wanted. */
export function useOwnFoods(userId: string, wanted: boolean): FoodFormValues[] | undefined {
  const api = useApi();
  return useSWR(wanted ? itemsKey(userId) : null, async () => api.foodLogItems(), once).data;
}

/** Tells what was just logged, or made of an entry, to what is offered. */
export function useRememberFood(userId: string): (food: FoodFormValues) => void {
  const { mutate } = useSWRConfig();
  return ({ name, calories, fats, proteins, carbs }) => {
    const food = { name, calories, fats, proteins, carbs };
    const others = (foods: FoodFormValues[]) => foods.filter((known) => known.name !== name);
    void mutate<FoodFormValues[]>(itemsKey(userId), (foods) => foods && [food, ...others(foods)], {
      revalidate: false,
    });
    void mutate<FoodFormValues[]>(
      (key) => typeof key === 'string' && key.startsWith(frequentKey(userId)),
      (foods) =>
        foods && others(foods).length < foods.length
          ? foods.map((known) => (known.name === name ? food : known))
          : foods && [...foods, food].slice(0, mostFrequent),
      { revalidate: false },
    );
  };
}
