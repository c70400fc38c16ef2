import { expect, test } from 'vitest';
import { parseWholeNumber } from './parseWholeNumber.ts';

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
  expect(parseWholeNumber(text, 100_000)).toBe(value);
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
  expect(parseWholeNumber(text, 100_000)).toBe(value);
});

test.each([
  '',
  ' ',
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
  expect(parseWholeNumber(text, 100_000)).toBeUndefined();
});
