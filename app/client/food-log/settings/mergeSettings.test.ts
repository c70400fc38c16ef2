import { expect, test } from 'vitest';
import { mergeMeals, mergeTargets, noTarget } from './mergeSettings.ts';

const of = (calories: number | null, fats: number | null = null) => ({
  ...noTarget,
  calories,
  fats,
});
const row = (name: string, time = '') => ({ name, time });

test('only the figures that a person has changed replace those of another device', () => {
  expect(mergeTargets([of(1800, 70)], [of(2000, 70)], [of(2500, 90)])).toEqual([of(1800, 90)]);
  expect(mergeTargets([of(null, 70)], [of(2000, 70)], [of(2500)])).toEqual([of(null)]);
  expect(mergeTargets([of(1800)], [], [of(2500, 90)])).toEqual([of(1800, 90)]);
});

test('what was set for every day meets what was set by weekday, day by day', () => {
  const byWeekday = [0, 1, 2, 3, 4, 5, 6].map((day) => of(2000, day));
  const merged = mergeTargets([of(1800)], [of(2000)], byWeekday);
  expect(merged).toEqual([0, 1, 2, 3, 4, 5, 6].map((day) => of(1800, day)));
});

test('a meal that a person has changed is that of the same name, wherever it is by now', () => {
  const before = [row('Breakfast', '08:00'), row('Lunch', '12:00'), row('Dinner')];
  const now = [row('Tea'), row('Lunch', '11:00'), row('Breakfast', '07:00')];
  const typed = [row('Brunch', '08:00'), row('Lunch', '12:00'), row('', ''), row('Snacks')];
  expect(mergeMeals(typed, before, now).filter(({ name }) => name !== '')).toEqual([
    row('Tea'),
    row('Lunch', '11:00'),
    row('Brunch', '07:00'),
    row('Snacks'),
  ]);
});

test('a meal that both have added is there once', () => {
  expect(mergeMeals([row('Tea', '16:00')], [], [row('Tea')])).toEqual([row('Tea')]);
});
