import type { Session } from '../session/tokenVerifier.ts';
import type { FoodLogChange, NewFoodLogEntry } from '../storage/foodLogEntry.ts';
import { checkCount } from './checkInput.ts';
import { entryUpdate } from './entryUpdate.ts';
import { explained } from './explainRefusal.ts';
import { foodLog } from './foodLog.ts';
import { importMutations } from './importMutations.ts';
import { newEntry, refuseOtherUser } from './newEntry.ts';
import type { FoodLogCreateDtoInput, MutationResolvers } from './schema.generated.ts';
import { newDayMark, newFood, newMeals, newPreferences, newTargets } from './settings.ts';

function ownEntry(data: FoodLogCreateDtoInput, session: Session, now: Date): NewFoodLogEntry {
  const entry = newEntry(data, now);
  refuseOtherUser(entry, session);
  return entry;
}

async function answer(change: Promise<FoodLogChange>) {
  const { entries, days } = await explained(change);
  return { entries: entries.map(foodLog), days };
}

/** The resolvers of the mutations (§7). They change only the signed-in person's log. */
export const mutations: Required<MutationResolvers> = {
  async foodLogCreate(_, { data }, { session, store, now, limits }) {
    limits.changed.take(1);
    const at = now();
    const entry = ownEntry(data, session, at);
    const { entries } = await answer(store.create(session.subject, [entry], at));
    const [created] = entries;
    if (!created) throw new Error('A created entry was not answered.');
    return created;
  },

  async foodLogCreateMany(_, { data }, { session, store, now, limits }) {
    checkCount('data', data);
    limits.changed.take(data.length);
    const at = now();
    const entries = data.map((one) => ownEntry(one, session, at));
    return answer(store.create(session.subject, entries, at));
  },

  async foodLogUpdate(_, { data }, { session, store, now, limits }) {
    limits.changed.take(1);
    const at = now();
    return answer(store.update(session.subject, data, entryUpdate(data, at), at));
  },

  async foodLogDelete(_, { entries }, { session, store, now, limits }) {
    checkCount('entries', entries);
    limits.changed.take(entries.length);
    return answer(store.delete(session.subject, entries, now()));
  },

  async foodLogRestore(_, { entries }, { session, store, now, limits }) {
    checkCount('entries', entries);
    limits.changed.take(entries.length);
    return answer(store.restore(session.subject, entries, now()));
  },

  async foodLogSetTargets(_, { data }, { session, store, now, limits }) {
    limits.changed.take(1);
    const at = now();
    return explained(store.setTargets(session.subject, newTargets(data, at), at));
  },

  async foodLogSetMeals(_, { data }, { session, store, now, limits }) {
    limits.changed.take(1);
    return explained(store.setMeals(session.subject, newMeals(data), now()));
  },

  async foodLogSetFood(_, { data }, { session, store, now, limits }) {
    limits.changed.take(1);
    return explained(store.setFood(session.subject, newFood(data), now()));
  },

  async foodLogSetPreferences(_, { data }, { session, store, now, limits }) {
    limits.changed.take(1);
    return explained(store.setPreferences(session.subject, newPreferences(data), now()));
  },

  async foodLogSetDayMark(_, { data }, { session, store, now, limits }) {
    limits.changed.take(1);
    const at = now();
    return explained(store.setDayMark(session.subject, newDayMark(data, at), at));
  },

  ...importMutations,
};
