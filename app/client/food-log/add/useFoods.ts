import { useMemo, useSyncExternalStore } from 'react';
import type { FoodFormValues } from '@foodlog/ui';
import useSWR from 'swr';
import { useLogChanges } from '../changes/LogChangesContext.ts';
import { useLogChangesState } from '../changes/useLogChangesState.ts';
import { minuteNow } from '../clock/minuteOfDay.ts';
import { subscribeToClock } from '../clock/subscribeToClock.ts';
import { onErrorRetry } from '../data/onErrorRetry.ts';
import { useApi } from '../data/useApi.ts';
import { foodsInChanges } from './foodsInChanges.ts';

/** The server divides the day into parts of this many minutes (decision 9). */
const partOfDay = 180;
const mostFrequent = 6;

const partNow = () => Math.floor(minuteNow(new Date()) / partOfDay);

/**
 * Fetches the foods that the server offers, once for each key, and applies the changes that were answered since.
 * Fetches them again with other changes, which is when a session begins.
 */
function useOffered(
  key: string | null,
  fetchFoods: () => Promise<FoodFormValues[]>,
  add: (foods: FoodFormValues[], food: FoodFormValues) => FoodFormValues[],
): FoodFormValues[] | undefined {
  const changes = useLogChanges();
  const answered = useLogChangesState((state) => state.answered);
  const { data, error } = useSWR(
    key === null ? null : [key, changes],
    async () => {
      const known = changes.getState().answered;
      return { foods: await fetchFoods(), known };
    },
    { onErrorRetry, revalidateOnFocus: false, revalidateIfStale: false, keepPreviousData: true },
  );
  return useMemo(() => {
    // Without an answer nothing can be offered, and nothing has to be waited for.
    if (!data) return error === undefined ? undefined : [];
    const news = answered.filter((change) => !data.known.includes(change));
    const { logged, restored } = foodsInChanges(news);
    const foods = logged.reduce(add, data.foods);
    // A restored entry may be older than the offered food of that name.
    return restored
      .filter((food) => without(foods, food).length === foods.length)
      .reduce(add, foods);
  }, [data, error, answered, add]);
}

const without = (foods: FoodFormValues[], { name }: FoodFormValues) =>
  foods.filter((known) => known.name !== name);

function amongFrequent(foods: FoodFormValues[], food: FoodFormValues): FoodFormValues[] {
  return without(foods, food).length < foods.length
    ? foods.map((known) => (known.name === food.name ? food : known))
    : [...foods, food].slice(0, mostFrequent);
}

const first = (foods: FoodFormValues[], food: FoodFormValues) => [food, ...without(foods, food)];

/**
 * The foods that this person often logs at this time of day; undefined until known. Fetched once in each part of the
 * day.
 */
export function useFrequentFoods(userId: string): FoodFormValues[] | undefined {
  const api = useApi();
  const part = useSyncExternalStore(subscribeToClock, partNow);
  return useOffered(
    `foodLogFrequent ${userId} ${part}`,
    async () => api.foodLogFrequent(part * partOfDay),
    amongFrequent,
  );
}

/** The person's own foods, latest first. Fetched once, when the form is first used. */
export function useOwnFoods(userId: string, wanted: boolean): FoodFormValues[] | undefined {
  const api = useApi();
  return useOffered(
    wanted ? `foodLogItems ${userId}` : null,
    async () => api.foodLogItems(),
    first,
  );
}
