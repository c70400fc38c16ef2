import { expect, test } from 'vitest';
import {
  foodName,
  foodBytes,
  itemBytes,
  largestFood,
  lastDays,
  mostMeals,
  mutationFields,
  perDay,
  queryFields,
  selection,
  startHeavyServer,
} from '../testing/heavyLog.ts';
import { mostDayMarks, mostOfKind, noPreferences } from '../storage/settings/kinds.ts';
import { egg, importedEgg } from '../testing/operations.ts';
import { idOf } from '../testing/writeDays.ts';

const days = lastDays(10);
const [today = '', yesterday = ''] = days;

const list = (texts: string[]) => (texts.length > 0 ? `(${texts.join(' ')})` : '');
/** One entry of each day, each of another food. */
const ofAllDays = days.map((day, food) => ({ id: idOf(day, food), version: 1 }));
/** The totals of the day, the latest entries of the food, and what is written. */
const perChange = perDay + 2 + 257 + 12;
/** The most bytes of the totals of a day in an answer. */
const dayBytes = 200;

/** What is set of each food, and the food. */
const pinnedRows = 2 * mostOfKind;

const importId = 'a'.repeat(16);
/** About as many entries, with such names, as one request can have, each of another day, of the foods with the most entries. */
const staged = lastDays(450)
  .slice(100)
  .map((day, index) =>
    Object.assign({}, importedEgg, { name: foodName(index % days.length), day }),
  );

/** The most that a field may cost: a request, and the most rows that it reads and bytes that it answers. */
const worst: Record<string, { variables: object; rows: number; bytes: number }> = {
  foodLogFindById: { variables: { id: idOf(today, 1) }, rows: 1, bytes: itemBytes },
  foodLogStats: {
    variables: { pagination: { filter: { startDate: days.at(-1), endDate: today } } },
    rows: days.length * perDay,
    bytes: 200,
  },
  foodLogStatsByDay: {
    variables: { pagination: { filter: { startDate: days.at(-1), endDate: today } } },
    rows: days.length * perDay,
    bytes: days.length * dayBytes,
  },
  foodLogEntries: {
    variables: { day: today, first: 500, after: idOf(today, 0) },
    rows: 1 + perDay - 1,
    bytes: perDay * itemBytes,
  },
  foodLogBounds: { variables: {}, rows: 2, bytes: 500 },
  foodLogDays: {
    variables: { startDate: days.at(-1), endDate: today },
    // One entry of each day.
    rows: days.length,
    bytes: days.length * 20 + 100,
  },
  foodLogDeleted: {
    variables: { first: 500, after: idOf('2024-10-01', 0) },
    // The one before the page, twice, and the one behind it, which shows that nothing else was deleted then.
    rows: 2 + 500 + 1,
    bytes: 500 * itemBytes,
  },
  foodLogFrequent: {
    variables: { minuteOfDay: 720, limit: 20 },
    rows: 40 + pinnedRows,
    bytes: 20 * itemBytes,
  },
  foodLogItems: {
    variables: { limit: 1000 },
    rows: 1000 + pinnedRows,
    bytes: 1000 * itemBytes,
  },
  foodLogTargets: { variables: {}, rows: mostOfKind, bytes: mostOfKind * itemBytes },
  foodLogMeals: { variables: {}, rows: 1, bytes: 20 * itemBytes },
  foodLogFoods: { variables: {}, rows: mostOfKind, bytes: mostOfKind * foodBytes },
  foodLogPreferences: { variables: {}, rows: 1, bytes: itemBytes },
  foodLogDayMarks: { variables: {}, rows: mostDayMarks, bytes: mostDayMarks * 85 },
  foodLogExport: {
    variables: { first: 1000, after: idOf(days.at(-1) ?? '', 400) },
    // The one before the page, and the person.
    rows: 2 + 1000 + 1,
    bytes: 1000 * itemBytes,
  },
  foodLogImports: { variables: {}, rows: 20, bytes: 20 * itemBytes },
  foodLogCreate: {
    variables: { data: { ...egg, name: foodName(1) } },
    rows: perChange,
    bytes: itemBytes,
  },
  foodLogCreateMany: {
    variables: { data: days.map((day, food) => ({ ...egg, name: foodName(food), day })) },
    rows: days.length * perChange,
    bytes: days.length * (itemBytes + dayBytes),
  },
  foodLogUpdate: {
    variables: { data: { id: idOf(today, 3), version: 1, day: yesterday, name: foodName(4) } },
    rows: 2 * perChange,
    bytes: itemBytes + 2 * dayBytes + 100,
  },
  foodLogDelete: {
    variables: { entries: ofAllDays },
    rows: days.length * perChange,
    bytes: days.length * (itemBytes + dayBytes),
  },
  foodLogRestore: {
    variables: { entries: ofAllDays.map(({ id }) => ({ id, version: 2 })) },
    rows: days.length * perChange,
    bytes: days.length * (itemBytes + dayBytes),
  },
  // What is replaced, and the turn of the owner, are read and written.
  foodLogSetTargets: {
    variables: { data: { startDay: today, targets: [], version: 1 } },
    rows: 12,
    bytes: itemBytes,
  },
  foodLogSetMeals: {
    variables: { data: { meals: mostMeals.meals.toReversed(), version: 1 } },
    rows: 12,
    bytes: 20 * itemBytes,
  },
  foodLogSetFood: {
    variables: { data: { ...largestFood(1), isPinned: false, version: 1 } },
    rows: 12,
    bytes: foodBytes,
  },
  foodLogSetPreferences: {
    variables: { data: { ...noPreferences, version: 1 } },
    rows: 12,
    bytes: itemBytes,
  },
  foodLogSetDayMark: {
    variables: { data: { day: today, isPartial: false, version: 1 } },
    rows: 12,
    bytes: itemBytes,
  },
  foodLogStageImport: {
    variables: { id: importId, name: 'Year', userId: egg.userId, start: 0, entries: staged },
    rows: 12 + 2 * staged.length,
    bytes: itemBytes,
  },
  foodLogCommitImport: {
    variables: { id: importId, entries: staged.length },
    // Beside each change, what was staged is read and removed. No day is summed.
    rows: 100 + staged.length * (2 + 257 + 12 + 6),
    bytes: itemBytes,
  },
  foodLogUndoImport: {
    variables: { id: importId },
    rows: 100 + staged.length * (2 + 257 + 12 + 6),
    bytes: itemBytes,
  },
  // All that there is of the person, in each index.
  foodLogErase: {
    variables: { subject: 'U1' },
    rows: 20 * (days.length * perDay + 7000),
    bytes: 100,
  },
};

test('no field reads more rows, or answers more bytes, than its items and entries can cost, whatever else is stored', async () => {
  const ask = await startHeavyServer(days);
  const fields = [...queryFields, ...mutationFields];
  expect(Object.keys(worst)).toEqual(fields.map(({ name }) => name));
  for (const field of fields) {
    const { variables, ...most } = worst[field.name] ?? { variables: {}, rows: 0, bytes: 0 };
    const given = field.args.filter(({ name }) => name in variables);
    const declared = list(given.map(({ name, type }) => `$${name}: ${type.toString()}`));
    const passed = list(given.map(({ name }) => `${name}: $${name}`));
    const kind = queryFields.includes(field) ? 'query' : 'mutation';
    const query = `${kind} Worst${declared} { ${field.name}${passed}${selection(field)} }`;
    const { answer, rows, bytes } = await ask(query, variables);
    expect({ field: field.name, errors: answer.errors }).toEqual({ field: field.name });
    const isWithin = rows <= most.rows && bytes <= most.bytes;
    expect({ field: field.name, rows, bytes, isWithin }).toEqual({
      field: field.name,
      rows,
      bytes,
      isWithin: true,
    });
  }
});
