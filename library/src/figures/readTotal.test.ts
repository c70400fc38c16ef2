import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTotal } from './readTotal.ts';

test('a total and what is left of its target add up as they are shown', () => {
  const amount = fc.double({ min: 0, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(
      amount,
      amount,
      fc.record({ fractionDigits: fc.constantFrom(0, 1, 2), scale: fc.constantFrom(1, 4.184) }),
      (value, aim, figure) => {
        const { total = NaN, target = NaN, left = NaN } = readTotal(value, aim, figure);
        const scale = 10 ** figure.fractionDigits;
        expect(Math.round(total * scale) + Math.round(left * scale)).toBe(
          Math.round(target * scale),
        );
      },
    ),
  );
});
