import { maxEntriesPerDay } from '../storage/Allowance.ts';
import { type EntriesPage, PageMissing } from '../storage/entryLists.ts';
import type { FoodLogEntry, Nutrition } from '../storage/foodLogEntry.ts';
import { badUserInput } from './badUserInput.ts';
import { checkNumber } from './checkInput.ts';
import { foodLog, foodLogImport, suggestion } from './foodLog.ts';
import { maxListedItems, type OperationLimits } from './OperationLimits.ts';
import type { FoodLog, QueryResolvers } from './schema.generated.ts';
import { checkRange, statsRange } from './statsRange.ts';

const largestInt = 2_147_483_647;

/** Reads a list of at most so many items, if the operation may list as many as there are. */
function list<Item>(
  limits: OperationLimits,
  most: number,
  read: (limit: number) => Promise<Item[]>,
): Promise<Item[]> {
  return limits.inSequence(async () => {
    const items = await read(Math.min(most, limits.listed.limit));
    limits.listed.take(items.length);
    return items;
  });
}

/** As many marks of days as have the size of an item. What a person has set is then listed whole in one operation. */
const marksPerItem = 20;

/** A day within its bound is one page. */
const maxPageSize = maxEntriesPerDay;

/** @throws BAD_USER_INPUT if the page starts after an entry that is not in the list. */
const refuseMissingPage = (error: unknown) => {
  if (!(error instanceof PageMissing)) throw error;
  throw badUserInput('after is not the id of an entry in this list. Begin with the first page.');
};

/**
 * Reads a page, or the whole list if neither `first` nor `after` is given.
 * @param label Begins the message about a list that is too long to be answered whole.
 */
async function listEntries(
  limits: OperationLimits,
  label: string,
  { first, after }: { first?: number | null; after?: string | null },
  read: (page: EntriesPage) => Promise<FoodLogEntry[]>,
): Promise<FoodLog[]> {
  const most = checkNumber('first', first ?? maxPageSize, 1, maxPageSize);
  // The whole list is asked for one entry more, which shows that it is too long.
  const isWhole = typeof first !== 'number' && typeof after !== 'string';
  const entries = await list(limits, isWhole ? most + 1 : most, (limit) =>
    read({ first: limit, after: after ?? undefined }),
  ).catch(refuseMissingPage);
  if (entries.length > most) {
    throw badUserInput(
      `${label} more than ${most} entries. Ask for them in pages, with first and after.`,
    );
  }
  return entries.map(foodLog);
}

const isTooLarge = (stats: Nutrition) => Object.values(stats).some((sum) => sum > largestInt);

/** The resolvers of the queries (§7). They read only the signed-in person's log. */
export const queries: Required<QueryResolvers> = {
  async foodLogFindById(_, { id }, { session, store, limits }) {
    const entry = await limits.inSequence(() => store.findById(session.subject, id));
    return entry ? foodLog(entry) : null;
  },

  async foodLogStats(_, { pagination }, { session, store, limits }) {
    const range = statsRange(pagination.filter);
    const stats = await limits.inSequence(() => store.stats(session.subject, range, limits.summed));
    if (isTooLarge(stats)) {
      throw badUserInput(
        'The totals of this range are too large to be given exactly. Ask for a shorter range.',
      );
    }
    return stats;
  },

  async foodLogStatsByDay(_, { pagination }, { session, store, limits }) {
    const range = statsRange(pagination.filter);
    if (range.kind !== 'days') throw badUserInput('startDate and endDate must both be days.');
    const days = await list(limits, Infinity, () =>
      store.statsByDay(session.subject, range, limits.summed),
    );
    const large = days.find(({ stats }) => isTooLarge(stats));
    if (large) {
      throw badUserInput(`The totals of ${large.day} are too large to be given exactly.`);
    }
    return days;
  },

  foodLogEntries(_, { day, ...page }, { session, store, limits }) {
    return listEntries(limits, `The day ${day} has`, page, (of) =>
      store.entries(session.subject, day, of),
    );
  },

  async foodLogBounds(_, _arguments, { session, store, limits }) {
    return (await limits.inSequence(() => store.bounds(session.subject))) ?? null;
  },

  foodLogDays(_, range, { session, store, limits }) {
    checkRange(range);
    const { startDate: start, endDate: end } = range;
    return list(limits, Infinity, (limit) => store.days(session.subject, { start, end, limit }));
  },

  foodLogDeleted(_, page, { session, store, now, limits }) {
    return listEntries(limits, 'You have deleted', page, (of) =>
      store.deleted(session.subject, now(), of),
    );
  },

  async foodLogFrequent(_, { minuteOfDay, limit }, { session, store, limits }) {
    checkNumber('minuteOfDay', minuteOfDay, 0, 1439);
    const items = await list(limits, checkNumber('limit', limit, 1, 20), (most) =>
      store.frequent(session.subject, minuteOfDay, most),
    );
    return items.map(suggestion);
  },

  async foodLogItems(_, { limit }, { session, store, limits }) {
    const items = await list(limits, checkNumber('limit', limit, 1, 1000), (most) =>
      store.items(session.subject, most),
    );
    return items.map(suggestion);
  },

  foodLogTargets(_, _arguments, { session, store, limits }) {
    return list(limits, Infinity, (limit) => store.targets(session.subject, limit));
  },

  foodLogFoods(_, _arguments, { session, store, limits }) {
    return list(limits, Infinity, (limit) => store.foods(session.subject, limit));
  },

  foodLogMeals(_, _arguments, { session, store, limits }) {
    return limits.inSequence(async () => {
      const meals = await store.meals(session.subject);
      limits.listed.take(meals.meals.length);
      return meals;
    });
  },

  foodLogPreferences(_, _arguments, { session, store, limits }) {
    return limits.inSequence(() => store.preferences(session.subject));
  },

  foodLogDayMarks(_, _arguments, { session, store, limits }) {
    return limits.inSequence(async () => {
      const marks = await store.dayMarks(session.subject, limits.listed.limit * marksPerItem);
      limits.listed.take(Math.ceil(marks.length / marksPerItem));
      return marks;
    });
  },

  async foodLogExport(_, { first, after }, { session, store, limits }) {
    const most = checkNumber('first', first ?? maxListedItems, 1, maxListedItems);
    return limits.inSequence(async () => {
      const limit = Math.min(most, limits.listed.limit);
      const { entries, changedAt } = await store
        .export(session.subject, { first: limit, after: after ?? undefined })
        .catch(refuseMissingPage);
      limits.listed.take(entries.length);
      return { entries: entries.map(foodLog), changedAt: changedAt?.toISOString() ?? null };
    });
  },

  async foodLogImports(_, _arguments, { session, store, limits }) {
    const imports = await list(limits, Infinity, () => store.imports.list(session.subject));
    return imports.map(foodLogImport);
  },
};
