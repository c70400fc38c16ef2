import { expect, test } from 'vitest';
import { foodColumns } from '../../../foods/foodTable.ts';
import { readTable } from '../../../foods/readTable.ts';
import { findFoods } from './answerQuestion.ts';
import { everydayQueries } from '../../../foods/everydayQueries.ts';
import { readFoods } from './readFoods.ts';

const rows = readTable();
const numbers = new Map(rows.map(({ name, number }) => [name, number]));

test('§2 the right food comes first for 58 of 60 everyday texts', () => {
  expect(everydayQueries).toHaveLength(60);
  expect(new Set(everydayQueries.map(([text]) => text)).size).toBe(60);
  const foods = readFoods(foodColumns());
  const missed = everydayQueries
    .filter(([text, ...right]) => {
      const [first] = findFoods(foods, text);
      return !first || !right.includes(numbers.get(first.name)!);
    })
    .map(([text]) => text);
  expect(missed).toEqual(['bacon', 'corn flakes']);
});

test('every right food is in the table', () => {
  const known = new Set(numbers.values());
  for (const [, ...right] of everydayQueries) {
    expect(right).not.toHaveLength(0);
    for (const number of right) expect(known).toContain(number);
  }
});
