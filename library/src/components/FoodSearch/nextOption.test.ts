import { expect, test } from 'vitest';
import { nextOption } from './nextOption.ts';

test.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 11, -1],
  ['ArrowUp', -1, 11],
  ['ArrowUp', 0, -1],
  ['Home', 7, 0],
  ['End', -1, 11],
  ['PageDown', -1, 4],
  ['PageDown', 9, 11],
  ['PageUp', 11, 6],
  ['PageUp', 2, 0],
  ['PageUp', -1, 0],
  ['a', 3, undefined],
])('%s at option %i of 12 selects %s', (key, active, next) => {
  expect(nextOption(key, active, 12)).toBe(next);
});
