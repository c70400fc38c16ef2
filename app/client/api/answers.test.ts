import { expect, it } from 'vitest';
import { noPreferences } from '../food-log/data/settings.ts';
import { areEntries, areFoods, arePreferences } from './answers.ts';

const tea = { name: 'Tea', calories: 1, fats: 2, proteins: 3, carbs: 4 };
const entry = {
  ...tea,
  id: 'a',
  day: '2026-11-21',
  loggedAt: '2026-11-21T08:00:00.000Z',
  minuteOfDay: 480,
  version: 1,
  deletedAt: null,
};

it.each([{}, { meal: null, amount: null, unit: null }, { meal: 'Tea', amount: 2, unit: 'cup' }])(
  'a food and an entry with %j can be shown',
  (serving) => {
    expect(areFoods([{ ...tea, ...serving }])).toBe(true);
    expect(areEntries([{ ...entry, ...serving }])).toBe(true);
  },
);

it.each([{ meal: {} }, { amount: '2' }, { amount: Number.NaN }, { unit: 1 }])(
  'a food and an entry with %j cannot be shown',
  (serving) => {
    expect(areFoods([{ ...tea, ...serving }])).toBe(false);
    expect(areEntries([{ ...entry, ...serving }])).toBe(false);
  },
);

it('preferences of before energy had a unit are still read, and those with one', () => {
  const { energyUnit: _unit, ...older } = noPreferences;
  const all = [older, noPreferences, { ...older, energyUnit: 4 }];
  expect(all.map((one) => arePreferences(one))).toEqual([true, true, false]);
});
