import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { FractionDigits } from './Food.types.ts';
import { figureText } from './figureText.ts';
import { parseFigure, readFigure } from './parseFigure.ts';

test.each([
  [1234.5, 'en-US', 1, '1234.5'],
  [1234.5, 'de-DE', 1, '1234,5'],
  [1234.56, 'de-DE', 1, '1234,6'],
  [1234.5, 'de-DE', 0, '1235'],
  [0, 'ar-EG', 0, '0'],
  [-0.2, 'en-US', 0, '0'],
  [null, 'en-US', 0, ''],
  [Number.NaN, 'en-US', 0, ''],
])('%d in %s with %i digits after the point is %j', (value, locale, fractionDigits, text) => {
  expect(figureText(value, locale, { fractionDigits })).toBe(text);
});

test('every figure in kcal up to 100,000 is the same after it was shown and typed in kJ', () => {
  const kilojoules = { fractionDigits: 0, scale: 4.184 } as const;
  const wrong = Array.from({ length: 100_001 }, (_, value) => value).filter((value) => {
    const text = figureText(value, 'de-DE', kilojoules);
    const read = readFigure(text, { ...kilojoules, locale: 'de-DE' });
    return read.value !== value || read.isRounded;
  });
  expect(wrong).toEqual([]);
});

test('a field reads the text of every figure in every locale', () => {
  const locales = fc.constantFrom('en-US', 'de-DE', 'ar-EG', 'fa-IR', 'hi-IN', 'fr-CH', 'ja-JP');
  const digits = fc.constantFrom<FractionDigits[]>(0, 1, 2);
  fc.assert(
    fc.property(fc.nat(10_000_000), locales, digits, (units, locale, fractionDigits) => {
      const value = units / 10 ** fractionDigits;
      const text = figureText(value, locale, { fractionDigits });
      expect(parseFigure(text, { max: 10_000_000, fractionDigits })).toBe(value);
    }),
  );
});
