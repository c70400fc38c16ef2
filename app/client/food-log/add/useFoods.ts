import { useMemo, useState, useSyncExternalStore } from 'react';
import useSWR from 'swr';
import type { MutationRow } from '../../store/rows.ts';
import { useStore } from '../../store/StoreContext.ts';
import { useOutbox } from '../outbox/OutboxContext.ts';
import { useOutboxState } from '../outbox/useOutboxState.ts';
import { partOfDay } from '../clock/partOfDay.ts';
import { subscribeToClock } from '../clock/subscribeToClock.ts';
import { frequentKey } from '../data/cacheKeys.ts';
import {
  foodId,
  type FoodSetting,
  idsOf,
  type LastLogged,
  type LoggedFood,
  type OfferedFoods,
} from '../data/FoodLog.types.ts';
import { lastOffered } from '../data/cachedResponses.ts';
import { nameKey } from '../data/nameKey.ts';
import { later, offered, type OwnFood, ownFoods } from '../data/ownFoods.ts';
import { useApi } from '../data/useApi.ts';
import { useSettings } from '../day/useSettings.ts';
import { foodsInChanges } from './foodsInChanges.ts';

const mostFrequent = 6;

/** More are asked for, in case that some are hidden. */
const mostAsked = 20;

const nothingSet: FoodSetting[] = [];

const partNow = () => partOfDay(new Date()).number;

/** The foods that the server offers are fetched at most once in five minutes (spec §9), and for each key. */
const freshness = { dedupingInterval: 5 * 60_000, revalidateOnFocus: false };

type Add = (foods: LastLogged[], food: LastLogged) => LastLogged[];

/** Foods as the server offered them, with the changes that it did not know then. */
function withChanges(
  { foods, known }: OfferedFoods,
  standing: readonly MutationRow[],
  add: Add,
): LastLogged[] {
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
  fetchFoods: () => Promise<LastLogged[]>,
  add: Add,
  renew: (shown: LastLogged[], answered: LastLogged[]) => LastLogged[],
) {
  const outbox = useOutbox();
  const store = useStore();
  const standing = useOutboxState((state) => state.standing);
  const { data, error, mutate } = useSWR<OfferedFoods, unknown>(
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
  const foods = useMemo(
    () =>
      answers?.all.reduce<LastLogged[]>(
        (shown, answered) =>
          withChanges({ ...answered, foods: renew(shown, answered.foods) }, standing, add),
        [],
      ),
    [answers, standing, add, renew],
  );
  return { foods, error: data ? undefined : error, retry: () => void mutate() };
}

const isSame = (one: LoggedFood, other: LoggedFood) => nameKey(one.name) === nameKey(other.name);

const without = (foods: LastLogged[], food: LastLogged) =>
  foods.filter((known) => !isSame(known, food));

/** A food as it was logged in an entry, which may be older than the last one. */
const latestOf = (foods: LastLogged[], food: LastLogged): LastLogged => ({
  ...food,
  lastLoggedAt: later(foods.find((known) => isSame(known, food))?.lastLoggedAt, food.lastLoggedAt),
});

function amongFrequent(foods: LastLogged[], food: LastLogged): LastLogged[] {
  return without(foods, food).length < foods.length
    ? foods.map((known) => (isSame(known, food) ? latestOf(foods, food) : known))
    : [...foods, food].slice(0, mostAsked);
}

/** No food moves and none goes: another one would come under a finger that is about to press. */
const inTheirPlaces = (shown: LastLogged[], answered: LastLogged[]) =>
  answered.reduce(amongFrequent, shown);

const latest = (_shown: LastLogged[], answered: LastLogged[]) => answered;

const first = (foods: LastLogged[], food: LastLogged) => [
  latestOf(foods, food),
  ...without(foods, food),
];

/** What was set of foods when they came on the page in this part of the day, with what this device has set since. */
function useSettingsOnPage(userId: string, part: number): FoodSetting[] {
  const now = useSettings(userId)?.foods;
  const [opened, setOpened] = useState({ part, foods: now });
  if (now && (!opened.foods || opened.part !== part)) setOpened({ part, foods: now });
  // As text, so that only other foods make a render.
  const made = useOutboxState(({ applied, pending }) =>
    [...applied, ...pending]
      .flatMap(({ change }) => (change.kind === 'setFood' ? idsOf(change) : []))
      .join('\n'),
  );
  return useMemo(() => {
    const ids = new Set(made.split('\n'));
    const isMade = (one: FoodSetting) => ids.has(foodId(one));
    const { foods = nothingSet } = opened;
    return [...foods.filter((one) => !isMade(one)), ...(now ?? nothingSet).filter(isMade)];
  }, [opened, now, made]);
}

/**
 * The foods that this person often logs at this time of day; undefined until known. Fetched once in each part of the
 * day. Those on the page stay there, in their places, until the next part of the day or the next opening.
 */
export function useFrequentFoods(userId: string): LoggedFood[] | undefined {
  const api = useApi();
  const part = useSyncExternalStore(subscribeToClock, partNow);
  const settings = useSettingsOnPage(userId, part);
  const { foods } = useOffered(
    userId,
    frequentKey(userId, part),
    async () => api.foodLogFrequent(partOfDay(new Date()).minuteOfDay),
    amongFrequent,
    inTheirPlaces,
  );
  return useMemo(
    () => foods && offered(ownFoods(foods, settings)).slice(0, mostFrequent),
    [foods, settings],
  );
}

/** All of the person's own foods, latest first, and why they could not be fetched. */
export function useAllFoods(userId: string, wanted = true) {
  const api = useApi();
  const settings = useSettings(userId)?.foods ?? nothingSet;
  const { foods, ...answer } = useOffered(
    userId,
    wanted ? `foodLogItems ${userId}` : null,
    async () => api.foodLogItems(),
    first,
    latest,
  );
  const own = useMemo<OwnFood[] | undefined>(
    () => foods && ownFoods(foods, settings),
    [foods, settings],
  );
  return { foods: own, ...answer };
}

/** The person's own foods to offer, latest first. Fetched once, when the form is first used. */
export function useOwnFoods(userId: string, wanted: boolean): LoggedFood[] | undefined {
  const { foods } = useAllFoods(userId, wanted);
  return useMemo(() => foods && offered(foods), [foods]);
}
