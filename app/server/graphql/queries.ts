import { maxEntriesPerDay } from '../storage/Allowance.ts';
import type { FoodLogEntry } from '../storage/foodLogEntry.ts';
import { PageMissing } from '../storage/foodLogStore.ts';
import { badUserInput } from './badUserInput.ts';
import { checkNumber } from './checkInput.ts';
import { foodLog, suggestion } from './foodLog.ts';
import type { OperationLimits } from './OperationLimits.ts';
import type { QueryResolvers } from './schema.generated.ts';
import { statsRange } from './statsRange.ts';

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

function explainMissingPage(error: unknown): FoodLogEntry[] {
  if (error instanceof PageMissing) {
    throw badUserInput('after is not the id of an entry of yours. Begin with the first page.');
  }
  throw error;
}

/** The resolvers of the queries (§7). They read only the signed-in person's log. */
export const queries: Required<QueryResolvers> = {
  async foodLogFindById(_, { id }, { session, store, limits }) {
    const entry = await limits.inSequence(() => store.findById(session.subject, id));
    return entry ? foodLog(entry) : null;
  },

  async foodLogStats(_, { pagination }, { session, store, limits }) {
    const range = statsRange(pagination.filter);
    const stats = await limits.inSequence(() => store.stats(session.subject, range, limits.summed));
    if (Object.values(stats).some((sum) => sum > largestInt)) {
      throw badUserInput(
        'The totals of this range are too large to be given exactly. Ask for a shorter range.',
      );
    }
    return stats;
  },

  async foodLogEntries(_, { day, first, after }, { session, store, limits }) {
    const most = checkNumber('first', first ?? maxEntriesPerDay, 1, maxEntriesPerDay);
    // Without first and after it is the whole day, which one entry more shows to be too long.
    const isWhole = typeof first !== 'number' && typeof after !== 'string';
    const entries = await list(limits, isWhole ? most + 1 : most, (limit) =>
      store.entries(session.subject, day, { first: limit, after: after ?? undefined }),
    ).catch(explainMissingPage);
    if (entries.length > most) {
      throw badUserInput(
        `The day ${day} has more than ${most} entries. Ask for them in pages, with first and after.`,
      );
    }
    return entries.map(foodLog);
  },

  async foodLogBounds(_, _arguments, { session, store, limits }) {
    return (await limits.inSequence(() => store.bounds(session.subject))) ?? null;
  },

  async foodLogDeleted(_, _arguments, { session, store, now, limits }) {
    const entries = await list(limits, 200, (limit) =>
      store.deleted(session.subject, now(), limit),
    );
    return entries.map(foodLog);
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
};
