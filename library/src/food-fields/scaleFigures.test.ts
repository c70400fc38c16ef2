import * as fc from 'fast-check';
import { expect, expectTypeOf, test } from 'vitest';
import { exactAmount, scaleExactly, scaleFigures } from './scaleFigures.ts';

const bread = {
  food: { name: 'Bread', calories: 247, fats: 3, proteins: 13, carbs: null },
  portions: [{ key: 'slice', label: 'slice', amount: 32 }],
};
const drink = [
  { key: 'water', label: 'Water', unit: 'ml' },
  { key: 'dose', label: 'Dose', unit: 'mg', fractionDigits: 2, optional: true },
] as const;

test('figures are those of the amount, and unknown where the food does not say', () => {
  expect(scaleFigures(bread, { amount: 0.5, portion: 'slice' })).toEqual({
    calories: 40,
    fats: 0,
    proteins: 2,
    carbs: null,
  });
  const { calories, carbs } = scaleFigures(bread, { amount: 150, portion: null });
  expect({ calories, carbs }).toEqual({ calories: 371, carbs: null });
});

test('figures of a team are typed by their keys and rounded to their digits', () => {
  const scaled = scaleFigures(
    { food: { water: 250, dose: 0.125 }, per: { amount: 1, unit: 'cup' }, figures: drink },
    { amount: 1 / 3, portion: '' },
  );
  expect(scaled).toEqual({ water: 83, dose: 0.04 });
  expectTypeOf(scaled.dose).toEqualTypeOf<number | null>();
});

test.each([
  ['no amount', { amount: null, portion: 'slice' }],
  ['a text that was no number', { amount: Number.NaN, portion: 'slice' }],
  ['nothing of it', { amount: 0, portion: 'slice' }],
  ['less than nothing', { amount: -1, portion: null }],
  ['an infinite amount', { amount: Infinity, portion: null }],
  ['a portion that is not there', { amount: 1, portion: 'bowl' }],
  ['a portion without an amount', { amount: 1, portion: 'none' }],
])('of %s, no figure is known', (_, value) => {
  const portions = [...bread.portions, { key: 'none', label: 'none', amount: Number.NaN }];
  const unknown = { calories: null, fats: null, proteins: null, carbs: null };
  expect(scaleFigures({ ...bread, portions }, value)).toEqual(unknown);
});

test.each([0, -100, Number.NaN, Infinity])('per %d, no figure is known', (amount) => {
  const per = { amount, unit: 'g' };
  expect(scaleFigures({ ...bread, per }, { amount: 1, portion: null }).calories).toBeNull();
});

test('the first portion of a key counts, and none takes the place of the unit', () => {
  const portions = [...bread.portions, { key: 'slice', label: '', amount: 1 }];
  const food = { ...bread, portions: [...portions, { key: '', label: '', amount: 1000 }] };
  expect(scaleFigures(food, { amount: 1, portion: 'slice' }).calories).toBe(79);
  expect(scaleFigures(food, { amount: 1, portion: '' }).calories).toBe(2);
});

test('a figure that is larger than numbers can be is not known', () => {
  const food = { ...bread.food, calories: 1e308 };
  expect(scaleFigures({ food }, { amount: 1e4, portion: null }).calories).toBeNull();
});

/** Tenths, hundredths or thousandths. */
const decimal = fc.record({ units: fc.integer({ min: 1, max: 9_999_999 }), scale: fc.nat(3) });
const valueOf = ({ units, scale }: { units: number; scale: number }) =>
  Number(`${units}e-${scale}`);
const fraction = fc.record({
  whole: fc.nat(20),
  units: fc.integer({ min: 1, max: 99 }),
  parts: fc.integer({ min: 1, max: 99 }),
});

const number = fc.double({ min: 1e-9, max: 1e9, noNaN: true });
const amount = fc.oneof(
  decimal.map(valueOf),
  fraction.map(({ whole, units, parts }) => (whole * parts + units) / parts),
);

test('before rounding, twice an amount has exactly twice its figures', () => {
  fc.assert(
    fc.property(number, number, number, amount, (figure, size, per, count) => {
      const portions = [{ key: 'a', label: 'a', amount: size }];
      const [once, twice] = [count, 2 * count].map((some) => {
        const exact = exactAmount({ portions }, { amount: some, portion: 'a' });
        return exact && scaleExactly(figure, per, exact);
      });
      expect(2n * once!.units * twice!.parts).toBe(twice!.units * once!.parts);
    }),
  );
});

/** What packages say, often with a half at the end. */
const short = fc.oneof(
  decimal,
  fc.record({ units: fc.integer({ min: 1, max: 400 }), scale: fc.nat(3) }),
);
const anyPer = fc.oneof(decimal, fc.constantFrom({ units: 1, scale: 0 }, { units: 100, scale: 0 }));

test('figures of decimals and fractions are rounded as on paper, halves up', () => {
  const digits = fc.constantFrom<(0 | 1 | 2)[]>(0, 1, 2);
  fc.assert(
    fc.property(short, short, anyPer, fraction, digits, (...given) => {
      const [figure, size, of, { whole, units, parts }, fractionDigits] = given;
      const { water } = scaleFigures(
        {
          food: { water: valueOf(figure) },
          per: { amount: valueOf(of), unit: 'g' },
          portions: [{ key: 'a', label: 'a', amount: valueOf(size) }],
          figures: [{ key: 'water', label: '', unit: '', fractionDigits }],
        },
        { amount: (whole * parts + units) / parts, portion: 'a' },
      );
      const dividend =
        BigInt(figure.units) *
        BigInt(size.units) *
        BigInt(whole * parts + units) *
        10n ** BigInt(of.scale + fractionDigits);
      const divisor = BigInt(of.units) * BigInt(parts) * 10n ** BigInt(figure.scale + size.scale);
      const expected = (2n * dividend + divisor) / (2n * divisor);
      expect(water).toBe(Number(`${expected}e-${fractionDigits}`));
    }),
    { numRuns: 3000 },
  );
});

test('a half is a half, whatever binary fractions make of it', () => {
  const per = { amount: 1, unit: 'g' };
  const figures = [{ key: 'dose', label: '', unit: '', fractionDigits: 2 }] as const;
  const dose = (of: number, count: number) =>
    scaleFigures({ food: { dose: of }, per, figures }, { amount: count, portion: null }).dose;
  expect(dose(1.005, 1)).toBe(1.01);
  expect(dose(0.335, 3)).toBe(1.01);
  expect(dose(1.005, 1 / 3)).toBe(0.34);
  expect(scaleFigures({ food: { calories: 1.5 }, per }, { amount: 1 / 3, portion: null })).toEqual({
    calories: 1,
    fats: null,
    proteins: null,
    carbs: null,
  });
});

test('a negative figure is rounded to the nearest, never to -0', () => {
  const rounded = [-1.2, -1.6, -0.2].map(
    (calories) => scaleFigures({ food: { calories } }, { amount: 100, portion: null }).calories,
  );
  expect(rounded).toEqual([-1, -2, 0]);
});
