import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumFigures } from './sumFigures.ts';

const figures = [
  { key: 'water', label: 'Water', unit: 'ml' },
  { key: 'dose', label: 'Dose', unit: 'mg', fractionDigits: 2, optional: true },
] as const;

test('adds up decimals as on paper, and counts the entries that have a figure', () => {
  const hundredths = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(fc.array(fc.record({ water: hundredths, dose: fc.option(hundredths) })), (days) => {
      const doses = days.flatMap(({ dose }) => dose ?? []);
      const dose = doses.reduce((sum, value) => sum + value, 0) / 100;
      const entries = days.map((day) => ({
        water: day.water / 100,
        dose: day.dose === null ? null : day.dose / 100,
      }));
      expect(sumFigures(entries, figures)).toEqual({
        totals: {
          water: days.reduce((sum, { water }) => sum + water, 0) / 100,
          dose: doses.length === 0 && days.length > 0 ? null : dose,
        },
        known: { water: days.length, dose: doses.length },
        count: days.length,
      });
    }),
  );
});

test('counts a figure that is missing, NaN or infinite as not known, never as 0', () => {
  const entries = [{}, { water: NaN, dose: Infinity }, { water: 0, dose: null }];
  expect(sumFigures(entries, figures)).toEqual({
    totals: { water: 0, dose: null },
    known: { water: 1, dose: 0 },
    count: 3,
  });
});

test('adds up whole numbers of any size', () => {
  const entries = [{ water: 1_234_567_890_123 }, { water: 4 }];
  expect(sumFigures(entries, figures).totals.water).toBe(1_234_567_890_127);
});
