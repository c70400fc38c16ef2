import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactOf, roundExact } from '../food-fields/exactNumber.ts';
import { round } from './round.ts';

test.each([
  [1.005, 2, 1.01],
  [1.255, 2, 1.26],
  [0.5, 0, 1],
  [1e-7, 2, 0],
  [1e300, 2, 1e300],
  [1_000_000_000_000.5, 0, 1_000_000_000_001],
])('%d is rounded to %d digits as on paper: %d', (value, digits, expected) => {
  expect(round(value, digits)).toBe(expected);
});

test('a number is shown as the form that takes it rounds it', () => {
  const typed = fc
    .tuple(fc.nat(10 ** 9), fc.nat(6))
    .map(([units, digits]) => `${units}e-${digits}`);
  fc.assert(
    fc.property(typed, fc.nat(2), (text, digits) => {
      expect(round(Number(text), digits)).toBe(roundExact(exactOf(Number(text)), digits).value);
    }),
  );
});

test('zero has no sign', () => {
  expect(round(-0.001, 2)).toBe(0);
  expect(round(-0, 2)).toBe(0);
});
