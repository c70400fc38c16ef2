import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountText } from './amountText.ts';
import { parseAmount, readAmount } from './readAmount.ts';

test.each([
  ['1/2', 0.5],
  ['½', 0.5],
  ['1 1/2', 1.5],
  ['1½', 1.5],
  ['1 ½', 1.5],
  ['2⅓', 7 / 3],
  ['1⁄3', 1 / 3],
  ['3 / 4', 0.75],
  ['11/2', 5.5],
  ['１／４', 0.25],
  ['١/٢', 0.5],
  ['٢½', 2.5],
  ['१ १/२', 1.5],
  ['০.৫', 0.5],
  ['٠٫٥', 0.5],
  ['0,5', 0.5],
  ['0.125', 0.125],
  ['12.3456', 12.3456],
  ['1½ slice', 1.5],
  ['3×½', 1.5],
  ['3x½', 1.5],
  ['½x3', 1.5],
  ['⅓+⅓+⅓', 1],
  ['1/2+1/4', 0.75],
  ['0.1+0.2', 0.3],
  ['1 000', 1000],
])('%j is read as %f', (text, amount) => {
  expect(readAmount(text, { units: ['slice'] }).value).toBe(amount);
  expect(parseAmount(text, { units: ['slice'] })).toBe(amount);
});

test.each(['1/0', '½½', '2,5½', '1/2/3', '1.5/2', '1/2.5', '1/', '/2', '1/2345', '1 000 1/2', 'a'])(
  '%j is no number',
  (text) => {
    expect(readAmount(text)).toEqual({ value: Number.NaN, error: 'notNumber' });
  },
);

test('an amount of 0 or less, or above the largest, is none', () => {
  expect(parseAmount('0')).toBeNaN();
  expect(parseAmount('0/5')).toBeNaN();
  expect(readAmount('-½').error).toBe('numberTooSmall');
  expect(readAmount('100½', { max: 100 }).error).toBe('numberTooLarge');
  expect(readAmount('100', { max: 100 }).value).toBe(100);
  expect(parseAmount(new File(['1'], '1'))).toBeNaN();
});

test.each(['', ' ', null, undefined])('an empty text such as %j is null, never 0', (text) => {
  expect(parseAmount(text)).toBeNull();
});

const locale = fc.constantFrom('en-US', 'de-DE', 'es-ES', 'ja-JP', 'he-IL', 'ar-EG', 'hi-IN', 'x');
const fraction = fc
  .tuple(fc.nat(999), fc.nat(999), fc.integer({ min: 1, max: 999 }))
  .map(([whole, units, parts]) => whole + units / parts);
const decimals = fc
  .tuple(fc.nat(99_999_999), fc.nat(6))
  .map(([units, scale]) => Number(`${units}e-${scale}`));

test('what a field writes is read as the same amount in every language, and in no other way', () => {
  fc.assert(
    fc.property(fc.oneof(fraction, decimals), locale, (amount, own) => {
      const text = amountText(amount, own);
      const { value, isAmbiguous } = readAmount(text, { locale: own, max: 10 ** 9 });
      expect({ text, value, isAmbiguous }).toEqual({ text, value: amount, isAmbiguous: false });
    }),
  );
});

test('any text is an amount that the field may have, none, or refused', () => {
  const signs = fc.constantFrom(...Array.from('0123456789.,+*×-/⁄½⅓ ٫٣g'));
  const text = fc.oneof(fc.string({ unit: signs, maxLength: 12 }), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(text, (typed) => {
      const { value, error } = readAmount(typed, { units: ['g'], max: 5000 });
      expect(Number.isNaN(value)).toBe(error !== undefined);
      expect(Number(value) >= 0 && Number(value) <= 5000).toBe(!error);
    }),
  );
});

test.each([
  [0.5, 'en-US', '0.5'],
  [0.5, 'de-DE', '0,5'],
  [2, 'en-US', '2'],
  [0.2, 'en-US', '0.2'],
  [4 / 3, 'de-DE', '1⅓'],
  [2 / 7, 'ar-EG', '2/7'],
  [9 / 7, 'en-US', '1 2/7'],
  [1.125, 'de-DE', '1,1250'],
  [1.125, 'en-US', '1.1250'],
  [0.0625, 'en-US', '0.0625'],
  [1234.5, 'de-DE', '1234,5'],
  [-1.5, 'en-US', '-1.5'],
  [null, 'en-US', ''],
  [Number.NaN, 'en-US', ''],
  [Number.POSITIVE_INFINITY, 'en-US', ''],
])('%d in %s is written %j', (amount, own, text) => {
  expect(amountText(amount, own)).toBe(text);
});
