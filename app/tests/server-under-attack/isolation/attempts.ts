import { foodLog, suggestion } from '../../../server/graphql/foodLog.ts';
import * as changes from '../../../server/testing/changeOperations.ts';
import { between, foodLogCreate, foodLogStats } from '../../../server/testing/operations.ts';
import { now, sharedDay, sharedDeletedId, sharedId, type Person } from './Person.ts';

const refused = (code: string, message: string) => ({ refused: { message, code } });
const gone = refused('BAD_USER_INPUT', 'This entry no longer exists.');
const notYours = refused(
  'FORBIDDEN',
  'userId is not one of your login ids, so nothing was logged.',
);
const setOtherwise = (current: object) => ({
  refused: {
    message:
      'This was set otherwise in the meantime, so nothing was changed. Check it and try again.',
    code: 'CONFLICT',
    current,
  },
});
const entry =
  'id name calories fats proteins carbs loggedAt day minuteOfDay meal amount unit version deletedAt';
const foodLogFindById = `query Q($id: ObjectId!, $other: ObjectId!) {
  foodLogFindById(id: $id) { ${entry} } other: foodLogFindById(id: $other) { ${entry} }
}`;
const version = ({ id, version: at }: { id: string; version: number }) => ({ id, version: at });

const missingImport = refused('BAD_USER_INPUT', 'This import does not exist. Begin another one.');
const exportEntries = `query Q($after: ObjectId) { foodLogExport(after: $after) { entries { ${entry} } } }`;
const importCounts = { entries: 1, createdAt: now.toISOString() };

/**
 * What a person tries with each operation of the contract, with ids, days, foods and login ids of another person. Every
 * answer must be the one that the person would get if the other did not exist.
 */
export const attempts: Record<string, (me: Person, other: Person) => Promise<void>> = {
  foodLogFindById: async (me, other) => {
    const theirs = other.foreignTo(me);
    const mine = me.own(sharedId);
    const found = { foodLogFindById: foodLog(mine), other: null };
    await me.try([foodLogFindById, { id: sharedId, other: theirs.id }], found);
  },

  foodLogStats: async (me, other) => {
    for (const day of [sharedDay, other.ownDay]) {
      const foodLogStatsOfDay = { foodLogStats: me.model.totals(day) };
      await me.try([foodLogStats, between(day, day)], foodLogStatsOfDay);
    }
    const always = between('2025-11-01T00:00:00Z', '2026-11-20T23:59:59Z');
    const totals = { calories: 0, fats: 0, proteins: 0, carbs: 0 };
    for (const one of me.model.counted) {
      totals.calories += one.calories;
      totals.fats += one.fats;
      totals.proteins += one.proteins;
      totals.carbs += one.carbs;
    }
    await me.try([foodLogStats, always], { foodLogStats: totals });
  },

  foodLogStatsByDay: async (me) => {
    const [start, end] = ['2025-11-01', '2026-11-20'];
    const found = { foodLogStatsByDay: me.model.statsByDay(start, end) };
    await me.try([changes.foodLogStatsByDay, between(start, end)], found);
  },

  foodLogEntries: async (me, other) => {
    for (const day of [sharedDay, other.ownDay]) {
      const found = { foodLogEntries: me.model.entries(day).map(foodLog) };
      await me.try([changes.foodLogEntries, { day }], found);
    }
  },

  foodLogBounds: async (me) => {
    const { bounds } = me.model;
    await me.try([changes.foodLogBounds], { foodLogBounds: bounds ?? null });
  },

  foodLogDays: async (me) => {
    const [startDate, endDate] = ['2025-11-01', '2026-11-20'];
    const found = { foodLogDays: me.model.days(startDate, endDate) };
    await me.try([changes.foodLogDays, { startDate, endDate }], found);
  },

  foodLogDeleted: async (me) => {
    const deleted = [...me.model.all.values()].filter(({ deletedAt }) => deletedAt);
    const found = deleted.toSorted((a, b) => (a.id < b.id ? 1 : -1)).map(foodLog);
    await me.try([changes.foodLogDeleted], { foodLogDeleted: found });
  },

  foodLogFrequent: async (me) => {
    const found = me.model.frequent(720, 20).map(suggestion);
    const variables = { minuteOfDay: 720, limit: 20 };
    await me.try([changes.foodLogFrequent, variables], { foodLogFrequent: found });
  },

  foodLogItems: async (me) => {
    const found = me.model.items(1000).map(suggestion);
    await me.try([changes.foodLogItems, { limit: 1000 }], { foodLogItems: found });
  },

  foodLogCreate: async (me, other) => {
    const theirs = other.foreignTo(me);
    const named = me.newEntry();
    const withTheirUserId = { data: me.creating(named, other.loginId) };
    if (!me.namesLoginIds) me.changed(named);
    const recorded = me.namesLoginIds ? notYours : { foodLogCreate: { id: named.id } };
    await me.try([foodLogCreate, withTheirUserId], recorded);
    const mine = me.newEntry({ id: theirs.id, name: theirs.name, day: theirs.day });
    me.changed(mine);
    const withTheirId = { data: me.creating(mine) };
    await me.try([foodLogCreate, withTheirId], { foodLogCreate: { id: theirs.id } });
  },

  foodLogCreateMany: async (me, other) => {
    const theirs = other.foreignTo(me);
    if (me.namesLoginIds) {
      const data = [me.creating(me.newEntry()), me.creating(me.newEntry(), other.loginId)];
      await me.try([changes.foodLogCreateMany, { data }], notYours);
    }
    const both = [me.newEntry(), me.newEntry({ id: theirs.id })];
    const data = both.map((one) => me.creating(one));
    const foodLogCreateMany = me.changed(...both);
    await me.try([changes.foodLogCreateMany, { data }], { foodLogCreateMany });
  },

  foodLogUpdate: async (me, other) => {
    const theirs = other.foreignTo(me);
    const mine = me.own(sharedId);
    const taken = { data: { ...version(theirs), calories: 1 } };
    await me.try([changes.foodLogUpdate, taken], gone);
    const data = { ...version(mine), calories: mine.calories + 1 };
    const after = { ...mine, calories: mine.calories + 1, version: mine.version + 1 };
    const foodLogUpdate = me.changed(after);
    await me.try([changes.foodLogUpdate, { data }], { foodLogUpdate });
  },

  foodLogDelete: async (me, other) => {
    const theirs = other.foreignTo(me);
    const mine = me.own(sharedId);
    for (const entries of [[theirs], [mine, theirs], [theirs, mine]]) {
      await me.try([changes.foodLogDelete, { entries: entries.map(version) }], gone);
    }
    const deleted = { ...mine, deletedAt: now, version: mine.version + 1 };
    const foodLogDelete = me.changed(deleted);
    const variables = { entries: [version(mine)] };
    await me.try([changes.foodLogDelete, variables], { foodLogDelete });
    const restored = { ...mine, version: mine.version + 2 };
    const foodLogRestore = me.changed(restored);
    const back = { entries: [version(deleted)] };
    await me.try([changes.foodLogRestore, back], { foodLogRestore });
  },

  foodLogRestore: async (me, other) => {
    const theirs = other.foreignTo(me, true);
    const mine = me.own(sharedDeletedId);
    for (const entries of [[theirs], [mine, theirs], [theirs, mine]]) {
      await me.try([changes.foodLogRestore, { entries: entries.map(version) }], gone);
    }
  },

  foodLogTargets: async (me) => {
    await me.try([changes.foodLogTargets], { foodLogTargets: me.model.targets });
  },

  foodLogMeals: async (me) => {
    await me.try([changes.foodLogMeals], { foodLogMeals: me.model.meals });
  },

  foodLogFoods: async (me) => {
    await me.try([changes.foodLogFoods], { foodLogFoods: me.model.foods });
  },

  foodLogSetFood: async (me, other) => {
    const [theirs] = other.model.foods;
    for (const loggedAs of [`Food of ${me.loginId}`, 'Egg']) {
      const { version: before } = me.model.food(loggedAs);
      const food = me.settingOfFood();
      const foodLogSetFood = me.model.setFood(loggedAs, food);
      const data = { loggedAs, ...food, version: before };
      await me.try([changes.foodLogSetFood, { data }], { foodLogSetFood });
    }
    if (!theirs || theirs.version === me.model.food(theirs.loggedAs).version) return;
    const asTheirs = { data: { ...theirs, isHidden: !theirs.isHidden } };
    await me.try([changes.foodLogSetFood, asTheirs], setOtherwise(me.model.food(theirs.loggedAs)));
  },

  foodLogPreferences: async (me) => {
    await me.try([changes.foodLogPreferences], { foodLogPreferences: me.model.preferences });
  },

  foodLogDayMarks: async (me) => {
    await me.try([changes.foodLogDayMarks], { foodLogDayMarks: me.model.dayMarks });
  },

  foodLogSetPreferences: async (me, other) => {
    const before = me.model.preferences;
    const firstDayOfWeek = before.firstDayOfWeek === 1 ? 0 : 1;
    const set = { ...before, firstDayOfWeek, version: before.version + 1 };
    me.model.preferences = set;
    const data = { ...set, version: before.version };
    await me.try([changes.foodLogSetPreferences, { data }], { foodLogSetPreferences: set });
    const theirs = other.model.preferences.version + 1;
    if (theirs === set.version) return;
    const asTheirs = { data: { ...set, hourCycle: 12, version: theirs } };
    await me.try([changes.foodLogSetPreferences, asTheirs], setOtherwise(set));
  },

  foodLogSetDayMark: async (me, other) => {
    for (const day of [me.ownDay, sharedDay]) {
      const before = me.model.dayMark(day);
      const foodLogSetDayMark = me.model.setDayMark(day, !before.isPartial);
      const data = { ...before, isPartial: !before.isPartial };
      await me.try([changes.foodLogSetDayMark, { data }], { foodLogSetDayMark });
    }
    const theirs = other.model.dayMark(other.ownDay);
    const mine = me.model.dayMark(other.ownDay);
    if (theirs.version === mine.version) return;
    const asTheirs = { data: { ...theirs, isPartial: !mine.isPartial } };
    await me.try([changes.foodLogSetDayMark, asTheirs], setOtherwise(mine));
  },

  foodLogSetTargets: async (me, other) => {
    for (const startDay of [me.ownDay, sharedDay]) {
      const targets = [{ ...me.figures(), fats: null }];
      const before = me.model.targetsFrom(startDay);
      const foodLogSetTargets = me.model.setTargets(startDay, targets);
      const data = { ...before, targets };
      await me.try([changes.foodLogSetTargets, { data }], { foodLogSetTargets });
    }
    const theirs = other.model.targetsFrom(other.ownDay);
    if (theirs.version === me.model.targetsFrom(other.ownDay).version) return;
    await me.try(
      [changes.foodLogSetTargets, { data: { ...theirs, targets: [me.figures()] } }],
      setOtherwise(me.model.targetsFrom(other.ownDay)),
    );
  },

  foodLogSetMeals: async (me, other) => {
    const { version: before } = me.model.meals;
    const meals = [{ name: `Meal ${before} of ${me.loginId}`, startMinute: null }];
    me.model.meals = { meals, version: before + 1 };
    const data = { meals, version: before };
    await me.try([changes.foodLogSetMeals, { data }], { foodLogSetMeals: me.model.meals });
    const theirs = other.model.meals.version + 1;
    if (theirs === me.model.meals.version) return;
    const asTheirs = { data: { meals: [], version: theirs } };
    await me.try([changes.foodLogSetMeals, asTheirs], setOtherwise(me.model.meals));
  },

  foodLogExport: async (me, other) => {
    const inOrder = me.model.counted.toReversed();
    const entries = inOrder.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
    await me.try([exportEntries], { foodLogExport: { entries: entries.map(foodLog) } });
    if (me === other) return;
    await me.try(
      [exportEntries, { after: other.foreignTo(me).id }],
      refused(
        'BAD_USER_INPUT',
        'after is not the id of an entry in this list. Begin with the first page.',
      ),
    );
  },

  foodLogImports: async (me) => {
    const foodLogImports = me.imports.map((one) =>
      Object.assign({ imported: 0, kept: 0 }, importCounts, one),
    );
    await me.try([changes.foodLogImports], { foodLogImports });
  },

  foodLogStageImport: async (me, other) => {
    const { id: _, version: __, deletedAt: ___, ...sent } = foodLog(me.newEntry());
    // Everybody uses the same ids.
    const id = `${me.imports.length + 1}`.padStart(16, '0');
    const staging = { id, name: `Import of ${me.loginId}`, start: 0, entries: [sent] };
    if (me.namesLoginIds)
      await me.try([changes.foodLogStageImport, { ...staging, userId: other.loginId }], notYours);
    const { name } = staging;
    const foodLogStageImport = { id, name, state: 'STAGED', imported: 0, kept: 0, ...importCounts };
    await me.try([changes.foodLogStageImport, { ...staging, userId: me.loginId }], {
      foodLogStageImport,
    });
    me.imports.unshift({ id, name, state: 'STAGED' });
  },

  foodLogCommitImport: async (me, other) => {
    const theirs = other.imports.find(({ id }) => me.imports.every((mine) => mine.id !== id));
    const id = theirs?.id ?? 'f'.repeat(16);
    await me.try([changes.foodLogCommitImport, { id, entries: 1 }], missingImport);
  },

  foodLogUndoImport: async (me, other) => {
    const theirs = other.imports.find(({ id }) => me.imports.every((mine) => mine.id !== id));
    const unknown = { id: theirs?.id ?? 'f'.repeat(16) };
    await me.try([changes.foodLogUndoImport, unknown], missingImport);
    const [mine] = me.imports;
    if (!mine) return;
    mine.state = 'UNDONE';
    const foodLogUndoImport = { ...mine, imported: 0, kept: 0, ...importCounts };
    await me.try([changes.foodLogUndoImport, { id: mine.id }], { foodLogUndoImport });
  },

  foodLogErase: async (me, other) => {
    if (me === other) return;
    await me.try(
      [changes.foodLogErase, { subject: other.subject }],
      refused('FORBIDDEN', 'Somebody else is signed in now, so nothing was deleted.'),
    );
  },
};
