import { mercurius } from 'mercurius';
import { badUserInput } from './badUserInput.ts';
import { newEntry } from './newEntry.ts';
import { scalars } from './scalars.ts';
import type { MutationResolvers, QueryResolvers } from './schema.generated.ts';
import { statsRange } from './statsRange.ts';

const largestInt = 2_147_483_647;

const foodLogFindById: QueryResolvers['foodLogFindById'] = async (_, { id }, { session, store }) =>
  (await store.findById(session.subject, id)) ?? null;

const foodLogStats: QueryResolvers['foodLogStats'] = async (
  _,
  { pagination },
  { session, store },
) => {
  const stats = await store.stats(session.subject, statsRange(pagination.filter));
  if (Object.values(stats).some((sum) => sum > largestInt)) {
    throw badUserInput(
      'The totals of this range are too large to be given exactly. Ask for a shorter range.',
    );
  }
  return stats;
};

const foodLogCreate: MutationResolvers['foodLogCreate'] = async (
  _,
  { data },
  { session, store, now },
) => {
  const entry = newEntry(data, now());
  if (session.loginIds && !session.loginIds.includes(entry.userId)) {
    throw new mercurius.ErrorWithProps(
      'userId is not one of your login ids, so nothing was logged.',
      { code: 'FORBIDDEN' },
    );
  }
  if ((await store.create(session.subject, entry)) === 'conflict') {
    throw new mercurius.ErrorWithProps(
      'Another entry already has this id. It was left as it is; use a new id.',
      { code: 'CONFLICT' },
    );
  }
  return { id: entry.id, calories: entry.calories };
};

/** How each field of the contract is answered (§7), for the person signed in and nobody else. */
export const resolvers = {
  ...scalars,
  Query: { foodLogFindById, foodLogStats },
  Mutation: { foodLogCreate },
};
