import { isDeepStrictEqual } from 'node:util';
import type { Api } from '../../client/api/Api.ts';
import { totalsOf } from '../../client/food-log/outbox/applyChanges.ts';
import { sameContent } from '../../client/food-log/data/entryContent.ts';
import { foodId, type LoggedEntry } from '../../client/food-log/data/FoodLog.types.ts';
import { suggestion } from '../../server/graphql/foodLog.ts';
import { FoodLogModel } from '../../server/testing/foodLogModel.ts';
import { days } from './RandomChange.ts';
import type { Device, ExpectedEntry } from './Device.ts';

function modelOf(expected: ExpectedEntry[]): FoodLogModel {
  const model = new FoodLogModel();
  for (const { entry, version, isDeleted } of expected) {
    const loggedAt = new Date(entry.loggedAt);
    const deletedAt = isDeleted ? loggedAt : undefined;
    const serving = { meal: null, amount: null, unit: null };
    model.all.set(entry.id, { ...serving, ...entry, loggedAt, version, deletedAt });
  }
  return model;
}

/** What a person must have set: on each device what that device has set last, in the version of its last change. */
function settingsOf(devices: readonly Device[]) {
  const targets = devices.flatMap(({ settings, versions }) =>
    settings.targets.map((one) => ({ ...one, version: versions.get(`targets ${one.startDay}`) })),
  );
  const foods = devices.flatMap(({ settings, versions }) =>
    (settings.foods ?? []).map((one) =>
      Object.assign({}, one, { version: versions.get(foodId(one)) }),
    ),
  );
  const [first] = devices;
  return {
    // What was only ever removed is not stored.
    targets: targets.filter(({ version }) => version !== 0),
    foods: foods
      .filter(({ version }) => version !== 0)
      .toSorted((one, other) => (foodId(one) < foodId(other) ? -1 : 1)),
    meals: { ...first?.settings.meals, version: first?.versions.get('meals') ?? 0 },
    preferences: {
      ...first?.settings.preferences,
      version: first?.versions.get('preferences') ?? 0,
    },
    dayMarks: devices
      .flatMap(({ settings, versions }) =>
        (settings.dayMarks ?? []).map((one) =>
          Object.assign({}, one, { version: versions.get(`mark ${one.day}`) }),
        ),
      )
      .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
  };
}

/**
 * Compares the log of a person on the server with what it should hold. Counts the entries that lost a change or got one
 * twice, the days whose totals are not those of the model and of their entries, and the foods with another count.
 * @param log the app's own client, and the answer to foodLogItems, of which the app does not ask for the counts.
 */
export async function compareLog(log: { api: Api; foods: unknown }, devices: readonly Device[]) {
  const { api, foods } = log;
  const expected = devices.flatMap(({ entries }) => [...entries.values()]);
  const model = modelOf(expected);
  const found = new Map<string, LoggedEntry>();
  const figures = {
    lost: 0,
    doubled: 0,
    'days with other totals': 0,
    'foods counted otherwise': 0,
    'set otherwise': 0,
  };
  for (const day of days) {
    const { totals, entries } = await api.foodLogStats(day);
    for (const entry of entries) found.set(entry.id, entry);
    const isRight = [model.totals(day), totalsOf(entries)].every((sums) =>
      isDeepStrictEqual(sums, totals),
    );
    if (!isRight) figures['days with other totals'] += 1;
  }
  for (const entry of await api.foodLogDeleted()) found.set(entry.id, entry);

  for (const { entry, version, isDeleted } of expected) {
    const there = found.get(entry.id);
    found.delete(entry.id);
    if (there && there.version > version) figures.doubled += 1;
    else if (there?.version !== version || !sameContent(there, entry)) figures.lost += 1;
    else if ((there.deletedAt !== null) !== isDeleted) figures.lost += 1;
  }
  figures.doubled += found.size;

  const right = model.items(500).map(suggestion);
  figures['foods counted otherwise'] = right.filter(
    (food, index) => !Array.isArray(foods) || !isDeepStrictEqual(food, foods[index]),
  ).length;
  const { settings } = await api.foodLogBounds();
  if (!isDeepStrictEqual(settings, settingsOf(devices))) figures['set otherwise'] += 1;
  return figures;
}
