import { expect, test } from 'vitest';
import type { FractionDigits } from './Food.types.ts';
import { parseFigure } from './parseFigure.ts';

const whole = { max: 100_000, fractionDigits: 0 } as const;

test.each([
  ['0', 0],
  ['7', 7],
  ['007', 7],
  [' 250 ', 250],
  ['100000', 100_000],
  ['١٢٣٤٥', 12_345],
  ['٠٦٧٨٩', 6789],
  ['۱۲۰', 120],
  ['１００', 100],
])('§5 %j is read as %i', (text, value) => {
  expect(parseFigure(text, whole)).toBe(value);
});

test.each([
  ['120+80', 200],
  ['3×45', 135],
  ['3*4', 12],
  ['2+3×4+1', 15],
  ['1＋2', 3],
  [' 12 + 2 * 3 ', 18],
  ['0×7', 0],
  ['١+٢', 3],
  ['99999+1', 100_000],
])('§5 %j is calculated as %i', (text, value) => {
  expect(parseFigure(text, whole)).toBe(value);
});

test.each([
  '-1',
  '+1',
  '1.5',
  '1.0',
  '1,5',
  '1e9',
  '12abc',
  '1²',
  '①',
  '½',
  '१२',
  '१२３',
  '１，０００',
  '١٬٠٠٠',
  '١٫٥',
  '1 000',
  '100001',
  '0x10',
  'Infinity',
  '١٠٠٠٠١',
  '1+',
  '×2',
  '1++2',
  '1 2+3',
  '1+2 3',
  '1-2',
  '4/2',
  '99999+2',
  '400×400',
])('§5 %j is not read as a number', (text) => {
  expect(parseFigure(text, whole)).toBeNaN();
});

test.each<[string, FractionDigits, number]>([
  ['1.5', 1, 1.5],
  ['1,5', 1, 1.5],
  ['١٫٥', 1, 1.5],
  ['１．５', 1, 1.5],
  ['1,25', 2, 1.25],
  ['12', 2, 12],
  ['.5', 1, 0.5],
  ['0.1+0,2', 1, 0.3],
  ['3×1,5', 1, 4.5],
  ['2＊3', 0, 6],
  ['٢،٥', 1, 2.5],
  ['0.5×0.3', 1, 0.2],
  ['1.5*1.5', 1, 2.3],
  ['0.01*99', 2, 0.99],
])('%j is read with at most %i digits after the point', (text, fractionDigits, value) => {
  expect(parseFigure(text, { max: 100, fractionDigits })).toBe(value);
});

test.each(['1.25', '1,000', '1.', '.', '1.5.5', '1.5,5', '100.1', '1 .5', '1,5e1'])(
  '%j is not read with at most one digit after the point',
  (text) => {
    expect(parseFigure(text, { max: 100, fractionDigits: 1 })).toBeNaN();
  },
);

test.each(['', ' ', null, undefined])('an empty text such as %j is null, never 0', (text) => {
  expect(parseFigure(text)).toBeNull();
});

test('a file is no figure', () => {
  expect(parseFigure(new File(['1'], '1'))).toBeNaN();
});

test('figures are whole and at most 100,000 unless other rules are given', () => {
  expect(parseFigure('100000')).toBe(100_000);
  expect(parseFigure('100001')).toBeNaN();
  expect(parseFigure('1.5')).toBeNaN();
});
