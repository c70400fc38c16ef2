import { useMemo, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import type { MutationRow } from '../../store/rows.ts';
import { useStore } from '../../store/StoreContext.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useOutboxState } from '../outbox/useOutboxState.ts';
import { partOfDay } from '../clock/partOfDay.ts';
import { subscribeToClock } from '../clock/subscribeToClock.ts';
import { frequentKey } from '../data/cacheKeys.ts';
import type { LoggedFood, OfferedFoods } from '../data/FoodLog.types.ts';
import { lastOffered } from '../data/cachedResponses.ts';
import { useApi } from '../data/useApi.ts';
import { foodsInChanges } from './foodsInChanges.ts';

const mostFrequent = 6;

const partNow = () => partOfDay(new Date()).number;

/** The foods that the server offers are fetched at most once in five minutes (spec §9), and for each key. */
const freshness = { dedupingInterval: 5 * 60_000, revalidateOnFocus: false };

type Add = (foods: LoggedFood[], food: LoggedFood) => LoggedFood[];

/** Foods as the server offered them, with the changes that it did not know then. */
function withChanges(
  { foods, known }: OfferedFoods,
  standing: readonly MutationRow[],
  add: Add,
): LoggedFood[] {
  const { logged, restored } = foodsInChanges(
    standing.filter(({ id }) => !known.includes(id)).map(({ change }) => change),
  );
  const withLogged = logged.reduce(add, foods);
  // A restored entry may be older than the offered food of that name.
  return restored
    .filter((food) => without(withLogged, food).length === withLogged.length)
    .reduce(add, withLogged);
}

/**
 * The foods that the server offers, with the changes that it did not know then. What is offered is stored, so that it is there
 * at the next opening. Where the server cannot be reached, they are those that were offered last.
 * @param renew makes the foods on the page out of those that were there and those that a later answer offers.
 */
function useOffered(
  userId: string,
  key: string | null,
  fetchFoods: () => Promise<LoggedFood[]>,
  add: Add,
  renew: (shown: LoggedFood[], offered: LoggedFood[]) => LoggedFood[],
): LoggedFood[] | undefined {
  const outbox = useOutbox();
  const store = useStore();
  const standing = useOutboxState((state) => state.standing);
  const { data, error } = useSWR<OfferedFoods, unknown>(
    key,
    async () => {
      const known = outbox.getState().applied.map(({ id }) => id);
      return { foods: await fetchFoods(), known };
    },
    freshness,
  );
  // While another part of the day loads, the foods of the last one are on the page.
  const [answers, setAnswers] = useState<{ key: string | null; all: OfferedFoods[] }>();
  const hasFailed = error !== undefined;
  const stored = useMemo(
    () => (hasFailed ? lastOffered(store, userId) : undefined),
    [store, hasFailed, userId],
  );
  const answer = data ?? stored;
  if (answer && answer !== answers?.all.at(-1)) {
    setAnswers({ key, all: answers?.key === key ? [...answers.all, answer] : [answer] });
  }
  return useMemo(
    () =>
      answers?.all.reduce<LoggedFood[]>(
        (shown, { foods, known }) =>
          withChanges({ foods: renew(shown, foods), known }, standing, add),
        [],
      ),
    [answers, standing, add, renew],
  );
}

/** The same for names that the server takes for one food: case, white space and the encoding of accents do not count. */
const nameKey = (name: string) =>
  name.trim().replaceAll(/\s+/gu, ' ').toLowerCase().normalize('NFC');

const isSame = (one: LoggedFood, other: LoggedFood) => nameKey(one.name) === nameKey(other.name);

const without = (foods: LoggedFood[], food: LoggedFood) =>
  foods.filter((known) => !isSame(known, food));

function amongFrequent(foods: LoggedFood[], food: LoggedFood): LoggedFood[] {
  return without(foods, food).length < foods.length
    ? foods.map((known) => (isSame(known, food) ? food : known))
    : [...foods, food].slice(0, mostFrequent);
}

/** No food moves and none goes: another one would come under a finger that is about to press. */
const inTheirPlaces = (shown: LoggedFood[], offered: LoggedFood[]) =>
  offered.reduce(amongFrequent, shown);

const latest = (_shown: LoggedFood[], offered: LoggedFood[]) => offered;

const first = (foods: LoggedFood[], food: LoggedFood) => [food, ...without(foods, food)];

/**
 * The foods that this person often logs at this time of day; undefined until known. Fetched once in each part of the
 * day. Those on the page stay there, in their places, until the next part of the day or the next opening.
 */
export function useFrequentFoods(userId: string): LoggedFood[] | undefined {
  const api = useApi();
  const part = useSyncExternalStore(subscribeToClock, partNow);
  return useOffered(
    userId,
    frequentKey(userId, part),
    async () => api.foodLogFrequent(partOfDay(new Date()).minuteOfDay),
    amongFrequent,
    inTheirPlaces,
  );
}

/** The person's own foods, latest first. Fetched once, when the form is first used. */
export function useOwnFoods(userId: string, wanted: boolean): LoggedFood[] | undefined {
  const api = useApi();
  return useOffered(
    userId,
    wanted ? `foodLogItems ${userId}` : null,
    async () => api.foodLogItems(),
    first,
    latest,
  );
}
