import { foodId, type FoodSetting, type LastLogged, type LoggedFood } from './FoodLog.types.ts';
import { nameKey } from './nameKey.ts';

/** A food that a person has logged or of which they have set something. */
export interface OwnFood {
  /** As it is offered. */
  food: LoggedFood;
  /** What the next change of it begins from. */
  set: FoodSetting;
  /** What is set of all the names under which it was logged. */
  all: FoodSetting[];
  lastLoggedAt: string | undefined;
}

/** What is set of a food of which nothing is set. */
export const nothingSet = (loggedAs: string): FoodSetting => ({
  loggedAs,
  figures: null,
  isPinned: false,
  isHidden: false,
  deletedAt: null,
  version: 0,
});

const timeOf = (instant: string | null | undefined) => (instant ? Date.parse(instant) : -Infinity);

/** The later of two instants. */
export const later = (one: string | undefined, other: string | undefined) =>
  timeOf(one) < timeOf(other) ? other : one;

/** What is set of the food that was logged under a name, and of the names that it then got: the last counts. */
function settingsOf(name: string, byKey: ReadonlyMap<string, FoodSetting>): FoodSetting[] {
  const passed: FoodSetting[] = [];
  let next = byKey.get(nameKey(name));
  while (next && !passed.includes(next) && (next.figures || passed.length === 0)) {
    passed.push(next);
    next = next.figures ? byKey.get(nameKey(next.figures.name)) : undefined;
  }
  return passed;
}

interface Group {
  logged: LoggedFood;
  setting: FoodSetting | undefined;
  all: FoodSetting[];
  lastLoggedAt: string | undefined;
  /** Whether it was logged under the name that it has now. */
  isLoggedSo: boolean;
}

/** Foods by the names that they have now. */
function groupsOf(foods: readonly LastLogged[], byKey: ReadonlyMap<string, FoodSetting>) {
  const groups = new Map<string, Group>();
  for (const { lastLoggedAt, ...logged } of foods) {
    const passed = settingsOf(logged.name, byKey);
    const setting = passed.at(-1);
    const key = nameKey(setting?.figures?.name ?? logged.name);
    const known = groups.get(key);
    groups.set(key, {
      logged: known?.logged ?? logged,
      setting: known?.setting?.figures ? known.setting : (setting ?? known?.setting),
      all: [...(known?.all ?? []), ...passed],
      lastLoggedAt: later(known?.lastLoggedAt, lastLoggedAt),
      isLoggedSo: known?.isLoggedSo || nameKey(logged.name) === key,
    });
  }
  return groups;
}

/**
 * A person's foods with what they have set of them, hidden ones included: the pinned ones first, else in the order in which
 * they were given. A food that was renamed and then logged by its new name is one food.
 */
export function ownFoods(
  logged: readonly LastLogged[],
  settings: readonly FoodSetting[],
): OwnFood[] {
  const byKey = new Map(settings.map((one) => [nameKey(one.loggedAs), one]));
  // All entries of one that is corrected may be deleted.
  const corrected = settings.flatMap(({ loggedAs, figures }) =>
    figures ? [{ ...figures, name: loggedAs }] : [],
  );
  const foods = [...groupsOf([...logged, ...corrected], byKey).values()]
    .filter(({ setting, lastLoggedAt }) => {
      const deletedAt = setting?.deletedAt;
      return !deletedAt || timeOf(lastLoggedAt) > timeOf(deletedAt);
    })
    .map(({ logged: last, setting, all, lastLoggedAt, isLoggedSo }): OwnFood => {
      const food = setting?.figures ?? last;
      const name = isLoggedSo ? food.name : (setting?.loggedAs ?? food.name);
      const { loggedAs, version } = byKey.get(nameKey(name)) ?? nothingSet(name);
      const set = { ...(setting ?? nothingSet(name)), loggedAs, version };
      return { food, set, all, lastLoggedAt };
    });
  return [...foods.filter(({ set }) => set.isPinned), ...foods.filter(({ set }) => !set.isPinned)];
}

/**
 * The changes that give a food figures. If it gets a name back under which it was logged before, they are set of that name first:
 * otherwise each of two names would lead to the other.
 * @param set what the change of the food begins from.
 */
export function corrections(
  { all }: Pick<OwnFood, 'all'>,
  set: FoodSetting,
  figures: NonNullable<FoodSetting['figures']>,
) {
  const back = all.find(
    (one) => nameKey(one.loggedAs) === nameKey(figures.name) && foodId(one) !== foodId(set),
  );
  return [...(back ? [back] : []), set].map((before) => {
    const { loggedAs, version } = before;
    return { kind: 'setFood' as const, before, after: { ...set, loggedAs, version, figures } };
  });
}

/** The foods to offer. */
export const offered = (foods: readonly OwnFood[]): LoggedFood[] =>
  foods.filter(({ set }) => !set.isHidden).map(({ food }) => food);
