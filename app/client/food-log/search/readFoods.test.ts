import { expect, test } from 'vitest';
import { foodColumns } from '../../../foods/foodTable.ts';
import { readFoods } from './readFoods.ts';

const foods = readFoods(foodColumns());

test('§3 a food of the table has its source, its exact figures per 100 g and its portions', () => {
  expect(foods).toHaveLength(8789);
  expect(foods.find(({ name }) => name === 'Butter, salted')).toMatchObject({
    calories: 717,
    fats: 81.11,
    proteins: 0.85,
    carbs: 0.06,
    source: 'USDA',
    per: { amount: 100, unit: 'g' },
    portions: [
      { key: 'pat (1" sq, 1/3" high) 5', label: 'pat (1" sq, 1/3" high)', amount: 5 },
      { key: 'tbsp 14.2', label: 'tbsp', amount: 14.2 },
      { key: 'cup 227', label: 'cup', amount: 227 },
      { key: 'stick 113', label: 'stick', amount: 113 },
    ],
  });
});

test('§5 every food can be logged: its name is no longer than the log takes, and its figures are known', () => {
  for (const { name, calories, fats, proteins, carbs, rarity } of foods) {
    expect(name).toMatch(/^\S.{0,198}\S$/);
    for (const figure of [calories, fats, proteins, carbs])
      expect(figure).toBeGreaterThanOrEqual(0);
    expect(rarity).not.toBeNaN();
  }
  expect(new Set(foods.map(({ name }) => name)).size).toBe(foods.length);
});

test('every portion can be chosen: its key is the only one of its food, and it weighs something', () => {
  for (const { portions } of foods) {
    expect(new Set(portions.map(({ key }) => key)).size).toBe(portions.length);
    for (const { key, amount } of portions) {
      expect(key).not.toBe('');
      expect(amount).toBeGreaterThan(0);
    }
  }
});
