import { badUserInput } from './badUserInput.ts';
import { checkNumber } from './checkInput.ts';
import { foodLog, suggestion } from './foodLog.ts';
import type { QueryResolvers } from './schema.generated.ts';
import { statsRange } from './statsRange.ts';

const largestInt = 2_147_483_647;

/** The resolvers of the queries (§7). They read only the signed-in person's log. */
export const queries: Required<QueryResolvers> = {
  async foodLogFindById(_, { id }, { session, store }) {
    const entry = await store.findById(session.subject, id);
    return entry ? foodLog(entry) : null;
  },

  async foodLogStats(_, { pagination }, { session, store }) {
    const stats = await store.stats(session.subject, statsRange(pagination.filter));
    if (Object.values(stats).some((sum) => sum > largestInt)) {
      throw badUserInput(
        'The totals of this range are too large to be given exactly. Ask for a shorter range.',
      );
    }
    return stats;
  },

  async foodLogEntries(_, { day }, { session, store }) {
    return (await store.entries(session.subject, day)).map(foodLog);
  },

  async foodLogDeleted(_, _arguments, { session, store, now }) {
    return (await store.deleted(session.subject, now())).map(foodLog);
  },

  async foodLogFrequent(_, { minuteOfDay, limit }, { session, store }) {
    checkNumber('minuteOfDay', minuteOfDay, 0, 1439);
    const most = checkNumber('limit', limit, 1, 20);
    return (await store.frequent(session.subject, minuteOfDay, most)).map(suggestion);
  },

  async foodLogItems(_, { limit }, { session, store }) {
    const most = checkNumber('limit', limit, 1, 1000);
    return (await store.items(session.subject, most)).map(suggestion);
  },
};
